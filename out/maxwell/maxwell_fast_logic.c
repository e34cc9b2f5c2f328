/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_lop_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *p_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lop_inv_a = key & 1;
    const int32_t logic_lop_op = key >> 1 & 3;
    const int32_t logic_lop_test = key >> 3 & 3;
    const int32_t x = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t r = logic_lop_op == 0 ? a & b[l] : logic_lop_op == 1 ? a | b[l]
            : logic_lop_op == 2 ? a ^ b[l] : b[l];
        const uint32_t rd = r;
        const uint32_t p =
            (uint32_t)(logic_lop_test == 0 ? 0 : logic_lop_test == 1 ? 1 : logic_lop_test == 2
            ? (r == 0 && (!x || s->cc[l] & 1)) : !(r == 0 && (!x || s->cc[l] & 1)));
        const uint32_t result = (uint32_t)(r == 0 && (!x || s->cc[l] & 1)) | r >> 31 << 1;
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_0(lanes_lop,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *p_to,
    uint8_t *result_to, const int32_t fields), (s, ra, b, rd_to, p_to, result_to, key), 0)

RT_WITHIN void lanes_lop_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lop_inv_a = key & 1;
    const int32_t logic_lop_op = key >> 1 & 3;
    const int32_t x = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t r = logic_lop_op == 0 ? a & b[l] : logic_lop_op == 1 ? a | b[l]
            : logic_lop_op == 2 ? a ^ b[l] : b[l];
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && (!x || s->cc[l] & 1)) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_lop_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0, 10)

RT_WITHIN void lanes_lop_3_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t logic_lop_inv_a = key & 1;
    const int32_t logic_lop_op = key >> 1 & 3;
    const int32_t logic_lop_test = key >> 3 & 3;
    const int32_t x = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t r = logic_lop_op == 0 ? a & b[l] : logic_lop_op == 1 ? a | b[l]
            : logic_lop_op == 2 ? a ^ b[l] : b[l];
        const uint32_t rd = r;
        const uint32_t p =
            (uint32_t)(logic_lop_test == 0 ? 0 : logic_lop_test == 1 ? 1 : logic_lop_test == 2
            ? (r == 0 && (!x || s->cc[l] & 1)) : !(r == 0 && (!x || s->cc[l] & 1)));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lop_3,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *p_to,
    const int32_t fields), (s, ra, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lop_4_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_lop_inv_a = key & 1;
    const int32_t logic_lop_op = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t r = logic_lop_op == 0 ? a & b[l] : logic_lop_op == 1 ? a | b[l]
            : logic_lop_op == 2 ? a ^ b[l] : b[l];
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_lop_4,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0, 2)

RT_WITHIN void lanes_lop32i_for(struct maxwell_state *s, int32_t ra, uint32_t uimm32,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lop32i_inv_a = key & 1;
    const int32_t logic_lop32i_inv_b = key >> 1 & 1;
    const int32_t logic_lop32i_op = key >> 2 & 3;
    const int32_t logic_lop32i_x = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop32i_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t b = logic_lop32i_inv_b ? ~uimm32 : uimm32;
        const uint32_t r = logic_lop32i_op == 0 ? a & b : logic_lop32i_op == 1 ? a | b
            : logic_lop32i_op == 2 ? a ^ b : b;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && (!logic_lop32i_x || s->cc[l] & 1))
            | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_lop32i,
    (struct maxwell_state *s, int32_t ra, uint32_t uimm32, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, uimm32, rd_to, result_to, key), 0, 0, 4)

RT_WITHIN void lanes_lop32i_2_for(struct maxwell_state *s, int32_t ra, uint32_t uimm32,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_lop32i_inv_a = key & 1;
    const int32_t logic_lop32i_inv_b = key >> 1 & 1;
    const int32_t logic_lop32i_op = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = logic_lop32i_inv_a ? ~s->r[ra][l] : s->r[ra][l];
        const uint32_t b = logic_lop32i_inv_b ? ~uimm32 : uimm32;
        const uint32_t r = logic_lop32i_op == 0 ? a & b : logic_lop32i_op == 1 ? a | b
            : logic_lop32i_op == 2 ? a ^ b : b;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_lop32i_2,
    (struct maxwell_state *s, int32_t ra, uint32_t uimm32, uint32_t *rd_to, const int32_t fields),
    (s, ra, uimm32, rd_to, key), 0, 0, 4)

