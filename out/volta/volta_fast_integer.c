/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_iadd3_n_for(struct volta_state *s, int32_t ra, int32_t rc, const uint32_t *b,
    uint32_t *rd_to, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    const int32_t neg_b = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = neg_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = neg_c ? ~s->r[rc][l] : s->r[rc][l];
        const int64_t t = (int64_t)a + b[l] + c + (neg_a + neg_c) + neg_b;
        const uint32_t rd = (uint32_t)t;
        const uint32_t pu = (uint32_t)(t >= INT64_C(4294967296));
        const uint32_t pv = (uint32_t)(t >= INT64_C(8589934592));
        rd_to[l] = rd;
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_iadd3_n,
    (struct volta_state *s, int32_t ra, int32_t rc, const uint32_t *b, uint32_t *rd_to,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, ra, rc, b, rd_to, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_iadd3_n_2_for(struct volta_state *s, int32_t ra, int32_t rc,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    const int32_t neg_b = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = neg_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = neg_c ? ~s->r[rc][l] : s->r[rc][l];
        const int64_t t = (int64_t)a + b[l] + c + (neg_a + neg_c) + neg_b;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_iadd3_n_2,
    (struct volta_state *s, int32_t ra, int32_t rc, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_iadd3_i_for(struct volta_state *s, int32_t ra, int32_t rc, uint32_t b,
    uint32_t *rd_to, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = neg_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = neg_c ? ~s->r[rc][l] : s->r[rc][l];
        const int64_t t = (int64_t)a + b + c + (neg_a + neg_c);
        const uint32_t rd = (uint32_t)t;
        const uint32_t pu = (uint32_t)(t >= INT64_C(4294967296));
        const uint32_t pv = (uint32_t)(t >= INT64_C(8589934592));
        rd_to[l] = rd;
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_iadd3_i,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t b, uint32_t *rd_to, uint8_t *pu_to,
    uint8_t *pv_to, const int32_t fields), (s, ra, rc, b, rd_to, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_iadd3_i_2_for(struct volta_state *s, int32_t ra, int32_t rc, uint32_t b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = neg_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = neg_c ? ~s->r[rc][l] : s->r[rc][l];
        const int64_t t = (int64_t)a + b + c + (neg_a + neg_c);
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_iadd3_i_2,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t b, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_iadd3_x_for(struct volta_state *s, int32_t ra, int32_t rc, int32_t pp,
    int32_t pq, const uint32_t *b, uint32_t *rd_to, uint8_t *pu_to, uint8_t *pv_to,
    const int32_t key)
{
    const int32_t inv_a = key & 1;
    const int32_t inv_c = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t not_pq = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = inv_c ? ~s->r[rc][l] : s->r[rc][l];
        const int32_t p = s->p[pp][l] ^ not_pp;
        const int32_t q = s->p[pq][l] ^ not_pq;
        const int64_t t = (int64_t)a + b[l] + c + p + q;
        const uint32_t rd = (uint32_t)t;
        const uint32_t pu = (uint32_t)(t >= INT64_C(4294967296));
        const uint32_t pv = (uint32_t)(t >= INT64_C(8589934592));
        rd_to[l] = rd;
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_2(lanes_iadd3_x,
    (struct volta_state *s, int32_t ra, int32_t rc, int32_t pp, int32_t pq, const uint32_t *b,
    uint32_t *rd_to, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, ra, rc, pp, pq, b, rd_to, pu_to, pv_to, key), 0, 0, 8)

RT_WITHIN void lanes_iadd3_x_2_for(struct volta_state *s, int32_t ra, int32_t rc, int32_t pp,
    int32_t pq, const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t inv_a = key & 1;
    const int32_t inv_c = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t not_pq = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t c = inv_c ? ~s->r[rc][l] : s->r[rc][l];
        const int32_t p = s->p[pp][l] ^ not_pp;
        const int32_t q = s->p[pq][l] ^ not_pq;
        const int64_t t = (int64_t)a + b[l] + c + p + q;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_iadd3_x_2,
    (struct volta_state *s, int32_t ra, int32_t rc, int32_t pp, int32_t pq, const uint32_t *b,
    uint32_t *rd_to, const int32_t fields), (s, ra, rc, pp, pq, b, rd_to, key), 0, 0, 8)

RT_WITHIN void lanes_viadd(struct volta_state *s, int32_t ra, uint32_t b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] + b;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_imad_r_for(struct volta_state *s, int32_t rc, int32_t ra, int32_t rb,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_c = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = neg_c ? ~s->r[rc][l] + 1 : s->r[rc][l];
        const uint32_t rd = s->r[ra][l] * s->r[rb][l] + c;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_r,
    (struct volta_state *s, int32_t rc, int32_t ra, int32_t rb, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, rb, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_i_for(struct volta_state *s, int32_t rc, int32_t ra, int32_t imm,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_c = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = neg_c ? ~s->r[rc][l] + 1 : s->r[rc][l];
        const uint32_t rd = s->r[ra][l] * (uint32_t)imm + c;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_i,
    (struct volta_state *s, int32_t rc, int32_t ra, int32_t imm, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, imm, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_b_for(struct volta_state *s, int32_t rc, int32_t ra, uint32_t b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_c = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = neg_c ? ~s->r[rc][l] + 1 : s->r[rc][l];
        const uint32_t rd = s->r[ra][l] * b + c;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_b,
    (struct volta_state *s, int32_t rc, int32_t ra, uint32_t b, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_ri(struct volta_state *s, int32_t ra, int32_t rc, int32_t imm,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + (uint32_t)imm;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_imad_rc(struct volta_state *s, int32_t ra, int32_t rc, int64_t c,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + (uint32_t)c;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_imad_bx_for(struct volta_state *s, int32_t rc, int32_t pp, int32_t ra,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t inv_c = key & 1;
    const int32_t not_pp = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = inv_c ? ~s->r[rc][l] : s->r[rc][l];
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t rd = s->r[ra][l] * b[l] + c + (uint32_t)k;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_bx,
    (struct volta_state *s, int32_t rc, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, rc, pp, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_cx_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint32_t c, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t rd = s->r[ra][l] * s->r[rc][l] + c + (uint32_t)k;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_cx,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, rc, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_wide_b_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    const uint64_t *c, uint8_t *p_to, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)neg_c;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_0(lanes_imad_wide_b,
    (struct volta_state *s, int32_t ra, const uint32_t *b, const uint64_t *c, uint8_t *p_to,
    uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (s, ra, b, c, p_to, rd_to, result_to, key), 0)

RT_WITHIN void lanes_imad_wide_b_2_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    const uint64_t *c, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)neg_c;
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_2(lanes_imad_wide_b_2,
    (struct volta_state *s, int32_t ra, const uint32_t *b, const uint64_t *c, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, ra, b, c, rd_to, result_to, key), 0, 0, 1)

RT_WITHIN void lanes_imad_wide_b_3_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    const uint64_t *c, uint8_t *p_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)neg_c;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_imad_wide_b_3,
    (struct volta_state *s, int32_t ra, const uint32_t *b, const uint64_t *c, uint8_t *p_to,
    const int32_t fields), (s, ra, b, c, p_to, key), 0)

RT_WITHIN void lanes_imad_wide_b_4()
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
    }
}

RT_WITHIN void lanes_imad_wide_c_for(struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    uint8_t *p_to, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)neg_b;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_0(lanes_imad_wide_c,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, ra, rc, c, p_to, rd_to, result_to, key), 0)

RT_WITHIN void lanes_imad_wide_c_2_for(struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)neg_b;
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_imad_wide_c_2,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, ra, rc, c, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imad_wide_c_3_for(struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    uint8_t *p_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)neg_b;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_imad_wide_c_3,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to,
    const int32_t fields), (s, ra, rc, c, p_to, key), 0)

RT_WITHIN void lanes_imad_wide_bx_for(struct volta_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, const uint64_t *c, uint8_t *p_to, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_0(lanes_imad_wide_bx,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, const uint64_t *c,
    uint8_t *p_to, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (s, pp, ra, b, c, p_to, rd_to, result_to, key), 0)

RT_WITHIN void lanes_imad_wide_bx_2_for(struct volta_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, const uint64_t *c, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)k;
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_imad_wide_bx_2,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, const uint64_t *c,
    uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (s, pp, ra, b, c, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imad_wide_bx_3_for(struct volta_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, const uint64_t *c, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_imad_wide_bx_3,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, const uint64_t *c,
    uint8_t *p_to, const int32_t fields), (s, pp, ra, b, c, p_to, key), 0)

RT_WITHIN void lanes_imad_wide_cx_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint64_t c, uint8_t *p_to, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_0(lanes_imad_wide_cx,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to,
    uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (s, pp, ra, rc, c, p_to, rd_to, result_to, key), 0)

RT_WITHIN void lanes_imad_wide_cx_2_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint64_t c, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)k;
        const uint32_t rd_2 = (uint32_t)t;
        const uint32_t result = (uint32_t)(t >> 32);
        rd_to[l] = rd_2;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_imad_wide_cx_2,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint64_t c, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, pp, ra, rc, c, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_imad_wide_cx_3_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint64_t c, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_imad_wide_cx_3,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to,
    const int32_t fields), (s, pp, ra, rc, c, p_to, key), 0)

RT_WITHIN void lanes_imad_hi_b_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    const uint64_t *c, uint8_t *p_to, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)neg_c;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        const uint32_t rd = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_0(lanes_imad_hi_b,
    (struct volta_state *s, int32_t ra, const uint32_t *b, const uint64_t *c, uint8_t *p_to,
    uint32_t *rd_to, const int32_t fields), (s, ra, b, c, p_to, rd_to, key), 0)

RT_WITHIN void lanes_imad_hi_b_2_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    const uint64_t *c, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_c = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)neg_c;
        const uint32_t rd = (uint32_t)(t >> 32);
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_imad_hi_b_2,
    (struct volta_state *s, int32_t ra, const uint32_t *b, const uint64_t *c, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, c, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_imad_hi_c_for(struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    uint8_t *p_to, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)neg_b;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        const uint32_t rd = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_0(lanes_imad_hi_c,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, p_to, rd_to, key), 0)

RT_WITHIN void lanes_imad_hi_c_2_for(struct volta_state *s, int32_t ra, int32_t rc, uint64_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t neg_b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)neg_b;
        const uint32_t rd = (uint32_t)(t >> 32);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_hi_c_2,
    (struct volta_state *s, int32_t ra, int32_t rc, uint64_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_hi_bx_for(struct volta_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, const uint64_t *c, uint8_t *p_to, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c[l] != 0));
        const uint32_t rd = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_0(lanes_imad_hi_bx,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, const uint64_t *c,
    uint8_t *p_to, uint32_t *rd_to, const int32_t fields), (s, pp, ra, b, c, p_to, rd_to, key), 0)

RT_WITHIN void lanes_imad_hi_bx_2_for(struct volta_state *s, int32_t pp, int32_t ra,
    const uint32_t *b, const uint64_t *c, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l];
        const uint64_t t = x + c[l] + (uint64_t)k;
        const uint32_t rd = (uint32_t)(t >> 32);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_hi_bx_2,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, const uint64_t *c,
    uint32_t *rd_to, const int32_t fields), (s, pp, ra, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_imad_hi_cx_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint64_t c, uint8_t *p_to, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)k;
        const uint32_t p = (uint32_t)(t < x || (t == x && c != 0));
        const uint32_t rd = (uint32_t)(t >> 32);
        p_to[l] = (uint8_t)p;
        rd_to[l] = rd;
    }
}

RT_LOOP_0(lanes_imad_hi_cx,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint64_t c, uint8_t *p_to,
    uint32_t *rd_to, const int32_t fields), (s, pp, ra, rc, c, p_to, rd_to, key), 0)

