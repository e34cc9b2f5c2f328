/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_idp_a4_for(const uint32_t *b_2, const uint32_t *c, int32_t video_sign_a8,
    struct volta_state *s, int32_t ra, int32_t video_sign_b8, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const uint32_t rd = c[l]
            + (uint32_t)((video_sign_a8 ? (int8_t)(s->r[ra][l] & 0xff)
            : (int32_t)(s->r[ra][l] & 0xff))
            * (video_sign_b8 ? (int8_t)(b & 0xff) : (int32_t)(b & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            * (video_sign_b8 ? (int8_t)(b >> 8 & 0xff) : (int32_t)(b >> 8 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            * (video_sign_b8 ? (int8_t)(b >> 16 & 0xff) : (int32_t)(b >> 16 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            * (video_sign_b8 ? (int8_t)(b >> 24) : (int32_t)(b >> 24)));
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_idp_a4,
    (const uint32_t *b_2, const uint32_t *c, struct volta_state *s, int32_t ra, uint32_t *rd_to),
    (b_2, c, 0, s, ra, 0, rd_to))

static void lanes_idp_a4(const uint32_t *b_2, const uint32_t *c, int32_t video_sign_a8,
    struct volta_state *s, int32_t ra, int32_t video_sign_b8, uint32_t *rd_to)
{
    if (video_sign_a8 | video_sign_b8)
        lanes_idp_a4_for(b_2, c, video_sign_a8, s, ra, video_sign_b8, rd_to);
    else
        lanes_idp_a4_usual(b_2, c, s, ra, rd_to);
}

RT_WITHIN void lanes_idp_a2_for(const uint32_t *b_2, int32_t video_lo_hi, const uint32_t *c,
    int32_t video_sign_a16, struct volta_state *s, int32_t ra, int32_t video_sign_b8,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const int32_t i = 2 * video_lo_hi;
        const int32_t i_2 = 2 * video_lo_hi + 1;
        const uint32_t rd = c[l]
            + (uint32_t)((video_sign_a16 ? (int16_t)(s->r[ra][l] & 0xffff)
            : (int32_t)(s->r[ra][l] & 0xffff))
            * (video_sign_b8 ? (int8_t)(b >> 8 * i & 0xff) : (int32_t)(b >> 8 * i & 0xff))
            + (video_sign_a16 ? (int16_t)(s->r[ra][l] >> 16) : (int32_t)(s->r[ra][l] >> 16))
            * (video_sign_b8 ? (int8_t)(b >> 8 * i_2 & 0xff) : (int32_t)(b >> 8 * i_2 & 0xff)));
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_idp_a2,
    (const uint32_t *b_2, const uint32_t *c, struct volta_state *s, int32_t ra, uint32_t *rd_to),
    (b_2, 0, c, 0, s, ra, 0, rd_to))

static void lanes_idp_a2(const uint32_t *b_2, int32_t video_lo_hi, const uint32_t *c,
    int32_t video_sign_a16, struct volta_state *s, int32_t ra, int32_t video_sign_b8,
    uint32_t *rd_to)
{
    if (video_lo_hi | video_sign_a16 | video_sign_b8)
        lanes_idp_a2_for(b_2, video_lo_hi, c, video_sign_a16, s, ra, video_sign_b8, rd_to);
    else
        lanes_idp_a2_usual(b_2, c, s, ra, rd_to);
}

/* GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
RT_BODY(volta_fast_idp_a4)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)in->value[0];
    const int32_t video_sign_b8 = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 13);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b_no_imm(m, in, usual, b_row, 0, 5, 7, 8, 9);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_dot_c(m, in, c_row, 1, 10, 12);
    if (!b_2 || !c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_idp_a4_usual(b_2, c, s, ra, rd_to);
    else
        lanes_idp_a4(b_2, c, video_sign_a8, s, ra, video_sign_b8, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(volta_fast_idp_a4, 0x5, 0x3, 0, 1)

/* GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
RT_BODY(volta_fast_idp_a2)
{
    struct volta_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)in->value[1];
    const int32_t video_sign_b8 = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 14);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b_no_imm(m, in, usual, b_row, 0, 6, 8, 9, 10);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_dot_c(m, in, c_row, 1, 11, 13);
    if (!b_2 || !c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_idp_a2_usual(b_2, c, s, ra, rd_to);
    else
        lanes_idp_a2(b_2, video_lo_hi, c, video_sign_a16, s, ra, video_sign_b8, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(volta_fast_idp_a2, 0x5, 0x7, 0, 1)