RT_WITHIN void lanes_lop3_r_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc,
    uint32_t *rd_to, uint8_t *p_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lut = key & 255;
    const int32_t logic_lop3_test = key >> 8 & 3;
    const int32_t logic_lop3_x = key >> 10 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut, s->r[ra][l], s->r[rb][l], s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t p =
            (uint32_t)(logic_lop3_test == 0 ? 0 : logic_lop3_test == 1 ? 1 : logic_lop3_test == 2
            ? (r == 0 && (!logic_lop3_x || s->cc[l] & 1))
            : !(r == 0 && (!logic_lop3_x || s->cc[l] & 1)));
        const uint32_t result = (uint32_t)(r == 0 && (!logic_lop3_x || s->cc[l] & 1))
            | r >> 31 << 1;
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_0(lanes_lop3_r,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc, uint32_t *rd_to, uint8_t *p_to,
    uint8_t *result_to, const int32_t fields), (s, ra, rb, rc, rd_to, p_to, result_to, key), 0)

RT_WITHIN void lanes_lop3_r_2_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lut = key & 255;
    const int32_t logic_lop3_x = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut, s->r[ra][l], s->r[rb][l], s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && (!logic_lop3_x || s->cc[l] & 1))
            | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_lop3_r_2,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, rb, rc, rd_to, result_to, key), 0, 0, 192,
    150, 232)

RT_WITHIN void lanes_lop3_r_3_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc,
    uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t logic_lut = key & 255;
    const int32_t logic_lop3_test = key >> 8 & 3;
    const int32_t logic_lop3_x = key >> 10 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut, s->r[ra][l], s->r[rb][l], s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t p =
            (uint32_t)(logic_lop3_test == 0 ? 0 : logic_lop3_test == 1 ? 1 : logic_lop3_test == 2
            ? (r == 0 && (!logic_lop3_x || s->cc[l] & 1))
            : !(r == 0 && (!logic_lop3_x || s->cc[l] & 1)));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lop3_r_3,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc, uint32_t *rd_to, uint8_t *p_to,
    const int32_t fields), (s, ra, rb, rc, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lop3_r_4_for(struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_lut = key & 255;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut, s->r[ra][l], s->r[rb][l], s->r[rc][l]);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_lop3_r_4,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, rb, rc, rd_to, key), 0, 0, 192, 150, 232)

RT_WITHIN void lanes_lop3_c_for(struct maxwell_state *s, int32_t ra, uint32_t b, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lut_48 = key & 255;
    const int32_t logic_lop3_x_const = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut_48, s->r[ra][l], b, s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && (!logic_lop3_x_const || s->cc[l] & 1))
            | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_lop3_c,
    (struct maxwell_state *s, int32_t ra, uint32_t b, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, b, rc, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_lop3_c_2_for(struct maxwell_state *s, int32_t ra, uint32_t b, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_lut_48 = key & 255;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut_48, s->r[ra][l], b, s->r[rc][l]);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_lop3_c_2,
    (struct maxwell_state *s, int32_t ra, uint32_t b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 128)

RT_WITHIN void lanes_lop3_i_for(struct maxwell_state *s, int32_t ra, int32_t imm, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t logic_lut_48 = key & 255;
    const int32_t logic_lop3_x_imm = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut_48, s->r[ra][l], (uint32_t)imm, s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && (!logic_lop3_x_imm || s->cc[l] & 1))
            | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_lop3_i,
    (struct maxwell_state *s, int32_t ra, int32_t imm, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, imm, rc, rd_to, result_to, key), 0, 0, 128)

RT_WITHIN void lanes_lop3_i_2_for(struct maxwell_state *s, int32_t ra, int32_t imm, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_lut_48 = key & 255;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)logic_lut_48, s->r[ra][l], (uint32_t)imm, s->r[rc][l]);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_lop3_i_2,
    (struct maxwell_state *s, int32_t ra, int32_t imm, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, imm, rc, rd_to, key), 0, 0, 128)

