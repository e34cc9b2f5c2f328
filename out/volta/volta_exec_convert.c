/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_convert(RT_F16, RT_F32, b, (uint32_t)rnd,
                            (uint32_t)(ftz * 3), 0x7fff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 6, 8, 5, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b, RT_NEAR,
                            (uint32_t)(ftz * 3), 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_dw(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 6, 8, 5, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_convert(RT_F64, RT_F16, (uint32_t)b, RT_NEAR, (uint32_t)(ftz * 3),
                    INT64_C(0x7fffffffe0000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_df(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, (uint32_t)(ftz * 3),
                    INT64_C(0x7ff8000000000000) | (uint64_t)(b & 0x7fffff) << 29
                    | (uint64_t)(b >> 31) << 63);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F64 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_nd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t convert_f2f_dst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = convert_f2f_dst == 2
                            ? (uint32_t)rt_float_convert(RT_F32, RT_F64, b, (uint32_t)rnd,
                            (uint32_t)(ftz * 3),
                            0x7fc00000 | ((uint32_t)(b >> 29) & 0x7fffff)
                            | (uint32_t)(b >> 63) << 31)
                            : (uint32_t)rt_float_convert(RT_F16, RT_F64, b, (uint32_t)rnd,
                            (uint32_t)(ftz * 3), 0x7fff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void f2f_nb_part(uint32_t y, int32_t rnd, int commit, int32_t rd, struct volta_state *s,
    int32_t lane, uint32_t b)
{
    const int32_t rest = (y & 0xffff) != 0;
    const int32_t up = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
        : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] =
                (uint32_t)(rt_f32_is_nan(b) ? 32767
                : (int32_t)(((y >> 16) + (uint32_t)up) & 0xffff));
    }
}

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F32 PM_EVENTS CTL */
int volta_exec_f2f_nb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 5, 4, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t y = (ftz && (b >> 23 & 0xff) == 0) ? b & 0x80000000u : b;
                f2f_nb_part(y, rnd, commit, rd, s, lane, b);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F16 PM_EVENTS CTL */
int volta_exec_f2f_hb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 5, 7, 4, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t y = (ftz && (x >> 23 & 0xff) == 0) ? x & 0x80000000u : x;
                f2f_nb_part(y, rnd, commit, rd, s, lane, x);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F64 PM_EVENTS CTL */
int volta_exec_f2f_db(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 0, 5, 4, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t down =
                    (uint32_t)rt_float_convert(RT_F32, RT_F64, b, RT_DOWN, RT_KEEP, 0x7fffffff);
                const uint32_t up =
                    (uint32_t)rt_float_convert(RT_F32, RT_F64, b, RT_UP, RT_KEEP, 0x7fffffff);
                const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                const uint32_t r = less ? down : up;
                const uint32_t x = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
                const uint32_t y = (ftz && (x >> 23 & 0xff) == 0) ? x & 0x80000000u : x;
                f2f_nb_part(y, rnd, commit, rd, s, lane, x);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST.BF16{RND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_f2f_bn(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_f2f_dst = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 5, 7, 4, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = b;
                if (convert_f2f_dst == 1) {
                    result = (uint32_t)rt_float_convert(RT_F16, RT_F32, x, (uint32_t)rnd,
                        (uint32_t)(ftz * 3), 0x7fff);
                } else {
                    result = rt_f32_is_nan(x) ? 2147483647 : (ftz && (x >> 23 & 0xff) == 0)
                        ? x & 0x80000000u : x;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = result;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST.BF16{RND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_f2f_bd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 5, 7, 4, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, (uint32_t)(ftz * 3),
                    INT64_C(0x7fffffffe0000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t convert_ntz = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 7, 9, 6, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t size = convert_dst_int >> 1;
                const int64_t x =
                    (int64_t)func_limited(rt_float_to_int(RT_F16, (uint32_t)b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0), size,
                    convert_dst_int & 1);
                const int64_t r = (rt_float_is_nan(RT_F16, (uint32_t)b) && convert_ntz) ? 0
                    : rt_float_is_nan(RT_F16, (uint32_t)b)
                    ? (uint32_t)1 << ((8 << (convert_dst_int >> 1)) - 1) : x;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t convert_ntz = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t size = convert_dst_int >> 1;
                const int64_t x =
                    (int64_t)func_limited(rt_float_to_int(RT_F32, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3),
                    0x0), size, convert_dst_int & 1);
                const int64_t r = (rt_f32_is_nan(b) && convert_ntz) ? 0 : rt_f32_is_nan(b)
                    ? (uint32_t)1 << ((8 << (convert_dst_int >> 1)) - 1) : x;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_ntz = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 7, 9, 6, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const rt_i128 x =
                    func_limited_2(rt_float_to_int(RT_F16, (uint32_t)b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
                    convert_dst_int & 1);
                const rt_i128 r = (rt_float_is_nan(RT_F16, (uint32_t)b) && convert_ntz) ? 0
                    : rt_float_is_nan(RT_F16, (uint32_t)b) ? UINT64_C(9223372036854775808) : x;
                const uint64_t x_2 = (uint64_t)r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x_2;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_sd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_ntz = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const rt_i128 x =
                    func_limited_2(rt_float_to_int(RT_F32, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3),
                    0x0), convert_dst_int & 1);
                const rt_i128 r = (rt_f32_is_nan(b) && convert_ntz) ? 0 : rt_f32_is_nan(b)
                    ? UINT64_C(9223372036854775808) : x;
                const uint64_t x_2 = (uint64_t)r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x_2;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F64 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t convert_ntz = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 0, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t size = convert_dst_int >> 1;
                const rt_i128 x =
                    func_limited_3(rt_float_to_int(RT_F64, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0), size,
                    convert_dst_int & 1);
                const rt_i128 r = (rt_f64_is_nan(b) && convert_ntz) ? 0 : rt_f64_is_nan(b)
                    ? (rt_i128)((uint64_t)1 << ((8 << (convert_dst_int >> 1)) - 1)) : x;
                if (convert_dst_int > 5) {
                    const uint64_t x_2 = (uint64_t)r;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT.BF16{ROUND}NTZ $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_f2i_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_round = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t convert_ntz = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 6, 8, 5, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t size = convert_dst_int >> 1;
                const int64_t x =
                    (int64_t)func_limited(rt_float_to_int(RT_F32, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3),
                    0x0), size, convert_dst_int & 1);
                const int64_t r = (rt_f32_is_nan(b) && convert_ntz) ? 0 : rt_f32_is_nan(b)
                    ? (uint32_t)1 << ((8 << (convert_dst_int >> 1)) - 1) : x;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2I{FTZ}DST_INT.BF16{ROUND}NTZ $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_f2i_bd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_round = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_ntz = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 6, 8, 5, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const rt_i128 x =
                    func_limited_2(rt_float_to_int(RT_F32, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3),
                    0x0), convert_dst_int & 1);
                const rt_i128 r = (rt_f32_is_nan(b) && convert_ntz) ? 0 : rt_f32_is_nan(b)
                    ? UINT64_C(9223372036854775808) : x;
                const uint64_t x_2 = (uint64_t)r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x_2;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part(m, s, in, lane, &b, 0, 6, 4, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 2) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                rt_f32_from_i32(convert_src_int ? (int8_t)b : b, (uint32_t)rnd);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F16,
                                (rt_i128)(convert_src_int ? (int8_t)b : b), (uint32_t)rnd);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part_2(m, s, in, lane, &b, 0, 6, 4, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 2) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b : b,
                                (uint32_t)rnd);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F16,
                                (rt_i128)(convert_src_int & 1 ? (int16_t)b : b), (uint32_t)rnd);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 2) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F32,
                                (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b : b),
                                (uint32_t)rnd);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F16,
                                (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b : b),
                                (uint32_t)rnd);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_bd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part(m, s, in, lane, &b, 0, 6, 4, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_from_signed(RT_F64, (rt_i128)(convert_src_int ? (int8_t)b : b),
                    (uint32_t)rnd);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part_2(m, s, in, lane, &b, 0, 6, 4, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_from_signed(RT_F64, (rt_i128)(convert_src_int & 1 ? (int16_t)b : b),
                    (uint32_t)rnd);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_wd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_from_signed(RT_F64,
                    (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b : b), (uint32_t)rnd);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_I64 I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_i64(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 3) {
                    const uint64_t x =
                        rt_float_from_signed(RT_F64,
                        convert_src_int & 1 ? (rt_i128)(int64_t)b : (rt_i128)b, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x >> 32);
                    }
                } else if (convert_dst_float == 2) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F32,
                                convert_src_int & 1 ? (rt_i128)(int64_t)b : (rt_i128)b,
                                (uint32_t)rnd);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] =
                                (uint32_t)rt_float_from_signed(RT_F16,
                                convert_src_int & 1 ? (rt_i128)(int64_t)b : (rt_i128)b,
                                (uint32_t)rnd);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_PART PM_EVENTS CTL */
