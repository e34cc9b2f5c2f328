/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_48(m, in, run, b_row);
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
            const uint32_t p = x;
            const int32_t q = ~y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
            const uint32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            d_new[l] = (uint32_t)v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const uint32_t p = x;
            const int32_t q = ~y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
            const uint32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = ~y & 0xffff;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = ~y & 0xffff;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
        cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
    }
    put_d_22(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = ~y & 0xffff;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        const uint32_t cd = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_50(m, in, run, b_row);
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
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_52(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_53(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_48(m, in, run, b_row);
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
            const int32_t p = ~(int32_t)x & 0xffff;
            const int32_t q = y;
            const int32_t sum = p + q + 1;
            const int32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
            d_new[l] = (uint32_t)v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t p = ~(int32_t)x & 0xffff;
            const int32_t q = y;
            const int32_t sum = p + q + 1;
            const int32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = ~x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = ~x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
        cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
    }
    put_d_22(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = ~x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        const uint32_t cd = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_50(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_52(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_53(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_48(m, in, run, b_row);
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
            const uint32_t p = x;
            const int32_t q = y;
            const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
            const uint32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            d_new[l] = (uint32_t)v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const uint32_t p = x;
            const int32_t q = y;
            const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
            const uint32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q + (s->c[cond][l] >> 2 & 1);
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q + (s->c[cond][l] >> 2 & 1);
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
        cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
    }
    put_d_22(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q + (s->c[cond][l] >> 2 & 1);
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        const uint32_t cd = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_50(m, in, run, b_row);
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
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_52(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_53(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_54(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    const int32_t cond = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const int32_t s16b = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_64(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_55(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)b[l] : b[l]);
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_56(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : a[l]) * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_56(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_56(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_56(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int ISADORA_LEVEL(tesla_fast_mul16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t s16b = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_65(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)imm : (int32_t)(imm & 0xffff));
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int ISADORA_LEVEL(tesla_usual_mul16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : a[l])
            * rt_u32(0 ? (int16_t)imm : (int32_t)(imm & 0xffff));
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int ISADORA_LEVEL(tesla_usual_mul16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)imm : (int32_t)(imm & 0xffff));
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int ISADORA_LEVEL(tesla_usual_mul16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)imm : (int32_t)(imm & 0xffff));
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t l16a = (int32_t)in->value[3];
    const int32_t l16b = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_66(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_57(m, in, run, b_row);
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
            const uint32_t r = rt_u32(l16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
                * rt_u32(l16b ? (int16_t)b[l] : b[l]);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t r = rt_u32(l16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
                * rt_u32(l16b ? (int16_t)b[l] : b[l]);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : a[l]) * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : a[l]) * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul16_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(0 ? (int16_t)a[l] : a[l]) * rt_u32(0 ? (int16_t)b[l] : b[l]);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const int32_t shigh = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_67(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 =
            (int64_t)(s24 ? rt_sext_32((uint32_t)a[l], 24) : (int32_t)((uint32_t)a[l] & 0xffffff))
            * (s24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_mul24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t shigh = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_68(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 =
            (int64_t)(s24 ? rt_sext_32((uint32_t)a[l], 24) : (int32_t)((uint32_t)a[l] & 0xffffff))
            * (s24 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_mul24_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_mul24_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_mul24_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t l24 = (int32_t)in->value[4];
    const int32_t lhigh = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_49(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
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
            const int64_t m_2 =
                (int64_t)(l24 ? rt_sext_32((uint32_t)a[l], 24)
                : (int32_t)((uint32_t)a[l] & 0xffffff))
                * (l24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
            const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 =
                (int64_t)(l24 ? rt_sext_32((uint32_t)a[l], 24)
                : (int32_t)((uint32_t)a[l] & 0xffffff))
                * (l24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
            const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
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

/* and b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_and_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_and)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
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

