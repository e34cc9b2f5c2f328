/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_psetp_for(int32_t bop2, const int32_t *x, const int32_t *y, int32_t bop,
    const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = bop2 == 0 ? (x[l] && y[l]) : bop2 == 1 ? x[l]
            || y[l] : bop2 == 2 ? x[l] ^ y[l] : 0;
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

RT_LOOP(lanes_psetp,
    (const int32_t *x, const int32_t *y, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to),
    (0, x, y, 0, q, p0_to, p1_to))

static void lanes_psetp(int32_t bop2, const int32_t *x, const int32_t *y, int32_t bop,
    const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    if (bop2 | bop)
        lanes_psetp_for(bop2, x, y, bop, q, p0_to, p1_to);
    else
        lanes_psetp_usual(x, y, q, p0_to, p1_to);
}

RT_WITHIN void lanes_p2r_for(const uint32_t *b, int32_t pbyte, struct maxwell_state *s, int32_t ra,
    int32_t which, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * pbyte;
        const uint32_t rd = (s->r[ra][l] & ~m_2)
            | ((uint32_t)((which ? s->cc[l]
            : s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3 | s->p[4][l] << 4
            | s->p[5][l] << 5 | s->p[6][l] << 6) << 8 * pbyte) & m_2);
        rd_to[l] = rd;
    }
}

static void lanes_p2r(const uint32_t *b, int32_t pbyte, struct maxwell_state *s, int32_t ra,
    int32_t which, uint32_t *rd_to)
{
    if (pbyte | which)
        lanes_p2r_for(b, pbyte, s, ra, which, rd_to);
    else
        lanes_p2r_for(b, 0, s, ra, 0, rd_to);
}

/* OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_psetp)
{
    const int32_t bop2 = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 10);
    run &= hold;
    _Alignas(64) int32_t x_row[32];
    const int32_t *const x = row_qa(m, in, x_row, 5, 4);
    _Alignas(64) int32_t y_row[32];
    const int32_t *const y = row_qa(m, in, y_row, 7, 6);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 9, 8);
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p0_place = place_p(m, in, 2);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p(m, in, 3);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    if (usual)
        lanes_psetp_usual(x, y, q, p0_to, p1_to);
    else
        lanes_psetp(bop2, x, y, bop, q, p0_to, p1_to);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_psetp, 0x8, 0x3)

/* OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
RT_BODY(maxwell_fast_p2r)
{
    struct maxwell_state *const s = m->state;
    const int32_t pbyte = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t which = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 10);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sb(m, in, usual, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_p2r(b, pbyte, s, ra, which, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_p2r, 0x3, 0x0, 0, 1)

