/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD FADD{FTZ}RND{SAT} $R[Rd], F32_A, F32_LAST PM_EVENTS CTL */
int volta_exec_fadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = rt_f32_add(a, b, (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, sat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMUL{FMZ}POWER{RND}SAT $R[Rd], F32_A, F32_B PM_EVENTS CTL */
int volta_exec_fmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_power = (int32_t)in->value[1];
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t sat = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 6, 5);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 9, 8, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                if (float_power == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined scale");
                }
                if (float_power == 4 && fmz != 1) {
                    const uint32_t x =
                        rt_f32_mul(a, b, (uint32_t)rnd, (uint32_t)((fmz != 0) * 3), 0x7fffffff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(x, sat);
                    }
                } else {
                    const int32_t power = float_power - 4;
                    const int32_t z = fmz != 0;
                    const int32_t dnz = fmz == 1;
                    if (dnz && ((a >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0)) {
                        result = 0;
                    } else {
                        const uint64_t exact =
                            rt_f64_mul(rt_float_convert(RT_F64, RT_F32, a, RT_NEAR,
                            (uint32_t)(z * 3), INT64_C(0x7ff8000000000000)),
                            rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, (uint32_t)(z * 3),
                            INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP,
                            INT64_C(0x7ff8000000000000));
                        result = (uint32_t)rt_float_convert(RT_F32, RT_F64,
                            rt_f64_mul(exact, (uint64_t)((int64_t)(1023 + power) << 52), RT_NEAR,
                            RT_KEEP, INT64_C(0x7ff8000000000000)), (uint32_t)rnd,
                            (uint32_t)(z * 3), 0x7fffffff);
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(result, sat);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FFMA{FMZ}RND{SAT} $R[Rd], F32_A, F32_B, F32_Rc PM_EVENTS CTL */
int volta_exec_ffma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t c = operand_f32_a(s, in, lane, 4, 15, 14);
                if (fmz == 1) {
                    if ((a >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0) {
                        result = rt_f32_add(0, c, (uint32_t)rnd, RT_FLUSH_ALL, 0x7fffffff);
                    } else {
                        result = rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)rnd, RT_FLUSH_ALL,
                            0x7fffffff);
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(result, sat);
                    }
                } else {
                    const uint32_t x =
                        rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)rnd,
                        (uint32_t)((fmz != 0) * 3), 0x7fffffff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(x, sat);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FFMA{FMZ}RND{SAT} $R[Rd], F32_A, F32_Rc, F32_C_IN_B PM_EVENTS CTL */
int volta_exec_ffma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 15);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 5, 4);
                const uint32_t b = operand_f32_a(s, in, lane, 1, 8, 7);
                uint32_t c = 0;
                const int c_trap = operand_f32_c_in_b(m, s, in, &c, 2, 10, 11, 12, 13, 14);
                if (c_trap) {
                    return c_trap;
                }
                if (fmz == 1) {
                    if ((a >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0) {
                        result = rt_f32_add(0, c, (uint32_t)rnd, RT_FLUSH_ALL, 0x7fffffff);
                    } else {
                        result = rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)rnd, RT_FLUSH_ALL,
                            0x7fffffff);
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(result, sat);
                    }
                } else {
                    const uint32_t x =
                        rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)rnd,
                        (uint32_t)((fmz != 0) * 3), 0x7fffffff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(x, sat);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMNMX{MINMAX_MODE}NO_XORSIGN $R[Rd], , F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fmnmx_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 15);
            if (guard) {
                const int32_t m_2 = operand_minmax_mode(in, 0, 0, 1);
                const uint32_t a = operand_f32_a(s, in, lane, 3, 4, 3);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 4, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t u = a;
                const uint32_t v = b;
                const uint32_t r = q ? rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff)
                    : rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
                if (rt_f32_is_nan(r) || (m_2 >> 1 != 0 && (rt_f32_is_nan(a) || rt_f32_is_nan(b)))) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = 2147483647;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMNMX{MINMAX_MODE}.XORSIGN $R[Rd], , F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fmnmx_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t nan = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 15);
            if (guard) {
                int32_t m_2;
                m_2 = ftz | nan << 1;
                uint32_t a;
                a = s->r[ra][lane] ^ (uint32_t)neg_a << 31;
                uint32_t b = 0;
                const int b_trap = operand_f32_b(m, s, in, lane, &b, 3, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t u = a & 0x7fffffff;
                const uint32_t v = b & 0x7fffffff;
                const uint32_t r = q ? rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff)
                    : rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
                if (rt_f32_is_nan(r) || (m_2 >> 1 != 0 && (rt_f32_is_nan(a) || rt_f32_is_nan(b)))) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = 2147483647;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = r ^ (a >> 31 ^ b >> 31) << 31;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMNMX{FTZ}NAN{XORSIGN}.IS_A $R[Rd], $P[Pv], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fmnmx_isa(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: IS_A");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSEL{FTZ} $R[Rd], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fsel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[13];
    const int32_t not_pp = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 14);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 3, 2);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t r = q ? a : b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (ftz && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSET.BF{FLOAT_CMP}FTZ{BOP} $R[Rd], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ftz = (int32_t)in->value[1];
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 16);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(ftz * 3)) & float_cmp) != 0;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)((bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0) != 0 ? 1065353216 : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSETP{FLOAT_CMP}FTZ{BOP} $P[Pu], $P[Pv], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_fsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t ftz = (int32_t)in->value[1];
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t pu = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const uint32_t a = operand_f32_a(s, in, lane, 0, 6, 5);
                uint32_t b = 0;
                const int b_trap = operand_cvt_f32(m, s, in, lane, &b, 1, 9, 8, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(ftz * 3)) & float_cmp) != 0;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = !t;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FCHK $P[Pu], F32_A, F32_B PM_EVENTS CTL */
