/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_u32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = rt_shr_u32(x, (uint64_t)n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_19(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
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
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
            const int32_t out = n < 32
                ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1)
            : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t shcnt = (int32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1)
            : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