RT_WITHIN void lanes_imad_hi_cx_2_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    uint64_t c, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint64_t x = signed_2
            ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l];
        const uint64_t t = x + c + (uint64_t)k;
        const uint32_t rd = (uint32_t)(t >> 32);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_imad_hi_cx_2,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, uint64_t c, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, rc, c, rd_to, key), 0, 0)

/* GUARD IADD3 $R[Rd], CARRIES_OUT, NEG_A$R[Ra]REUSE_A, SIGNED_B_NO_IMM, NEG_C$R[Rc]REUSE_C
   PM_EVENTS CTL */
RT_BODY(volta_fast_iadd3_n)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[13];
    const int32_t neg_c = (int32_t)rt_value(in, known, 12);
    const int32_t neg_b = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t carries = operand_carries_out(in, 0);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_no_imm(m, in, known, b_row, 2, 6, 7, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    if (carries) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t pu_new[32];
        _Alignas(64) uint8_t pv_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const pu_place = place_p_2(m, in);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        uint8_t *const pv_place = place_p_3(m, in);
        uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
        if (rt_knows(known, 0x1048))
            lanes_iadd3_n_for(s, ra, rc, b, rd_to, pu_to, pv_to, neg_a | neg_c << 1 | neg_b << 2);
        else
            lanes_iadd3_n(s, ra, rc, b, rd_to, pu_to, pv_to, neg_a | neg_c << 1 | neg_b << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, pu_place, pu_new, run);
        rt_write_row8(whole, pv_place, pv_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1048))
        lanes_iadd3_n_2_for(s, ra, rc, b, rd_to, neg_a | neg_c << 1 | neg_b << 2);
    else
        lanes_iadd3_n_2(s, ra, rc, b, rd_to, neg_a | neg_c << 1 | neg_b << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_iadd3_n)
