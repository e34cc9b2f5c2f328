/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fset_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
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
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31,
            (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31, RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fminmax_max)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_25(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_49(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_33(m, in, run, b_row);
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
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_35(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_37(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_37(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_max_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fminmax_min)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_25(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_49(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_33(m, in, run, b_row);
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
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_35(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_37(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_37(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_usual_fminmax_min_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (0 ? a[l] & 0x7fffffff : a[l]) ^ (uint32_t)0 << 31;
        const uint32_t y = (0 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)0 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fslct)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[10];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_29(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_50(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_9(m, in, run, c_row);
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
            const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
            const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
            const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_10(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_11(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_12(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_12(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_usual_fslct_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_fslct)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_b_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)0 << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t cd = (uint32_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_quadop)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t q3 = (int32_t)in->value[3];
    const int32_t q2 = (int32_t)in->value[2];
    const int32_t q1 = (int32_t)in->value[1];
    const int32_t q0 = (int32_t)in->value[0];
    const int32_t lsrc3 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    const int32_t quad_lane = operand_quad_lane(in);
    const uint32_t hold_2 = (!(quad_lane >= 4)) ? UINT32_MAX : 0;
    run &= hold_2;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[lsrc][l];
        lane_of_of[l] = value_2;
    }
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard_30(m, in, run);
    run &= hold_3;
    const int32_t quad_lane_2 = operand_quad_lane_2(in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (quad_lane_2 >= 4) {
                t = 0;
            } else {
                const int32_t t_3 = (l & 0x1c) + (quad_lane_2 & 3);
                const uint32_t lane_of = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
                t = lane_of;
            }
            const uint32_t x = t;
            const int32_t t_4 = l & 3;
            const int32_t op = t_4 == 0 ? q0 : t_4 == 1 ? q1 : t_4 == 2 ? q2 : q3;
            const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
            const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
            const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (quad_lane_2 >= 4) {
                t = 0;
            } else {
                const int32_t t_5 = (l & 0x1c) + (quad_lane_2 & 3);
                const uint32_t lane_of = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
                t = lane_of;
            }
            const uint32_t x = t;
            const int32_t t_6 = l & 3;
            const int32_t op = t_6 == 0 ? q0 : t_6 == 1 ? q1 : t_6 == 2 ? q2 : q3;
            const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
            const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
            const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_8(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

