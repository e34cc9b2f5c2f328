/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_imul_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t mul_types = key & 3;
    const int32_t hi = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p = (mul_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (mul_types >> 1 != 0 ? (uint64_t)(int32_t)b[l] : (uint64_t)b[l]);
        const uint32_t r = hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_imul,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imul_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t mul_types = key & 3;
    const int32_t hi = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p = (mul_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (mul_types >> 1 != 0 ? (uint64_t)(int32_t)b[l] : (uint64_t)b[l]);
        const uint32_t r = hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imul_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_imul32i_for(struct maxwell_state *s, int32_t ra, int32_t imm32,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t mul_types_32i = key & 3;
    const int32_t hi_32i = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (mul_types_32i & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (mul_types_32i >> 1 != 0 ? (uint64_t)imm32 : (uint64_t)(uint32_t)imm32);
        const uint32_t r = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_imul32i,
    (struct maxwell_state *s, int32_t ra, int32_t imm32, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, imm32, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imul32i_2_for(struct maxwell_state *s, int32_t ra, int32_t imm32,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t mul_types_32i = key & 3;
    const int32_t hi_32i = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (mul_types_32i & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (mul_types_32i >> 1 != 0 ? (uint64_t)imm32 : (uint64_t)(uint32_t)imm32);
        const uint32_t r = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imul32i_2,
    (struct maxwell_state *s, int32_t ra, int32_t imm32, uint32_t *rd_to, const int32_t fields),
    (s, ra, imm32, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_b_for(struct maxwell_state *s, int32_t ra, const uint32_t *b_2,
    int32_t o, int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, const uint32_t *c,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t multiply_mad_types = key & 3;
    const int32_t multiply_mad_hi = key >> 2 & 1;
    const int32_t multiply_mad_x = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad_types >> 1 != 0 ? (uint64_t)(int32_t)b_2[l] : (uint64_t)b_2[l]);
        const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const int32_t k = multiply_mad_x ? s->cc[l] >> 2 & 1 : o;
        const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c[l] : c[l];
        const int64_t x = (int64_t)a + b + k;
        const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!multiply_mad_x || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_imad_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b_2, int32_t o,
    int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, const uint32_t *c, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields),
    (s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to, result_to, key), 0, 0, 23,
    11, 3)

RT_WITHIN void lanes_imad_b_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b_2,
    int32_t o, int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, const uint32_t *c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_mad_types = key & 3;
    const int32_t multiply_mad_hi = key >> 2 & 1;
    const int32_t multiply_mad_x = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad_types >> 1 != 0 ? (uint64_t)(int32_t)b_2[l] : (uint64_t)b_2[l]);
        const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const int32_t k = multiply_mad_x ? s->cc[l] >> 2 & 1 : o;
        const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c[l] : c[l];
        const int64_t x = (int64_t)a + b + k;
        const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_imad_b_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b_2, int32_t o,
    int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, const uint32_t *c, uint32_t *rd_to,
    const int32_t fields), (s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to, key),
    0, 0, 23, 11, 3)

RT_WITHIN void lanes_imad_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, int32_t o,
    int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, uint32_t c, uint32_t *rd_to,
    uint8_t *result_to, const int32_t key)
{
    const int32_t multiply_mad_types = key & 3;
    const int32_t multiply_mad_hi = key >> 2 & 1;
    const int32_t multiply_mad_x = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad_types >> 1 != 0 ? (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[rc][l]);
        const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const int32_t k = multiply_mad_x ? s->cc[l] >> 2 & 1 : o;
        const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c : c;
        const int64_t x = (int64_t)a + b + k;
        const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && (!multiply_mad_x || s->cc[l] & 1))
            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_imad_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int32_t o, int32_t multiply_mad_neg_a,
    int32_t multiply_mad_neg_c, uint32_t c, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields),
    (s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to, result_to, key), 0, 0, 23, 11,
    3)

RT_WITHIN void lanes_imad_c_2_for(struct maxwell_state *s, int32_t ra, int32_t rc, int32_t o,
    int32_t multiply_mad_neg_a, int32_t multiply_mad_neg_c, uint32_t c, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t multiply_mad_types = key & 3;
    const int32_t multiply_mad_hi = key >> 2 & 1;
    const int32_t multiply_mad_x = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad_types >> 1 != 0 ? (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[rc][l]);
        const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
        const int32_t k = multiply_mad_x ? s->cc[l] >> 2 & 1 : o;
        const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c : c;
        const int64_t x = (int64_t)a + b + k;
        const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
        const uint32_t rd = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_imad_c_2,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int32_t o, int32_t multiply_mad_neg_a,
    int32_t multiply_mad_neg_c, uint32_t c, uint32_t *rd_to, const int32_t fields),
    (s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to, key), 0, 0, 23, 11, 3)

