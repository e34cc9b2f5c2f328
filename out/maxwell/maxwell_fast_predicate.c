/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_psetp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t bop2 = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_48(m, in, run);
    run &= hold;
    _Alignas(64) int32_t x_row[32];
    const int32_t *const x = row_x(m, in, run, x_row);
    if (!x)
        return rt_slowly(m, in);
    _Alignas(64) int32_t y_row[32];
    const int32_t *const y = row_y(m, in, run, y_row);
    if (!y)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_9(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = bop2 == 0 ? (x[l] && y[l]) : bop2 == 1 ? x[l]
            || y[l] : bop2 == 2 ? x[l] ^ y[l] : 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0_2(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_psetp_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_psetp)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t x_row[32];
    const int32_t *const x = row_x_2(m, in, run, x_row);
    if (!x)
        return rt_slowly(m, in);
    _Alignas(64) int32_t y_row[32];
    const int32_t *const y = row_y_2(m, in, run, y_row);
    if (!y)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = 1 ? (x[l] && y[l]) : 0 == 1 ? x[l] || y[l] : 0 == 2 ? x[l] ^ y[l] : 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(1 ? (t && q[l]) : 0 == 1 ? t || q[l] : 0 == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(1 ? (t_2 && q[l]) : 0 == 1 ? t_2 || q[l] : 0 == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0_2(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_p2r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pbyte = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t which = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_21(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_19(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * pbyte;
        rd_new[l] = (s->r[ra][l] & ~m_2)
            | ((uint32_t)((which ? s->cc[l]
            : s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3 | s->p[4][l] << 4
            | s->p[5][l] << 5 | s->p[6][l] << 6) << 8 * pbyte) & m_2);
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_p2r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_p2r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_11(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * 0;
        rd_new[l] = (s->r[ra][l] & ~m_2)
            | ((uint32_t)((0 ? s->cc[l]
            : s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3 | s->p[4][l] << 4
            | s->p[5][l] << 5 | s->p[6][l] << 6) << 8 * 0) & m_2);
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_p2r_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_p2r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * 0;
        rd_new[l] = (s->r[ra][l] & ~m_2)
            | ((uint32_t)((0 ? s->cc[l]
            : s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3 | s->p[4][l] << 4
            | s->p[5][l] << 5 | s->p[6][l] << 6) << 8 * 0) & m_2);
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