int volta_exec_fchk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 11);
        if (guard) {
            if (pu != 7)
                s->p[pu][lane] = 1;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD FSWZADD{FTZ}RND{NDV} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_C, SIGNS0{SIGNS1}SIGNS2{SIGNS3}
   PM_EVENTS CTL */
int volta_exec_fswzadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_signs3 = (int32_t)in->value[11];
    const int32_t float_signs2 = (int32_t)in->value[10];
    const int32_t float_signs1 = (int32_t)in->value[9];
    const int32_t float_signs0 = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 12);
            if (guard) {
                const int32_t t = lane & 3;
                const int32_t op = t == 0 ? float_signs0 : t == 1 ? float_signs1 : t == 2
                    ? float_signs2 : float_signs3;
                const uint32_t x = s->r[ra][lane] ^ (uint32_t)(op == 2) << 31;
                const uint32_t y = s->r[rc][lane] ^ (uint32_t)(op == 1) << 31;
                const uint32_t sum =
                    rt_f32_add(x, y, (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
                if (op == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: flushing where nothing is added");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sum;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], F32_B PM_EVENTS CTL */
int volta_exec_mufu_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_mufu_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f32_b_2(m, s, in, lane, &b, 1, 2, 3, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                if (float_mufu_op > 9) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined function");
                }
                const uint32_t x = b;
                result = func_mufu(float_mufu_op, x);
                const int32_t t_7 = (int32_t)m->launch.option[1];
                const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
                const uint32_t r_8 = (result & 0x7fffffff) == 0
                    || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r_8;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], FIMM PM_EVENTS CTL */
int volta_exec_mufu_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_mufu_op = (int32_t)in->value[0];
    const uint32_t fimm = (uint32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 3);
            if (guard) {
                if (float_mufu_op > 9) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined function");
                }
                const uint32_t x = fimm;
                result = func_mufu_2(float_mufu_op, x);
                const int32_t t_6 = (int32_t)m->launch.option[1];
                const int32_t d_3 = t_6 == 0 ? 0 : t_6 == 1 ? 1 : -1;
                const uint32_t r_6 = (result & 0x7fffffff) == 0
                    || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r_6;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], DIMM PM_EVENTS CTL */
int volta_exec_mufu_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t dimm = (uint64_t)(uint32_t)in->value[2] * INT64_C(4294967296);
    const int32_t float_mufu_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        if (guard) {
            const uint32_t x = (uint32_t)(dimm >> 32);
            if (float_mufu_op == 6) {
                result_2 = func_mufu_rcp64h(x);
                result = result_2;
            } else {
                result_3 = func_mufu_rsq64h(x);
                result = result_3;
            }
            const int32_t t_2 = (int32_t)m->launch.option[1];
            const int32_t d = t_2 == 0 ? 0 : t_2 == 1 ? 1 : -1;
            const uint32_t r_3 = (result & 0x7fffffff) == 0
                || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d;
            if (rd != 255)
                s->r[rd][lane] = r_3;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD MUFU{MUFU_OP}MUFU_HALF $R[Rd], CVT_F16 PM_EVENTS CTL */
int volta_exec_mufu_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_mufu_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_cvt_f16(m, s, in, lane, &b, 1, 3, 5, 2, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (float_mufu_op > 9) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined function");
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                result = func_mufu(float_mufu_op, x);
                const int32_t t_7 = (int32_t)m->launch.option[1];
                const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
                const uint32_t r_8 = (result & 0x7fffffff) == 0
                    || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_float_convert(RT_F16, RT_F32, r_8, RT_ZERO, RT_KEEP,
                            0x7fff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MUFU{MUFU_OP}.BF16 $R[Rd], CVT_BF16 PM_EVENTS CTL */
int volta_exec_mufu_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t float_mufu_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_cvt_bf16(m, s, in, lane, &b, 0, 3, 5, 2, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (float_mufu_op > 9) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined function");
                }
                const uint32_t x = b;
                result = func_mufu(float_mufu_op, x);
                const int32_t t_7 = (int32_t)m->launch.option[1];
                const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
                const uint32_t r_8 = (result & 0x7fffffff) == 0
                    || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)(rt_f32_is_nan(r_8) ? 32767 : (int32_t)(r_8 >> 16));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