RT_WITHIN void lanes_imad32i_for(struct maxwell_state *s, int32_t ra, int32_t imm32,
    int32_t neg_a_32i, int32_t multiply_mad32i_neg_c, int32_t rd_2, int32_t o, uint32_t *rd_to,
    uint8_t *result_to, const int32_t key)
{
    const int32_t multiply_mad32i_types = key & 3;
    const int32_t hi_32i = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad32i_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad32i_types >> 1 != 0 ? (uint64_t)imm32 : (uint64_t)(uint32_t)imm32);
        const uint32_t t = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t a = (neg_a_32i && !multiply_mad32i_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad32i_neg_c && !neg_a_32i) ? ~s->r[rd_2][l] : s->r[rd_2][l];
        const int64_t x = (int64_t)a + b + o;
        const int64_t y = (int64_t)(int32_t)a + (int32_t)b + o;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)((uint32_t)x == 0 && 1) | ((uint32_t)x >> 31 & 1) << 1
            | (uint32_t)(x >> 32) << 2 | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_imad32i,
    (struct maxwell_state *s, int32_t ra, int32_t imm32, int32_t neg_a_32i,
    int32_t multiply_mad32i_neg_c, int32_t rd_2, int32_t o, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields),
    (s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imad32i_2_for(struct maxwell_state *s, int32_t ra, int32_t imm32,
    int32_t neg_a_32i, int32_t multiply_mad32i_neg_c, int32_t rd_2, int32_t o, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t multiply_mad32i_types = key & 3;
    const int32_t hi_32i = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t p =
            (multiply_mad32i_types & 1 ? (uint64_t)(int32_t)s->r[ra][l] : (uint64_t)s->r[ra][l])
            * (multiply_mad32i_types >> 1 != 0 ? (uint64_t)imm32 : (uint64_t)(uint32_t)imm32);
        const uint32_t t = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
        const uint32_t a = (neg_a_32i && !multiply_mad32i_neg_c) ? ~t : t;
        const uint32_t b = (multiply_mad32i_neg_c && !neg_a_32i) ? ~s->r[rd_2][l] : s->r[rd_2][l];
        const int64_t x = (int64_t)a + b + o;
        const uint32_t rd = (uint32_t)x;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad32i_2,
    (struct maxwell_state *s, int32_t ra, int32_t imm32, int32_t neg_a_32i,
    int32_t multiply_mad32i_neg_c, int32_t rd_2, int32_t o, uint32_t *rd_to, const int32_t fields),
    (s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to, key), 0, 0)

RT_WITHIN void lanes_imadsp_uu_b_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][l] : multiply_imadsp_a == 1
            ? s->r[ra][l] & 0xffffff : multiply_imadsp_a == 2 ? s->r[ra][l] & 0xffff
            : s->r[ra][l] >> 16;
        const uint32_t x = result;
        const uint32_t x_2 = b[l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff) : size == 2
            ? (int32_t)(x_2 & 0xffff) : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = s->r[rc][l];
        const uint32_t result_3 = multiply_imadsp_c == 0 ? x_3 : multiply_imadsp_c == 1
            ? x_3 & 0xffffff : multiply_imadsp_c == 2 ? x_3 & 0xffff : 0;
        const uint32_t rd = x * (uint32_t)y + result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_uu_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_su_b_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][l]
            : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][l], 24) : multiply_imadsp_a == 2
            ? (int16_t)s->r[ra][l] : (int16_t)(s->r[ra][l] >> 16);
        const int32_t x = result;
        const uint32_t x_2 = b[l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff) : size == 2
            ? (int32_t)(x_2 & 0xffff) : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = s->r[rc][l];
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_su_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_us_b_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][l] : multiply_imadsp_a == 1
            ? s->r[ra][l] & 0xffffff : multiply_imadsp_a == 2 ? s->r[ra][l] & 0xffff
            : s->r[ra][l] >> 16;
        const uint32_t x = result;
        const uint32_t x_2 = b[l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24) : size == 2
            ? (int16_t)x_2 : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = s->r[rc][l];
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_us_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_ss_b_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][l]
            : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][l], 24) : multiply_imadsp_a == 2
            ? (int16_t)s->r[ra][l] : (int16_t)(s->r[ra][l] >> 16);
        const int32_t x = result;
        const uint32_t x_2 = b[l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24) : size == 2
            ? (int16_t)x_2 : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = s->r[rc][l];
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_ss_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_uu_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][l] : multiply_imadsp_a == 1
            ? s->r[ra][l] & 0xffffff : multiply_imadsp_a == 2 ? s->r[ra][l] & 0xffff
            : s->r[ra][l] >> 16;
        const uint32_t x = result;
        const uint32_t x_2 = s->r[rc][l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff) : size == 2
            ? (int32_t)(x_2 & 0xffff) : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = c;
        const uint32_t result_3 = multiply_imadsp_c == 0 ? x_3 : multiply_imadsp_c == 1
            ? x_3 & 0xffffff : multiply_imadsp_c == 2 ? x_3 & 0xffff : 0;
        const uint32_t rd = x * (uint32_t)y + result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_uu_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_su_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][l]
            : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][l], 24) : multiply_imadsp_a == 2
            ? (int16_t)s->r[ra][l] : (int16_t)(s->r[ra][l] >> 16);
        const int32_t x = result;
        const uint32_t x_2 = s->r[rc][l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff) : size == 2
            ? (int32_t)(x_2 & 0xffff) : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = c;
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_su_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_us_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][l] : multiply_imadsp_a == 1
            ? s->r[ra][l] & 0xffffff : multiply_imadsp_a == 2 ? s->r[ra][l] & 0xffff
            : s->r[ra][l] >> 16;
        const uint32_t x = result;
        const uint32_t x_2 = s->r[rc][l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24) : size == 2
            ? (int16_t)x_2 : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = c;
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_us_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_imadsp_ss_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_imadsp_a = key & 3;
    const int32_t multiply_imadsp_b = key >> 2 & 1;
    const int32_t multiply_imadsp_c = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][l]
            : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][l], 24) : multiply_imadsp_a == 2
            ? (int16_t)s->r[ra][l] : (int16_t)(s->r[ra][l] >> 16);
        const int32_t x = result;
        const uint32_t x_2 = s->r[rc][l];
        const int32_t size = multiply_imadsp_b + 1;
        const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24) : size == 2
            ? (int16_t)x_2 : 0;
        const int32_t y = result_2;
        const uint32_t x_3 = c;
        const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3 : multiply_imadsp_c == 1
            ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2 ? (int16_t)x_3 : 0;
        const uint32_t rd = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imadsp_ss_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0, 5, 19)