int volta_exec_i2f_bb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part(m, s, in, lane, &b, 0, 5, 3, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t down = rt_f32_from_i32(convert_src_int ? (int8_t)b : b, RT_DOWN);
                const uint32_t up = rt_f32_from_i32(convert_src_int ? (int8_t)b : b, RT_UP);
                const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                const uint32_t r = less ? down : up;
                const uint32_t exact = rt_f32_is_nan(up) ? 2147483647
                    : r | (uint32_t)(same ? 0 : 1);
                const uint32_t y = exact;
                f2f_nb_part(y, rnd, commit, rd, s, lane, exact);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_PART PM_EVENTS CTL */
int volta_exec_i2f_hb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_part_2(m, s, in, lane, &b, 0, 5, 3, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t down =
                    rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b : b, RT_DOWN);
                const uint32_t up = rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b : b, RT_UP);
                const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                const uint32_t r = less ? down : up;
                const uint32_t exact = rt_f32_is_nan(up) ? 2147483647
                    : r | (uint32_t)(same ? 0 : 1);
                const uint32_t y = exact;
                f2f_nb_part(y, rnd, commit, rd, s, lane, exact);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_i2f_wb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 3, 5, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t down =
                    (uint32_t)rt_float_from_signed(RT_F32,
                    (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b : b), RT_DOWN);
                const uint32_t up =
                    (uint32_t)rt_float_from_signed(RT_F32,
                    (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b : b), RT_UP);
                const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                const uint32_t r = less ? down : up;
                const uint32_t exact = rt_f32_is_nan(up) ? 2147483647
                    : r | (uint32_t)(same ? 0 : 1);
                const uint32_t y = exact;
                f2f_nb_part(y, rnd, commit, rd, s, lane, exact);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_I64 PM_EVENTS CTL */