RT_KNOWN(volta_fast_iadd3_n, 0, 0x2c, 0x1048, .line = {0})
RT_KNOWN(volta_fast_iadd3_n, 1, 0x2c, 0x1048, .line = {[2] = 1})
RT_QUICK_2(volta_fast_iadd3_n)

/* GUARD IADD3 $R[Rd], CARRIES_OUT, NEG_A$R[Ra]REUSE_A, IMM, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_iadd3_i)
{
    struct volta_state *const s = m->state;
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_c = (int32_t)rt_value(in, known, 7);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t carries = operand_carries_out(in, 0);
    uint32_t b;
    b = (uint32_t)imm;
    if (carries) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t pu_new[32];
        _Alignas(64) uint8_t pv_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const pu_place = place_p_2(m, in);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        uint8_t *const pv_place = place_p_3(m, in);
        uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
        if (rt_knows(known, 0x88))
            lanes_iadd3_i_for(s, ra, rc, b, rd_to, pu_to, pv_to, neg_a | neg_c << 1);
        else
            lanes_iadd3_i(s, ra, rc, b, rd_to, pu_to, pv_to, neg_a | neg_c << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, pu_place, pu_new, run);
        rt_write_row8(whole, pv_place, pv_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x88))
        lanes_iadd3_i_2_for(s, ra, rc, b, rd_to, neg_a | neg_c << 1);
    else
        lanes_iadd3_i_2(s, ra, rc, b, rd_to, neg_a | neg_c << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_iadd3_i)
RT_KNOWN(volta_fast_iadd3_i, 0, 0x10, 0x88, .line = {0})
RT_QUICK_1(volta_fast_iadd3_i)

/* GUARD IADD3.X $R[Rd], CARRIES_OUT, INV_A$R[Ra]REUSE_A, SIGNED_B, INV_C$R[Rc]REUSE_C,
   NOT_Pp$P[Pp], NOT_Pq$P[Pq] PM_EVENTS CTL */
