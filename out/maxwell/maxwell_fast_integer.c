/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_iadd_for(struct maxwell_state *s, int32_t o, const uint32_t *a,
    const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t x_2 = key & 1;
    const int32_t sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = x_2 ? s->cc[l] >> 2 & 1 : o & 1;
        const int64_t x = (int64_t)a[l] + b[l] + k;
        const int64_t y = (int64_t)(int32_t)a[l] + (int32_t)b[l] + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!x_2 || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_iadd,
    (struct maxwell_state *s, int32_t o, const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, o, a, b, rd_to, result_to, key), 0, 0, 1)

RT_WITHIN void lanes_iadd_2_for(struct maxwell_state *s, int32_t o, const uint32_t *a,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t x_2 = key & 1;
    const int32_t sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = x_2 ? s->cc[l] >> 2 & 1 : o & 1;
        const int64_t x = (int64_t)a[l] + b[l] + k;
        const int64_t y = (int64_t)(int32_t)a[l] + (int32_t)b[l] + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_iadd_2,
    (struct maxwell_state *s, int32_t o, const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, o, a, b, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_iadd32i_for(struct maxwell_state *s, int32_t neg_a_32i, const uint32_t *a,
    int32_t imm32, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t integer_x_32i = key & 1;
    const int32_t integer_sat_32i = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = integer_x_32i ? s->cc[l] >> 2 & 1 : neg_a_32i;
        const int64_t x = (int64_t)a[l] + (uint32_t)imm32 + k;
        const int64_t y = (int64_t)(int32_t)a[l] + imm32 + k;
        const uint32_t rd = integer_sat_32i ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
            : (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!integer_x_32i || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_iadd32i,
    (struct maxwell_state *s, int32_t neg_a_32i, const uint32_t *a, int32_t imm32, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, neg_a_32i, a, imm32, rd_to, result_to, key), 0,
    0)

RT_WITHIN void lanes_iadd32i_2_for(struct maxwell_state *s, int32_t neg_a_32i, const uint32_t *a,
    int32_t imm32, uint32_t *rd_to, const int32_t key)
{
    const int32_t integer_x_32i = key & 1;
    const int32_t integer_sat_32i = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = integer_x_32i ? s->cc[l] >> 2 & 1 : neg_a_32i;
        const int64_t x = (int64_t)a[l] + (uint32_t)imm32 + k;
        const int64_t y = (int64_t)(int32_t)a[l] + imm32 + k;
        const uint32_t rd = integer_sat_32i ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
            : (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_iadd32i_2,
    (struct maxwell_state *s, int32_t neg_a_32i, const uint32_t *a, int32_t imm32, uint32_t *rd_to,
    const int32_t fields), (s, neg_a_32i, a, imm32, rd_to, key), 0, 0)

RT_WITHIN void lanes_iadd3_r_for(const int64_t *a, const int64_t *b, uint32_t *found_lanes,
    const int32_t key)
{
    const int32_t integer_iadd3_shift = key & 3;
    const int32_t integer_iadd3_neg_a = key >> 2 & 1;
    const int32_t integer_iadd3_neg_b = key >> 3 & 1;
    const int32_t cc = key >> 4 & 1;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t first = a[l] + b[l];
        trapping |= (uint32_t)((integer_iadd3_shift == 1 && first > 4294967295u
            && (integer_iadd3_neg_a || integer_iadd3_neg_b || cc)) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_4(lanes_iadd3_r,
    (const int64_t *a, const int64_t *b, uint32_t *found_lanes, const int32_t fields),
    (a, b, found_lanes, key), 0, 0, 2, 1, 16)

RT_WITHIN void lanes_iadd3_r_2_for(const int64_t *a, const int64_t *b, const int64_t *c,
    struct maxwell_state *s, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t integer_iadd3_shift = key & 3;
    const int32_t integer_iadd3_x = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t first = a[l] + b[l];
        const uint32_t low = integer_iadd3_shift == 0 ? (uint32_t)first : integer_iadd3_shift == 1
            ? (uint32_t)(first >> 16) : integer_iadd3_shift == 2 ? (uint32_t)first << 16 : 0;
        const int64_t x = low + c[l]
            + (integer_iadd3_x ? (s->cc[l] >> 2 & 1) + (s->cc[l] >> 3) : 0);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!integer_iadd3_x || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | ((uint32_t)(x >> 32) & 1) << 2
            | ((uint32_t)(first >> 32) & 1) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_iadd3_r_2,
    (const int64_t *a, const int64_t *b, const int64_t *c, struct maxwell_state *s,
    uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (a, b, c, s, rd_to, result_to, key), 0, 0, 2, 1, 4)

RT_WITHIN void lanes_iadd3_r_3_for(const int64_t *a, const int64_t *b, const int64_t *c,
    struct maxwell_state *s, uint32_t *rd_to, const int32_t key)
{
    const int32_t integer_iadd3_shift = key & 3;
    const int32_t integer_iadd3_x = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t first = a[l] + b[l];
        const uint32_t low = integer_iadd3_shift == 0 ? (uint32_t)first : integer_iadd3_shift == 1
            ? (uint32_t)(first >> 16) : integer_iadd3_shift == 2 ? (uint32_t)first << 16 : 0;
        const int64_t x = low + c[l]
            + (integer_iadd3_x ? (s->cc[l] >> 2 & 1) + (s->cc[l] >> 3) : 0);
        const uint32_t rd = (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_iadd3_r_3,
    (const int64_t *a, const int64_t *b, const int64_t *c, struct maxwell_state *s,
    uint32_t *rd_to, const int32_t fields), (a, b, c, s, rd_to, key), 0, 0, 2, 1, 4)

RT_WITHIN void lanes_iadd3_b_for(struct maxwell_state *s, int32_t ra, int32_t rc, int64_t b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t integer_iadd3_neg_a = key & 1;
    const int32_t integer_iadd3_x = key >> 1 & 1;
    const int32_t integer_iadd3_neg_c = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a = integer_iadd3_neg_a ? (int64_t)~s->r[ra][l] + (integer_iadd3_x ? 0 : 1)
            : s->r[ra][l];
        const int64_t c = integer_iadd3_neg_c ? (int64_t)~s->r[rc][l] + (integer_iadd3_x ? 0 : 1)
            : s->r[rc][l];
        const int64_t first = a + b;
        const uint32_t low = (uint32_t)first;
        const int64_t x = low + c + (integer_iadd3_x ? (s->cc[l] >> 2 & 1) + (s->cc[l] >> 3) : 0);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!integer_iadd3_x || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | ((uint32_t)(x >> 32) & 1) << 2
            | ((uint32_t)(first >> 32) & 1) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_3(lanes_iadd3_b,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int64_t b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, rc, b, rd_to, result_to, key), 0, 0, 6, 2)

RT_WITHIN void lanes_iadd3_b_2_for(struct maxwell_state *s, int32_t ra, int32_t rc, int64_t b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t integer_iadd3_neg_a = key & 1;
    const int32_t integer_iadd3_x = key >> 1 & 1;
    const int32_t integer_iadd3_neg_c = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a = integer_iadd3_neg_a ? (int64_t)~s->r[ra][l] + (integer_iadd3_x ? 0 : 1)
            : s->r[ra][l];
        const int64_t c = integer_iadd3_neg_c ? (int64_t)~s->r[rc][l] + (integer_iadd3_x ? 0 : 1)
            : s->r[rc][l];
        const int64_t first = a + b;
        const uint32_t low = (uint32_t)first;
        const int64_t x = low + c + (integer_iadd3_x ? (s->cc[l] >> 2 & 1) + (s->cc[l] >> 3) : 0);
        const uint32_t rd = (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_iadd3_b_2,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int64_t b, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, b, rd_to, key), 0, 0, 6, 2)

RT_WITHIN void lanes_iscadd(const uint32_t *a, const uint32_t *b, int32_t o, uint32_t *rd_to,
    uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = (int64_t)a[l] + b[l] + (o & 1);
        const int64_t y = (int64_t)(int32_t)a[l] + (int32_t)b[l] + (o & 1);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && 1) | ((uint32_t)x >> 31 & 1) << 1
            | (uint32_t)(x >> 32) << 2 | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_WITHIN void lanes_iscadd_2(const uint32_t *a, const uint32_t *b, int32_t o, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = (int64_t)a[l] + b[l] + (o & 1);
        const uint32_t rd = (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_iscadd32i(struct maxwell_state *s, int32_t ra, int32_t integer_shift_32i,
    int32_t imm32, uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = (int64_t)(s->r[ra][l] << integer_shift_32i) + (uint32_t)imm32;
        const int64_t y = (int64_t)(int32_t)(s->r[ra][l] << integer_shift_32i) + imm32;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && 1) | ((uint32_t)x >> 31 & 1) << 1
            | (uint32_t)(x >> 32) << 2 | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_WITHIN void lanes_iscadd32i_2(struct maxwell_state *s, int32_t ra, int32_t integer_shift_32i,
    int32_t imm32, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = (int64_t)(s->r[ra][l] << integer_shift_32i) + (uint32_t)imm32;
        const uint32_t rd = (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_imnmx_for(struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t integer_part = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t small = signed_2 ? (uint32_t)rt_min_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_min_u32(s->r[ra][l], b[l]);
        const uint32_t large = signed_2 ? (uint32_t)rt_max_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_max_u32(s->r[ra][l], b[l]);
        const uint32_t own = q ? small : large;
        const int32_t above = integer_part == 1 || integer_part == 2;
        const uint32_t r = !above || s->cc[l] & 1 ? own : s->cc[l] >> 2 & 1 ? s->r[ra][l] : b[l];
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_5(lanes_imnmx,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, pp, ra, b, rd_to, result_to, key), 0, 0, 3, 14,
    4, 5)

RT_WITHIN void lanes_imnmx_2_for(struct maxwell_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t integer_part = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t small = signed_2 ? (uint32_t)rt_min_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_min_u32(s->r[ra][l], b[l]);
        const uint32_t large = signed_2 ? (uint32_t)rt_max_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_max_u32(s->r[ra][l], b[l]);
        const uint32_t own = q ? small : large;
        const int32_t above = integer_part == 1 || integer_part == 2;
        const uint32_t r = !above || s->cc[l] & 1 ? own : s->cc[l] >> 2 & 1 ? s->r[ra][l] : b[l];
        const int32_t same = s->r[ra][l] == b[l] && (!above || s->cc[l] & 1);
        const int32_t first = (above && !(s->cc[l] & 1)) ? s->cc[l] >> 2 & 1 : !same
            && own == s->r[ra][l];
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(same | first << 2);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_5(lanes_imnmx_2,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, pp, ra, b, rd_to, result_to, key), 0, 0, 3, 14,
    4, 5)

RT_WITHIN void lanes_imnmx_3_for(struct maxwell_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t integer_part = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t small = signed_2 ? (uint32_t)rt_min_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_min_u32(s->r[ra][l], b[l]);
        const uint32_t large = signed_2 ? (uint32_t)rt_max_i32((int32_t)s->r[ra][l], (int32_t)b[l])
            : rt_max_u32(s->r[ra][l], b[l]);
        const uint32_t own = q ? small : large;
        const int32_t above = integer_part == 1 || integer_part == 2;
        const uint32_t r = !above || s->cc[l] & 1 ? own : s->cc[l] >> 2 & 1 ? s->r[ra][l] : b[l];
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_5(lanes_imnmx_3,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0, 3, 14, 4, 5)

RT_WITHIN void lanes_icmp_b_for(struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t cmp = key >> 1 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = signed_2 ? (int64_t)(int32_t)s->r[rc][l] : s->r[rc][l];
        const uint32_t rd = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l]
            : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_icmp_b,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, b, rd_to, key), 0, 0, 8)

RT_WITHIN void lanes_icmp_c_for(uint32_t c, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t cmp = key >> 1 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = signed_2 ? (int64_t)(int32_t)c : c;
        const uint32_t rd = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l]
            : s->r[rc][l];
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_icmp_c,
    (uint32_t c, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (c, s, ra, rc, rd_to, key), 0, 0, 8)

/* OPEN GUARD IADD{OPT_PO}SAT{X} $R[Rd]CC, SUM_A, SUM_B CTL CLOSE */
RT_BODY(maxwell_fast_iadd)
{
    struct maxwell_state *const s = m->state;
    const int32_t x_2 = (int32_t)rt_value(in, known, 1);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t sat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t o = operand_opt_po(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_sum_a(m, in, known, a_row, 1, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sum_b(m, in, known, b_row, 2, 8, 7, 10, 11, 12);
    if (!a || !b || (x_2 && o == 3))
        return rt_slowly(m, in);
    if (cc) {
        if (sat)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_iadd_for(s, o, a, b, rd_to, result_to, x_2 | sat << 1);
        else
            lanes_iadd(s, o, a, b, rd_to, result_to, x_2 | sat << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_iadd_2_for(s, o, a, b, rd_to, x_2 | sat << 1);
    else
        lanes_iadd_2(s, o, a, b, rd_to, x_2 | sat << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iadd)
RT_KNOWN(maxwell_fast_iadd, 0, 0x1e, 0xb, .line = {0})
RT_KNOWN(maxwell_fast_iadd, 1, 0x1e, 0xb, .line = {[2] = 2}, .value = {[3] = 1})
RT_KNOWN(maxwell_fast_iadd, 2, 0x1e, 0xb, .value = {[1] = 1})
RT_KNOWN(maxwell_fast_iadd, 3, 0x1e, 0xb, .value = {[1] = 1, [3] = 1})
RT_KNOWN(maxwell_fast_iadd, 4, 0x1e, 0xb, .line = {[1] = 1, [2] = 6})
RT_QUICK_5(maxwell_fast_iadd)

/* OPEN GUARD IADD32I{OPT_PO_32I}SAT_32I{X_32I} $R[Rd]CC_32I, SUM_A_32I, IMM32 CTL CLOSE */
RT_BODY(maxwell_fast_iadd32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_x_32i = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t integer_po_32i = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t integer_sat_32i = (int32_t)rt_value(in, known, 0);
    const int32_t neg_a_32i = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_sum_a(m, in, known, a_row, 1, 5, 4);
    if (!a || (integer_x_32i && integer_po_32i))
        return rt_slowly(m, in);
    if (cc_32i) {
        if (integer_sat_32i)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_iadd32i_for(s, neg_a_32i, a, imm32, rd_to, result_to,
                integer_x_32i | integer_sat_32i << 1);
        else
            lanes_iadd32i(s, neg_a_32i, a, imm32, rd_to, result_to,
                integer_x_32i | integer_sat_32i << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_iadd32i_2_for(s, neg_a_32i, a, imm32, rd_to, integer_x_32i | integer_sat_32i << 1);
    else
        lanes_iadd32i_2(s, neg_a_32i, a, imm32, rd_to, integer_x_32i | integer_sat_32i << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iadd32i)
RT_KNOWN(maxwell_fast_iadd32i, 0, 0x6, 0xb, .line = {0})
RT_QUICK_1(maxwell_fast_iadd32i)

/* OPEN GUARD IADD3{IADD3_SHIFT}IADD3_X $R[Rd]CC, IADD3_NEG_A$R[Ra]HALF_A{REUSE_A},
   IADD3_NEG_B$R[Rb]HALF_B{REUSE_B}, IADD3_NEG_C$R[Rc]HALF_C{REUSE_C} CTL CLOSE */
RT_BODY(maxwell_fast_iadd3_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_iadd3_shift = (int32_t)rt_value(in, known, 0);
    const int32_t integer_iadd3_neg_a = (int32_t)rt_value(in, known, 4);
    const int32_t integer_iadd3_neg_b = (int32_t)rt_value(in, known, 8);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t integer_iadd3_x = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_iadd3_a(m, in, known, a_row, 6, 5, 1, 4);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_iadd3_a(m, in, known, b_row, 10, 9, 1, 8);
    _Alignas(64) int64_t c_row[32];
    const int64_t *const c = row_iadd3_a(m, in, known, c_row, 14, 13, 1, 12);
    uint32_t trapping;
    if (rt_knows(known, 0x119))
        lanes_iadd3_r_for(a, b, &trapping,
            integer_iadd3_shift | integer_iadd3_neg_a << 2 | integer_iadd3_neg_b << 3 | cc << 4);
    else
        lanes_iadd3_r(a, b, &trapping,
            integer_iadd3_shift | integer_iadd3_neg_a << 2 | integer_iadd3_neg_b << 3 | cc << 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_iadd3_r_2_for(a, b, c, s, rd_to, result_to,
                integer_iadd3_shift | integer_iadd3_x << 2);
        else
            lanes_iadd3_r_2(a, b, c, s, rd_to, result_to,
                integer_iadd3_shift | integer_iadd3_x << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_iadd3_r_3_for(a, b, c, s, rd_to, integer_iadd3_shift | integer_iadd3_x << 2);
    else
        lanes_iadd3_r_3(a, b, c, s, rd_to, integer_iadd3_shift | integer_iadd3_x << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iadd3_r)
RT_KNOWN(maxwell_fast_iadd3_r, 0, 0xf, 0x555b, .line = {0})
RT_KNOWN(maxwell_fast_iadd3_r, 1, 0xf, 0x555b, .value = {[6] = 2, [10] = 1})
RT_KNOWN(maxwell_fast_iadd3_r, 2, 0xf, 0x555b, .value = {[0] = 2})
RT_KNOWN(maxwell_fast_iadd3_r, 3, 0xf, 0x555b, .value = {[8] = 1})
RT_KNOWN(maxwell_fast_iadd3_r, 4, 0xf, 0x555b, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_iadd3_r, 5, 0xf, 0x555b, .value = {[1] = 1, [12] = 1})
RT_KNOWN(maxwell_fast_iadd3_r, 6, 0xf, 0x555b, .value = {[1] = 1, [3] = 1})
RT_QUICK_7(maxwell_fast_iadd3_r)

/* OPEN GUARD IADD3{IADD3_X} $R[Rd]CC, IADD3_NEG_A$R[Ra]REUSE_A, IADD3_B, IADD3_NEG_C$R[Rc]REUSE_C
   CTL CLOSE */
RT_BODY(maxwell_fast_iadd3_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t integer_iadd3_x = (int32_t)rt_value(in, known, 0);
    const int32_t integer_iadd3_neg_a = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[11];
    const int32_t integer_iadd3_neg_c = (int32_t)rt_value(in, known, 10);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t b = 0;
    const int b_trap = operand_iadd3_b(m, in, &b, 1, 0, 6, 7, 8, 9);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x409))
            lanes_iadd3_b_for(s, ra, rc, b, rd_to, result_to,
                integer_iadd3_neg_a | integer_iadd3_x << 1 | integer_iadd3_neg_c << 2);
        else
            lanes_iadd3_b(s, ra, rc, b, rd_to, result_to,
                integer_iadd3_neg_a | integer_iadd3_x << 1 | integer_iadd3_neg_c << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x409))
        lanes_iadd3_b_2_for(s, ra, rc, b, rd_to,
            integer_iadd3_neg_a | integer_iadd3_x << 1 | integer_iadd3_neg_c << 2);
    else
        lanes_iadd3_b_2(s, ra, rc, b, rd_to,
            integer_iadd3_neg_a | integer_iadd3_x << 1 | integer_iadd3_neg_c << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iadd3_b)
RT_KNOWN(maxwell_fast_iadd3_b, 0, 0x10, 0x40d, .line = {0})
RT_KNOWN(maxwell_fast_iadd3_b, 1, 0x10, 0x40d, .value = {[0] = 1, [10] = 1})
RT_KNOWN(maxwell_fast_iadd3_b, 2, 0x10, 0x40d, .value = {[0] = 1, [2] = 1})
RT_QUICK_3(maxwell_fast_iadd3_b)

/* OPEN GUARD ISCADD{OPT_PO} $R[Rd]CC, SCALED_A, SUM_B, SHIFT CTL CLOSE */
RT_BODY(maxwell_fast_iscadd)
{
    const int32_t cc = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t o = operand_opt_po(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_scaled_a(m, in, known, a_row, 1, 3, 11, 2);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_sum_b(m, in, known, b_row, 2, 6, 5, 8, 9, 10);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        lanes_iscadd(a, b, o, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_iscadd_2(a, b, o, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iscadd)
RT_KNOWN(maxwell_fast_iscadd, 0, 0x1e, 0x2, .line = {0})
RT_KNOWN(maxwell_fast_iscadd, 1, 0x1e, 0x2, .line = {[2] = 1})
RT_KNOWN(maxwell_fast_iscadd, 2, 0x1e, 0x2, .value = {[1] = 1})
RT_QUICK_3(maxwell_fast_iscadd)

/* OPEN GUARD ISCADD32I $R[Rd]CC_32I, $R[Ra]REUSE_A, IMM32, SHIFT_32I CTL CLOSE */
RT_BODY(maxwell_fast_iscadd32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t integer_shift_32i = (int32_t)in->value[5];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        lanes_iscadd32i(s, ra, integer_shift_32i, imm32, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_iscadd32i_2(s, ra, integer_shift_32i, imm32, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iscadd32i)
RT_KNOWN(maxwell_fast_iscadd32i, 0, 0x1, 0x2, .line = {0})
RT_QUICK_1(maxwell_fast_iscadd32i)

/* OPEN GUARD IMNMX{SIGNED}PART $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_imnmx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t integer_part = (int32_t)rt_value(in, known, 1);
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)rt_value(in, known, 11);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 6, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    if (cc && integer_part == 0) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x803))
            lanes_imnmx_for(s, pp, ra, b, rd_to, result_to,
                not_pp | signed_2 << 1 | integer_part << 2);
        else
            lanes_imnmx(s, pp, ra, b, rd_to, result_to, not_pp | signed_2 << 1 | integer_part << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x803))
            lanes_imnmx_2_for(s, pp, ra, b, rd_to, result_to,
                not_pp | signed_2 << 1 | integer_part << 2);
        else
            lanes_imnmx_2(s, pp, ra, b, rd_to, result_to,
                not_pp | signed_2 << 1 | integer_part << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x803))
        lanes_imnmx_3_for(s, pp, ra, b, rd_to, not_pp | signed_2 << 1 | integer_part << 2);
    else
        lanes_imnmx_3(s, pp, ra, b, rd_to, not_pp | signed_2 << 1 | integer_part << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imnmx)
RT_KNOWN(maxwell_fast_imnmx, 0, 0x5, 0x80b, .line = {0})
RT_KNOWN(maxwell_fast_imnmx, 1, 0x5, 0x80b, .value = {[0] = 1, [11] = 1})
RT_KNOWN(maxwell_fast_imnmx, 2, 0x5, 0x80b, .value = {[0] = 1, [1] = 3, [3] = 1})
RT_KNOWN(maxwell_fast_imnmx, 3, 0x5, 0x80b, .value = {[1] = 1})
RT_KNOWN(maxwell_fast_imnmx, 4, 0x5, 0x80b, .value = {[1] = 1, [11] = 1})
RT_QUICK_5(maxwell_fast_imnmx)

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_icmp_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_icmp_b_for(s, rc, ra, b, rd_to, signed_2 | cmp << 1);
    else
        lanes_icmp_b(s, rc, ra, b, rd_to, signed_2 | cmp << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_icmp_b)
RT_KNOWN(maxwell_fast_icmp_b, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(maxwell_fast_icmp_b, 1, 0x3, 0x3, .value = {[0] = 4})
RT_QUICK_2(maxwell_fast_icmp_b)

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_icmp_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
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
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_icmp_c_for(c, s, ra, rc, rd_to, signed_2 | cmp << 1);
    else
        lanes_icmp_c(c, s, ra, rc, rd_to, signed_2 | cmp << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_icmp_c)
RT_KNOWN(maxwell_fast_icmp_c, 0, 0x2, 0x3, .line = {0})
RT_KNOWN(maxwell_fast_icmp_c, 1, 0x2, 0x3, .value = {[0] = 4})
RT_QUICK_2(maxwell_fast_icmp_c)

