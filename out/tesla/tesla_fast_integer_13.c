/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_sad_s32_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sad_s32_long)(m, in);
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
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_80(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_64(m, in, run, b_row);
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
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_max_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_max_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_max_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t r = rt_max_i32(x, y);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t r = rt_max_i32(x, y);
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_82(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_64(m, in, run, b_row);
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
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_50(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
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
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
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
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_max_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_80(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_64(m, in, run, b_row);
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
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t r = rt_min_i32(x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_min_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_min_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_min_i32((int32_t)x, y);
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t r = rt_min_i32(x, y);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t r = rt_min_i32(x, y);
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_82(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_64(m, in, run, b_row);
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
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_50(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
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
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
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
            const uint32_t r = (uint32_t)rt_min_i32(x, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const uint32_t r = (uint32_t)rt_min_i32(x, y);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_minmax_min_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_73(m, in, run, b_row);
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
            const int32_t holds = (compare & 1 && x < (uint32_t)y)
                || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t holds = (compare & 1 && x < (uint32_t)y)
                || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < (uint32_t)y)
            || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < (uint32_t)y)
            || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < (uint32_t)y)
            || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_66(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_73(m, in, run, b_row);
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
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_74(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_and)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_61(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~a[l] : a[l];
        const uint32_t y = imm;
        d_new[l] = x & y;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