RT_BODY(volta_fast_iadd3_x)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t inv_a = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[14];
    const int32_t inv_c = (int32_t)rt_value(in, known, 13);
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)rt_value(in, known, 16);
    const int32_t pq = (int32_t)in->value[19];
    const int32_t not_pq = (int32_t)rt_value(in, known, 18);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 20);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t carries = operand_carries_out(in, 0);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b(m, in, known, b_row, 2, 6, 7, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (carries) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t pu_new[32];
        _Alignas(64) uint8_t pv_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const pu_place = place_p_2(m, in);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        uint8_t *const pv_place = place_p_3(m, in);
        uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
        if (rt_knows(known, 0x52008))
            lanes_iadd3_x_for(s, ra, rc, pp, pq, b, rd_to, pu_to, pv_to,
                inv_a | inv_c << 1 | not_pp << 2 | not_pq << 3);
        else
            lanes_iadd3_x(s, ra, rc, pp, pq, b, rd_to, pu_to, pv_to,
                inv_a | inv_c << 1 | not_pp << 2 | not_pq << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, pu_place, pu_new, run);
        rt_write_row8(whole, pv_place, pv_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x52008))
        lanes_iadd3_x_2_for(s, ra, rc, pp, pq, b, rd_to,
            inv_a | inv_c << 1 | not_pp << 2 | not_pq << 3);
    else
        lanes_iadd3_x_2(s, ra, rc, pp, pq, b, rd_to,
            inv_a | inv_c << 1 | not_pp << 2 | not_pq << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_iadd3_x)
