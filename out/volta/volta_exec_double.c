/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD DADD{RND} $R[Rd], F64_A, F64_Rc PM_EVENTS CTL */
int volta_exec_dadd_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 8);
        if (guard) {
            const uint64_t a = operand_f64_a(s, in, lane, 0, 3, 2);
            const uint64_t b = operand_f64_a(s, in, lane, 1, 6, 5);
            const uint64_t x = func_double_add(a, b, rnd);
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(x >> 32);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD DADD{RND} $R[Rd], F64_A, F64_C_IN_B PM_EVENTS CTL */
int volta_exec_dadd_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                const uint64_t a = operand_f64_a(s, in, lane, 0, 3, 2);
                uint64_t b = 0;
                const int b_trap = operand_f64_c_in_b(m, s, in, &b, 1, 5, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x = func_double_add(a, b, rnd);
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

/* GUARD DMUL{RND} $R[Rd], F64_A, F64_B PM_EVENTS CTL */
int volta_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                const uint64_t a = operand_f64_a(s, in, lane, 0, 3, 2);
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x = rt_f64_mul(a, b, (uint32_t)rnd, RT_KEEP, func_nan64(a, b));
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

/* GUARD DFMA{RND} $R[Rd], F64_A, F64_B, F64_Rc PM_EVENTS CTL */
int volta_exec_dfma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 15);
            if (guard) {
                const uint64_t a = operand_f64_a(s, in, lane, 0, 3, 2);
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t c = operand_f64_a(s, in, lane, 4, 13, 12);
                const uint64_t x = func_double_fma(a, b, c, rnd);
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

/* GUARD DFMA{RND} $R[Rd], F64_A, F64_Rc, F64_C_IN_B PM_EVENTS CTL */
int volta_exec_dfma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 13);
            if (guard) {
                const uint64_t a = operand_f64_a(s, in, lane, 0, 3, 2);
                const uint64_t b = operand_f64_a(s, in, lane, 1, 6, 5);
                uint64_t c = 0;
                const int c_trap = operand_f64_c_in_b(m, s, in, &c, 2, 8, 9, 10, 11, 12);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t x = func_double_fma(a, b, c, rnd);
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

/* GUARD DSETP{DOUBLE_CMP}BOP $P[Pu], $P[Pv], F64_A, F64_LAST, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_dsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t double_double_cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[2];
    const int32_t pv = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 16);
            if (guard) {
                const uint64_t a = operand_f64_a(s, in, lane, 0, 5, 4);
                uint64_t b = 0;
                const int b_trap = operand_cvt_f64(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & double_double_cmp)
                    != 0;
                if (double_double_cmp == 0 || double_double_cmp == 15) {
                    const int32_t small = double_double_cmp == 0;
                    const uint64_t r = small ? rt_float_min(RT_F64, a, b, RT_KEEP, 0x0)
                        : rt_float_max(RT_F64, a, b, RT_KEEP, 0x0);
                    const int32_t t_2 = !rt_f64_is_nan(a) && r == a;
                    if (commit) {
                        if (pu != 7)
                            s->p[pu][lane] =
                                (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                                || q : bop == 2 ? t_2 ^ q : 0);
                    }
                    const int32_t t_3 = rt_f64_is_nan(a) && rt_f64_is_nan(b);
                    if (commit) {
                        if (pv != 7)
                            s->p[pv][lane] =
                                (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3
                                || q : bop == 2 ? t_3 ^ q : 0);
                    }
                } else {
                    if (commit) {
                        if (pu != 7)
                            s->p[pu][lane] =
                                (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                                || q : bop == 2 ? t ^ q : 0);
                    }
                    const int32_t t_4 = !t;
                    if (commit) {
                        if (pv != 7)
                            s->p[pv][lane] =
                                (uint8_t)(bop == 0 ? (t_4 && q) : bop == 1 ? t_4
                                || q : bop == 2 ? t_4 ^ q : 0);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