int volta_exec_i2f_db(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_src_int = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_i64(m, s, in, lane, &b, 0, 3, 5, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t down =
                    (uint32_t)rt_float_from_signed(RT_F32,
                    convert_src_int & 1 ? (rt_i128)(int64_t)b : (rt_i128)b, RT_DOWN);
                const uint32_t up =
                    (uint32_t)rt_float_from_signed(RT_F32,
                    convert_src_int & 1 ? (rt_i128)(int64_t)b : (rt_i128)b, RT_UP);
                const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                const uint32_t r = less ? down : up;
                const uint32_t exact = rt_f32_is_nan(up) ? 2147483647
                    : r | (uint32_t)(same ? 0 : 1);
                const uint32_t y = exact;
                f2f_nb_part(y, rnd, commit, rd, s, lane, exact);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F16 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    const int32_t convert_round = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 5, 7, 4, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_rint(RT_F16, (uint32_t)b, (uint32_t)convert_round,
                            (uint32_t)(ftz * 3), 0x7fff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F32 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    const int32_t convert_round = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 0, 5, 4, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_rint(RT_F32, b, (uint32_t)convert_round,
                            (uint32_t)(ftz * 3), 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F64 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_round = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 11);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 0, 5, 4, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_float_rint(RT_F64, b, (uint32_t)convert_round, RT_KEEP,
                    b | INT64_C(0x8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FRND{FTZ}.BF16{ROUND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_frnd_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t convert_round = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 4, 6, 3, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_rint(RT_F32, b, (uint32_t)convert_round,
                            (uint32_t)(ftz * 3), 0x7fffffff) >> 16;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2I{NARROW}.S32.SAT $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_i2i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t convert_narrow = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 2, 4, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_clamp_i32((int32_t)b,
                            convert_narrow == 0 ? 0 : convert_narrow == 1 ? -128
                            : convert_narrow == 2 ? 0 : -32768,
                            convert_narrow == 0 ? 255 : convert_narrow == 1 ? 127
                            : convert_narrow == 2 ? 65535 : 32767);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{F2FP_MODE}.PACK_AB{PACK_RND} $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
int volta_exec_f2fp_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)in->value[4];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t convert_relu = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_f2fp_mode(m, in, &m_2, 0, 2, 3);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 1, 8, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_pack_rnd == 1 || convert_pack_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined rounding");
                }
                const uint32_t x = b;
                const int32_t y = m_2
                    ? ((convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16)
                    : func_to_bf16(x))
                    : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, x,
                    (uint32_t)convert_pack_rnd, RT_KEEP, 0x7fff);
                const int32_t inf = m_2 ? 32640 : 31744;
                const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
                const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
                    : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
                const uint32_t x_2 = s->r[ra][lane];
                const int32_t y_2 = m_2
                    ? ((convert_pack_rnd == 3 && !rt_f32_is_nan(x_2)) ? (int32_t)(x_2 >> 16)
                    : func_to_bf16(x_2))
                    : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, x_2,
                    (uint32_t)convert_pack_rnd, RT_KEEP, 0x7fff);
                const int32_t inf_2 = m_2 ? 32640 : 31744;
                const int32_t z_2 = (satfinite && (y_2 & 0x7fff) == inf_2) ? y_2 - 1 : y_2;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)((convert_relu && (y_2 & 0x7fff) > inf_2) ? 32767
                            : (convert_relu && y_2 >> 15 != 0) ? 0 : z_2 & 0xffff) << 16
                            | (uint32_t)low;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{F2FP_MODE}.PACK_AB.RS.7b $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_f2fp_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rounding by random bits");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], SRC_B, $R[Rc]REUSE_C{H1} PM_EVENTS CTL */
int volta_exec_f2fp_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)in->value[4];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t convert_relu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t convert_h1 = (int32_t)in->value[14];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 15);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_f2fp_mode(m, in, &m_2, 0, 2, 3);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 1, 6, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_pack_rnd == 1 || convert_pack_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined rounding");
                }
                const uint32_t x = b;
                const int32_t y = m_2
                    ? ((convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16)
                    : func_to_bf16(x))
                    : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, x,
                    (uint32_t)convert_pack_rnd, RT_KEEP, 0x7fff);
                const int32_t inf = m_2 ? 32640 : 31744;
                const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
                const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
                    : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (s->r[rc][lane] >> 16 * convert_h1 & 0xffff) << 16
                            | (uint32_t)low;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], $R[Rc]REUSE_B, C_IN_B{H1} PM_EVENTS CTL */
