/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_f2f_hd(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_STATED, "f16 and f64");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
int maxwell_exec_f2f_hh(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_cvt_rnd = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t sat = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 10, 9, 8, 7, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                if (1 && convert_cvt_rnd == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rounding mode PASS");
                }
                const int32_t x = convert_cvt_rnd >= 4
                    ? (int32_t)(uint32_t)rt_float_rint(RT_F16, (uint32_t)b,
                    (uint32_t)(convert_cvt_rnd & 3), RT_KEEP, 0x7fff)
                    : (int32_t)(uint32_t)rt_float_mul(RT_F16, (uint32_t)b, 0x3c00, RT_NEAR,
                    RT_KEEP, 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)func_whole16(sat, x);
                }
                if (cc) {
                    const int32_t x_2 = convert_cvt_rnd >= 4
                        ? (int32_t)(uint32_t)rt_float_rint(RT_F16, (uint32_t)b,
                        (uint32_t)(convert_cvt_rnd & 3), RT_KEEP, 0x7fff)
                        : (int32_t)(uint32_t)rt_float_mul(RT_F16, (uint32_t)b, 0x3c00, RT_NEAR,
                        RT_KEEP, 0x7fff);
                    const int32_t to_zero =
                        rt_float_compare(RT_F16, (uint32_t)func_whole16(sat, x_2), 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
int maxwell_exec_f2f_hs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 10, 9, 8, 7, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t r = !sat ? x : rt_f32_is_nan(x) ? 0
                    : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
int maxwell_exec_f2f_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_hd(m, in, 3, 15);
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
int maxwell_exec_f2f_sh(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t sat = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 0, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    rt_f32_mul(b, 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff),
                    (uint32_t)rnd, RT_KEEP, 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)func_half32(sat, x);
                }
                if (cc) {
                    const uint32_t x_2 =
                        (uint32_t)rt_float_convert(RT_F16, RT_F32,
                        rt_f32_mul(b, 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff),
                        (uint32_t)rnd, RT_KEEP, 0x7fff);
                    const int32_t to_zero =
                        rt_float_compare(RT_F16, (uint32_t)func_half32(sat, x_2), 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
int maxwell_exec_f2f_ss(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_cvt_rnd = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 0, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                if (1 && convert_cvt_rnd == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rounding mode PASS");
                }
                const uint32_t x = convert_cvt_rnd >= 4
                    ? (uint32_t)rt_float_rint(RT_F32, b, (uint32_t)(convert_cvt_rnd & 3),
                    (uint32_t)(ftz * 3), 0x7fffffff)
                    : rt_f32_mul(b, 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
                const uint32_t r = !sat ? x : rt_f32_is_nan(x) ? 0
                    : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void f2f_sd_part(int commit, int32_t rd, struct maxwell_state *s, int32_t lane, uint64_t r,
    int32_t cc)
{
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] = (uint32_t)r;
        const int32_t t = rd | 1;
        if (t != 255)
            s->r[t][lane] = (uint32_t)(r >> 32);
    }
    if (cc) {
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        if (commit) {
            s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        }
    }
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
int maxwell_exec_f2f_sd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 0, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                if (sat && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: saturation of f64");
                }
                const uint64_t r =
                    rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000) | (uint64_t)(b & 0x7fffff) << 29
                    | (uint64_t)(b >> 31) << 63);
                f2f_sd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
int maxwell_exec_f2f_dh(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_hd(m, in, 3, 14);
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
int maxwell_exec_f2f_ds(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 0, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                if (sat && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: saturation of f64");
                }
                const uint32_t r =
                    (uint32_t)rt_float_convert(RT_F32, RT_F64, b, (uint32_t)rnd, RT_KEEP,
                    0x7fc00000 | ((uint32_t)(b >> 29) & 0x7fffff) | (uint32_t)(b >> 63) << 31);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
int maxwell_exec_f2f_dd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)in->value[4];
    const int32_t convert_cvt_rnd = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 0, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                if (sat && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: saturation of f64");
                }
                if (1 && convert_cvt_rnd == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rounding mode PASS");
                }
                const uint64_t r = convert_cvt_rnd >= 4
                    ? rt_float_rint(RT_F64, b, (uint32_t)(convert_cvt_rnd & 3), RT_KEEP,
                    INT64_C(0x7ff8000000000000))
                    : rt_f64_mul(b, INT64_C(0x3ff0000000000000), RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                f2f_sd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F16  CTL CLOSE */
int maxwell_exec_f2i_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 0, 9, 8, 7, 6, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t wide = (convert_dst_int & 3) == 3;
                if ((wide && 1) || 0) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "16 and 64 bits");
                }
                const rt_i128 x =
                    func_limited(rt_float_to_int(RT_F16, (uint32_t)b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
                    convert_dst_int & 3, convert_dst_int >> 2);
                if (wide) {
                    if (cc) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the condition code of 64 bits");
                    }
                    const uint64_t x_2 = rt_float_is_nan(RT_F16, (uint32_t)b)
                        ? UINT64_C(9223372036854775808) : (uint64_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else {
                    const uint32_t r = rt_float_is_nan(RT_F16, (uint32_t)b) ? 0 : (uint32_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r;
                    }
                    if (cc) {
                        if (commit) {
                            s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F32  CTL CLOSE */
int maxwell_exec_f2i_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_cvt_h1 = (int32_t)in->value[9];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 0, 8, 7, 6, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t wide = (convert_dst_int & 3) == 3;
                if (convert_cvt_h1 && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: halves of longer floats");
                }
                const rt_i128 x =
                    func_limited(rt_float_to_int(RT_F32, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3),
                    0x0), convert_dst_int & 3, convert_dst_int >> 2);
                if (wide) {
                    if (cc) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the condition code of 64 bits");
                    }
                    const uint64_t x_2 = rt_f32_is_nan(b) ? UINT64_C(9223372036854775808)
                        : (uint64_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else {
                    const uint32_t r = rt_f32_is_nan(b) ? 0 : (uint32_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r;
                    }
                    if (cc) {
                        if (commit) {
                            s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F64  CTL CLOSE */
int maxwell_exec_f2i_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_dst_int = (int32_t)in->value[1];
    const int32_t convert_cvt_h1 = (int32_t)in->value[9];
    const int32_t convert_round = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 0, 8, 7, 6, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t wide = (convert_dst_int & 3) == 3;
                if (0 || ((convert_dst_int & 3) == 1 && 1)) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "16 and 64 bits");
                }
                if (convert_cvt_h1 && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: halves of longer floats");
                }
                const rt_i128 x =
                    func_limited(rt_float_to_int(RT_F64, b, INT64_MIN,
                    UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
                    convert_dst_int & 3, convert_dst_int >> 2);
                if (wide) {
                    if (cc) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the condition code of 64 bits");
                    }
                    const uint64_t x_2 = rt_f64_is_nan(b) ? UINT64_C(9223372036854775808)
                        : (uint64_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else {
                    const uint32_t r = rt_f64_is_nan(b) ? 2147483648u : (uint32_t)x;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r;
                    }
                    if (cc) {
                        if (commit) {
                            s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I16  CTL CLOSE */
int maxwell_exec_i2f_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_i16(m, s, in, lane, &b, 0, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 3) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result = f_neg_b ? -b : b;
                    } else {
                        const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b) : (int16_t)b;
                        result = f_neg_b ? (int16_t)-y : (int16_t)y;
                    }
                    const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
                    f2f_sd_part(commit, rd, s, lane, r, cc);
                } else if (convert_dst_float == 2) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_2 = f_neg_b ? -b : b;
                    } else {
                        const int32_t y_2 = f_abs_b ? rt_abs_i32((int16_t)b) : (int16_t)b;
                        result_2 = f_neg_b ? (int16_t)-y_2 : (int16_t)y_2;
                    }
                    const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_2;
                    }
                    if (cc) {
                        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
                        }
                    }
                } else {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_3 = f_neg_b ? -b : b;
                    } else {
                        const int32_t y_3 = f_abs_b ? rt_abs_i32((int16_t)b) : (int16_t)b;
                        result_3 = f_neg_b ? (int16_t)-y_3 : (int16_t)y_3;
                    }
                    const uint32_t r_3 =
                        (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_3;
                    }
                    if (cc) {
                        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I8  CTL CLOSE */
int maxwell_exec_i2f_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t byte = (int32_t)in->value[8];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_i8(m, s, in, lane, &b, 0, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (convert_dst_float == 3) {
                    const uint32_t x = b >> 8 * byte & 0xff;
                    if (!(convert_src_int >> 2 != 0)) {
                        result = f_neg_b ? -(int32_t)x : (int32_t)x;
                    } else {
                        const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
                        result = f_neg_b ? (int8_t)-y : (int8_t)y;
                    }
                    const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
                    f2f_sd_part(commit, rd, s, lane, r, cc);
                } else if (convert_dst_float == 2) {
                    const uint32_t x_2 = b >> 8 * byte & 0xff;
                    if (!(convert_src_int >> 2 != 0)) {
                        result_2 = f_neg_b ? -(int32_t)x_2 : (int32_t)x_2;
                    } else {
                        const int32_t y_2 = f_abs_b ? rt_abs_i32((int8_t)x_2) : (int8_t)x_2;
                        result_2 = f_neg_b ? (int8_t)-y_2 : (int8_t)y_2;
                    }
                    const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_2;
                    }
                    if (cc) {
                        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
                        }
                    }
                } else {
                    const uint32_t x_3 = b >> 8 * byte & 0xff;
                    if (!(convert_src_int >> 2 != 0)) {
                        result_3 = f_neg_b ? -(int32_t)x_3 : (int32_t)x_3;
                    } else {
                        const int32_t y_3 = f_abs_b ? rt_abs_i32((int8_t)x_3) : (int8_t)x_3;
                        result_3 = f_neg_b ? (int8_t)-y_3 : (int8_t)y_3;
                    }
                    const uint32_t r_3 =
                        (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_3;
                    }
                    if (cc) {
                        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I8  CTL CLOSE */
int maxwell_exec_i2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[8];
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int64_t result = 0;
    int64_t result_2 = 0;
    int64_t result_3 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_i8(m, s, in, lane, &b, 0, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (byte) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: parts of longer integers");
                }
                if (convert_dst_float == 3) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result = f_neg_b ? -(int64_t)b : b;
                    } else {
                        const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b) : (int32_t)b;
                        result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
                    }
                    const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
                    f2f_sd_part(commit, rd, s, lane, r, cc);
                } else if (convert_dst_float == 2) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_2 = f_neg_b ? -(int64_t)b : b;
                    } else {
                        const int64_t y_2 = f_abs_b ? rt_abs_i64((int32_t)b) : (int32_t)b;
                        result_2 = f_neg_b ? (int32_t)-(uint32_t)y_2 : (int32_t)(uint32_t)y_2;
                    }
                    const uint32_t r_2 =
                        (uint32_t)rt_float_from_signed(RT_F32, (rt_i128)result_2, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_2;
                    }
                    if (cc) {
                        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
                        }
                    }
                } else {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_3 = f_neg_b ? -(int64_t)b : b;
                    } else {
                        const int64_t y_3 = f_abs_b ? rt_abs_i64((int32_t)b) : (int32_t)b;
                        result_3 = f_neg_b ? (int32_t)-(uint32_t)y_3 : (int32_t)(uint32_t)y_3;
                    }
                    const uint32_t r_3 =
                        (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_3;
                    }
                    if (cc) {
                        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I64  CTL CLOSE */
int maxwell_exec_i2f_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[8];
    const int32_t convert_dst_float = (int32_t)in->value[0];
    const int32_t convert_src_int = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    rt_i128 result = 0;
    rt_i128 result_2 = 0;
    rt_i128 result_3 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_cvt_i64(m, s, in, lane, &b, 0, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (byte) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: parts of longer integers");
                }
                if (convert_dst_float == 3) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result = f_neg_b ? -(rt_i128)b : (rt_i128)b;
                    } else {
                        const rt_i128 y = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b)
                            : (rt_i128)(int64_t)b;
                        result = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y : (int64_t)(uint64_t)y);
                    }
                    const uint64_t r = rt_float_from_signed(RT_F64, result, (uint32_t)rnd);
                    f2f_sd_part(commit, rd, s, lane, r, cc);
                } else if (convert_dst_float == 2) {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_2 = f_neg_b ? -(rt_i128)b : (rt_i128)b;
                    } else {
                        const rt_i128 y_2 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b)
                            : (rt_i128)(int64_t)b;
                        result_2 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_2
                            : (int64_t)(uint64_t)y_2);
                    }
                    const uint32_t r_2 =
                        (uint32_t)rt_float_from_signed(RT_F32, result_2, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_2;
                    }
                    if (cc) {
                        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
                        }
                    }
                } else {
                    if (!(convert_src_int >> 2 != 0)) {
                        result_3 = f_neg_b ? -(rt_i128)b : (rt_i128)b;
                    } else {
                        const rt_i128 y_3 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b)
                            : (rt_i128)(int64_t)b;
                        result_3 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_3
                            : (int64_t)(uint64_t)y_3);
                    }
                    const uint32_t r_3 =
                        (uint32_t)rt_float_from_signed(RT_F16, result_3, (uint32_t)rnd);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r_3;
                    }
                    if (cc) {
                        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
                        if (commit) {
                            s->cc[lane] =
                                (uint8_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void i2i_h_part(int32_t result, int32_t convert_i2i_dst, int32_t sat, int commit,
    int32_t rd, struct maxwell_state *s, int32_t lane, int32_t cc)
{
    const int32_t x = result;
    const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0 : convert_i2i_dst == 2
        ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128 : convert_i2i_dst == 5
        ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
    const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
        : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
        ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
    const int32_t t = convert_i2i_dst & 3;
    const uint32_t r = sat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x, high)) : t == 0
        ? (uint32_t)(x & 0xff) : t == 1 ? (uint32_t)(x & 0xffff) : t == 2 ? (uint32_t)x : 0;
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] = r;
    }
    if (cc) {
        if (commit) {
            s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
        }
    }
}

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I16  CTL CLOSE */
int maxwell_exec_i2i_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_i2i_src = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_i16(m, s, in, lane, &b, 0, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (!(convert_i2i_src >> 2 != 0)) {
                    result = f_neg_b ? -b : b;
                } else {
                    const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b) : (int16_t)b;
                    result = f_neg_b ? (int16_t)-y : (int16_t)y;
                }
                i2i_h_part(result, convert_i2i_dst, sat, commit, rd, s, lane, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I8  CTL CLOSE */
int maxwell_exec_i2i_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[8];
    const int32_t convert_i2i_src = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_i8(m, s, in, lane, &b, 0, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = b >> 8 * byte & 0xff;
                if (!(convert_i2i_src >> 2 != 0)) {
                    result = f_neg_b ? -(int32_t)x : (int32_t)x;
                } else {
                    const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
                    result = f_neg_b ? (int8_t)-y : (int8_t)y;
                }
                i2i_h_part(result, convert_i2i_dst, sat, commit, rd, s, lane, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I8  CTL CLOSE */
int maxwell_exec_i2i_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[8];
    const int32_t convert_i2i_src = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int64_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_i8(m, s, in, lane, &b, 0, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (byte) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: parts of longer integers");
                }
                if (!(convert_i2i_src >> 2 != 0)) {
                    result = f_neg_b ? -(int64_t)b : b;
                } else {
                    const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b) : (int32_t)b;
                    result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
                }
                const int64_t x = result;
                const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
                    : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
                    ? -128 : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
                const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
                    : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0
                    : convert_i2i_dst == 4 ? 127 : convert_i2i_dst == 5 ? 32767
                    : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
                const int32_t t = convert_i2i_dst & 3;
                const uint32_t r = sat ? (uint32_t)rt_max_i64(low, rt_min_i64(x, high)) : t == 0
                    ? (uint32_t)x & 0xff : t == 1 ? (uint32_t)x & 0xffff : t == 2 ? (uint32_t)x : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

