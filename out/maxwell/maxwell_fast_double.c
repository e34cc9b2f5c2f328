/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_dsetp_for(const uint64_t *a, const uint64_t *b, int32_t float_cmp,
    int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & float_cmp) != 0;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP(lanes_dsetp,
    (const uint64_t *a, const uint64_t *b, int32_t float_cmp, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to), (a, b, float_cmp, 0, q, pu_to, pv_to))

static void lanes_dsetp(const uint64_t *a, const uint64_t *b, int32_t float_cmp, int32_t bop,
    const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    if (bop)
        lanes_dsetp_for(a, b, float_cmp, bop, q, pu_to, pv_to);
    else
        lanes_dsetp_usual(a, b, float_cmp, q, pu_to, pv_to);
}

/* OPEN GUARD DSETP{FLOAT_CMP}BOP $P[Pu], $P[Pv], SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A},
   F64_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_dsetp)
{
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 17);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, a_row, 6, 5, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f2f_f64(m, in, b_row, 1, 10, 9, 8, 12, 13, 14);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 16, 15);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_dsetp_usual(a, b, float_cmp, q, pu_to, pv_to);
    else
        lanes_dsetp(a, b, float_cmp, bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_dsetp, 0x10, 0x2)

