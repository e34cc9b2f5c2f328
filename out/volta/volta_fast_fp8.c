/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_f2fp_fp8_p_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t fp8_fp8_dst = key & 7;
    const int32_t satfinite = key >> 3 & 1;
    const int32_t fp8_fp8_relu = key >> 4 & 1;
    const int32_t fp8_c_h1 = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t x = s->r[ra][l];
        const uint32_t y = b[l];
        const int32_t e4 = fp8_fp8_dst == 5;
        const int32_t low = e4 ? 121 : 113;
        const int32_t width = e4 ? 3 : 2;
        const int32_t most = e4 ? 126 : 123;
        const int32_t e = rt_max_i32((int32_t)(y >> 23 & 0xff), low);
        const uint32_t n =
            rt_f32_add(y & 0x7fffffff, (uint32_t)((rt_min_i32(e, 200) + 23 - width) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code = (int32_t)n + (int32_t)((uint32_t)(e - low) << width);
        const int32_t over = satfinite ? most : e4 ? 127 : 124;
        const int32_t y_2 = code > most ? over : code;
        if (rt_f32_is_nan(y)) {
            result = 127;
        } else {
            result = (fp8_fp8_relu && y >> 31 != 0) ? 0 : (y_2 | (int32_t)(y >> 31 << 7)) & 0xff;
        }
        const int32_t low_2 = e4 ? 121 : 113;
        const int32_t width_2 = e4 ? 3 : 2;
        const int32_t most_2 = e4 ? 126 : 123;
        const int32_t e_2 = rt_max_i32((int32_t)(x >> 23 & 0xff), low_2);
        const uint32_t n_2 =
            rt_f32_add(x & 0x7fffffff, (uint32_t)((rt_min_i32(e_2, 200) + 23 - width_2) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code_2 = (int32_t)n_2 + (int32_t)((uint32_t)(e_2 - low_2) << width_2);
        const int32_t over_2 = satfinite ? most_2 : e4 ? 127 : 124;
        const int32_t y_3 = code_2 > most_2 ? over_2 : code_2;
        if (rt_f32_is_nan(x)) {
            result_2 = 127;
        } else {
            result_2 = (fp8_fp8_relu && x >> 31 != 0) ? 0 : (y_3 | (int32_t)(x >> 31 << 7)) & 0xff;
        }
        const uint32_t rd = (s->r[rc][l] >> 16 * fp8_c_h1 & 0xffff) << 16
            | (uint32_t)(result | result_2 << 8);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_fp8_p,
    (struct volta_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2fp_fp8_pc_for(struct volta_state *s, int32_t ra, int32_t rc, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fp8_fp8_dst = key & 7;
    const int32_t satfinite = key >> 3 & 1;
    const int32_t fp8_fp8_relu = key >> 4 & 1;
    const int32_t fp8_c_h1 = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t x = s->r[ra][l];
        const uint32_t y = s->r[rc][l];
        const int32_t e4 = fp8_fp8_dst == 5;
        const int32_t low = e4 ? 121 : 113;
        const int32_t width = e4 ? 3 : 2;
        const int32_t most = e4 ? 126 : 123;
        const int32_t e = rt_max_i32((int32_t)(y >> 23 & 0xff), low);
        const uint32_t n =
            rt_f32_add(y & 0x7fffffff, (uint32_t)((rt_min_i32(e, 200) + 23 - width) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code = (int32_t)n + (int32_t)((uint32_t)(e - low) << width);
        const int32_t over = satfinite ? most : e4 ? 127 : 124;
        const int32_t y_2 = code > most ? over : code;
        if (rt_f32_is_nan(y)) {
            result = 127;
        } else {
            result = (fp8_fp8_relu && y >> 31 != 0) ? 0 : (y_2 | (int32_t)(y >> 31 << 7)) & 0xff;
        }
        const int32_t low_2 = e4 ? 121 : 113;
        const int32_t width_2 = e4 ? 3 : 2;
        const int32_t most_2 = e4 ? 126 : 123;
        const int32_t e_2 = rt_max_i32((int32_t)(x >> 23 & 0xff), low_2);
        const uint32_t n_2 =
            rt_f32_add(x & 0x7fffffff, (uint32_t)((rt_min_i32(e_2, 200) + 23 - width_2) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code_2 = (int32_t)n_2 + (int32_t)((uint32_t)(e_2 - low_2) << width_2);
        const int32_t over_2 = satfinite ? most_2 : e4 ? 127 : 124;
        const int32_t y_3 = code_2 > most_2 ? over_2 : code_2;
        if (rt_f32_is_nan(x)) {
            result_2 = 127;
        } else {
            result_2 = (fp8_fp8_relu && x >> 31 != 0) ? 0 : (y_3 | (int32_t)(x >> 31 << 7)) & 0xff;
        }
        const uint32_t rd = (c >> 16 * fp8_c_h1 & 0xffff) << 16
            | (uint32_t)(result | result_2 << 8);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_fp8_pc,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2fp_fp8_h_for(const uint32_t *b, struct volta_state *s, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fp8_fp8_dst = key & 7;
    const int32_t satfinite = key >> 3 & 1;
    const int32_t fp8_fp8_relu = key >> 4 & 1;
    const int32_t fp8_c_h1 = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t y =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const int32_t e4 = fp8_fp8_dst == 5;
        const int32_t low = e4 ? 121 : 113;
        const int32_t width = e4 ? 3 : 2;
        const int32_t most = e4 ? 126 : 123;
        const int32_t e = rt_max_i32((int32_t)(y >> 23 & 0xff), low);
        const uint32_t n =
            rt_f32_add(y & 0x7fffffff, (uint32_t)((rt_min_i32(e, 200) + 23 - width) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code = (int32_t)n + (int32_t)((uint32_t)(e - low) << width);
        const int32_t over = satfinite ? most : e4 ? 127 : 124;
        const int32_t y_2 = code > most ? over : code;
        if (rt_f32_is_nan(y)) {
            result = 127;
        } else {
            result = (fp8_fp8_relu && y >> 31 != 0) ? 0 : (y_2 | (int32_t)(y >> 31 << 7)) & 0xff;
        }
        const int32_t low_2 = e4 ? 121 : 113;
        const int32_t width_2 = e4 ? 3 : 2;
        const int32_t most_2 = e4 ? 126 : 123;
        const int32_t e_2 = rt_max_i32((int32_t)(x >> 23 & 0xff), low_2);
        const uint32_t n_2 =
            rt_f32_add(x & 0x7fffffff, (uint32_t)((rt_min_i32(e_2, 200) + 23 - width_2) << 23),
            RT_NEAR, RT_KEEP, 0x7fc00000) & 0xff;
        const int32_t code_2 = (int32_t)n_2 + (int32_t)((uint32_t)(e_2 - low_2) << width_2);
        const int32_t over_2 = satfinite ? most_2 : e4 ? 127 : 124;
        const int32_t y_3 = code_2 > most_2 ? over_2 : code_2;
        if (rt_f32_is_nan(x)) {
            result_2 = 127;
        } else {
            result_2 = (fp8_fp8_relu && x >> 31 != 0) ? 0 : (y_3 | (int32_t)(x >> 31 << 7)) & 0xff;
        }
        const uint32_t rd = (s->r[rc][l] >> 16 * fp8_c_h1 & 0xffff) << 16
            | (uint32_t)(result | result_2 << 8);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_fp8_h,
    (const uint32_t *b, struct volta_state *s, int32_t rc, uint32_t *rd_to, const int32_t fields),
    (b, s, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2fp_from_fp8_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t fp8_b_h1 = key & 1;
    const int32_t fp8_fp8_src = key >> 1 & 3;
    const int32_t fp8_wide_dst = key >> 3 & 7;
    const int32_t fp8_fp8_relu = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t x = b[l] >> (16 * fp8_b_h1 + 8) & 0xff;
        const int32_t e4 = fp8_fp8_src == 3;
        if ((x & 0x7f) > (uint32_t)(e4 ? 126 : 124)) {
            result = 32767;
        } else {
            const uint32_t t =
                (uint32_t)rt_float_mul(RT_F16, (x & 0x7f) << 7, 0x5c00, RT_NEAR, RT_KEEP, 0x7e00)
                | x >> 7 << 15;
            result = e4 ? (int32_t)t : (int32_t)(x << 8);
        }
        const int32_t y = result;
        const uint32_t t_2 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)y, RT_NEAR, RT_KEEP, 0x7fffffff)
            >> 16;
        const int32_t z = fp8_wide_dst == 0 ? y : (int32_t)t_2;
        const uint32_t x_2 = b[l] >> 16 * fp8_b_h1 & 0xff;
        const int32_t e4_2 = fp8_fp8_src == 3;
        if ((x_2 & 0x7f) > (uint32_t)(e4_2 ? 126 : 124)) {
            result_2 = 32767;
        } else {
            const uint32_t t_3 =
                (uint32_t)rt_float_mul(RT_F16, (x_2 & 0x7f) << 7, 0x5c00, RT_NEAR, RT_KEEP, 0x7e00)
                | x_2 >> 7 << 15;
            result_2 = e4_2 ? (int32_t)t_3 : (int32_t)(x_2 << 8);
        }
        const int32_t y_2 = result_2;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)y_2, RT_NEAR, RT_KEEP, 0x7fffffff)
            >> 16;
        const int32_t z_2 = fp8_wide_dst == 0 ? y_2 : (int32_t)t_4;
        const uint32_t rd = (uint32_t)((fp8_fp8_relu && x >> 7 != 0 && y != 32767) ? 0 : z) << 16
            | (uint32_t)((fp8_fp8_relu && x_2 >> 7 != 0 && y_2 != 32767) ? 0 : z_2);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_from_fp8, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2fp_tf32_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t fp8_tf32_rnd = key & 3;
    const int32_t fp8_fp8_relu = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = b[l];
        const uint32_t y = (fp8_tf32_rnd ? x : x + 4095 + (x >> 13 & 1)) & 0xffffe000u;
        const uint32_t rd = rt_f32_is_nan(x) ? 2147483647 : (fp8_fp8_relu && x >> 31 != 0) ? 0 : y;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_tf32, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F32.PACK_AB_MERGE_C $R[Rd], $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C{C_H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_fp8_p)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t fp8_fp8_dst = (int32_t)rt_value(in, known, 2);
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t fp8_fp8_relu = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t fp8_c_h1 = (int32_t)rt_value(in, known, 14);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x4007))
        lanes_f2fp_fp8_p_for(s, ra, b, rc, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    else
        lanes_f2fp_fp8_p(s, ra, b, rc, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_fp8_p)
RT_KNOWN(volta_fast_f2fp_fp8_p, 0, 0x3, 0x4007, .line = {0})
RT_KNOWN(volta_fast_f2fp_fp8_p, 1, 0x3, 0x4007, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_p, 2, 0x3, 0x4007, .value = {[0] = 1, [2] = 4, [14] = 1})
RT_KNOWN(volta_fast_f2fp_fp8_p, 3, 0x3, 0x4007, .value = {[0] = 1, [1] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_p, 4, 0x3, 0x4007, .value = {[0] = 1, [2] = 4})
RT_QUICK_5(volta_fast_f2fp_fp8_p)

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F32.PACK_AB_MERGE_C $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   C_IN_B{C_H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_fp8_pc)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t fp8_fp8_dst = (int32_t)rt_value(in, known, 2);
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t fp8_fp8_relu = (int32_t)rt_value(in, known, 1);
    const int32_t fp8_c_h1 = (int32_t)rt_value(in, known, 12);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 8, 9, 10, 11);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1007))
        lanes_f2fp_fp8_pc_for(s, ra, rc, c, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    else
        lanes_f2fp_fp8_pc(s, ra, rc, c, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_fp8_pc)
RT_KNOWN(volta_fast_f2fp_fp8_pc, 0, 0x2, 0x1007, .line = {0})
RT_KNOWN(volta_fast_f2fp_fp8_pc, 1, 0x2, 0x1007, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_pc, 2, 0x2, 0x1007, .value = {[0] = 1, [2] = 4, [12] = 1})
RT_KNOWN(volta_fast_f2fp_fp8_pc, 3, 0x2, 0x1007, .value = {[0] = 1, [1] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_pc, 4, 0x2, 0x1007, .value = {[0] = 1, [2] = 4})
RT_QUICK_5(volta_fast_f2fp_fp8_pc)

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F16.UNPACK_B_MERGE_C $R[Rd], SRC_B, $R[Rc]REUSE_C{C_H1}
   PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_fp8_h)
{
    struct volta_state *const s = m->state;
    const int32_t fp8_fp8_dst = (int32_t)rt_value(in, known, 2);
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t fp8_fp8_relu = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[10];
    const int32_t fp8_c_h1 = (int32_t)rt_value(in, known, 12);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1007))
        lanes_f2fp_fp8_h_for(b, s, rc, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    else
        lanes_f2fp_fp8_h(b, s, rc, rd_to,
            fp8_fp8_dst | satfinite << 3 | fp8_fp8_relu << 4 | fp8_c_h1 << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_fp8_h)
RT_KNOWN(volta_fast_f2fp_fp8_h, 0, 0x3, 0x1007, .line = {0})
RT_KNOWN(volta_fast_f2fp_fp8_h, 1, 0x3, 0x1007, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_h, 2, 0x3, 0x1007, .value = {[0] = 1, [2] = 4, [12] = 1})
RT_KNOWN(volta_fast_f2fp_fp8_h, 3, 0x3, 0x1007, .value = {[0] = 1, [1] = 1, [2] = 5})
RT_KNOWN(volta_fast_f2fp_fp8_h, 4, 0x3, 0x1007, .value = {[0] = 1, [2] = 4})
RT_QUICK_5(volta_fast_f2fp_fp8_h)

/* GUARD F2FP{SATFINITE}FP8_RELU{WIDE_DST}FP8_SRC.UNPACK_B $R[Rd], SRC_B{B_H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_from_fp8)
{
    const int32_t fp8_b_h1 = (int32_t)rt_value(in, known, 11);
    const int32_t fp8_fp8_src = (int32_t)rt_value(in, known, 3);
    const int32_t fp8_wide_dst = (int32_t)rt_value(in, known, 2);
    const int32_t fp8_fp8_relu = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 5, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x80e))
        lanes_f2fp_from_fp8_for(b, rd_to,
            fp8_b_h1 | fp8_fp8_src << 1 | fp8_wide_dst << 3 | fp8_fp8_relu << 6);
    else
        lanes_f2fp_from_fp8(b, rd_to,
            fp8_b_h1 | fp8_fp8_src << 1 | fp8_wide_dst << 3 | fp8_fp8_relu << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_from_fp8)
RT_KNOWN(volta_fast_f2fp_from_fp8, 0, 0x3, 0x80e, .line = {0})
RT_KNOWN(volta_fast_f2fp_from_fp8, 1, 0x3, 0x80e, .value = {[3] = 2})
RT_KNOWN(volta_fast_f2fp_from_fp8, 2, 0x3, 0x80e, .value = {[1] = 1, [3] = 3})
RT_KNOWN(volta_fast_f2fp_from_fp8, 3, 0x3, 0x80e, .value = {[2] = 1, [3] = 3, [11] = 1})
RT_QUICK_4(volta_fast_f2fp_from_fp8)

/* GUARD F2FP{SATFINITE}FP8_RELU.TF32.F32.PACK_B{TF32_RND} $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_tf32)
{
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t fp8_tf32_rnd = (int32_t)rt_value(in, known, 2);
    const int32_t fp8_fp8_relu = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b || satfinite || fp8_tf32_rnd == 1 || fp8_tf32_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_f2fp_tf32_for(b, rd_to, fp8_tf32_rnd | fp8_fp8_relu << 2);
    else
        lanes_f2fp_tf32(b, rd_to, fp8_tf32_rnd | fp8_fp8_relu << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_tf32)
RT_KNOWN(volta_fast_f2fp_tf32, 0, 0x3, 0x7, .line = {0})
RT_KNOWN(volta_fast_f2fp_tf32, 1, 0x3, 0x7, .value = {[1] = 1, [2] = 3})
RT_QUICK_2(volta_fast_f2fp_tf32)

