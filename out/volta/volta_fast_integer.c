/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static void lanes_iadd3_n(const int64_t *a, const int64_t *b, const int64_t *c, uint32_t *rd_to,
    uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = a[l] + b[l] + c[l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p0 = (uint32_t)(t >= INT64_C(4294967296));
        const uint32_t p1 = (uint32_t)(t >= INT64_C(8589934592));
        rd_to[l] = rd;
        p0_to[l] = (uint8_t)p0;
        p1_to[l] = (uint8_t)p1;
    }
}

static void lanes_iadd3_x(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    const int32_t *p, const int32_t *q, uint32_t *rd_to, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = (int64_t)a[l] + b[l] + c[l] + p[l] + q[l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p0 = (uint32_t)(t >= INT64_C(4294967296));
        const uint32_t p1 = (uint32_t)(t >= INT64_C(8589934592));
        rd_to[l] = rd;
        p0_to[l] = (uint8_t)p0;
        p1_to[l] = (uint8_t)p1;
    }
}

static void lanes_imad_r(struct volta_state *s, int32_t ra, int32_t rb, const uint32_t *c,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rb][l] + c[l];
        rd_to[l] = rd;
    }
}

static void lanes_imad_i(struct volta_state *s, int32_t ra, int32_t imm, const uint32_t *c,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * (uint32_t)imm + c[l];
        rd_to[l] = rd;
    }
}

static void lanes_imad_b(struct volta_state *s, int32_t ra, uint32_t b, const uint32_t *c,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * b + c[l];
        rd_to[l] = rd;
    }
}

static void lanes_imad_ri(struct volta_state *s, int32_t ra, int32_t rc, int32_t imm,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + (uint32_t)imm;
        rd_to[l] = rd;
    }
}

static void lanes_imad_rc(struct volta_state *s, int32_t ra, int32_t rc, int64_t c, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + (uint32_t)c;
        rd_to[l] = rd;
    }
}

static void lanes_imad_bx(struct volta_state *s, int32_t ra, const uint32_t *b, const uint32_t *c,
    const int32_t *k, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * b[l] + c[l] + (uint32_t)k[l];
        rd_to[l] = rd;
    }
}

