/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

static int do_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int tex_at, int tx_at, int ty_at, int tz_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[tex_at];
    const int32_t tx = rt_sext_32((uint32_t)in->value[tx_at], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[ty_at], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[tz_at], 4);
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    uint32_t result = 0;
    uint32_t s_2 = 0;
    uint32_t result_2 = 0;
    uint32_t s_3 = 0;
    uint32_t result_3 = 0;
    uint32_t s_4 = 0;
    uint32_t result_4 = 0;
    uint32_t s_5 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_8 = 0; i_8 < 128; i_8++)
                r_new[i_8] = s->r[i_8][lane];
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                const int32_t sources = tcount + 1 - 1;
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                const int32_t test_6 = (uint32_t)sources
                    < ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the instruction has fewer sources than the texture wants");
                }
                const uint32_t bx =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    & 1 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t by =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    >> 1 & 1 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t bz =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    >> 2 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1)
                    != 0 ? rt_f32_mul(bx
                    ? rt_f32_add(s->r[ldst][lane],
                    (uint32_t)rt_float_rint(RT_F32, s->r[ldst][lane], RT_DOWN, RT_KEEP, 0x7fc00000)
                    ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : s->r[ldst][lane],
                    rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)((int64_t)tex << 28), 1), RT_NEAR), RT_NEAR, RT_KEEP, 0x7fc00000)
                    : s->r[ldst][lane];
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t x =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    != 0 ? (int64_t)rt_float_to_int(RT_F32,
                    rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000), INT64_C(-68719476736),
                    INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                    : (int64_t)((uint64_t)rt_f32_to_i32(t, -268435456, 268435456, RT_DOWN, RT_KEEP,
                    0x0) << 8)) + (int32_t)((uint32_t)tx << 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t test_7 =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    const uint32_t x_2 = s->r[(ldst + 1) & 0x7f][lane];
                    const uint32_t t_2 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                        1) != 0 ? rt_f32_mul(by
                        ? rt_f32_add(x_2,
                        (uint32_t)rt_float_rint(RT_F32, x_2, RT_DOWN, RT_KEEP, 0x7fc00000)
                        ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_2,
                        rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 1), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                        0x7fc00000) : x_2;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
                        ? (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_2, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        : (int64_t)((uint64_t)rt_f32_to_i32(t_2, -268435456, 268435456, RT_DOWN,
                        RT_KEEP, 0x0) << 8)) + (int32_t)((uint32_t)ty << 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    t_3 = 0;
                }
                const int64_t y = t_3;
                const int32_t test_8 =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 2;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_8) {
                    const uint32_t x_3 = s->r[(ldst + 2) & 0x7f][lane];
                    const uint32_t t_4 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                        1) != 0 ? rt_f32_mul(bz
                        ? rt_f32_add(x_3,
                        (uint32_t)rt_float_rint(RT_F32, x_3, RT_DOWN, RT_KEEP, 0x7fc00000)
                        ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_3,
                        rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 2), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                        0x7fc00000) : x_3;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_5 = ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
                        ? (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        : (int64_t)((uint64_t)rt_f32_to_i32(t_4, -268435456, 268435456, RT_DOWN,
                        RT_KEEP, 0x0) << 8)) + (int32_t)((uint32_t)tz << 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    t_5 = 0;
                }
                const int64_t z = t_5;
                const uint32_t layer =
                    rt_min_u32(s->r[((uint32_t)ldst
                    + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3)) & 0x7f][lane],
                    (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t i = (int32_t)(x >> 8);
                const uint32_t size =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x0 = bx ? (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)size, 1))
                    : rt_clamp_i32(i, 0, rt_max_i32((int32_t)size, 1) - 1);
                const int32_t i_2 = (int32_t)(x >> 8) + 1;
                const uint32_t size_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x1 = bx ? (int32_t)rt_mod_i64(i_2, rt_max_i32((int32_t)size_2, 1))
                    : rt_clamp_i32(i_2, 0, rt_max_i32((int32_t)size_2, 1) - 1);
                const int32_t i_3 = (int32_t)(y >> 8);
                const uint32_t size_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y0 = by ? (int32_t)rt_mod_i64(i_3, rt_max_i32((int32_t)size_3, 1))
                    : rt_clamp_i32(i_3, 0, rt_max_i32((int32_t)size_3, 1) - 1);
                const int32_t i_4 = (int32_t)(y >> 8) + 1;
                const uint32_t size_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y1 = by ? (int32_t)rt_mod_i64(i_4, rt_max_i32((int32_t)size_4, 1))
                    : rt_clamp_i32(i_4, 0, rt_max_i32((int32_t)size_4, 1) - 1);
                const int32_t test_9 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    >> 2 != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_9) {
                    t_6 = (int32_t)layer;
                } else {
                    const int32_t i_5 = (int32_t)(z >> 8);
                    const uint32_t size_5 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                        1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_6 = bz ? (int32_t)rt_mod_i64(i_5, rt_max_i32((int32_t)size_5, 1))
                        : rt_clamp_i32(i_5, 0, rt_max_i32((int32_t)size_5, 1) - 1);
                }
                const int32_t z0 = t_6;
                const int32_t test_10 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    >> 2 != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_10) {
                    t_7 = (int32_t)layer;
                } else {
                    const int32_t i_6 = (int32_t)(z >> 8) + 1;
                    const uint32_t size_6 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                        1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_7 = bz ? (int32_t)rt_mod_i64(i_6, rt_max_i32((int32_t)size_6, 1))
                        : rt_clamp_i32(i_6, 0, rt_max_i32((int32_t)size_6, 1) - 1);
                }
                const int32_t z1 = t_7;
                const int64_t at = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ax = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ay = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axy = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t az = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ayz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axyz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (tmask >> 0 & 1) {
                    const uint32_t gx = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_11 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5),
                        1) == 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_11) {
                        result = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        const uint32_t weight = gx * gy * gz;
                        s_2 = rt_f32_add(0x80000000u,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_2 = ((uint32_t)x & 0xff) * gy * gz;
                        s_2 = weight_2 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_2, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ax, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_3 = gx * ((uint32_t)y & 0xff) * gz;
                        s_2 = weight_3 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_3, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ay, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_4 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz;
                        s_2 = weight_4 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_4, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axy, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_5 = gx * gy * ((uint32_t)z & 0xff);
                        s_2 = weight_5 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_5, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)az, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_6 = ((uint32_t)x & 0xff) * gy * ((uint32_t)z & 0xff);
                        s_2 = weight_6 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_6, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_7 = gx * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                        s_2 = weight_7 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_7, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ayz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_8 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                            * ((uint32_t)z & 0xff);
                        result = weight_8 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_8, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axyz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    }
                    if (commit) {
                        r_new[ldst] = result;
                    }
                }
                if (tmask >> 1 & 1) {
                    const uint32_t gx_2 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_2 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_2 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_12 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 1;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_12) {
                        result_2 = 0;
                    } else {
                        const int32_t test_13 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_13) {
                            result_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_9 = gx_2 * gy_2 * gz_2;
                            s_3 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_9, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_10 = ((uint32_t)x & 0xff) * gy_2 * gz_2;
                            s_3 = weight_10 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_10, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_11 = gx_2 * ((uint32_t)y & 0xff) * gz_2;
                            s_3 = weight_11 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_11, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_12 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_2;
                            s_3 = weight_12 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_12, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_13 = gx_2 * gy_2 * ((uint32_t)z & 0xff);
                            s_3 = weight_13 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_13, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_14 = ((uint32_t)x & 0xff) * gy_2
                                * ((uint32_t)z & 0xff);
                            s_3 = weight_14 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_14, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_15 = gx_2 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_3 = weight_15 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_15, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_16 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_2 = weight_16 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_16, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 1))) & 0x7f] = result_2;
                    }
                }
                if (tmask >> 2 & 1) {
                    const uint32_t gx_3 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_3 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_3 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_14 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 2;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_14) {
                        result_3 = 0;
                    } else {
                        const int32_t test_15 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_15) {
                            result_3 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_17 = gx_3 * gy_3 * gz_3;
                            s_4 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_17, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_18 = ((uint32_t)x & 0xff) * gy_3 * gz_3;
                            s_4 = weight_18 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_18, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_19 = gx_3 * ((uint32_t)y & 0xff) * gz_3;
                            s_4 = weight_19 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_19, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_20 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_3;
                            s_4 = weight_20 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_20, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_21 = gx_3 * gy_3 * ((uint32_t)z & 0xff);
                            s_4 = weight_21 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_21, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_22 = ((uint32_t)x & 0xff) * gy_3
                                * ((uint32_t)z & 0xff);
                            s_4 = weight_22 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_22, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_23 = gx_3 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_4 = weight_23 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_23, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_24 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_3 = weight_24 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_24, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 3))) & 0x7f] = result_3;
                    }
                }
                if (tmask >> 3 != 0) {
                    const uint32_t gx_4 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_4 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_4 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_16 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 3;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_16) {
                        result_4 = 0;
                    } else {
                        const int32_t test_17 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_17) {
                            result_4 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_25 = gx_4 * gy_4 * gz_4;
                            s_5 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_25, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_26 = ((uint32_t)x & 0xff) * gy_4 * gz_4;
                            s_5 = weight_26 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_26, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_27 = gx_4 * ((uint32_t)y & 0xff) * gz_4;
                            s_5 = weight_27 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_27, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_28 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_4;
                            s_5 = weight_28 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_28, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_29 = gx_4 * gy_4 * ((uint32_t)z & 0xff);
                            s_5 = weight_29 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_29, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_30 = ((uint32_t)x & 0xff) * gy_4
                                * ((uint32_t)z & 0xff);
                            s_5 = weight_30 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_30, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_31 = gx_4 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_5 = weight_31 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_31, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_32 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_4 = weight_32 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_32, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 7))) & 0x7f] = result_4;
                    }
                }
            }
            if (commit) {
                for (int32_t i_9 = 0; i_9 < 128; i_9++)
                    s->r[i_9][lane] = r_new[i_9];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_tex_texauto_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t tex = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    uint32_t result = 0;
    uint32_t s_2 = 0;
    uint32_t result_2 = 0;
    uint32_t s_3 = 0;
    uint32_t result_3 = 0;
    uint32_t s_4 = 0;
    uint32_t result_4 = 0;
    uint32_t s_5 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_2(m, in, 2);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const uint32_t bx =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) & 1
                & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t by =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) >> 1
                & 1 & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t bz =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) >> 2
                & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t t =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1) != 0
                ? rt_f32_mul(bx
                ? rt_f32_add(s->r[sdst][lane],
                (uint32_t)rt_float_rint(RT_F32, s->r[sdst][lane], RT_DOWN, RT_KEEP, 0x7fc00000)
                ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : s->r[sdst][lane],
                rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)((int64_t)tex << 28), 1), RT_NEAR), RT_NEAR, RT_KEEP, 0x7fc00000)
                : s->r[sdst][lane];
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t x =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
                ? (int64_t)rt_float_to_int(RT_F32,
                rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000), INT64_C(-68719476736),
                INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                : (int64_t)((uint64_t)rt_f32_to_i32(t, -268435456, 268435456, RT_DOWN, RT_KEEP,
                0x0) << 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t test =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 1;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test) {
                const uint32_t x_2 = s->r[sdst + 1][lane];
                const uint32_t t_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1)
                    != 0 ? rt_f32_mul(by
                    ? rt_f32_add(x_2,
                    (uint32_t)rt_float_rint(RT_F32, x_2, RT_DOWN, RT_KEEP, 0x7fc00000)
                    ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_2,
                    rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                    0x7fc00000) : x_2;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_3 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    != 0 ? (int64_t)rt_float_to_int(RT_F32,
                    rt_f32_mul(t_2, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                    INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                    : (int64_t)((uint64_t)rt_f32_to_i32(t_2, -268435456, 268435456, RT_DOWN,
                    RT_KEEP, 0x0) << 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            } else {
                t_3 = 0;
            }
            const int64_t y = t_3;
            const int32_t test_2 =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 2;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_2) {
                const uint32_t x_3 = s->r[sdst + 2][lane];
                const uint32_t t_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1)
                    != 0 ? rt_f32_mul(bz
                    ? rt_f32_add(x_3,
                    (uint32_t)rt_float_rint(RT_F32, x_3, RT_DOWN, RT_KEEP, 0x7fc00000)
                    ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_3,
                    rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                    0x7fc00000) : x_3;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_5 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    != 0 ? (int64_t)rt_float_to_int(RT_F32,
                    rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                    INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                    : (int64_t)((uint64_t)rt_f32_to_i32(t_4, -268435456, 268435456, RT_DOWN,
                    RT_KEEP, 0x0) << 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            } else {
                t_5 = 0;
            }
            const int64_t z = t_5;
            const uint32_t layer =
                rt_min_u32(s->r[(uint32_t)sdst
                + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3)][lane],
                (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t i = (int32_t)(x >> 8);
            const uint32_t size =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t x0 = bx ? (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)size, 1))
                : rt_clamp_i32(i, 0, rt_max_i32((int32_t)size, 1) - 1);
            const int32_t i_2 = (int32_t)(x >> 8) + 1;
            const uint32_t size_2 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t x1 = bx ? (int32_t)rt_mod_i64(i_2, rt_max_i32((int32_t)size_2, 1))
                : rt_clamp_i32(i_2, 0, rt_max_i32((int32_t)size_2, 1) - 1);
            const int32_t i_3 = (int32_t)(y >> 8);
            const uint32_t size_3 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t y0 = by ? (int32_t)rt_mod_i64(i_3, rt_max_i32((int32_t)size_3, 1))
                : rt_clamp_i32(i_3, 0, rt_max_i32((int32_t)size_3, 1) - 1);
            const int32_t i_4 = (int32_t)(y >> 8) + 1;
            const uint32_t size_4 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t y1 = by ? (int32_t)rt_mod_i64(i_4, rt_max_i32((int32_t)size_4, 1))
                : rt_clamp_i32(i_4, 0, rt_max_i32((int32_t)size_4, 1) - 1);
            const int32_t test_3 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2
                != 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_3) {
                t_6 = (int32_t)layer;
            } else {
                const int32_t i_5 = (int32_t)(z >> 8);
                const uint32_t size_5 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_6 = bz ? (int32_t)rt_mod_i64(i_5, rt_max_i32((int32_t)size_5, 1))
                    : rt_clamp_i32(i_5, 0, rt_max_i32((int32_t)size_5, 1) - 1);
            }
            const int32_t z0 = t_6;
            const int32_t test_4 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2
                != 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_4) {
                t_7 = (int32_t)layer;
            } else {
                const int32_t i_6 = (int32_t)(z >> 8) + 1;
                const uint32_t size_6 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_7 = bz ? (int32_t)rt_mod_i64(i_6, rt_max_i32((int32_t)size_6, 1))
                    : rt_clamp_i32(i_6, 0, rt_max_i32((int32_t)size_6, 1) - 1);
            }
            const int32_t z1 = t_7;
            const int64_t at = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z0
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ax = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z0
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ay = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z0
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axy = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z0
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t az = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z1
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axz = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z1
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ayz = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z1
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axyz = ((int64_t)tex << 28) + 8
                + ((int64_t)((uint32_t)z1
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + (uint32_t)y1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t gx = 256 - ((uint32_t)x & 0xff);
            const uint32_t gy = 256 - ((uint32_t)y & 0xff);
            const uint32_t gz = 256 - ((uint32_t)z & 0xff);
            const int32_t test_5 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_5) {
                result = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            } else {
                const uint32_t weight = gx * gy * gz;
                s_2 = rt_f32_add(0x80000000u,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_2 = ((uint32_t)x & 0xff) * gy * gz;
                s_2 = weight_2 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_2, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ax, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_3 = gx * ((uint32_t)y & 0xff) * gz;
                s_2 = weight_3 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_3, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ay, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_4 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz;
                s_2 = weight_4 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_4, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axy, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_5 = gx * gy * ((uint32_t)z & 0xff);
                s_2 = weight_5 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_5, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)az, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_6 = ((uint32_t)x & 0xff) * gy * ((uint32_t)z & 0xff);
                s_2 = weight_6 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_6, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axz, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_7 = gx * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                s_2 = weight_7 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_7, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ayz, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t weight_8 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                    * ((uint32_t)z & 0xff);
                result = weight_8 == 0 ? s_2
                    : rt_f32_add(s_2,
                    rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_8, RT_NEAR), 0x33800000,
                    RT_NEAR, RT_KEEP, 0x7fc00000),
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axyz, 1), RT_NEAR, RT_KEEP,
                    0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            }
            const uint32_t r_new = result;
            const int32_t r_at = sdst;
            const uint32_t gx_2 = 256 - ((uint32_t)x & 0xff);
            const uint32_t gy_2 = 256 - ((uint32_t)y & 0xff);
            const uint32_t gz_2 = 256 - ((uint32_t)z & 0xff);
            const int32_t test_6 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) <= 1;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_6) {
                result_2 = 0;
            } else {
                const int32_t test_7 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    result_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    const uint32_t weight_9 = gx_2 * gy_2 * gz_2;
                    s_3 = rt_f32_add(0x80000000u,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_9, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_10 = ((uint32_t)x & 0xff) * gy_2 * gz_2;
                    s_3 = weight_10 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_10, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_11 = gx_2 * ((uint32_t)y & 0xff) * gz_2;
                    s_3 = weight_11 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_11, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_12 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz_2;
                    s_3 = weight_12 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_12, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_13 = gx_2 * gy_2 * ((uint32_t)z & 0xff);
                    s_3 = weight_13 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_13, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_14 = ((uint32_t)x & 0xff) * gy_2 * ((uint32_t)z & 0xff);
                    s_3 = weight_14 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_14, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_15 = gx_2 * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                    s_3 = weight_15 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_15, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_16 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                        * ((uint32_t)z & 0xff);
                    result_2 = weight_16 == 0 ? s_3
                        : rt_f32_add(s_3,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_16, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 1), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                }
            }
            const uint32_t r_new_2 = result_2;
            const int32_t r_at_2 = sdst + rt_popcount(rt_u128_from(0xf & 1));
            const uint32_t gx_3 = 256 - ((uint32_t)x & 0xff);
            const uint32_t gy_3 = 256 - ((uint32_t)y & 0xff);
            const uint32_t gz_3 = 256 - ((uint32_t)z & 0xff);
            const int32_t test_8 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) <= 2;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_8) {
                result_3 = 0;
            } else {
                const int32_t test_9 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_9) {
                    result_3 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    const uint32_t weight_17 = gx_3 * gy_3 * gz_3;
                    s_4 = rt_f32_add(0x80000000u,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_17, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_18 = ((uint32_t)x & 0xff) * gy_3 * gz_3;
                    s_4 = weight_18 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_18, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_19 = gx_3 * ((uint32_t)y & 0xff) * gz_3;
                    s_4 = weight_19 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_19, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_20 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz_3;
                    s_4 = weight_20 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_20, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_21 = gx_3 * gy_3 * ((uint32_t)z & 0xff);
                    s_4 = weight_21 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_21, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_22 = ((uint32_t)x & 0xff) * gy_3 * ((uint32_t)z & 0xff);
                    s_4 = weight_22 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_22, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_23 = gx_3 * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                    s_4 = weight_23 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_23, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_24 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                        * ((uint32_t)z & 0xff);
                    result_3 = weight_24 == 0 ? s_4
                        : rt_f32_add(s_4,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_24, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 2), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                }
            }
            const uint32_t r_new_3 = result_3;
            const int32_t r_at_3 = sdst + rt_popcount(rt_u128_from(0xf & 3));
            const uint32_t gx_4 = 256 - ((uint32_t)x & 0xff);
            const uint32_t gy_4 = 256 - ((uint32_t)y & 0xff);
            const uint32_t gz_4 = 256 - ((uint32_t)z & 0xff);
            const int32_t test_10 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) <= 3;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_10) {
                result_4 = 0;
            } else {
                const int32_t test_11 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_11) {
                    result_4 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    const uint32_t weight_25 = gx_4 * gy_4 * gz_4;
                    s_5 = rt_f32_add(0x80000000u,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_25, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_26 = ((uint32_t)x & 0xff) * gy_4 * gz_4;
                    s_5 = weight_26 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_26, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_27 = gx_4 * ((uint32_t)y & 0xff) * gz_4;
                    s_5 = weight_27 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_27, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_28 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz_4;
                    s_5 = weight_28 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_28, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_29 = gx_4 * gy_4 * ((uint32_t)z & 0xff);
                    s_5 = weight_29 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_29, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_30 = ((uint32_t)x & 0xff) * gy_4 * ((uint32_t)z & 0xff);
                    s_5 = weight_30 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_30, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_31 = gx_4 * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                    s_5 = weight_31 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_31, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_32 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                        * ((uint32_t)z & 0xff);
                    result_4 = weight_32 == 0 ? s_5
                        : rt_f32_add(s_5,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_32, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 3), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                }
            }
            const uint32_t r_new_4 = result_4;
            const int32_t r_at_4 = sdst + rt_popcount(rt_u128_from(0xf & 7));
            if (commit) {
                s->r[r_at][lane] = r_new;
            }
            if (commit) {
                s->r[r_at_2][lane] = r_new_2;
            }
            if (commit) {
                s->r[r_at_3][lane] = r_new_3;
            }
            if (commit) {
                s->r[r_at_4][lane] = r_new_4;
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texauto_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[3];
    const int32_t tx = rt_sext_32((uint32_t)in->value[5], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[6], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[7], 4);
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    uint32_t result = 0;
    uint32_t s_2 = 0;
    uint32_t result_2 = 0;
    uint32_t s_3 = 0;
    uint32_t result_3 = 0;
    uint32_t s_4 = 0;
    uint32_t result_4 = 0;
    uint32_t s_5 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_8 = 0; i_8 < 128; i_8++)
                r_new[i_8] = s->r[i_8][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9, 10);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                const int32_t sources = tcount + 1;
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                const int32_t test_6 = (uint32_t)sources
                    < ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the instruction has fewer sources than the texture wants");
                }
                const uint32_t bx =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    & 1 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t by =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    >> 1 & 1 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t bz =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1)
                    >> 2 & (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 7), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1)
                    != 0 ? rt_f32_mul(bx
                    ? rt_f32_add(s->r[ldst][lane],
                    (uint32_t)rt_float_rint(RT_F32, s->r[ldst][lane], RT_DOWN, RT_KEEP, 0x7fc00000)
                    ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : s->r[ldst][lane],
                    rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)((int64_t)tex << 28), 1), RT_NEAR), RT_NEAR, RT_KEEP, 0x7fc00000)
                    : s->r[ldst][lane];
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t x =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    != 0 ? (int64_t)rt_float_to_int(RT_F32,
                    rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000), INT64_C(-68719476736),
                    INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                    : (int64_t)((uint64_t)rt_f32_to_i32(t, -268435456, 268435456, RT_DOWN, RT_KEEP,
                    0x0) << 8)) + (int32_t)((uint32_t)tx << 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t test_7 =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    const uint32_t x_2 = s->r[(ldst + 1) & 0x7f][lane];
                    const uint32_t t_2 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                        1) != 0 ? rt_f32_mul(by
                        ? rt_f32_add(x_2,
                        (uint32_t)rt_float_rint(RT_F32, x_2, RT_DOWN, RT_KEEP, 0x7fc00000)
                        ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_2,
                        rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 1), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                        0x7fc00000) : x_2;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
                        ? (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_2, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        : (int64_t)((uint64_t)rt_f32_to_i32(t_2, -268435456, 268435456, RT_DOWN,
                        RT_KEEP, 0x0) << 8)) + (int32_t)((uint32_t)ty << 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    t_3 = 0;
                }
                const int64_t y = t_3;
                const int32_t test_8 =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 2;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_8) {
                    const uint32_t x_3 = s->r[(ldst + 2) & 0x7f][lane];
                    const uint32_t t_4 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                        1) != 0 ? rt_f32_mul(bz
                        ? rt_f32_add(x_3,
                        (uint32_t)rt_float_rint(RT_F32, x_3, RT_DOWN, RT_KEEP, 0x7fc00000)
                        ^ 0x80000000u, RT_NEAR, RT_KEEP, 0x7fc00000) : x_3,
                        rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 2), 1), RT_NEAR), RT_NEAR, RT_KEEP,
                        0x7fc00000) : x_3;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_5 = ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
                        ? (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        : (int64_t)((uint64_t)rt_f32_to_i32(t_4, -268435456, 268435456, RT_DOWN,
                        RT_KEEP, 0x0) << 8)) + (int32_t)((uint32_t)tz << 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    t_5 = 0;
                }
                const int64_t z = t_5;
                const uint32_t layer =
                    rt_min_u32(s->r[((uint32_t)ldst
                    + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3)) & 0x7f][lane],
                    (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t i = (int32_t)(x >> 8);
                const uint32_t size =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x0 = bx ? (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)size, 1))
                    : rt_clamp_i32(i, 0, rt_max_i32((int32_t)size, 1) - 1);
                const int32_t i_2 = (int32_t)(x >> 8) + 1;
                const uint32_t size_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x1 = bx ? (int32_t)rt_mod_i64(i_2, rt_max_i32((int32_t)size_2, 1))
                    : rt_clamp_i32(i_2, 0, rt_max_i32((int32_t)size_2, 1) - 1);
                const int32_t i_3 = (int32_t)(y >> 8);
                const uint32_t size_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y0 = by ? (int32_t)rt_mod_i64(i_3, rt_max_i32((int32_t)size_3, 1))
                    : rt_clamp_i32(i_3, 0, rt_max_i32((int32_t)size_3, 1) - 1);
                const int32_t i_4 = (int32_t)(y >> 8) + 1;
                const uint32_t size_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y1 = by ? (int32_t)rt_mod_i64(i_4, rt_max_i32((int32_t)size_4, 1))
                    : rt_clamp_i32(i_4, 0, rt_max_i32((int32_t)size_4, 1) - 1);
                const int32_t test_9 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    >> 2 != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_9) {
                    t_6 = (int32_t)layer;
                } else {
                    const int32_t i_5 = (int32_t)(z >> 8);
                    const uint32_t size_5 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                        1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_6 = bz ? (int32_t)rt_mod_i64(i_5, rt_max_i32((int32_t)size_5, 1))
                        : rt_clamp_i32(i_5, 0, rt_max_i32((int32_t)size_5, 1) - 1);
                }
                const int32_t z0 = t_6;
                const int32_t test_10 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    >> 2 != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_10) {
                    t_7 = (int32_t)layer;
                } else {
                    const int32_t i_6 = (int32_t)(z >> 8) + 1;
                    const uint32_t size_6 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                        1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_7 = bz ? (int32_t)rt_mod_i64(i_6, rt_max_i32((int32_t)size_6, 1))
                        : rt_clamp_i32(i_6, 0, rt_max_i32((int32_t)size_6, 1) - 1);
                }
                const int32_t z1 = t_7;
                const int64_t at = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ax = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ay = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axy = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z0
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t az = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t ayz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x0)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t axyz = ((int64_t)tex << 28) + 8
                    + ((int64_t)((uint32_t)z1
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + (uint32_t)y1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) + x1)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (tmask >> 0 & 1) {
                    const uint32_t gx = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_11 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5),
                        1) == 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_11) {
                        result = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        const uint32_t weight = gx * gy * gz;
                        s_2 = rt_f32_add(0x80000000u,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)at, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_2 = ((uint32_t)x & 0xff) * gy * gz;
                        s_2 = weight_2 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_2, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ax, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_3 = gx * ((uint32_t)y & 0xff) * gz;
                        s_2 = weight_3 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_3, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ay, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_4 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz;
                        s_2 = weight_4 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_4, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axy, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_5 = gx * gy * ((uint32_t)z & 0xff);
                        s_2 = weight_5 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_5, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)az, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_6 = ((uint32_t)x & 0xff) * gy * ((uint32_t)z & 0xff);
                        s_2 = weight_6 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_6, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_7 = gx * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                        s_2 = weight_7 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_7, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)ayz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const uint32_t weight_8 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                            * ((uint32_t)z & 0xff);
                        result = weight_8 == 0 ? s_2
                            : rt_f32_add(s_2,
                            rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_8, RT_NEAR),
                            0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)axyz, 1), RT_NEAR,
                            RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    }
                    if (commit) {
                        r_new[ldst] = result;
                    }
                }
                if (tmask >> 1 & 1) {
                    const uint32_t gx_2 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_2 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_2 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_12 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 1;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_12) {
                        result_2 = 0;
                    } else {
                        const int32_t test_13 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_13) {
                            result_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_9 = gx_2 * gy_2 * gz_2;
                            s_3 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_9, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_10 = ((uint32_t)x & 0xff) * gy_2 * gz_2;
                            s_3 = weight_10 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_10, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_11 = gx_2 * ((uint32_t)y & 0xff) * gz_2;
                            s_3 = weight_11 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_11, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_12 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_2;
                            s_3 = weight_12 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_12, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_13 = gx_2 * gy_2 * ((uint32_t)z & 0xff);
                            s_3 = weight_13 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_13, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_14 = ((uint32_t)x & 0xff) * gy_2
                                * ((uint32_t)z & 0xff);
                            s_3 = weight_14 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_14, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_15 = gx_2 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_3 = weight_15 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_15, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_16 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_2 = weight_16 == 0 ? s_3
                                : rt_f32_add(s_3,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_16, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 1), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 1))) & 0x7f] = result_2;
                    }
                }
                if (tmask >> 2 & 1) {
                    const uint32_t gx_3 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_3 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_3 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_14 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 2;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_14) {
                        result_3 = 0;
                    } else {
                        const int32_t test_15 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_15) {
                            result_3 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_17 = gx_3 * gy_3 * gz_3;
                            s_4 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_17, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_18 = ((uint32_t)x & 0xff) * gy_3 * gz_3;
                            s_4 = weight_18 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_18, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_19 = gx_3 * ((uint32_t)y & 0xff) * gz_3;
                            s_4 = weight_19 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_19, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_20 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_3;
                            s_4 = weight_20 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_20, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_21 = gx_3 * gy_3 * ((uint32_t)z & 0xff);
                            s_4 = weight_21 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_21, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_22 = ((uint32_t)x & 0xff) * gy_3
                                * ((uint32_t)z & 0xff);
                            s_4 = weight_22 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_22, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_23 = gx_3 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_4 = weight_23 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_23, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_24 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_3 = weight_24 == 0 ? s_4
                                : rt_f32_add(s_4,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_24, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 2), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 3))) & 0x7f] = result_3;
                    }
                }
                if (tmask >> 3 != 0) {
                    const uint32_t gx_4 = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy_4 = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz_4 = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_16 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= 3;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_16) {
                        result_4 = 0;
                    } else {
                        const int32_t test_17 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_17) {
                            result_4 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight_25 = gx_4 * gy_4 * gz_4;
                            s_5 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_25, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_26 = ((uint32_t)x & 0xff) * gy_4 * gz_4;
                            s_5 = weight_26 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_26, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ax + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_27 = gx_4 * ((uint32_t)y & 0xff) * gz_4;
                            s_5 = weight_27 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_27, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ay + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_28 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz_4;
                            s_5 = weight_28 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_28, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axy + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_29 = gx_4 * gy_4 * ((uint32_t)z & 0xff);
                            s_5 = weight_29 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_29, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(az + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_30 = ((uint32_t)x & 0xff) * gy_4
                                * ((uint32_t)z & 0xff);
                            s_5 = weight_30 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_30, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_31 = gx_4 * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_5 = weight_31 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_31, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(ayz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_32 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result_4 = weight_32 == 0 ? s_5
                                : rt_f32_add(s_5,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight_32, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(axyz + 3), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 7))) & 0x7f] = result_4;
                    }
                }
            }
            if (commit) {
                for (int32_t i_9 = 0; i_9 < 128; i_9++)
                    s->r[i_9][lane] = r_new[i_9];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_texbias_long(m, in, 2, 8, 2, 3, 5, 6, 7, 9, 10);
}

/* MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texlod_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_texbias_long(m, in, 2, 8, 2, 3, 5, 6, 7, 9, 10);
}

/* texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_texfetch_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tex = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_2(m, in, 2);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i = 0; i < 128; i++)
                r_new[i] = s->r[i][lane];
            const int32_t test = (uint32_t)(tcount + 1)
                > ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                1) >> 2);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test) {
                const int32_t test_2 =
                    s->r[(uint32_t)sdst
                    + (((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2))][lane] != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
            }
            const int32_t x = (int32_t)s->r[sdst][lane];
            const int32_t y =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 1 ? (int32_t)s->r[sdst + 1][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t z =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 2 ? (int32_t)s->r[sdst + 2][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t layer =
                rt_min_u32(s->r[(uint32_t)sdst
                + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3)][lane],
                (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t inside = x >= 0
                && (uint32_t)x
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) && y >= 0
                && (uint32_t)y
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                && z >= 0 && (uint32_t)z
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const rt_i128 at = inside
                ? (rt_i128)(((int64_t)tex << 28) + 8)
                + ((rt_i128)((int64_t)((uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0 ? (int32_t)layer : z)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + y) * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)((int64_t)tex << 28), 1) + (rt_i128)x)
                * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 4), 1) : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            for (int32_t c = 0; c <= 3; c++) {
                const uint32_t r_new_2 =
                    (inside && (uint32_t)c
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1)) ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    r_new[sdst + rt_popcount(rt_u128_from(0xf & ((1 << c) - 1)))] = r_new_2;
                }
            }
            if (commit) {
                for (int32_t i_2 = 0; i_2 < 128; i_2++)
                    s->r[i_2][lane] = r_new[i_2];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texfetch_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[3];
    const int32_t tx = rt_sext_32((uint32_t)in->value[5], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[6], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[7], 4);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9, 10);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                const int32_t sources = tcount + 1;
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                const int32_t test_6 = (uint32_t)sources
                    < ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the instruction has fewer sources than the texture wants");
                }
                const int32_t test_7 = (uint32_t)(tcount + 1)
                    > ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    const int32_t test_8 =
                        s->r[((uint32_t)ldst
                        + (((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                        + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2))) & 0x7f][lane] != 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_8) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "textures have one level here, and the source asks for another");
                    }
                }
                const int64_t x = (int64_t)(int32_t)s->r[ldst][lane] + tx;
                const int64_t y =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 1 ? (int64_t)(int32_t)s->r[(ldst + 1) & 0x7f][lane] + ty : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t z =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 2 ? (int64_t)(int32_t)s->r[(ldst + 2) & 0x7f][lane] + tz : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t layer =
                    rt_min_u32(s->r[((uint32_t)ldst
                    + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3)) & 0x7f][lane],
                    (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = x >= 0
                    && (uint32_t)x
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    && y >= 0 && (uint32_t)y
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    && z >= 0 && (uint32_t)z
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const rt_i128 at = inside
                    ? (rt_i128)(((int64_t)tex << 28) + 8)
                    + ((rt_i128)(((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0 ? layer : z)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + y) * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)((int64_t)tex << 28), 1) + (rt_i128)x)
                    * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (tmask >> c & 1) {
                        const uint32_t r_new_2 =
                            (inside && (uint32_t)c
                            < (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 4), 1))
                            ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (commit) {
                            r_new[(ldst + rt_popcount(rt_u128_from(tmask & ((1 << c) - 1))))
                                & 0x7f] = r_new_2;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texauto(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: how the hardware orders faces and rounds places on them, no source says");
}

/* MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texbias(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: how the hardware orders faces and rounds places on them, no source says");
}

/* MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texlod(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: how the hardware orders faces and rounds places on them, no source says");
}

/* MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texgather(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: how the hardware orders faces and rounds places on them, no source says");
}

/* MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texgather_texgather(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: which component and which order of texels, or of samples, no source says");
}

/* MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texgather_texcsaa(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: which component and which order of texels, or of samples, no source says");
}

/* MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
int tesla_exec_texsize(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t tex = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                if (ldst + rt_popcount(rt_u128_from(tmask)) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                if (s->r[ldst][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
                if (tmask >> 0 & 1) {
                    const int32_t r_new_2 = 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)((int64_t)tex << 28), 1) : 0 == 1 ? 0 : 0 == 2 ? 0 : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[ldst] = (uint32_t)r_new_2;
                    }
                }
                if (tmask >> 1 & 1) {
                    const int32_t r_new_3 = 1 == 0 ? 0 : 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 1), 1) : 1 == 2 ? 0 : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 1))) & 0x7f] =
                            (uint32_t)r_new_3;
                    }
                }
                if (tmask >> 2 & 1) {
                    const int32_t r_new_4 = 2 == 0 ? 0 : 2 == 1 ? 0 : 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 2), 1) : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 3))) & 0x7f] =
                            (uint32_t)r_new_4;
                    }
                }
                if (tmask >> 3 != 0) {
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 7))) & 0x7f] = 1;
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texprep(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: how the hardware orders faces and rounds places on them, no source says");
}

/* MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_plain(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: levels of textures are not modelled");
}

/* MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: levels of textures are not modelled");
}

