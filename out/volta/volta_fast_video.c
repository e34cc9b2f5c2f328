/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_vabsdiff_b_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (signed_2 ? (uint32_t)rt_abs_i64((int64_t)(int32_t)s->r[ra][l] - (int32_t)b[l])
            : (uint32_t)rt_abs_i64((int64_t)s->r[ra][l] - b[l])) + s->r[rc][l];
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_vabsdiff_b,
    (struct volta_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_vabsdiff_c_for(struct volta_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (signed_2 ? (uint32_t)rt_abs_i64((int64_t)(int32_t)s->r[ra][l] - (int32_t)s->r[rc][l])
            : (uint32_t)rt_abs_i64((int64_t)s->r[ra][l] - s->r[rc][l])) + c;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_vabsdiff_c,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_vabsdiff4_b_for(const uint32_t *b, struct volta_state *s, int32_t ra,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_u8 = key & 1;
    const int32_t video_acc = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = b[l];
        const int32_t w =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] & 0xff) : (int32_t)(s->r[ra][l] & 0xff))
            - (video_u8 ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff)));
        const uint32_t x_2 = b[l];
        const int32_t x_3 =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            - (video_u8 ? (int8_t)(x_2 >> 8 & 0xff) : (int32_t)(x_2 >> 8 & 0xff)));
        const uint32_t x_4 = b[l];
        const int32_t y =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            - (video_u8 ? (int8_t)(x_4 >> 16 & 0xff) : (int32_t)(x_4 >> 16 & 0xff)));
        const uint32_t x_5 = b[l];
        const int32_t z =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            - (video_u8 ? (int8_t)(x_5 >> 24) : (int32_t)(x_5 >> 24)));
        const uint32_t rd = video_acc ? (uint32_t)(w + x_3 + y + z) + s->r[rc][l]
            : (uint32_t)(w & 0xff) | (uint32_t)(x_3 & 0xff) << 8 | (uint32_t)(y & 0xff) << 16
            | (uint32_t)(z & 0xff) << 24;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vabsdiff4_b,
    (const uint32_t *b, struct volta_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (b, s, ra, rc, rd_to, key), 0, 0, 2)

RT_WITHIN void lanes_vabsdiff4_c_for(struct volta_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t video_u8 = key & 1;
    const int32_t video_acc = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[rc][l];
        const int32_t w =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] & 0xff) : (int32_t)(s->r[ra][l] & 0xff))
            - (video_u8 ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff)));
        const uint32_t x_2 = s->r[rc][l];
        const int32_t x_3 =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            - (video_u8 ? (int8_t)(x_2 >> 8 & 0xff) : (int32_t)(x_2 >> 8 & 0xff)));
        const uint32_t x_4 = s->r[rc][l];
        const int32_t y =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            - (video_u8 ? (int8_t)(x_4 >> 16 & 0xff) : (int32_t)(x_4 >> 16 & 0xff)));
        const uint32_t x_5 = s->r[rc][l];
        const int32_t z =
            rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            - (video_u8 ? (int8_t)(x_5 >> 24) : (int32_t)(x_5 >> 24)));
        const uint32_t rd = video_acc ? (uint32_t)(w + x_3 + y + z) + c
            : (uint32_t)(w & 0xff) | (uint32_t)(x_3 & 0xff) << 8 | (uint32_t)(y & 0xff) << 16
            | (uint32_t)(z & 0xff) << 24;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vabsdiff4_c,
    (struct volta_state *s, int32_t rc, int32_t ra, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, c, rd_to, key), 0, 0, 2)

