/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_fsetp_for(const uint32_t *a, const uint32_t *b, int32_t floatcmp_setp_ftz,
    int32_t float_cmp, int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t =
            (rt_f32_compare(a[l], b[l], (uint32_t)(floatcmp_setp_ftz * 3)) & float_cmp) != 0;
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

RT_LOOP(lanes_fsetp,
    (const uint32_t *a, const uint32_t *b, int32_t float_cmp, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to), (a, b, 0, float_cmp, 0, q, pu_to, pv_to))

static void lanes_fsetp(const uint32_t *a, const uint32_t *b, int32_t floatcmp_setp_ftz,
    int32_t float_cmp, int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    if (floatcmp_setp_ftz | bop)
        lanes_fsetp_for(a, b, floatcmp_setp_ftz, float_cmp, bop, q, pu_to, pv_to);
    else
        lanes_fsetp_usual(a, b, float_cmp, q, pu_to, pv_to);
}

RT_WITHIN void lanes_fcmp_b_for(struct maxwell_state *s, int32_t rc, int32_t floatcmp_setp_ftz,
    int32_t floatcmp_fcmp_test, int32_t ra, const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (rt_f32_compare(s->r[rc][l], 0, (uint32_t)(floatcmp_setp_ftz * 3))
            & floatcmp_fcmp_test) != 0 ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_fcmp_b,
    (struct maxwell_state *s, int32_t rc, int32_t floatcmp_fcmp_test, int32_t ra,
    const uint32_t *b, uint32_t *rd_to), (s, rc, 0, floatcmp_fcmp_test, ra, b, rd_to))

static void lanes_fcmp_b(struct maxwell_state *s, int32_t rc, int32_t floatcmp_setp_ftz,
    int32_t floatcmp_fcmp_test, int32_t ra, const uint32_t *b, uint32_t *rd_to)
{
    if (floatcmp_setp_ftz)
        lanes_fcmp_b_for(s, rc, floatcmp_setp_ftz, floatcmp_fcmp_test, ra, b, rd_to);
    else
        lanes_fcmp_b_usual(s, rc, floatcmp_fcmp_test, ra, b, rd_to);
}

RT_WITHIN void lanes_fcmp_c_for(uint32_t c, int32_t floatcmp_setp_ftz, int32_t floatcmp_fcmp_test,
    struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (rt_f32_compare(c, 0, (uint32_t)(floatcmp_setp_ftz * 3)) & floatcmp_fcmp_test) != 0
            ? s->r[ra][l] : s->r[rc][l];
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_fcmp_c,
    (uint32_t c, int32_t floatcmp_fcmp_test, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to), (c, 0, floatcmp_fcmp_test, s, ra, rc, rd_to))

static void lanes_fcmp_c(uint32_t c, int32_t floatcmp_setp_ftz, int32_t floatcmp_fcmp_test,
    struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to)
{
    if (floatcmp_setp_ftz)
        lanes_fcmp_c_for(c, floatcmp_setp_ftz, floatcmp_fcmp_test, s, ra, rc, rd_to);
    else
        lanes_fcmp_c_usual(c, floatcmp_fcmp_test, s, ra, rc, rd_to);
}

/* OPEN GUARD FSETP{FLOAT_CMP}SETP_FTZ{BOP} $P[Pu], $P[Pv],
   SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_fsetp)
{
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 18);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a_2(m, in, a_row, 7, 6, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_b(m, in, b_row, 1, 11, 10, 9, 13, 14, 15);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 17, 16);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_fsetp_usual(a, b, float_cmp, q, pu_to, pv_to);
    else
        lanes_fsetp(a, b, floatcmp_setp_ftz, float_cmp, bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fsetp, 0x10, 0x6)

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, FCMP_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_fcmp_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 12);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_fcmp_b(m, in, usual, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_fcmp_b_usual(s, rc, floatcmp_fcmp_test, ra, b, rd_to);
    else
        lanes_fcmp_b(s, rc, floatcmp_setp_ftz, floatcmp_fcmp_test, ra, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_fcmp_b, 0x3, 0x2, 0, 1)

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL
   CLOSE */
RT_BODY(maxwell_fast_fcmp_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 9);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_fcmp_c_usual(c, floatcmp_fcmp_test, s, ra, rc, rd_to);
    else
        lanes_fcmp_c(c, floatcmp_setp_ftz, floatcmp_fcmp_test, s, ra, rc, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fcmp_c, 0x2, 0x2)

