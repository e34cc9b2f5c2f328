/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_isetp_for(int32_t ui, struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t xc, int32_t cmp, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t u = ui ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t v = ui ? (int64_t)(int32_t)b[l] : b[l];
        const int64_t d = u - v - (xc ? 1 - (s->cc[l] >> 2 & 1) : 0);
        const int32_t r = d < 0 ? 1 : (d == 0 && (!xc || s->cc[l] & 1)) ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
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

RT_LOOP(lanes_isetp,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t cmp, const int32_t *q,
    uint8_t *p0_to, uint8_t *p1_to), (0, s, ra, b, 0, cmp, 0, q, p0_to, p1_to))

static void lanes_isetp(int32_t ui, struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t xc, int32_t cmp, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    if (ui | xc | bop)
        lanes_isetp_for(ui, s, ra, b, xc, cmp, bop, q, p0_to, p1_to);
    else
        lanes_isetp_usual(s, ra, b, cmp, q, p0_to, p1_to);
}

/* OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_isetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t ui = (int32_t)in->value[1];
    const int32_t xc = (int32_t)in->value[2];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 15);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sb(m, in, usual, b_row, 0, 8, 10, 11, 12);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 14, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p0_place = place_p(m, in, 4);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p(m, in, 5);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    if (usual)
        lanes_isetp_usual(s, ra, b, cmp, q, p0_to, p1_to);
    else
        lanes_isetp(ui, s, ra, b, xc, cmp, bop, q, p0_to, p1_to);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_isetp, 0x5, 0xe, 0, 1)

