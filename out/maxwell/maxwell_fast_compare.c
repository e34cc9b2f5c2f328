/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_isetp_for(struct maxwell_state *s, int32_t ra, int32_t signed_2,
    const uint32_t *b, int32_t x, int32_t cmp, int32_t bop, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
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

RT_LOOP(lanes_isetp,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t cmp, const int32_t *q,
    uint8_t *pu_to, uint8_t *pv_to), (s, ra, 0, b, 0, cmp, 0, q, pu_to, pv_to))

static void lanes_isetp(struct maxwell_state *s, int32_t ra, int32_t signed_2, const uint32_t *b,
    int32_t x, int32_t cmp, int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    if (signed_2 | x | bop)
        lanes_isetp_for(s, ra, signed_2, b, x, cmp, bop, q, pu_to, pv_to);
    else
        lanes_isetp_usual(s, ra, b, cmp, q, pu_to, pv_to);
}

RT_WITHIN void lanes_iset_for(struct maxwell_state *s, int32_t ra, int32_t signed_2,
    const uint32_t *b, int32_t x, int32_t cmp, int32_t bop, const int32_t *q, int32_t bf,
    uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const uint32_t r_2 =
            !((bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0) != 0) ? 0
            : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r_2;
        const uint32_t result = (uint32_t)(r_2 == 0 && (!x || s->cc[l] & 1)) | r_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP(lanes_iset,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t cmp, const int32_t *q,
    uint32_t *rd_to, uint8_t *result_to), (s, ra, 0, b, 0, cmp, 0, q, 0, rd_to, result_to))

static void lanes_iset(struct maxwell_state *s, int32_t ra, int32_t signed_2, const uint32_t *b,
    int32_t x, int32_t cmp, int32_t bop, const int32_t *q, int32_t bf, uint32_t *rd_to,
    uint8_t *result_to)
{
    if (signed_2 | x | bop | bf)
        lanes_iset_for(s, ra, signed_2, b, x, cmp, bop, q, bf, rd_to, result_to);
    else
        lanes_iset_usual(s, ra, b, cmp, q, rd_to, result_to);
}

RT_WITHIN void lanes_iset_2_for(struct maxwell_state *s, int32_t ra, int32_t signed_2,
    const uint32_t *b, int32_t x, int32_t cmp, int32_t bop, const int32_t *q, int32_t bf,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const uint32_t r_2 =
            !((bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0) != 0) ? 0
            : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_iset_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t cmp, const int32_t *q,
    uint32_t *rd_to), (s, ra, 0, b, 0, cmp, 0, q, 0, rd_to))

static void lanes_iset_2(struct maxwell_state *s, int32_t ra, int32_t signed_2, const uint32_t *b,
    int32_t x, int32_t cmp, int32_t bop, const int32_t *q, int32_t bf, uint32_t *rd_to)
{
    if (signed_2 | x | bop | bf)
        lanes_iset_2_for(s, ra, signed_2, b, x, cmp, bop, q, bf, rd_to);
    else
        lanes_iset_2_usual(s, ra, b, cmp, q, rd_to);
}

/* OPEN GUARD ISETP{CMP}SIGNED{X}BOP $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_isetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t x = (int32_t)in->value[2];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 15);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 8, 10, 11, 12);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 14, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_isetp_usual(s, ra, b, cmp, q, pu_to, pv_to);
    else
        lanes_isetp(s, ra, signed_2, b, x, cmp, bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_isetp, 0x5, 0xe, 0, 1)

/* OPEN GUARD ISET{BF}CMP{SIGNED}X{BOP} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_iset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t signed_2 = (int32_t)in->value[2];
    const int32_t x = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[1];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 16);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 9, 11, 12, 13);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 15, 14);
    if (!b)
        return rt_slowly(m, in);
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_iset_usual(s, ra, b, cmp, q, rd_to, result_to);
        else
            lanes_iset(s, ra, signed_2, b, x, cmp, bop, q, bf, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_iset_2_usual(s, ra, b, cmp, q, rd_to);
    else
        lanes_iset_2(s, ra, signed_2, b, x, cmp, bop, q, bf, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_iset, 0x5, 0x5d, 0, 1)

