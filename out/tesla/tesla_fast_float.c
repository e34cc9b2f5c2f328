/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_fast_fadd_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_5(m, in, run, b_row);
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
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fadd_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fadd_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fadd_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fadd_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fadd_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_fast_fadd_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[8];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fadd_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[8];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fadd_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[8];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_imm)(m, in);
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
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fadd_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[8];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fadd_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t arnd = (int32_t)in->value[1];
    const int32_t lneg1 = (int32_t)in->value[5];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_25(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_5(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_8(m, in, run, b_row);
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
        if (arnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
                const uint32_t r = osat ? t_3 : t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)arnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
                const uint32_t r = osat ? t_5 : t;
                d_new[l] = r;
            }
        }
    } else {
        if (arnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(t) ? t : t_6;
                const uint32_t r = osat ? t_7 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)arnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
                const uint32_t r = osat ? t_9 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_10(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_11(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fadd_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fadd_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_fast_fmul_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const int32_t sneg2 = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_40(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_44(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_fast_fmul_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_45(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fmul_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fmul_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_usual_fmul_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_44(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, imm ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fmul_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mrnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_26(m, in, run);
    run &= hold;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_46(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_16(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[2] == 1)
        return rt_slowly(m, in);
    if ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3)))
        return rt_slowly(m, in);
    if ((in->line[9] == 2 && (in->line[10] == 3)) || (in->line[9] == 3 && (in->line[11] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[1] == 0) {
        if (mrnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
                const uint32_t r = sat ? t_3 : t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)mrnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
                const uint32_t r = sat ? t_5 : t;
                d_new[l] = r;
            }
        }
    } else {
        if (mrnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(t) ? t : t_6;
                const uint32_t r = sat ? t_7 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)mrnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
                const uint32_t r = sat ? t_9 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_18(m, in, run, d_new);
    put_cd_10(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_47(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[7] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_48(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_18(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_19(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[11] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fmul_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmul_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)0 << 31, b[l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = 0 ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_fast_fmad_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[10];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        d_new[l] = r;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_fast_fmad_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[8];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = imm;
        const uint32_t z = c[l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        d_new[l] = r;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = imm;
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = imm;
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_usual_fmad_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = imm;
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fmad_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[12];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_15(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_4(m, in, run, c_row);
    if (!c)
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
            const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
            const uint32_t y = b[l];
            const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
            const uint32_t t_2 =
                rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
                0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
            const uint32_t t_3 =
                rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
            const uint32_t t_4 =
                rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
            const uint32_t r = osat ? t_5 : t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
            const uint32_t y = b[l];
            const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
            const uint32_t t_6 =
                rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
                0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
            const uint32_t t_7 =
                rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t = (z >> 23 & 0xff) != 0 ? t_6 : t_7;
            const uint32_t t_8 =
                rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
            const uint32_t r = osat ? t_9 : t;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_12(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_25(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_26(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_6(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_7(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_8(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_8(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fmad_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fmad_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)0 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)0 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = 0 ? t_5 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fset)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs2 = (int32_t)in->value[11];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t fcompare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_28(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_28(m, in, run, b_row);
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
            const int32_t k =
                rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31,
                (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31, RT_FLUSH_INPUTS);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31,
                (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31, RT_FLUSH_INPUTS);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_12(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_30(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_31(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_32(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_32(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