RT_KNOWN(volta_fast_iadd3_x, 0, 0x8c, 0x52008, .line = {0})
RT_KNOWN(volta_fast_iadd3_x, 1, 0x8c, 0x52008, .line = {[2] = 2}, .value = {[18] = 1})
RT_KNOWN(volta_fast_iadd3_x, 2, 0x8c, 0x52008, .value = {[18] = 1})
RT_QUICK_3(volta_fast_iadd3_x)

/* GUARD VIADD $R[Rd], $R[Ra]REUSE_A, VIADD_B PM_EVENTS CTL */
RT_BODY(volta_fast_viadd)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const uint32_t b = operand_viadd_b(s, in, 0, 3, 4);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_viadd(s, ra, b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_viadd)
RT_KNOWN(volta_fast_viadd, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_viadd)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rb]REUSE_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_imad_r)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t neg_c = (int32_t)rt_value(in, known, 6);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x40))
        lanes_imad_r_for(s, rc, ra, rb, rd_to, neg_c);
    else
        lanes_imad_r(s, rc, ra, rb, rd_to, neg_c);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_r)
RT_KNOWN(volta_fast_imad_r, 0, 0x2, 0x40, .line = {0})
RT_QUICK_1(volta_fast_imad_r)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, IMM, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_imad_i)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t neg_c = (int32_t)rt_value(in, known, 5);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x20))
        lanes_imad_i_for(s, rc, ra, imm, rd_to, neg_c);
    else
        lanes_imad_i(s, rc, ra, imm, rd_to, neg_c);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_i)
RT_KNOWN(volta_fast_imad_i, 0, 0x2, 0x20, .line = {0})
RT_QUICK_1(volta_fast_imad_i)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, CONST_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_imad_b)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_c = (int32_t)rt_value(in, known, 7);
    const int32_t ra = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_const_b(m, s, in, &b, 0, 4, 5, 6);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x80))
        lanes_imad_b_for(s, rc, ra, b, rd_to, neg_c);
    else
        lanes_imad_b(s, rc, ra, b, rd_to, neg_c);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_b)
RT_KNOWN(volta_fast_imad_b, 0, 0x4, 0x80, .line = {0})
RT_QUICK_1(volta_fast_imad_b)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, IMM PM_EVENTS CTL */
RT_BODY(volta_fast_imad_ri)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_imad_ri(s, ra, rc, imm, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_ri)
RT_KNOWN(volta_fast_imad_ri, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_imad_ri)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, NEG_B{CONST} PM_EVENTS CTL */
RT_BODY(volta_fast_imad_rc)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t c = 0;
    const int c_trap = operand_signed_const_c(m, in, &c, 1, 6, 8, 7);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_imad_rc(s, ra, rc, c, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_rc)
RT_KNOWN(volta_fast_imad_rc, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(volta_fast_imad_rc)

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, NEG_B$UR[URb] PM_EVENTS CTL */
RT_BODY(volta_fast_imad_ru)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[7];
    const int32_t neg_b = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int64_t signed_urb_c;
    signed_urb_c = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_imad_rc(s, ra, rc, signed_urb_c, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_ru)
RT_KNOWN(volta_fast_imad_ru, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_imad_ru)

/* GUARD IMAD{SIGNED}.X $R[Rd], $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C, NOT_Pp$P[Pp] PM_EVENTS CTL
   */
RT_BODY(volta_fast_imad_bx)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t inv_c = (int32_t)rt_value(in, known, 10);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2400))
        lanes_imad_bx_for(s, rc, pp, ra, b, rd_to, inv_c | not_pp << 1);
    else
        lanes_imad_bx(s, rc, pp, ra, b, rd_to, inv_c | not_pp << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_bx)
RT_KNOWN(volta_fast_imad_bx, 0, 0x9, 0x2400, .line = {0})
RT_QUICK_1(volta_fast_imad_bx)

/* GUARD IMAD{SIGNED}.X $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C_IN_B, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_imad_cx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)rt_value(in, known, 11);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_inverted_c_in_b(m, s, in, &c, 0, 6, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x800))
        lanes_imad_cx_for(s, pp, ra, rc, c, rd_to, not_pp);
    else
        lanes_imad_cx(s, pp, ra, rc, c, rd_to, not_pp);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_cx)
RT_KNOWN(volta_fast_imad_cx, 0, 0x8, 0x800, .line = {0})
RT_QUICK_1(volta_fast_imad_cx)

/* GUARD IMAD.WIDE{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL
   */