RT_WITHIN void lanes_xmad_r_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t k,
    int32_t m_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_h1_b = key >> 1 & 1;
    const int32_t multiply_xmad_types = key >> 2 & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const int64_t b =
            (int64_t)(s->r[rb][l]
            | (uint64_t)(s->r[rb][l] >> 16 * multiply_xmad_h1_b & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_b << 48);
        trapping |= (uint32_t)((k == 3
            && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
            || m_2 >> 1 & 1)) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_3(lanes_xmad_r,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t k, int32_t m_2,
    uint32_t *found_lanes, const int32_t fields), (s, ra, rb, k, m_2, found_lanes, key), 0, 0, 3,
    15)

RT_WITHIN void lanes_xmad_r_2_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t k,
    int32_t rc, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_h1_b = key >> 1 & 1;
    const int32_t multiply_xmad_types = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const int64_t b =
            (int64_t)(s->r[rb][l]
            | (uint64_t)(s->r[rb][l] >> 16 * multiply_xmad_h1_b & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_b << 48);
        const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
        const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
        const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
            * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
        const int32_t fix =
            (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
            + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
        const int64_t add = k == 0 ? s->r[rc][l] : k == 1 ? s->r[rc][l] & 0xffff : k == 2
            ? s->r[rc][l] >> 16 : k == 3 ? (int64_t)s->r[rc][l] - fix : k == 4
            ? (int64_t)s->r[rc][l] + (((uint32_t)b & 0xffff) << 16) : k == 5 ? 0 : k == 6
            ? (int64_t)0 : 0;
        const int32_t carry = m_2 >> 2 & 1 ? s->cc[l] >> 2 & 1 : 0;
        const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
            + (uint32_t)carry;
        const uint32_t rd = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16 : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_xmad_r_2,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t k, int32_t rc, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, ra, rb, k, rc, m_2, rd_to, key), 0, 0, 3, 15)