/* OPEN GUARD LOP{LOP_OP}X{LOP_TEST} OPT, $R[Rd]CC, LOP_INV_A$R[Ra]REUSE_A, INVERTED_B CTL CLOSE */
RT_BODY(maxwell_fast_lop)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t logic_lop_inv_a = (int32_t)rt_value(in, known, 6);
    const int32_t logic_lop_op = (int32_t)rt_value(in, known, 0);
    const int32_t logic_lop_test = (int32_t)in->value[2];
    const int32_t x = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_inverted_b(m, in, known, b_row, 2, 10, 9, 12, 13, 14);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const p_place = place_opt(m, in, known, 0, 3);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_lop(s, ra, b, rd_to, p_to, result_to,
                logic_lop_inv_a | logic_lop_op << 1 | logic_lop_test << 3 | x << 5);
        } else {
            if (rt_knows(known, 0x43))
                lanes_lop_2_for(s, ra, b, rd_to, result_to,
                    logic_lop_inv_a | logic_lop_op << 1 | x << 3);
            else
                lanes_lop_2(s, ra, b, rd_to, result_to,
                    logic_lop_inv_a | logic_lop_op << 1 | x << 3);
        }
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 3);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lop_3(s, ra, b, rd_to, p_to,
            logic_lop_inv_a | logic_lop_op << 1 | logic_lop_test << 3 | x << 5);
    } else {
        if (rt_knows(known, 0x41))
            lanes_lop_4_for(s, ra, b, rd_to, logic_lop_inv_a | logic_lop_op << 1);
        else
            lanes_lop_4(s, ra, b, rd_to, logic_lop_inv_a | logic_lop_op << 1);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lop)
RT_KNOWN(maxwell_fast_lop, 0, 0x1d, 0x63, .line = {0})
RT_KNOWN(maxwell_fast_lop, 1, 0x1d, 0x63, .line = {[0] = 1})
RT_KNOWN(maxwell_fast_lop, 2, 0x1d, 0x63, .line = {[0] = 1}, .value = {[0] = 1, [1] = 1})
RT_QUICK_3(maxwell_fast_lop)

/* OPEN GUARD LOP32I{LOP32I_OP}LOP32I_X $R[Rd]CC_32I, LOP32I_INV_A$R[Ra]REUSE_A,
   UIMM32{LOP32I_INV_B} CTL CLOSE */
RT_BODY(maxwell_fast_lop32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t logic_lop32i_inv_a = (int32_t)rt_value(in, known, 4);
    const uint32_t uimm32 = (uint32_t)in->value[7];
    const int32_t logic_lop32i_inv_b = (int32_t)rt_value(in, known, 8);
    const int32_t logic_lop32i_op = (int32_t)rt_value(in, known, 0);
    const int32_t logic_lop32i_x = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 9);
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
        if (rt_knows(known, 0x113))
            lanes_lop32i_for(s, ra, uimm32, rd_to, result_to,
                logic_lop32i_inv_a | logic_lop32i_inv_b << 1 | logic_lop32i_op << 2
                | logic_lop32i_x << 4);
        else
            lanes_lop32i(s, ra, uimm32, rd_to, result_to,
                logic_lop32i_inv_a | logic_lop32i_inv_b << 1 | logic_lop32i_op << 2
                | logic_lop32i_x << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x111))
        lanes_lop32i_2_for(s, ra, uimm32, rd_to,
            logic_lop32i_inv_a | logic_lop32i_inv_b << 1 | logic_lop32i_op << 2);
    else
        lanes_lop32i_2(s, ra, uimm32, rd_to,
            logic_lop32i_inv_a | logic_lop32i_inv_b << 1 | logic_lop32i_op << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lop32i)
RT_KNOWN(maxwell_fast_lop32i, 0, 0x1, 0x11b, .line = {0})
RT_KNOWN(maxwell_fast_lop32i, 1, 0x1, 0x11b, .value = {[0] = 1})
RT_QUICK_2(maxwell_fast_lop32i)

/* OPEN GUARD LOP3.LUT{LOP3_X}LOP3_TEST OPT, $R[Rd]CC, $R[Ra]REUSE_A, $R[Rb]REUSE_B, $R[Rc]REUSE_C,
   LUT CTL CLOSE */
