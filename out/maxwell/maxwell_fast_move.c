/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

static void lanes_brx(const uint32_t *to_4, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to_4[l];
        lane_of_of[l] = value_3;
    }
}

static void lanes_lepc(uint32_t pc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = pc;
        rd_to[l] = rd;
    }
}

static uint32_t lanes_mov(int32_t lanes)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lanes >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

static void lanes_sel(const int32_t *q, struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = q[l] ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

/* OPEN GUARD MOV $R[Rd], SRC_B, OPT_MASK CTL CLOSE */
RT_BODY(maxwell_fast_mov)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lanes = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0xf);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 7);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 1, 3, 4, 5);
    if (!b)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_mov(lanes);
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_brx(b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_mov, 0x5, 0x0, 0, 1)

/* OPEN GUARD MOV32I $R[Rd], UIMM32, OPT_MASK CTL CLOSE */
RT_BODY(maxwell_fast_mov32i)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t move_lanes_32i = (int32_t)((uint32_t)word >> 12 & 0xf);
    const uint32_t uimm32 = (uint32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 3);
    run &= hold;
    const uint32_t hold_2 = lanes_mov(move_lanes_32i);
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_lepc(uimm32, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_mov32i, 0x2, 0x0)

/* OPEN GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_sel)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 10);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 3, 5, 6, 7);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 9, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_sel(q, s, ra, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_sel, 0x5, 0x0, 0, 1)

