/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_vsetp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t vcmpp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_61(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_32(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_4(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (vcmpp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
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

/* OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_vsetp_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t vcmpp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_vsetp)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_33(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_12(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (vcmpp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(1 ? (t && q[l]) : 0 == 1 ? t || q[l] : 0 == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(1 ? (t_2 && q[l]) : 0 == 1 ? t_2 || q[l] : 0 == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_idp_a4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t idpa = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[5];
    const int32_t idpb = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_43(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[rc][l]
            + (uint32_t)((idpa ? (int8_t)(s->r[ra][l] & 0xff) : (int32_t)(s->r[ra][l] & 0xff))
            * (idpb ? (int8_t)(s->r[rb][l] & 0xff) : (int32_t)(s->r[rb][l] & 0xff)))
            + (uint32_t)((idpa ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            * (idpb ? (int8_t)(s->r[rb][l] >> 8 & 0xff) : (int32_t)(s->r[rb][l] >> 8 & 0xff)))
            + (uint32_t)((idpa ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            * (idpb ? (int8_t)(s->r[rb][l] >> 16 & 0xff) : (int32_t)(s->r[rb][l] >> 16 & 0xff)))
            + (uint32_t)((idpa ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            * (idpb ? (int8_t)(s->r[rb][l] >> 24) : (int32_t)(s->r[rb][l] >> 24)));
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_idp_a4_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rb = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_idp_a4)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[rc][l]
            + (uint32_t)((0 ? (int8_t)(s->r[ra][l] & 0xff) : (int32_t)(s->r[ra][l] & 0xff))
            * (0 ? (int8_t)(s->r[rb][l] & 0xff) : (int32_t)(s->r[rb][l] & 0xff)))
            + (uint32_t)((0 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            * (0 ? (int8_t)(s->r[rb][l] >> 8 & 0xff) : (int32_t)(s->r[rb][l] >> 8 & 0xff)))
            + (uint32_t)((0 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            * (0 ? (int8_t)(s->r[rb][l] >> 16 & 0xff) : (int32_t)(s->r[rb][l] >> 16 & 0xff)))
            + (uint32_t)((0 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            * (0 ? (int8_t)(s->r[rb][l] >> 24) : (int32_t)(s->r[rb][l] >> 24)));
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_idp_a2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t idph = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t idpa2 = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t idpb = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_65(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t i = 2 * idph;
        const int32_t i_2 = 2 * idph + 1;
        rd_new[l] = s->r[rc][l]
            + (uint32_t)((idpa2 ? (int16_t)(s->r[ra][l] & 0xffff)
            : (int32_t)(s->r[ra][l] & 0xffff))
            * (idpb ? (int8_t)(s->r[rb][l] >> 8 * i & 0xff)
            : (int32_t)(s->r[rb][l] >> 8 * i & 0xff)))
            + (uint32_t)((idpa2 ? (int16_t)(s->r[ra][l] >> 16) : (int32_t)(s->r[ra][l] >> 16))
            * (idpb ? (int8_t)(s->r[rb][l] >> 8 * i_2 & 0xff)
            : (int32_t)(s->r[rb][l] >> 8 * i_2 & 0xff)));
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_idp_a2_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rb = (int32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_idp_a2)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t i = 2 * 0;
        const int32_t i_2 = 2 * 0 + 1;
        rd_new[l] = s->r[rc][l]
            + (uint32_t)((0 ? (int16_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] & 0xffff))
            * (0 ? (int8_t)(s->r[rb][l] >> 8 * i & 0xff) : (int32_t)(s->r[rb][l] >> 8 * i & 0xff)))
            + (uint32_t)((0 ? (int16_t)(s->r[ra][l] >> 16) : (int32_t)(s->r[ra][l] >> 16))
            * (0 ? (int8_t)(s->r[rb][l] >> 8 * i_2 & 0xff)
            : (int32_t)(s->r[rb][l] >> 8 * i_2 & 0xff)));
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