int volta_exec_f2fp_mc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t convert_relu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t convert_h1 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_f2fp_mode(m, in, &m_2, 0, 2, 3);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_mov_imm_b(m, s, in, &c, 1, 8, 9, 10, 11);
                if (c_trap) {
                    return c_trap;
                }
                if (convert_pack_rnd == 1 || convert_pack_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined rounding");
                }
                const uint32_t x = s->r[rc][lane];
                const int32_t y = m_2
                    ? ((convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16)
                    : func_to_bf16(x))
                    : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, x,
                    (uint32_t)convert_pack_rnd, RT_KEEP, 0x7fff);
                const int32_t inf = m_2 ? 32640 : 31744;
                const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
                const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
                    : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (c >> 16 * convert_h1 & 0xffff) << 16 | (uint32_t)low;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{H1}
   PM_EVENTS CTL */
int volta_exec_f2ip_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_h1 = (int32_t)in->value[15];
    const int32_t convert_relu = (int32_t)in->value[3];
    const int32_t convert_f2ip_ntz = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t convert_f2ip_type = (int32_t)in->value[0];
    const int32_t convert_f2ip_rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 16);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 1, 7, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_h1 || convert_relu) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: H1 and RELU");
                }
                if (!convert_f2ip_ntz && (rt_f32_is_nan(s->r[ra][lane]) || rt_f32_is_nan(b))) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: NaN as a byte");
                }
                if (convert_f2ip_type > 1 || convert_f2ip_rnd == 1 || convert_f2ip_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined modes");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_byte_of_f32(b, convert_f2ip_rnd, convert_f2ip_type)
                            | func_byte_of_f32(s->r[ra][lane], convert_f2ip_rnd, convert_f2ip_type)
                            << 8 | (s->r[rc][lane] & 0xffff) << 16;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   C_IN_B{H1} PM_EVENTS CTL */
int volta_exec_f2ip_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_h1 = (int32_t)in->value[13];
    const int32_t convert_relu = (int32_t)in->value[3];
    const int32_t convert_f2ip_ntz = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t convert_f2ip_type = (int32_t)in->value[0];
    const int32_t convert_f2ip_rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_mov_imm_b(m, s, in, &c, 1, 9, 10, 11, 12);
                if (c_trap) {
                    return c_trap;
                }
                if (convert_h1 || convert_relu) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: H1 and RELU");
                }
                if (!convert_f2ip_ntz
                    && (rt_f32_is_nan(s->r[ra][lane]) || rt_f32_is_nan(s->r[rc][lane]))) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: NaN as a byte");
                }
                if (convert_f2ip_type > 1 || convert_f2ip_rnd == 1 || convert_f2ip_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined modes");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            func_byte_of_f32(s->r[rc][lane], convert_f2ip_rnd, convert_f2ip_type)
                            | func_byte_of_f32(s->r[ra][lane], convert_f2ip_rnd, convert_f2ip_type)
                            << 8 | (c & 0xffff) << 16;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2FP.F32{I2FP_SRC}I2FP_RND $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_i2fp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t convert_i2fp_rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t convert_i2fp_src = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 3, 5, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_i2fp_rnd == 1 || convert_i2fp_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined rounding");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_from_signed(RT_F32,
                            (rt_i128)(convert_i2fp_src ? (int64_t)(int32_t)b : b),
                            (uint32_t)convert_i2fp_rnd);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD I2IP{PACKED}.S32{I2IP_SAT} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{OPT_PART} PM_EVENTS
   CTL */
