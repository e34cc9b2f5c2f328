/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_brx(const uint32_t *to_4, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to_4[l];
        lane_of_of[l] = value_3;
    }
}

RT_WITHIN void lanes_lepc(uint32_t pc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = pc;
        rd_to[l] = rd;
    }
}

RT_WITHIN uint32_t lanes_mov(int32_t m_2)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((m_2 >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_sel_for(struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t rd = q ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_sel,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_prmt_b(struct maxwell_state *s, int32_t ra, int32_t rc, const uint32_t *b_2,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
        const uint32_t b = b_2[l];
        const uint32_t rd =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | (uint32_t)((b >> 12 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff)) << 24;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_prmt_b_2(struct maxwell_state *s, int32_t ra, int32_t rc, const uint32_t *b_2,
    int32_t move_prmt_mode, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
        const uint32_t s_2 = b_2[l] & 3;
        const uint32_t rd =
            ((uint32_t)x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)s_2
            : move_prmt_mode == 2 ? (int32_t)(s_2 & 7) : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 0) : move_prmt_mode == 5 ? 0
            : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : move_prmt_mode == 7 ? 0
            : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
            : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
            : move_prmt_mode == 14 ? 0 : 0) & 0xff)
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 1)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 1) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 1) : move_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 1) : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1)
            : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0
            : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0
            : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 8
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 2)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 2) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 2) : move_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 2) : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1))
            : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0
            : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0
            : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 16
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 3)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 3) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? 3 : move_prmt_mode == 5 ? rt_min_i32((int32_t)s_2, 3)
            : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1) : move_prmt_mode == 7 ? 0
            : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
            : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
            : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 24;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_prmt_c(struct maxwell_state *s, int32_t ra, uint32_t c, int32_t rc,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)c << 32;
        const uint32_t b = s->r[rc][l];
        const uint32_t rd =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | (uint32_t)((b >> 12 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff)) << 24;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_prmt_c_2(struct maxwell_state *s, int32_t ra, uint32_t c, int32_t rc,
    int32_t move_prmt_mode, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)c << 32;
        const uint32_t s_2 = s->r[rc][l] & 3;
        const uint32_t rd =
            ((uint32_t)x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)s_2
            : move_prmt_mode == 2 ? (int32_t)(s_2 & 7) : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 0) : move_prmt_mode == 5 ? 0
            : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : move_prmt_mode == 7 ? 0
            : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
            : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
            : move_prmt_mode == 14 ? 0 : 0) & 0xff)
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 1)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 1) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 1) : move_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 1) : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1)
            : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0
            : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0
            : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 8
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 2)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 2) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 2) : move_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 2) : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1))
            : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0
            : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0
            : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 16
            | ((uint32_t)(x
            >> 8 * (move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_2 + 3)
            : move_prmt_mode == 2 ? ((int32_t)s_2 - 3) & 7 : move_prmt_mode == 3 ? (int32_t)s_2
            : move_prmt_mode == 4 ? 3 : move_prmt_mode == 5 ? rt_min_i32((int32_t)s_2, 3)
            : move_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1) : move_prmt_mode == 7 ? 0
            : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
            : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
            : move_prmt_mode == 14 ? 0 : 0)) & 0xff) << 24;
        rd_to[l] = rd;
    }
}

/* OPEN GUARD MOV $R[Rd], SRC_B, OPT_MASK CTL CLOSE */
RT_BODY(maxwell_fast_mov)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 1, 3, 4, 5);
    const int32_t m_2 = operand_opt_mask(in, 1, 6);
    if (!b)
        return rt_slowly(m, in);
    if (m_2 == 15) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_brx(b, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    const uint32_t hold_2 = lanes_mov(m_2);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_brx(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_mov)
RT_KNOWN(maxwell_fast_mov, 0, 0x5, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_mov, 1, 0x5, 0x0, .line = {[0] = 1})
RT_QUICK_2(maxwell_fast_mov)

/* OPEN GUARD MOV32I $R[Rd], UIMM32, OPT_MASK CTL CLOSE */
RT_BODY(maxwell_fast_mov32i)
{
    const uint32_t uimm32 = (uint32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 3);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t m_2 = operand_opt_mask(in, 0, 2);
    if (m_2 == 15) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_lepc(uimm32, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    const uint32_t hold_2 = lanes_mov(m_2);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_lepc(uimm32, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_mov32i)
RT_KNOWN(maxwell_fast_mov32i, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_mov32i)

/* OPEN GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_sel)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)rt_value(in, known, 8);
    const int32_t ra = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 3, 5, 6, 7);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x100))
        lanes_sel_for(s, pp, ra, b, rd_to, not_pp);
    else
        lanes_sel(s, pp, ra, b, rd_to, not_pp);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_sel)
RT_KNOWN(maxwell_fast_sel, 0, 0x5, 0x100, .line = {0})
RT_KNOWN(maxwell_fast_sel, 1, 0x5, 0x100, .line = {[0] = 2}, .value = {[8] = 1})
RT_QUICK_2(maxwell_fast_sel)

/* OPEN GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_prmt_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t move_prmt_mode = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 0, 4, 6, 7, 8);
    if (!b_2)
        return rt_slowly(m, in);
    if (move_prmt_mode == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_prmt_b(s, ra, rc, b_2, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_prmt_b_2(s, ra, rc, b_2, move_prmt_mode, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_prmt_b)
RT_KNOWN(maxwell_fast_prmt_b, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_prmt_b, 1, 0x3, 0x1, .line = {[0] = 2})
RT_KNOWN(maxwell_fast_prmt_b, 2, 0x3, 0x1, .value = {[0] = 4})
RT_QUICK_3(maxwell_fast_prmt_b)

/* OPEN GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_prmt_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[6];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t move_prmt_mode = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (move_prmt_mode == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_prmt_c(s, ra, c, rc, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_prmt_c_2(s, ra, c, rc, move_prmt_mode, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_prmt_c)
RT_KNOWN(maxwell_fast_prmt_c, 0, 0x2, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_prmt_c, 1, 0x2, 0x1, .value = {[0] = 4})
RT_QUICK_2(maxwell_fast_prmt_c)

