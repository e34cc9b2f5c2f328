/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(m, in);
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
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(struct isadora_machine *m, const struct isadora_insn *in)
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
                const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)(r & 0xffff);
                cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
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

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
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
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
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
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        d_new[l] = (uint32_t)(r & 0xffff);
        cd_new[l] = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
    }
    put_d_9(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(struct isadora_machine *m, const struct isadora_insn *in)
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
                const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
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
                const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(m, in);
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
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(struct isadora_machine *m, const struct isadora_insn *in)
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
                const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(struct isadora_machine *m, const struct isadora_insn *in)
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
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
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
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t x = (0 ? v & 0x7fffffff : v) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(m, in);
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
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(struct isadora_machine *m, const struct isadora_insn *in)
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
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                    ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
            }
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, RT_NEAR, RT_FLUSH_INPUTS, 0x0);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_15(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
                const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
                const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
                const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint32_t)whole == 4294967295u) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
                const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint32_t)whole == 4294967295u) << 3;
            }
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
        const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
        const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint32_t)whole == 4294967295u) << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
        const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint32_t)whole == 4294967295u) << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_15(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
                const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
                const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
                const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
                const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3;
            }
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
        const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
        const uint32_t d = (uint32_t)r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
        const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
        const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
        const uint32_t cd = (uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_16(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_15(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)whole == 4294967295u) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)whole == 4294967295u) << 3;
            }
        }
    }
    const int status = for_warp_8(m, in);
    if (status)
        return status;
    put_d_11(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
        cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)whole == 4294967295u) << 3;
    }
    put_d_11(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_16(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_15(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
                    : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
            }
        }
    }
    const int status = for_warp_8(m, in);
    if (status)
        return status;
    put_d_11(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (0 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
        cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
    }
    put_d_11(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_17(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)whole == 4294967295u) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                d_new[l] = r;
                cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)whole == 4294967295u) << 3;
            }
        }
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_d_11(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        d_new[l] = r;
        cd_new[l] = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)whole == 4294967295u) << 3;
    }
    put_d_11(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_17(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                d_new[l] = (uint64_t)r;
                cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
            }
        }
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_d_11(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), RT_NEAR, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        d_new[l] = (uint64_t)r;
        cd_new[l] = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
    }
    put_d_11(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
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
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                0x7fffffff);
            const uint32_t v =
                rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_2 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
            const uint32_t w = csat ? t_3 : v;
            const uint32_t t = w;
            const uint32_t t_4 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
            const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                0x7fffffff);
            const uint32_t v =
                rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_5 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_6 = rt_f32_is_nan(v) ? v : t_5;
            const uint32_t w = csat ? t_6 : v;
            const uint32_t t = w;
            const uint32_t t_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
            const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_7;
            const int32_t k =
                rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                RT_KEEP, 0x7fffffff), 0, RT_KEEP);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_8(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
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
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_9(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_9(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
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
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t x = a[l];
            const uint32_t v =
                rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_2 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
            const uint32_t w = csat ? t_3 : v;
            const uint32_t t = w;
            const uint32_t r = t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t x = a[l];
            const uint32_t v =
                rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_4 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_5 = rt_f32_is_nan(v) ? v : t_4;
            const uint32_t w = csat ? t_5 : v;
            const uint32_t t = w;
            const uint32_t r = t;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_23(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_24(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint32_t d =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, v, RT_NEAR, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

