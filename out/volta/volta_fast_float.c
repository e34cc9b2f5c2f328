/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_fadd_for(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz,
    int32_t sat, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = rt_f32_add(a[l], b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

static void lanes_fadd(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz, int32_t sat,
    uint32_t *rd_to)
{
    if (rnd)
        lanes_fadd_for(a, b, rnd, ftz, sat, rd_to);
    else if (ftz | sat)
        lanes_fadd_for(a, b, 0, ftz, sat, rd_to);
    else
        lanes_fadd_for(a, b, 0, 0, 0, rd_to);
}

RT_WITHIN void lanes_fsel_for(const int32_t *q, const uint32_t *a, const uint32_t *b, int32_t ftz,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = q[l] ? a[l] : b[l];
        const uint32_t rd = (ftz && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
        rd_to[l] = rd;
    }
}

static void lanes_fsel(const int32_t *q, const uint32_t *a, const uint32_t *b, int32_t ftz,
    uint32_t *rd_to)
{
    if (ftz)
        lanes_fsel_for(q, a, b, ftz, rd_to);
    else
        lanes_fsel_for(q, a, b, 0, rd_to);
}

/* GUARD FADD{FTZ}RND{SAT} $R[Rd], F32_A, F32_LAST PM_EVENTS CTL */
RT_BODY(volta_fast_fadd)
{
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, a_row, 0, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_last(m, in, b_row, 1, 8, 7, 10, 11, 12, 13);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fadd(a, b, rnd, ftz, sat, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_fadd, 0x10, 0x0)

/* GUARD FSEL{FTZ} $R[Rd], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fsel)
{
    const int32_t ftz = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 5, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, a_row, 0, 3, 2);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_last(m, in, b_row, 1, 6, 5, 8, 9, 10, 11);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 13, 12);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fsel(q, a, b, ftz, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_fsel, 0x20, 0x0)

