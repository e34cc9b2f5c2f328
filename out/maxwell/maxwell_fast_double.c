/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_dsetp_for(const uint64_t *a, const uint64_t *b, int32_t fcmp, int32_t bop,
    const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & fcmp) != 0;
        const int32_t t_2 = !t;
        const uint32_t p0 =
            (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0);
        const uint32_t p1 =
            (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
        p0_to[l] = (uint8_t)p0;
        p1_to[l] = (uint8_t)p1;
    }
}

RT_LOOP(lanes_dsetp,
    (const uint64_t *a, const uint64_t *b, int32_t fcmp, const int32_t *q, uint8_t *p0_to,
    uint8_t *p1_to), (a, b, fcmp, 0, q, p0_to, p1_to))

static void lanes_dsetp(const uint64_t *a, const uint64_t *b, int32_t fcmp, int32_t bop,
    const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    if (bop)
        lanes_dsetp_for(a, b, fcmp, bop, q, p0_to, p1_to);
    else
        lanes_dsetp_usual(a, b, fcmp, q, p0_to, p1_to);
}

/* OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_dsetp)
{
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 17);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_da(m, in, a_row, 6, 5, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_db(m, in, b_row, 1, 10, 9, 8, 12, 13, 14);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 16, 15);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p0_place = place_p(m, in, 2);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p(m, in, 3);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    if (usual)
        lanes_dsetp_usual(a, b, fcmp, q, p0_to, p1_to);
    else
        lanes_dsetp(a, b, fcmp, bop, q, p0_to, p1_to);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_dsetp, 0x10, 0x2)

