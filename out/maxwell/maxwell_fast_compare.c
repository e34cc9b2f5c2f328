/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_isetp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t ui = (int32_t)in->value[1];
    const int32_t xc = (int32_t)in->value[2];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_10(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t u = ui ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t v = ui ? (int64_t)(int32_t)b[l] : b[l];
        const int64_t d = u - v - (xc ? 1 - (s->cc[l] >> 2 & 1) : 0);
        const int32_t r = d < 0 ? 1 : (d == 0 && (!xc || s->cc[l] & 1)) ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_isetp_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t cmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_isetp)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_2(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_2(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t u = 0 ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t v = 0 ? (int64_t)(int32_t)b[l] : b[l];
        const int64_t d = u - v - (0 ? 1 - (s->cc[l] >> 2 & 1) : 0);
        const int32_t r = d < 0 ? 1 : (d == 0 && (!0 || s->cc[l] & 1)) ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(1 ? (t && q[l]) : 0 == 1 ? t || q[l] : 0 == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(1 ? (t_2 && q[l]) : 0 == 1 ? t_2 || q[l] : 0 == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_isetp_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t cmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_isetp)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_2(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t u = 0 ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t v = 0 ? (int64_t)(int32_t)b[l] : b[l];
        const int64_t d = u - v - (0 ? 1 - (s->cc[l] >> 2 & 1) : 0);
        const int32_t r = d < 0 ? 1 : (d == 0 && (!0 || s->cc[l] & 1)) ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(1 ? (t && q[l]) : 0 == 1 ? t || q[l] : 0 == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(1 ? (t_2 && q[l]) : 0 == 1 ? t_2 || q[l] : 0 == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