RT_BODY(volta_fast_imad_wide_b)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t neg_c = (int32_t)rt_value(in, known, 11);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_signed_pair_c(m, in, known, c_row, 12, 11);
    if (!b)
        return rt_slowly(m, in);
    if (rd != 255) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const p_place = place_opt(m, in, known, 0, 2);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_imad_wide_b(s, ra, b, c, p_to, rd_to, result_to, signed_2 | neg_c << 1);
        } else {
            if (rt_knows(known, 0x801))
                lanes_imad_wide_b_2_for(s, ra, b, c, rd_to, result_to, signed_2 | neg_c << 1);
            else
                lanes_imad_wide_b_2(s, ra, b, c, rd_to, result_to, signed_2 | neg_c << 1);
        }
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_wide_b_3(s, ra, b, c, p_to, signed_2 | neg_c << 1);
    } else {
        lanes_imad_wide_b_4();
    }
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_wide_b)
RT_KNOWN(volta_fast_imad_wide_b, 0, 0xf, 0x801, .line = {0})
RT_KNOWN(volta_fast_imad_wide_b, 1, 0xf, 0x801, .line = {[1] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_imad_wide_b, 2, 0xf, 0x801, .line = {[1] = 1})
RT_KNOWN(volta_fast_imad_wide_b, 3, 0xf, 0x801, .line = {[0] = 1})
RT_QUICK_4(volta_fast_imad_wide_b)

/* GUARD IMAD.WIDE{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, SIGNED_C64_IN_B
   PM_EVENTS CTL */
RT_BODY(volta_fast_imad_wide_c)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t neg_b = (int32_t)rt_value(in, known, 7);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (rd != 255) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const p_place = place_opt(m, in, known, 0, 2);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_imad_wide_c(s, ra, rc, c, p_to, rd_to, result_to, signed_2 | neg_b << 1);
        } else {
            if (rt_knows(known, 0x81))
                lanes_imad_wide_c_2_for(s, ra, rc, c, rd_to, result_to, signed_2 | neg_b << 1);
            else
                lanes_imad_wide_c_2(s, ra, rc, c, rd_to, result_to, signed_2 | neg_b << 1);
        }
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_wide_c_3(s, ra, rc, c, p_to, signed_2 | neg_b << 1);
    } else {
        lanes_imad_wide_b_4();
    }
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_wide_c)
RT_KNOWN(volta_fast_imad_wide_c, 0, 0x9, 0x81, .line = {0})
RT_KNOWN(volta_fast_imad_wide_c, 1, 0x9, 0x81, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_wide_c)

/* GUARD IMAD.WIDE{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_imad_wide_bx)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_signed_pair_c(m, in, known, c_row, 12, 11);
    if (!b)
        return rt_slowly(m, in);
    if (rd != 255) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const p_place = place_opt(m, in, known, 0, 2);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_imad_wide_bx(s, pp, ra, b, c, p_to, rd_to, result_to, not_pp | signed_2 << 1);
        } else {
            if (rt_knows(known, 0x4001))
                lanes_imad_wide_bx_2_for(s, pp, ra, b, c, rd_to, result_to, not_pp | signed_2 << 1);
            else
                lanes_imad_wide_bx_2(s, pp, ra, b, c, rd_to, result_to, not_pp | signed_2 << 1);
        }
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_wide_bx_3(s, pp, ra, b, c, p_to, not_pp | signed_2 << 1);
    } else {
        lanes_imad_wide_b_4();
    }
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_wide_bx)
RT_KNOWN(volta_fast_imad_wide_bx, 0, 0x17, 0x4801, .line = {0})
RT_KNOWN(volta_fast_imad_wide_bx, 1, 0x17, 0x4801, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_wide_bx)

/* GUARD IMAD.WIDE{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C64_IN_B,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_imad_wide_cx)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)rt_value(in, known, 11);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (rd != 255) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const p_place = place_opt(m, in, known, 0, 2);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_imad_wide_cx(s, pp, ra, rc, c, p_to, rd_to, result_to, not_pp | signed_2 << 1);
        } else {
            if (rt_knows(known, 0x801))
                lanes_imad_wide_cx_2_for(s, pp, ra, rc, c, rd_to, result_to,
                    not_pp | signed_2 << 1);
            else
                lanes_imad_wide_cx_2(s, pp, ra, rc, c, rd_to, result_to, not_pp | signed_2 << 1);
        }
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_wide_cx_3(s, pp, ra, rc, c, p_to, not_pp | signed_2 << 1);
    } else {
        lanes_imad_wide_b_4();
    }
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_wide_cx)
RT_KNOWN(volta_fast_imad_wide_cx, 0, 0x11, 0x801, .line = {0})
RT_KNOWN(volta_fast_imad_wide_cx, 1, 0x11, 0x801, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_wide_cx)

/* GUARD IMAD.HI{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL
   */
