/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_psetp_for(int32_t predicate_bop_ab, const int32_t *x, const int32_t *y,
    int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = predicate_bop_ab == 0 ? (x[l] && y[l]) : predicate_bop_ab == 1 ? x[l]
            || y[l] : predicate_bop_ab == 2 ? x[l] ^ y[l] : 0;
        const int32_t t_2 = !x[l];
        const int32_t t_3 = predicate_bop_ab == 0 ? (t_2 && y[l]) : predicate_bop_ab == 1 ? t_2
            || y[l] : predicate_bop_ab == 2 ? t_2 ^ y[l] : 0;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q[l]) : bop == 1 ? t_3
            || q[l] : bop == 2 ? t_3 ^ q[l] : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP(lanes_psetp,
    (const int32_t *x, const int32_t *y, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to),
    (0, x, y, 0, q, pu_to, pv_to))

static void lanes_psetp(int32_t predicate_bop_ab, const int32_t *x, const int32_t *y, int32_t bop,
    const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    if (predicate_bop_ab | bop)
        lanes_psetp_for(predicate_bop_ab, x, y, bop, q, pu_to, pv_to);
    else
        lanes_psetp_usual(x, y, q, pu_to, pv_to);
}

RT_WITHIN void lanes_p2r_for(const uint32_t *b, int32_t byte, struct maxwell_state *s, int32_t ra,
    int32_t predicate_pr_or_cc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * byte;
        const uint32_t rd = (s->r[ra][l] & ~m_2)
            | ((uint32_t)((predicate_pr_or_cc ? s->cc[l]
            : s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3 | s->p[4][l] << 4
            | s->p[5][l] << 5 | s->p[6][l] << 6) << 8 * byte) & m_2);
        rd_to[l] = rd;
    }
}

static void lanes_p2r(const uint32_t *b, int32_t byte, struct maxwell_state *s, int32_t ra,
    int32_t predicate_pr_or_cc, uint32_t *rd_to)
{
    if (byte | predicate_pr_or_cc)
        lanes_p2r_for(b, byte, s, ra, predicate_pr_or_cc, rd_to);
    else
        lanes_p2r_for(b, 0, s, ra, 0, rd_to);
}

/* OPEN GUARD PSETP{BOP_AB}BOP $P[Pu], $P[Pv], NOT_Pa$P[Pa], NOT_Pb$P[Pb], NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_psetp)
{
    const int32_t predicate_bop_ab = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 10);
    run &= hold;
    _Alignas(64) int32_t x_row[32];
    const int32_t *const x = row_src_pp(m, in, x_row, 5, 4);
    _Alignas(64) int32_t y_row[32];
    const int32_t *const y = row_src_pp(m, in, y_row, 7, 6);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 9, 8);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_psetp_usual(x, y, q, pu_to, pv_to);
    else
        lanes_psetp(predicate_bop_ab, x, y, bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_psetp, 0x8, 0x3)

/* OPEN GUARD P2R{BYTE} $R[Rd], PR_OR_CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_p2r)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t predicate_pr_or_cc = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 10);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_p2r(b, byte, s, ra, predicate_pr_or_cc, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_p2r, 0x3, 0x0, 0, 1)

