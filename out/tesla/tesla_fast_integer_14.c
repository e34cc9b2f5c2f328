/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
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
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_66(m, in, run, b_row);
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
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_68(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_69(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_70(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_70(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_u32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_u32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_84(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_66(m, in, run, b_row);
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
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_68(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_69(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_70(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_70(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_set_s32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t compare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_set_s32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_67(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_and_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_and)(m, in);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x & y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_or)(struct isadora_machine *m, const struct isadora_insn *in)
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
        d_new[l] = x | y;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_or_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_or)(m, in);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x | y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_or_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_or)(m, in);
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
        const uint32_t d = x | y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_xor)(struct isadora_machine *m, const struct isadora_insn *in)
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
        d_new[l] = x ^ y;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_xor)(m, in);
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
        const uint32_t d = x ^ y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_xor)(m, in);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x ^ y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_xor)(m, in);
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
        const uint32_t d = x ^ y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        d_new[l] = y;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        const uint32_t d = y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        const uint32_t d = y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        const uint32_t d = y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_and_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
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
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x & (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x & (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
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
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        d_new[l] = r;
        cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b16)(m, in);
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
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_and_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_75(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x & y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x & y;
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

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_76(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_77(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_and_b32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_and_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_or_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
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
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x | (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x | (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
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
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        d_new[l] = r;
        cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b16)(m, in);
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
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_or_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_75(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x | y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x | y;
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

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_76(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_77(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_or_b32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_or_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_xor_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
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
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x ^ (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x ^ (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
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
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        d_new[l] = r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        d_new[l] = r;
        cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b16)(m, in);
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
        const uint32_t x = (0 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_xor_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_75(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x ^ y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~a[l] : a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x ^ y;
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

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_76(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_77(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
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
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_xor_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = 0 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
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
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const int32_t r = y;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const int32_t r = y;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        d_new[l] = (uint32_t)r;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
    }
    put_d_24(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_58(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (0 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_mov2_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_75(m, in, run, b_row);
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
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = y;
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

