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

static void lanes_fchk(uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu = 1;
        pu_to[l] = (uint8_t)pu;
    }
}

static void lanes_mufu_d(uint64_t dimm, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        uint32_t result_3 = 0;
        int32_t s_2 = 0;
        const uint32_t x = (uint32_t)(dimm >> 32);
        if (float_mufu_op == 6) {
            const uint32_t e = x >> 20 & 0x7ff;
            const int32_t q = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
            const int32_t r = (2044 - (int32_t)e) * 1048576 + q;
            if (e == 2047) {
                result_2 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
            } else if (e == 0) {
                result_2 = x >> 31 << 31 | 0x7ff00000;
            } else {
                result_2 = x >> 31 << 31 | (uint32_t)(r < 1048576 ? 0 : r);
            }
            result = result_2;
        } else {
            const uint32_t e_2 = x >> 20 & 0x7ff;
            const uint32_t odd = (e_2 & 1) ^ 1;
            const int64_t y = INT64_C(4611686018427387904) / (((x & 0xfffff) | 0x100000) << odd);
            s_2 = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 21; i++) {
                const int32_t t = s_2 | 1 << (21 - i);
                s_2 = (int64_t)t * t <= y ? t : s_2;
            }
            const int32_t r_2 = s_2;
            if (e_2 == 0) {
                result_3 = x >> 31 << 31 | 0x7ff00000;
            } else if ((e_2 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
                result_3 = 2147483647;
            } else if (e_2 == 2047) {
                result_3 = 0;
            } else {
                result_3 = (uint32_t)((1011 - (((int32_t)e_2 - 1043 - (int32_t)odd) >> 1))
                    * 1048576 + r_2);
            }
            result = result_3;
        }
        const int32_t t_2 = (int32_t)m->launch.option[1];
        const int32_t d = t_2 == 0 ? 0 : t_2 == 1 ? 1 : -1;
        const uint32_t r_3 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d;
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
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
    const uint32_t *const b = row_cvt_f32(m, in, b_row, 1, 8, 7, 10, 11, 12, 13);
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
    const uint32_t *const b = row_cvt_f32(m, in, b_row, 1, 6, 5, 8, 9, 10, 11);
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

/* GUARD FCHK $P[Pu], F32_A, F32_B PM_EVENTS CTL */
RT_BODY(volta_fast_fchk)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 11);
    run &= hold;
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    lanes_fchk(pu_to);
    rt_write_row8(pu_place, pu_to, run);
    return 0;
}
RT_USUAL(volta_fast_fchk, 0x10, 0x0)

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], DIMM PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_d)
{
    const uint64_t dimm = (uint64_t)(uint32_t)in->value[2] * INT64_C(4294967296);
    const int32_t float_mufu_op = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 3);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_mufu_d(dimm, float_mufu_op, m, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_mufu_d, 0x2, 0x0)

