/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_vsetp_for(int32_t video_vsetp_cmp, const int64_t *a, const int64_t *b,
    int32_t bop, const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (video_vsetp_cmp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
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

RT_LOOP(lanes_vsetp,
    (int32_t video_vsetp_cmp, const int64_t *a, const int64_t *b, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to), (video_vsetp_cmp, a, b, 0, q, pu_to, pv_to))

static void lanes_vsetp(int32_t video_vsetp_cmp, const int64_t *a, const int64_t *b, int32_t bop,
    const int32_t *q, uint8_t *pu_to, uint8_t *pv_to)
{
    if (bop)
        lanes_vsetp_for(video_vsetp_cmp, a, b, bop, q, pu_to, pv_to);
    else
        lanes_vsetp_usual(video_vsetp_cmp, a, b, q, pu_to, pv_to);
}

RT_WITHIN void lanes_idp_a4_for(struct maxwell_state *s, int32_t rc, int32_t video_sign_a8,
    int32_t ra, int32_t video_sign_b8, const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[rc][l]
            + (uint32_t)((video_sign_a8 ? (int8_t)(s->r[ra][l] & 0xff)
            : (int32_t)(s->r[ra][l] & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] & 0xff) : (int32_t)(b[l] & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 & 0xff) : (int32_t)(b[l] >> 8 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 16 & 0xff) : (int32_t)(b[l] >> 16 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            * (video_sign_b8 ? (int8_t)(b[l] >> 24) : (int32_t)(b[l] >> 24)));
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_idp_a4,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to),
    (s, rc, 0, ra, 0, b, rd_to))

static void lanes_idp_a4(struct maxwell_state *s, int32_t rc, int32_t video_sign_a8, int32_t ra,
    int32_t video_sign_b8, const uint32_t *b, uint32_t *rd_to)
{
    if (video_sign_a8 | video_sign_b8)
        lanes_idp_a4_for(s, rc, video_sign_a8, ra, video_sign_b8, b, rd_to);
    else
        lanes_idp_a4_usual(s, rc, ra, b, rd_to);
}

RT_WITHIN void lanes_idp_a2_for(int32_t video_lo_hi, struct maxwell_state *s, int32_t rc,
    int32_t video_sign_a16, int32_t ra, int32_t video_sign_b8, const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t i = 2 * video_lo_hi;
        const int32_t i_2 = 2 * video_lo_hi + 1;
        const uint32_t rd = s->r[rc][l]
            + (uint32_t)((video_sign_a16 ? (int16_t)(s->r[ra][l] & 0xffff)
            : (int32_t)(s->r[ra][l] & 0xffff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 * i & 0xff) : (int32_t)(b[l] >> 8 * i & 0xff))
            + (video_sign_a16 ? (int16_t)(s->r[ra][l] >> 16) : (int32_t)(s->r[ra][l] >> 16))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 * i_2 & 0xff)
            : (int32_t)(b[l] >> 8 * i_2 & 0xff)));
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_idp_a2,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to),
    (0, s, rc, 0, ra, 0, b, rd_to))

static void lanes_idp_a2(int32_t video_lo_hi, struct maxwell_state *s, int32_t rc,
    int32_t video_sign_a16, int32_t ra, int32_t video_sign_b8, const uint32_t *b, uint32_t *rd_to)
{
    if (video_lo_hi | video_sign_a16 | video_sign_b8)
        lanes_idp_a2_for(video_lo_hi, s, rc, video_sign_a16, ra, video_sign_b8, b, rd_to);
    else
        lanes_idp_a2_usual(s, rc, ra, b, rd_to);
}

/* OPEN GUARD VSETP{VSETP_CMP}TYPES{BOP} $P[Pu], $P[Pv], SRC_VA, SRC_VB, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_vsetp)
{
    const int32_t video_vsetp_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 8, 17);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, a_row, 5, 6, 7, 9);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, b_row, 6, 10, 11, 13, 14);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 16, 15);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_vsetp_usual(video_vsetp_cmp, a, b, q, pu_to, pv_to);
    else
        lanes_vsetp(video_vsetp_cmp, a, b, bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_vsetp, 0x100, 0x8)

/* OPEN GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_idp_a4)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)in->value[0];
    const int32_t video_sign_b8 = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 11);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_idp_b(m, in, usual, b_row, 0, 5, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_idp_a4_usual(s, rc, ra, b, rd_to);
    else
        lanes_idp_a4(s, rc, video_sign_a8, ra, video_sign_b8, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_idp_a4, 0x3, 0x3, 0, 1)

/* OPEN GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE
   */
RT_BODY(maxwell_fast_idp_a2)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)in->value[1];
    const int32_t video_sign_b8 = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 12);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_idp_b(m, in, usual, b_row, 0, 6, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_idp_a2_usual(s, rc, ra, b, rd_to);
    else
        lanes_idp_a2(video_lo_hi, s, rc, video_sign_a16, ra, video_sign_b8, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_idp_a2, 0x3, 0x7, 0, 1)