RT_BODY(maxwell_fast_lop3_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t logic_lut = (int32_t)rt_value(in, known, 11);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t logic_lop3_test = (int32_t)in->value[1];
    const int32_t logic_lop3_x = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t p_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const p_place = place_opt(m, in, known, 0, 2);
        uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        const bool p_wanted = !(rt_taken(in, known, 0) == 0);
        if (p_wanted) {
            lanes_lop3_r(s, ra, rb, rc, rd_to, p_to, result_to,
                logic_lut | logic_lop3_test << 8 | logic_lop3_x << 10);
        } else {
            if (rt_knows(known, 0x801))
                lanes_lop3_r_2_for(s, ra, rb, rc, rd_to, result_to, logic_lut | logic_lop3_x << 8);
            else
                lanes_lop3_r_2(s, ra, rb, rc, rd_to, result_to, logic_lut | logic_lop3_x << 8);
        }
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, p_place, p_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 2);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lop3_r_3(s, ra, rb, rc, rd_to, p_to,
            logic_lut | logic_lop3_test << 8 | logic_lop3_x << 10);
    } else {
        if (rt_knows(known, 0x800))
            lanes_lop3_r_4_for(s, ra, rb, rc, rd_to, logic_lut);
        else
            lanes_lop3_r_4(s, ra, rb, rc, rd_to, logic_lut);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lop3_r)
RT_KNOWN(maxwell_fast_lop3_r, 0, 0x3, 0x811, .line = {0})
RT_KNOWN(maxwell_fast_lop3_r, 1, 0x3, 0x811, .line = {[0] = 1}, .value = {[11] = 192})
RT_KNOWN(maxwell_fast_lop3_r, 2, 0x3, 0x811, .value = {[11] = 150})
RT_KNOWN(maxwell_fast_lop3_r, 3, 0x3, 0x811, .value = {[11] = 232})
RT_QUICK_4(maxwell_fast_lop3_r)

/* OPEN GUARD LOP3.LUT{LOP3_X_CONST} $R[Rd]CC, $R[Ra]REUSE_A, c[C_BANK][C_OFFSET], $R[Rc]REUSE_C,
   LUT_48 CTL CLOSE */
RT_BODY(maxwell_fast_lop3_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[5];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t logic_lut_48 = (int32_t)rt_value(in, known, 9);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t logic_lop3_x_const = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b;
    b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x201))
            lanes_lop3_c_for(s, ra, b, rc, rd_to, result_to,
                logic_lut_48 | logic_lop3_x_const << 8);
        else
            lanes_lop3_c(s, ra, b, rc, rd_to, result_to, logic_lut_48 | logic_lop3_x_const << 8);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x200))
        lanes_lop3_c_2_for(s, ra, b, rc, rd_to, logic_lut_48);
    else
        lanes_lop3_c_2(s, ra, b, rc, rd_to, logic_lut_48);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lop3_c)
RT_KNOWN(maxwell_fast_lop3_c, 0, 0x2, 0x205, .line = {0})
RT_KNOWN(maxwell_fast_lop3_c, 1, 0x2, 0x205, .value = {[9] = 128})
RT_QUICK_2(maxwell_fast_lop3_c)

/* OPEN GUARD LOP3.LUT{LOP3_X_IMM} $R[Rd]CC, $R[Ra]REUSE_A, IMM, $R[Rc]REUSE_C, LUT_48 CTL CLOSE */
RT_BODY(maxwell_fast_lop3_i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t logic_lut_48 = (int32_t)rt_value(in, known, 8);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t imm = rt_sext_32((uint32_t)in->value[5], 20);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t logic_lop3_x_imm = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x101))
            lanes_lop3_i_for(s, ra, imm, rc, rd_to, result_to,
                logic_lut_48 | logic_lop3_x_imm << 8);
        else
            lanes_lop3_i(s, ra, imm, rc, rd_to, result_to, logic_lut_48 | logic_lop3_x_imm << 8);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x100))
        lanes_lop3_i_2_for(s, ra, imm, rc, rd_to, logic_lut_48);
    else
        lanes_lop3_i_2(s, ra, imm, rc, rd_to, logic_lut_48);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lop3_i)
RT_KNOWN(maxwell_fast_lop3_i, 0, 0x1, 0x105, .line = {0})
RT_KNOWN(maxwell_fast_lop3_i, 1, 0x1, 0x105, .value = {[8] = 128})
RT_QUICK_2(maxwell_fast_lop3_i)

