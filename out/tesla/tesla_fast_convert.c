/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | 0 << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | 0 << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t cd = (uint32_t)((r == 0) | 0 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_2(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
        d_new[l] = (uint32_t)r;
    }
    put_d_3(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_3(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
            d_new[l] = (uint32_t)(r & 0xffff);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
            d_new[l] = (uint32_t)(r & 0xffff);
            cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_2(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_3(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
        d_new[l] = (uint32_t)(r & 0xffff);
        cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
    }
    put_d_3(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | 0 << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_2(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        d_new[l] = (uint32_t)r;
    }
    put_d_3(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | 0 << 1);
    }
    put_d_3(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t cd = (uint32_t)((r == 0) | 0 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_11(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
            d_new[l] = (uint32_t)(r & 0xffff);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l])
                : oneg ? -a[l] : a[l];
            const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
            d_new[l] = (uint32_t)(r & 0xffff);
            cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_2(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_3(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        d_new[l] = (uint32_t)(r & 0xffff);
        cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
    }
    put_d_3(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (0 && 0) ? -rt_abs_i64(a[l]) : 0 ? rt_abs_i64(a[l]) : 0
            ? -(int64_t)a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_12(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_3(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int32_t neg = (a[l] < 0 && !labs1) != oneg;
                const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
                const uint32_t m_3 =
                    ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0 : m_2;
                const uint32_t v =
                    rt_f32_from_i32((int32_t)(m_3
                    & 4294967295u
                    >> rt_min_i32(7,
                    2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
                    (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t t =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
                const uint32_t w = csat ? t_2 : v;
                const uint32_t t_3 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, w, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int32_t neg = (a[l] < 0 && !labs1) != oneg;
                const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
                const uint32_t m_3 =
                    ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0 : m_2;
                const uint32_t v =
                    rt_f32_from_i32((int32_t)(m_3
                    & 4294967295u
                    >> rt_min_i32(7,
                    2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
                    (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(v) ? v : t_4;
                const uint32_t w = csat ? t_5 : v;
                const uint32_t t_6 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, w, (uint32_t)crnd, RT_KEEP, 0x7fff);
                const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_6;
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int32_t neg = (a[l] < 0 && !labs1) != oneg;
                const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
                const uint32_t m_3 =
                    ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0 : m_2;
                const uint32_t v =
                    rt_f32_from_i32((int32_t)(m_3
                    & 4294967295u
                    >> rt_min_i32(7,
                    2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
                    (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t t_7 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_8 = rt_f32_is_nan(v) ? v : t_7;
                const uint32_t w = csat ? t_8 : v;
                const uint32_t t_9 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, w, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_9;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int32_t neg = (a[l] < 0 && !labs1) != oneg;
                const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
                const uint32_t m_3 =
                    ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0 : m_2;
                const uint32_t v =
                    rt_f32_from_i32((int32_t)(m_3
                    & 4294967295u
                    >> rt_min_i32(7,
                    2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
                    (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t t_10 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_11 = rt_f32_is_nan(v) ? v : t_10;
                const uint32_t w = csat ? t_11 : v;
                const uint32_t t_12 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, w, (uint32_t)crnd, RT_KEEP, 0x7fff);
                const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_12;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_4(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t m_3 = ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0
            : m_2;
        const uint32_t v =
            rt_f32_from_i32((int32_t)(m_3
            & 4294967295u
            >> rt_min_i32(7, 2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
            (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, w, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t m_3 = ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0
            : m_2;
        const uint32_t v =
            rt_f32_from_i32((int32_t)(m_3
            & 4294967295u
            >> rt_min_i32(7, 2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
            (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, w, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_5(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t m_3 = ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0
            : m_2;
        const uint32_t v =
            rt_f32_from_i32((int32_t)(m_3
            & 4294967295u
            >> rt_min_i32(7, 2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
            (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, w, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_12(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_3(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 0
        && ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        || (in->line[2] == 1
        && ((in->line[9] == 1 && (in->line[10] == 3)) || (in->line[9] == 2 && (in->line[11] == 3))
        || (in->line[9] == 3 && (in->line[12] == 3)) || (in->line[9] == 4 && (in->line[13] == 3)))))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = (a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
            const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
            const uint32_t t =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
            const uint32_t w = csat ? t_2 : v;
            const uint32_t r = w;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = (a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
            const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
            const uint32_t t_3 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_4 = rt_f32_is_nan(v) ? v : t_3;
            const uint32_t w = csat ? t_4 : v;
            const uint32_t r = w;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t r = w;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t r = w;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3))))
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = 0 ? t_2 : v;
        const uint32_t r = w;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_5(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint32_t m_2 = a[l];
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint32_t m_2 = a[l];
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_7(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_7(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int32_t)(uint32_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)(uint32_t)a[l]);
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int32_t)(uint32_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)(uint32_t)a[l]);
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_7(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_7(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_14(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint64_t m_2 = a[l];
            const uint32_t r =
                (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint32_t)neg << 31;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint64_t m_2 = a[l];
            const uint32_t r =
                (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint32_t)neg << 31;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint64_t m_2 = a[l];
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint64_t m_2 = a[l];
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint64_t m_2 = a[l];
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_14(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int64_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
            const uint32_t r =
                (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint32_t)neg << 31;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int64_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
            const uint32_t r =
                (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint32_t)neg << 31;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int64_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int64_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int64_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_15(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint64_t m_2 = a[l];
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint64_t m_2 = a[l];
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_7(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint64_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0;
        const int32_t mode = 0;
        const uint64_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_7(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_15(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int64_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t neg = ((int64_t)a[l] < 0 && !labs1) != oneg;
            const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
            const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_7(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int64_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        d_new[l] = r;
    }
    put_d_7(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int64_t)a[l] < 0 && !0) != 0;
        const int32_t mode = (neg && (0 == 1 || 0 == 2)) ? 3 : 0;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_7(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_8(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_9(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_8(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_9(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
                cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
                cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_8(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
        cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
    }
    put_d_9(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