RT_WITHIN void lanes_xmad_i_for(struct maxwell_state *s, int32_t ra, int64_t b, int32_t k,
    int32_t rc, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_types = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
        const int32_t h = (int32_t)(b >> 32);
        const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
            * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : h);
        const int32_t fix =
            (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
            + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
        const int64_t add = k == 0 ? s->r[rc][l] : k == 1 ? s->r[rc][l] & 0xffff : k == 2
            ? s->r[rc][l] >> 16 : k == 3 ? (int64_t)s->r[rc][l] - fix : k == 4
            ? (int64_t)s->r[rc][l] + (((uint32_t)b & 0xffff) << 16) : k == 5 ? 0 : k == 6
            ? (int64_t)0 : 0;
        const int32_t carry = m_2 >> 2 & 1 ? s->cc[l] >> 2 & 1 : 0;
        const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
            + (uint32_t)carry;
        const uint32_t rd = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16 : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_xmad_i,
    (struct maxwell_state *s, int32_t ra, int64_t b, int32_t k, int32_t rc, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, ra, b, k, rc, m_2, rd_to, key), 0, 0, 1, 7)

RT_WITHIN void lanes_xmad_b_for(struct maxwell_state *s, int32_t ra, int32_t k, int64_t b,
    int32_t m_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_types = key >> 1 & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        trapping |= (uint32_t)((k == 3
            && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
            || m_2 >> 1 & 1)) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_3(lanes_xmad_b,
    (struct maxwell_state *s, int32_t ra, int32_t k, int64_t b, int32_t m_2, uint32_t *found_lanes,
    const int32_t fields), (s, ra, k, b, m_2, found_lanes, key), 0, 0, 1, 7)

RT_WITHIN void lanes_xmad_b_2_for(struct maxwell_state *s, int32_t ra, int64_t b, int32_t k,
    int32_t rc, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_types = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
        const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
        const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
            * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
        const int32_t fix =
            (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
            + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
        const int64_t add = k == 0 ? s->r[rc][l] : k == 1 ? s->r[rc][l] & 0xffff : k == 2
            ? s->r[rc][l] >> 16 : k == 3 ? (int64_t)s->r[rc][l] - fix : k == 4 ? 0 : k == 5 ? 0
            : k == 6 ? (int64_t)0 : 0;
        const int32_t carry = m_2 >> 2 & 1 ? s->cc[l] >> 2 & 1 : 0;
        const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
            + (uint32_t)carry;
        const uint32_t rd = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16 : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_xmad_b_2,
    (struct maxwell_state *s, int32_t ra, int64_t b, int32_t k, int32_t rc, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, ra, b, k, rc, m_2, rd_to, key), 0, 0, 1, 7)

RT_WITHIN void lanes_xmad_c_for(struct maxwell_state *s, int32_t ra, int32_t rc, int32_t k,
    int32_t m_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_h1_c = key >> 1 & 1;
    const int32_t multiply_xmad_types = key >> 2 & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const int64_t b =
            (int64_t)(s->r[rc][l]
            | (uint64_t)(s->r[rc][l] >> 16 * multiply_xmad_h1_c & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_c << 48);
        trapping |= (uint32_t)((k == 3
            && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
            || m_2 >> 1 & 1)) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_2(lanes_xmad_c,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int32_t k, int32_t m_2,
    uint32_t *found_lanes, const int32_t fields), (s, ra, rc, k, m_2, found_lanes, key), 0, 0, 2)

RT_WITHIN void lanes_xmad_c_2_for(struct maxwell_state *s, int32_t ra, int32_t rc, int32_t k,
    uint32_t c, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t multiply_xmad_h1_a = key & 1;
    const int32_t multiply_xmad_h1_c = key >> 1 & 1;
    const int32_t multiply_xmad_types = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t a =
            (int64_t)(s->r[ra][l]
            | (uint64_t)(s->r[ra][l] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_a << 48);
        const int64_t b =
            (int64_t)(s->r[rc][l]
            | (uint64_t)(s->r[rc][l] >> 16 * multiply_xmad_h1_c & 0xffff) << 32
            | (uint64_t)multiply_xmad_h1_c << 48);
        const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
        const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
        const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
            * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
        const int32_t fix =
            (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
            + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
        const int64_t add = k == 0 ? c : k == 1 ? c & 0xffff : k == 2 ? c >> 16 : k == 3
            ? (int64_t)c - fix : k == 4 ? 0 : k == 5 ? 0 : k == 6 ? (int64_t)0 : 0;
        const int32_t carry = m_2 >> 2 & 1 ? s->cc[l] >> 2 & 1 : 0;
        const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
            + (uint32_t)carry;
        const uint32_t rd = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16 : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_xmad_c_2,
    (struct maxwell_state *s, int32_t ra, int32_t rc, int32_t k, uint32_t c, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, ra, rc, k, c, m_2, rd_to, key), 0, 0, 2)

/* OPEN GUARD IMUL{MUL_TYPES}HI $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_imul)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t mul_types = (int32_t)rt_value(in, known, 0);
    const int32_t hi = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 6, 8, 9, 10);
    if (!b)
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
            lanes_imul_for(s, ra, b, rd_to, result_to, mul_types | hi << 2);
        else
            lanes_imul(s, ra, b, rd_to, result_to, mul_types | hi << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_imul_2_for(s, ra, b, rd_to, mul_types | hi << 2);
    else
        lanes_imul_2(s, ra, b, rd_to, mul_types | hi << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imul)
RT_KNOWN(maxwell_fast_imul, 0, 0x3, 0xb, .line = {0})
RT_QUICK_1(maxwell_fast_imul)

/* OPEN GUARD IMUL32I{MUL_TYPES_32I}HI_32I $R[Rd]CC_32I, $R[Ra]REUSE_A, IMM32 CTL CLOSE */
RT_BODY(maxwell_fast_imul32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t mul_types_32i = (int32_t)rt_value(in, known, 0);
    const int32_t imm32 = (int32_t)(uint32_t)in->value[6];
    const int32_t hi_32i = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_imul32i_for(s, ra, imm32, rd_to, result_to, mul_types_32i | hi_32i << 2);
        else
            lanes_imul32i(s, ra, imm32, rd_to, result_to, mul_types_32i | hi_32i << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_imul32i_2_for(s, ra, imm32, rd_to, mul_types_32i | hi_32i << 2);
    else
        lanes_imul32i_2(s, ra, imm32, rd_to, mul_types_32i | hi_32i << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imul32i)
RT_KNOWN(maxwell_fast_imul32i, 0, 0x1, 0xb, .line = {0})
RT_QUICK_1(maxwell_fast_imul32i)

/* OPEN GUARD IMAD{MAD_TYPES}MAD_HI{OPT_MAD_PO}SAT{MAD_X} $R[Rd]CC, MAD_A, SRC_B, MAD_C CTL CLOSE */
RT_BODY(maxwell_fast_imad_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    const int32_t multiply_mad_hi = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_mad_types = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t multiply_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t multiply_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_mad_x = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t o = operand_opt_mad_po(in, 0);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 2, 9, 11, 12, 13);
    const uint32_t *const c = row_mad_c(m, in, known, 3, 15);
    if (!b_2 || !c || (sat && (!multiply_mad_hi || multiply_mad_types != 3 || cc))
        || (multiply_mad_hi && multiply_mad_neg_a && !multiply_mad_neg_c))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xf))
            lanes_imad_b_for(s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
                result_to, multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3
                | sat << 4);
        else
            lanes_imad_b(s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
                result_to, multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3
                | sat << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_imad_b_2_for(s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
            multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3 | sat << 4);
    else
        lanes_imad_b_2(s, ra, b_2, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
            multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3 | sat << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imad_b)
RT_KNOWN(maxwell_fast_imad_b, 0, 0x1c, 0x2f, .line = {0})
RT_KNOWN(maxwell_fast_imad_b, 1, 0x1c, 0x2f, .value = {[0] = 3, [1] = 1, [2] = 1})
RT_KNOWN(maxwell_fast_imad_b, 2, 0x1c, 0x2f, .value = {[0] = 3, [3] = 1})
RT_KNOWN(maxwell_fast_imad_b, 3, 0x1c, 0x2f, .line = {[3] = 1}, .value = {[0] = 3})
RT_QUICK_4(maxwell_fast_imad_b)

/* OPEN GUARD IMAD{MAD_TYPES}MAD_HI{OPT_MAD_PO}SAT{MAD_X} $R[Rd]CC, MAD_A, $R[Rc]REUSE_B,
   MAD_CONST_C CTL CLOSE */
RT_BODY(maxwell_fast_imad_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    const int32_t multiply_mad_hi = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_mad_types = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t multiply_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t multiply_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t multiply_mad_x = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 14);
    run &= hold;
    const int32_t o = operand_opt_mad_po(in, 0);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mad_const_c(m, in, &c, 12, 13);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if ((sat && (!multiply_mad_hi || multiply_mad_types != 3 || cc))
        || (multiply_mad_hi && multiply_mad_neg_a && !multiply_mad_neg_c))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xf))
            lanes_imad_c_for(s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
                result_to, multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3
                | sat << 4);
        else
            lanes_imad_c(s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to, result_to,
                multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3 | sat << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_imad_c_2_for(s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
            multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3 | sat << 4);
    else
        lanes_imad_c_2(s, ra, rc, o, multiply_mad_neg_a, multiply_mad_neg_c, c, rd_to,
            multiply_mad_types | multiply_mad_hi << 2 | multiply_mad_x << 3 | sat << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imad_c)
RT_KNOWN(maxwell_fast_imad_c, 0, 0x20, 0x2f, .line = {0})
RT_KNOWN(maxwell_fast_imad_c, 1, 0x20, 0x2f, .value = {[0] = 3, [1] = 1, [2] = 1})
RT_KNOWN(maxwell_fast_imad_c, 2, 0x20, 0x2f, .value = {[0] = 3, [3] = 1})
RT_KNOWN(maxwell_fast_imad_c, 3, 0x20, 0x2f, .value = {[0] = 3})
RT_QUICK_4(maxwell_fast_imad_c)

/* OPEN GUARD IMAD32I{MAD32I_TYPES}HI_32I{OPT_MAD32I_PO} $R[Rd]CC_32I, MAD32I_A, IMM32, MAD32I_C CTL
   CLOSE */
RT_BODY(maxwell_fast_imad32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t hi_32i = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t neg_a_32i = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t multiply_mad32i_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_mad32i_types = (int32_t)rt_value(in, known, 0);
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    const int32_t rd_2 = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t o = operand_opt_mad_po(in, 0);
    if ((hi_32i && neg_a_32i && !multiply_mad32i_neg_c))
        return rt_slowly(m, in);
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_imad32i_for(s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to,
                result_to, multiply_mad32i_types | hi_32i << 2);
        else
            lanes_imad32i(s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to,
                result_to, multiply_mad32i_types | hi_32i << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_imad32i_2_for(s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to,
            multiply_mad32i_types | hi_32i << 2);
    else
        lanes_imad32i_2(s, ra, imm32, neg_a_32i, multiply_mad32i_neg_c, rd_2, o, rd_to,
            multiply_mad32i_types | hi_32i << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imad32i)
RT_KNOWN(maxwell_fast_imad32i, 0, 0x8, 0xb, .line = {0})
RT_QUICK_1(maxwell_fast_imad32i)

/* OPEN GUARD IMADSP.U{IMADSP_A}.U{IMADSP_B}.U{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_uu_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11);
    if (!b || cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_uu_b_for(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_uu_b(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_uu_b)
RT_KNOWN(maxwell_fast_imadsp_uu_b, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_uu_b, 1, 0x3, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_uu_b, 2, 0x3, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_uu_b)

/* OPEN GUARD IMADSP.S{IMADSP_A}.U{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_su_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11);
    if (!b || cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_su_b_for(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_su_b(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_su_b)
RT_KNOWN(maxwell_fast_imadsp_su_b, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_su_b, 1, 0x3, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_su_b, 2, 0x3, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_su_b)

/* OPEN GUARD IMADSP.U{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_us_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11);
    if (!b || cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_us_b_for(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_us_b(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_us_b)
RT_KNOWN(maxwell_fast_imadsp_us_b, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_us_b, 1, 0x3, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_us_b, 2, 0x3, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_us_b)

/* OPEN GUARD IMADSP.S{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_ss_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11);
    if (!b || cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_ss_b_for(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_ss_b(s, ra, b, rc, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_ss_b)
RT_KNOWN(maxwell_fast_imadsp_ss_b, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_ss_b, 1, 0x3, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_ss_b, 2, 0x3, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_ss_b)

/* OPEN GUARD IMADSP.U{IMADSP_A}.U{IMADSP_B}.U{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_uu_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_uu_c_for(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_uu_c(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_uu_c)
RT_KNOWN(maxwell_fast_imadsp_uu_c, 0, 0x2, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_uu_c, 1, 0x2, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_uu_c, 2, 0x2, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_uu_c)

/* OPEN GUARD IMADSP.S{IMADSP_A}.U{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_su_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_su_c_for(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_su_c(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_su_c)
RT_KNOWN(maxwell_fast_imadsp_su_c, 0, 0x2, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_su_c, 1, 0x2, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_su_c, 2, 0x2, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_su_c)

/* OPEN GUARD IMADSP.U{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_us_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_us_c_for(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_us_c(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_us_c)
RT_KNOWN(maxwell_fast_imadsp_us_c, 0, 0x2, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_us_c, 1, 0x2, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_us_c, 2, 0x2, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_us_c)

/* OPEN GUARD IMADSP.S{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_imadsp_ss_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t multiply_imadsp_a = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)rt_value(in, known, 1);
    const int32_t multiply_imadsp_c = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_imadsp_ss_c_for(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    else
        lanes_imadsp_ss_c(s, ra, rc, c, rd_to,
            multiply_imadsp_a | multiply_imadsp_b << 2 | multiply_imadsp_c << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_imadsp_ss_c)
RT_KNOWN(maxwell_fast_imadsp_ss_c, 0, 0x2, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_imadsp_ss_c, 1, 0x2, 0x17, .value = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_imadsp_ss_c, 2, 0x2, 0x17, .value = {[0] = 3, [2] = 2})
RT_QUICK_3(maxwell_fast_imadsp_ss_c)

/* OPEN GUARD XMAD{XMAD_TYPES}PSL{MRG}XMAD_MODE{XMAD_X} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A},
   $R[Rb]XMAD_H1_B{REUSE_B}, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_xmad_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl = (int32_t)in->value[1];
    const int32_t multiply_mrg = (int32_t)in->value[2];
    const int32_t multiply_xmad_x = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode = (int32_t)in->value[3];
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)rt_value(in, known, 8);
    const int32_t rb = (int32_t)in->value[10];
    const int32_t multiply_xmad_h1_b = (int32_t)rt_value(in, known, 11);
    const int32_t multiply_xmad_types = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[13];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t m_2;
    m_2 = multiply_psl | multiply_mrg << 1 | multiply_xmad_x << 2 | multiply_xmad_mode << 3;
    const int32_t k = m_2 >> 3;
    if (cc)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x901))
        lanes_xmad_r_for(s, ra, rb, k, m_2, &trapping,
            multiply_xmad_h1_a | multiply_xmad_h1_b << 1 | multiply_xmad_types << 2);
    else
        lanes_xmad_r(s, ra, rb, k, m_2, &trapping,
            multiply_xmad_h1_a | multiply_xmad_h1_b << 1 | multiply_xmad_types << 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x901))
        lanes_xmad_r_2_for(s, ra, rb, k, rc, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_h1_b << 1 | multiply_xmad_types << 2);
    else
        lanes_xmad_r_2(s, ra, rb, k, rc, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_h1_b << 1 | multiply_xmad_types << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_xmad_r)
RT_KNOWN(maxwell_fast_xmad_r, 0, 0x8, 0x941, .line = {0})
RT_KNOWN(maxwell_fast_xmad_r, 1, 0x8, 0x941, .value = {[8] = 1, [11] = 1})
RT_KNOWN(maxwell_fast_xmad_r, 2, 0x8, 0x941, .value = {[0] = 3, [8] = 1, [11] = 1})
RT_QUICK_3(maxwell_fast_xmad_r)

/* OPEN GUARD XMAD{XMAD_TYPES}PSL{MRG}XMAD_MODE{XMAD_X} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A}, IMM16,
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_xmad_i)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl = (int32_t)in->value[1];
    const int32_t multiply_mrg = (int32_t)in->value[2];
    const int32_t multiply_xmad_x = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode = (int32_t)in->value[3];
    const int32_t multiply_imm16 = (int32_t)in->value[10];
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)rt_value(in, known, 8);
    const int32_t multiply_xmad_types = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[11];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t m_2;
    m_2 = multiply_psl | multiply_mrg << 1 | multiply_xmad_x << 2 | multiply_xmad_mode << 3;
    int64_t b;
    b = (int64_t)((uint64_t)multiply_imm16 | (uint64_t)multiply_imm16 << 32);
    const int32_t k = m_2 >> 3;
    if (cc || (k == 3 && 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x101))
        lanes_xmad_i_for(s, ra, b, k, rc, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_types << 1);
    else
        lanes_xmad_i(s, ra, b, k, rc, m_2, rd_to, multiply_xmad_h1_a | multiply_xmad_types << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_xmad_i)
RT_KNOWN(maxwell_fast_xmad_i, 0, 0x8, 0x141, .line = {0})
RT_KNOWN(maxwell_fast_xmad_i, 1, 0x8, 0x141, .value = {[8] = 1})
RT_KNOWN(maxwell_fast_xmad_i, 2, 0x8, 0x141, .value = {[0] = 3, [8] = 1})
RT_QUICK_3(maxwell_fast_xmad_i)

/* OPEN GUARD XMAD{XMAD_TYPES}PSL_CONST{MRG_CONST}XMAD_MODE_CONST{XMAD_X_CONST} $R[Rd]CC,
   $R[Ra]XMAD_H1_A{REUSE_A}, c[C_BANK][C_OFFSET]XMAD_H1_C, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_xmad_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl_const = (int32_t)in->value[1];
    const int32_t multiply_mrg_const = (int32_t)in->value[2];
    const int32_t multiply_xmad_x_const = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode_const = (int32_t)in->value[3];
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)rt_value(in, known, 8);
    const int32_t multiply_xmad_types = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[13];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    int32_t m_2;
    m_2 = multiply_psl_const | multiply_mrg_const << 1 | multiply_xmad_x_const << 2
        | multiply_xmad_mode_const << 3;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t b = 0;
    const int b_trap = operand_xmad_const_b(m, in, &b, 10, 11, 12);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    const int32_t k = m_2 >> 3;
    if (cc)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x101))
        lanes_xmad_b_for(s, ra, k, b, m_2, &trapping,
            multiply_xmad_h1_a | multiply_xmad_types << 1);
    else
        lanes_xmad_b(s, ra, k, b, m_2, &trapping, multiply_xmad_h1_a | multiply_xmad_types << 1);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x101))
        lanes_xmad_b_2_for(s, ra, b, k, rc, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_types << 1);
    else
        lanes_xmad_b_2(s, ra, b, k, rc, m_2, rd_to, multiply_xmad_h1_a | multiply_xmad_types << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_xmad_b)
RT_KNOWN(maxwell_fast_xmad_b, 0, 0x10, 0x141, .line = {0})
RT_KNOWN(maxwell_fast_xmad_b, 1, 0x10, 0x141, .value = {[8] = 1})
RT_KNOWN(maxwell_fast_xmad_b, 2, 0x10, 0x141, .value = {[0] = 3, [8] = 1})
RT_QUICK_3(maxwell_fast_xmad_b)

/* OPEN GUARD XMAD{XMAD_TYPES}XMAD_MODE_CONST{XMAD_X_CONST} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A},
   $R[Rc]XMAD_H1_C{REUSE_B}, c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_xmad_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_xmad_x_const = (int32_t)in->value[2];
    const int32_t multiply_xmad_mode_const = (int32_t)in->value[1];
    const int32_t c_bank = (int32_t)in->value[11];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[12], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_xmad_h1_a = (int32_t)rt_value(in, known, 6);
    const int32_t rc = (int32_t)in->value[8];
    const int32_t multiply_xmad_h1_c = (int32_t)rt_value(in, known, 9);
    const int32_t multiply_xmad_types = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    int32_t m_2;
    m_2 = multiply_xmad_x_const << 2 | multiply_xmad_mode_const << 3;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    const int32_t k = m_2 >> 3;
    if (cc)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x241))
        lanes_xmad_c_for(s, ra, rc, k, m_2, &trapping,
            multiply_xmad_h1_a | multiply_xmad_h1_c << 1 | multiply_xmad_types << 2);
    else
        lanes_xmad_c(s, ra, rc, k, m_2, &trapping,
            multiply_xmad_h1_a | multiply_xmad_h1_c << 1 | multiply_xmad_types << 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x241))
        lanes_xmad_c_2_for(s, ra, rc, k, c, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_h1_c << 1 | multiply_xmad_types << 2);
    else
        lanes_xmad_c_2(s, ra, rc, k, c, m_2, rd_to,
            multiply_xmad_h1_a | multiply_xmad_h1_c << 1 | multiply_xmad_types << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_xmad_c)
RT_KNOWN(maxwell_fast_xmad_c, 0, 0x10, 0x251, .line = {0})
RT_KNOWN(maxwell_fast_xmad_c, 1, 0x10, 0x251, .value = {[6] = 1})
RT_KNOWN(maxwell_fast_xmad_c, 2, 0x10, 0x251, .value = {[0] = 3, [6] = 1})
RT_KNOWN(maxwell_fast_xmad_c, 3, 0x10, 0x251, .value = {[9] = 1})
RT_QUICK_4(maxwell_fast_xmad_c)