static void lanes_imad_cx(struct volta_state *s, int32_t ra, int32_t rc, uint32_t c,
    const int32_t *k, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + c + (uint32_t)k[l];
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_imad_hi_c_for(int32_t us, struct volta_state *s, int32_t ra, int32_t rc,
    rt_i128 c, bool p_wanted, uint8_t *p_to, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + c;
        const uint32_t p = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        const uint32_t rd = (uint32_t)((uint64_t)t >> 32);
        if (p_wanted)
            p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_WANTED(lanes_imad_hi_c,
    (struct volta_state *s, int32_t ra, int32_t rc, rt_i128 c, uint8_t *p_to, uint32_t *rd_to),
    (0, s, ra, rc, c, 0, p_to, rd_to), (0, s, ra, rc, c, 1, p_to, rd_to))

static void lanes_imad_hi_c(int32_t us, struct volta_state *s, int32_t ra, int32_t rc, rt_i128 c,
    bool p_wanted, uint8_t *p_to, uint32_t *rd_to)
{
    if (us)
        lanes_imad_hi_c_for(us, s, ra, rc, c, 1, p_to, rd_to);
    else
        RT_WANTED(lanes_imad_hi_c, p_wanted, (s, ra, rc, c, p_to, rd_to));
}

RT_WITHIN void lanes_imad_hi_bx_for(int32_t us, struct volta_state *s, int32_t ra,
    const int64_t *b, const uint64_t *c, const int32_t *k, bool p_wanted, uint8_t *p_to,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)(uint32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)(uint32_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
        const uint32_t p = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        const uint32_t rd = (uint32_t)((uint64_t)t >> 32);
        if (p_wanted)
            p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_WANTED(lanes_imad_hi_bx,
    (struct volta_state *s, int32_t ra, const int64_t *b, const uint64_t *c, const int32_t *k,
    uint8_t *p_to, uint32_t *rd_to), (0, s, ra, b, c, k, 0, p_to, rd_to),
    (0, s, ra, b, c, k, 1, p_to, rd_to))

static void lanes_imad_hi_bx(int32_t us, struct volta_state *s, int32_t ra, const int64_t *b,
    const uint64_t *c, const int32_t *k, bool p_wanted, uint8_t *p_to, uint32_t *rd_to)
{
    if (us)
        lanes_imad_hi_bx_for(us, s, ra, b, c, k, 1, p_to, rd_to);
    else
        RT_WANTED(lanes_imad_hi_bx, p_wanted, (s, ra, b, c, k, p_to, rd_to));
}

RT_WITHIN void lanes_imad_hi_cx_for(int32_t us, struct volta_state *s, int32_t ra, int32_t rc,
    uint64_t c, const int32_t *k, bool p_wanted, uint8_t *p_to, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + (rt_i128)c + (rt_i128)k[l];
        const uint32_t p = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        const uint32_t rd = (uint32_t)((uint64_t)t >> 32);
        if (p_wanted)
            p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_WANTED(lanes_imad_hi_cx,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, const int32_t *k, uint8_t *p_to,
    uint32_t *rd_to), (0, s, ra, rc, c, k, 0, p_to, rd_to), (0, s, ra, rc, c, k, 1, p_to, rd_to))

static void lanes_imad_hi_cx(int32_t us, struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    const int32_t *k, bool p_wanted, uint8_t *p_to, uint32_t *rd_to)
{
    if (us)
        lanes_imad_hi_cx_for(us, s, ra, rc, c, k, 1, p_to, rd_to);
    else
        RT_WANTED(lanes_imad_hi_cx, p_wanted, (s, ra, rc, c, k, p_to, rd_to));
}

/* GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBX, NC$R[Rc]RC MARKS CTL */
RT_BODY(volta_fast_iadd3_n)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 5, 16);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_rax(m, in, a_row, 4, 3);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_sbx(m, in, b_row, 2, 7, 6, 9, 10, 11, 12);
    _Alignas(64) int64_t c_row[32];
    const int64_t *const c = row_rax(m, in, c_row, 14, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const p0_place = place_p(m, in);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p_2(m, in);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    lanes_iadd3_n(a, b, c, rd_to, p0_to, p1_to);
    rt_land32(rd_place, rd_to, run);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(volta_fast_iadd3_n, 0x20, 0x0)

/* GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBX, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL */
RT_BODY(volta_fast_iadd3_x)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 7, 20);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_rax_2(m, in, a_row, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sbx_2(m, in, b_row, 2, 7, 6, 9, 10, 11, 12);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_rax_2(m, in, c_row, 14, 13);
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_qa(m, in, p_row, 17, 16);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 19, 18);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const p0_place = place_p(m, in);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p_2(m, in);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    lanes_iadd3_x(a, b, c, p, q, rd_to, p0_to, p1_to);
    rt_land32(rd_place, rd_to, run);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(volta_fast_iadd3_x, 0x80, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL */
RT_BODY(volta_fast_imad_r)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 9);
    run &= hold;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_rcx(m, in, c_row, 7, 6);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_r(s, ra, rb, c, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_r, 0x2, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL */
RT_BODY(volta_fast_imad_i)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 8);
    run &= hold;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_rcx(m, in, c_row, 6, 5);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_i(s, ra, imm, c, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_i, 0x2, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL */
RT_BODY(volta_fast_imad_b)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_sbcu(m, s, in, &b, 0, 4, 5, 6);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_rcx(m, in, c_row, 8, 7);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_b(s, ra, b, c, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_b, 0x4, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL */
RT_BODY(volta_fast_imad_ri)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 7);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_ri(s, ra, rc, imm, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_ri, 0x1, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL */
RT_BODY(volta_fast_imad_rc)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t c = 0;
    const int c_trap = operand_cbn(m, in, &c, 1, 6, 8, 7);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_rc(s, ra, rc, c, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_rc, 0x4, 0x0)

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL */
RT_BODY(volta_fast_imad_ru)
{
    struct volta_state *const s = m->state;
    const int32_t ub = (int32_t)in->value[7];
    const int32_t nb = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 8);
    run &= hold;
    int64_t ubn;
    ubn = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_rc(s, ra, rc, ubn, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_ru, 0x2, 0x0)

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
RT_BODY(volta_fast_imad_bx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 15);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sb_2(m, in, usual, b_row, 0, 4, 7, 8, 6, 9);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_rax_2(m, in, c_row, 11, 10);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_qa(m, in, k_row, 14, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_bx(s, ra, b, c, k, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(volta_fast_imad_bx, 0x9, 0x0, 0, 2)

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL */
RT_BODY(volta_fast_imad_cx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_sci(m, s, in, &c, 0, 6, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_qa(m, in, k_row, 12, 11);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_imad_cx(s, ra, rc, c, k, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_cx, 0x8, 0x0)

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
RT_BODY(volta_fast_imad_hi_c)
{
    struct volta_state *const s = m->state;
    const int32_t nb = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    rt_i128 c;
    if (in->alt[1] == 0) {
        uint64_t cw = 0;
        const int cw_trap = operand_cd(m, in, &cw, 2, 8, 9);
        if (cw_trap) {
            return rt_slowly(m, in);
        }
        c = nb ? (rt_i128)~cw + 1 : (rt_i128)cw;
    } else {
        const int32_t ub = (int32_t)in->value[10];
        const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
        c = nb ? (rt_i128)~x + 1 : (rt_i128)x;
    }
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_pj(m, in, usual, 0, 2);
    uint8_t *const p_to = whole && p_place ? p_place : p_new;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    const bool p_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_imad_hi_c, p_wanted, (s, ra, rc, c, p_to, rd_to));
    else
        lanes_imad_hi_c(us, s, ra, rc, c, p_wanted, p_to, rd_to);
    rt_land8(p_place, p_to, run);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_hi_c, 0x9, 0x1)

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
RT_BODY(volta_fast_imad_hi_bx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 16);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_sb_3(m, in, b_row, 1, 5, 7, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_widex(m, in, c_row, 12, 11);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_qa(m, in, k_row, 15, 14);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_pj(m, in, usual, 0, 2);
    uint8_t *const p_to = whole && p_place ? p_place : p_new;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    const bool p_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_imad_hi_bx, p_wanted, (s, ra, b, c, k, p_to, rd_to));
    else
        lanes_imad_hi_bx(us, s, ra, b, c, k, p_wanted, p_to, rd_to);
    rt_land8(p_place, p_to, run);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_hi_bx, 0x11, 0x1)

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
RT_BODY(volta_fast_imad_hi_cx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_widecx(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_qa(m, in, k_row, 12, 11);
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_pj(m, in, usual, 0, 2);
    uint8_t *const p_to = whole && p_place ? p_place : p_new;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    const bool p_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_imad_hi_cx, p_wanted, (s, ra, rc, c, k, p_to, rd_to));
    else
        lanes_imad_hi_cx(us, s, ra, rc, c, k, p_wanted, p_to, rd_to);
    rt_land8(p_place, p_to, run);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_imad_hi_cx, 0x11, 0x1)

