/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL */
int ISADORA_LEVEL(volta_fast_fadd)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = rt_f32_add(a[l], b[l], RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
            const uint32_t t =
                rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
            rd_new[l] = !fsat ? x : t_2;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                rt_f32_add(a[l], b[l], (uint32_t)frnd, (uint32_t)(ftz * 3), 0x7fffffff);
            const uint32_t t_3 =
                rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_4 = rt_f32_is_nan(x) ? 0 : t_3;
            rd_new[l] = !fsat ? x : t_4;
        }
    }
    put_rd_2(m, in, run, rd_new);
    return 0;
}

/* GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL */
int ISADORA_LEVEL(volta_usual_fadd_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_fadd)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_5(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_10(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = rt_f32_add(a[l], b[l], RT_NEAR, (uint32_t)(0 * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        rd_new[l] = !0 ? x : t_2;
    }
    put_rd_2(m, in, run, rd_new);
    return 0;
}

/* GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_fsel)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_16(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = q[l] ? a[l] : b[l];
        rd_new[l] = (ftz && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_fsel_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_fsel)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_17(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = q[l] ? a[l] : b[l];
        rd_new[l] = (0 && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