RT_WITHIN void lanes_idp_a4_for(const uint32_t *b_2, const uint32_t *c, struct volta_state *s,
    int32_t ra, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_sign_a8 = key & 1;
    const int32_t video_sign_b8 = key >> 1 & 1;
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

RT_LOOP_2(lanes_idp_a4,
    (const uint32_t *b_2, const uint32_t *c, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b_2, c, s, ra, rd_to, key), 0, 0, 3)

RT_WITHIN void lanes_idp_a2_for(const uint32_t *b_2, const uint32_t *c, struct volta_state *s,
    int32_t ra, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_lo_hi = key & 1;
    const int32_t video_sign_a16 = key >> 1 & 1;
    const int32_t video_sign_b8 = key >> 2 & 1;
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

RT_LOOP_2(lanes_idp_a2,
    (const uint32_t *b_2, const uint32_t *c, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b_2, c, s, ra, rd_to, key), 0, 0, 1)

/* GUARD VABSDIFF{SIGNED} $R[Rd], OPT, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_vabsdiff_b)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[11];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    if (!b || pu != 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_vabsdiff_b_for(s, ra, b, rc, rd_to, signed_2);
    else
        lanes_vabsdiff_b(s, ra, b, rc, rd_to, signed_2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vabsdiff_b)
RT_KNOWN(volta_fast_vabsdiff_b, 0, 0x6, 0x1, .line = {0})
RT_QUICK_1(volta_fast_vabsdiff_b)

/* GUARD VABSDIFF{SIGNED} $R[Rd], OPT, $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_vabsdiff_c)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 11);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_c_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (pu != 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_vabsdiff_c_for(s, ra, rc, c, rd_to, signed_2);
    else
        lanes_vabsdiff_c(s, ra, rc, c, rd_to, signed_2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vabsdiff_c)
RT_KNOWN(volta_fast_vabsdiff_c, 0, 0x4, 0x1, .line = {0})
RT_QUICK_1(volta_fast_vabsdiff_c)

/* GUARD VABSDIFF4{U8}ACC $R[Rd], OPT, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_vabsdiff4_b)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_u8 = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t video_acc = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 1, 6, 8, 9, 10, 11);
    if (!b || pu != 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_vabsdiff4_b_for(b, s, ra, rc, rd_to, video_u8 | video_acc << 1);
    else
        lanes_vabsdiff4_b(b, s, ra, rc, rd_to, video_u8 | video_acc << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vabsdiff4_b)
RT_KNOWN(volta_fast_vabsdiff4_b, 0, 0x6, 0x3, .line = {0})
RT_KNOWN(volta_fast_vabsdiff4_b, 1, 0x6, 0x3, .value = {[1] = 1})
RT_QUICK_2(volta_fast_vabsdiff4_b)

/* GUARD VABSDIFF4{U8}ACC $R[Rd], OPT, $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_vabsdiff4_c)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_u8 = (int32_t)rt_value(in, known, 0);
    const int32_t video_acc = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 12);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_c_in_b(m, s, in, &c, 1, 8, 9, 10, 11);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (pu != 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_vabsdiff4_c_for(s, rc, ra, c, rd_to, video_u8 | video_acc << 1);
    else
        lanes_vabsdiff4_c(s, rc, ra, c, rd_to, video_u8 | video_acc << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vabsdiff4_c)
RT_KNOWN(volta_fast_vabsdiff4_c, 0, 0x4, 0x3, .line = {0})
RT_KNOWN(volta_fast_vabsdiff4_c, 1, 0x4, 0x3, .value = {[1] = 1})
RT_QUICK_2(volta_fast_vabsdiff4_c)

/* GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
RT_BODY(volta_fast_idp_a4)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)rt_value(in, known, 0);
    const int32_t video_sign_b8 = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b_no_imm(m, in, known, b_row, 0, 5, 7, 8, 9);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_dot_c(m, in, known, c_row, 1, 10, 12);
    if (!b_2 || !c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_idp_a4_for(b_2, c, s, ra, rd_to, video_sign_a8 | video_sign_b8 << 1);
    else
        lanes_idp_a4(b_2, c, s, ra, rd_to, video_sign_a8 | video_sign_b8 << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_idp_a4)
RT_KNOWN(volta_fast_idp_a4, 0, 0x7, 0x3, .line = {0})
RT_KNOWN(volta_fast_idp_a4, 1, 0x7, 0x3, .value = {[0] = 1, [1] = 1})
RT_QUICK_2(volta_fast_idp_a4)

/* GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
RT_BODY(volta_fast_idp_a2)
{
    struct volta_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)rt_value(in, known, 1);
    const int32_t video_sign_b8 = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b_no_imm(m, in, known, b_row, 0, 6, 8, 9, 10);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_dot_c(m, in, known, c_row, 1, 11, 13);
    if (!b_2 || !c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_idp_a2_for(b_2, c, s, ra, rd_to,
            video_lo_hi | video_sign_a16 << 1 | video_sign_b8 << 2);
    else
        lanes_idp_a2(b_2, c, s, ra, rd_to, video_lo_hi | video_sign_a16 << 1 | video_sign_b8 << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_idp_a2)
RT_KNOWN(volta_fast_idp_a2, 0, 0x7, 0x7, .line = {0})
RT_KNOWN(volta_fast_idp_a2, 1, 0x7, 0x7, .value = {[2] = 1})
RT_KNOWN(volta_fast_idp_a2, 2, 0x7, 0x7, .value = {[0] = 1})
RT_QUICK_3(volta_fast_idp_a2)