int volta_exec_i2ip(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t convert_packed = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_i2ip_sat(m, in, &m_2, 0, 2);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 1, 6, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t h = operand_opt_part(in, 2);
                if (h) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: H1");
                }
                const int32_t x = (int32_t)s->r[ra][lane];
                const int32_t t = convert_packed >> 1;
                const int32_t n = t == 0 ? 8 : t == 1 ? 16 : t == 2 ? 2 : 4;
                const int32_t low = (convert_packed & 1 && m_2 != 2)
                    ? (int32_t)(4294967295u << (n - 1)) : 0;
                const int32_t x_2 = m_2
                    ? rt_clamp_i32(x, low, (1 << (n - (convert_packed & 1))) - 1) : x;
                const int32_t x_3 = (int32_t)b;
                const int32_t t_2 = convert_packed >> 1;
                const int32_t n_2 = t_2 == 0 ? 8 : t_2 == 1 ? 16 : t_2 == 2 ? 2 : 4;
                const int32_t low_2 = (convert_packed & 1 && m_2 != 2)
                    ? (int32_t)(4294967295u << (n_2 - 1)) : 0;
                const int32_t y = m_2
                    ? rt_clamp_i32(x_3, low_2, (1 << (n_2 - (convert_packed & 1))) - 1) : x_3;
                if (convert_packed <= 1) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)(y & 0xff) | (uint32_t)(x_2 & 0xff) << 8
                                | (s->r[rc][lane] & 0xffff) << 16;
                    }
                } else if (convert_packed <= 3) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)(y & 0xffff)
                                | (uint32_t)(x_2 & 0xffff) << 16;
                    }
                } else if (convert_packed <= 5) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)(y & 3) | (uint32_t)(x_2 & 3) << 2
                                | (s->r[rc][lane] & 0xfffffff) << 4;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)(y & 0xf) | (uint32_t)(x_2 & 0xf) << 4
                                | (s->r[rc][lane] & 0xffffff) << 8;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