RT_BODY(volta_fast_imad_hi_b)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t neg_c = (int32_t)rt_value(in, known, 11);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_signed_pair_c(m, in, known, c_row, 12, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_hi_b(s, ra, b, c, p_to, rd_to, signed_2 | neg_c << 1);
    } else {
        if (rt_knows(known, 0x801))
            lanes_imad_hi_b_2_for(s, ra, b, c, rd_to, signed_2 | neg_c << 1);
        else
            lanes_imad_hi_b_2(s, ra, b, c, rd_to, signed_2 | neg_c << 1);
    }
    rt_write_row8(whole, p_place, p_new, run);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_hi_b)
RT_KNOWN(volta_fast_imad_hi_b, 0, 0xf, 0x801, .line = {0})
RT_KNOWN(volta_fast_imad_hi_b, 1, 0xf, 0x801, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_hi_b)

/* GUARD IMAD.HI{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, SIGNED_C64_IN_B PM_EVENTS
   CTL */
RT_BODY(volta_fast_imad_hi_c)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t neg_b = (int32_t)rt_value(in, known, 7);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_hi_c(s, ra, rc, c, p_to, rd_to, signed_2 | neg_b << 1);
    } else {
        if (rt_knows(known, 0x81))
            lanes_imad_hi_c_2_for(s, ra, rc, c, rd_to, signed_2 | neg_b << 1);
        else
            lanes_imad_hi_c_2(s, ra, rc, c, rd_to, signed_2 | neg_b << 1);
    }
    rt_write_row8(whole, p_place, p_new, run);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_hi_c)
RT_KNOWN(volta_fast_imad_hi_c, 0, 0x9, 0x81, .line = {0})
RT_KNOWN(volta_fast_imad_hi_c, 1, 0x9, 0x81, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_hi_c)

/* GUARD IMAD.HI{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_imad_hi_bx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_signed_pair_c(m, in, known, c_row, 12, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_hi_bx(s, pp, ra, b, c, p_to, rd_to, not_pp | signed_2 << 1);
    } else {
        if (rt_knows(known, 0x4001))
            lanes_imad_hi_bx_2_for(s, pp, ra, b, c, rd_to, not_pp | signed_2 << 1);
        else
            lanes_imad_hi_bx_2(s, pp, ra, b, c, rd_to, not_pp | signed_2 << 1);
    }
    rt_write_row8(whole, p_place, p_new, run);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_hi_bx)
RT_KNOWN(volta_fast_imad_hi_bx, 0, 0x17, 0x4801, .line = {0})
RT_KNOWN(volta_fast_imad_hi_bx, 1, 0x17, 0x4801, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_hi_bx)

/* GUARD IMAD.HI{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C64_IN_B,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_imad_hi_cx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)rt_value(in, known, 11);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_imad_hi_cx(s, pp, ra, rc, c, p_to, rd_to, not_pp | signed_2 << 1);
    } else {
        if (rt_knows(known, 0x801))
            lanes_imad_hi_cx_2_for(s, pp, ra, rc, c, rd_to, not_pp | signed_2 << 1);
        else
            lanes_imad_hi_cx_2(s, pp, ra, rc, c, rd_to, not_pp | signed_2 << 1);
    }
    rt_write_row8(whole, p_place, p_new, run);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imad_hi_cx)
RT_KNOWN(volta_fast_imad_hi_cx, 0, 0x11, 0x801, .line = {0})
RT_KNOWN(volta_fast_imad_hi_cx, 1, 0x11, 0x801, .value = {[0] = 1})
RT_QUICK_2(volta_fast_imad_hi_cx)

