/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static void dadd_part(int commit, int32_t rd, struct maxwell_state *s, int32_t lane, uint64_t r,
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

/* OPEN GUARD DADD{RND} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F64_B CTL CLOSE */
int maxwell_exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t f_abs_a = (int32_t)in->value[4];
    const int32_t f_neg_a = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (f_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_a << 63;
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 1, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t r = func_double_add(a, b, rnd);
                dadd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DMUL{RND} $R[Rd]CC, $R[Ra]REUSE_A, F64_NEG_B CTL CLOSE */
int maxwell_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 11);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_f64_neg_b(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                const uint64_t r = rt_f64_mul(a, b, (uint32_t)rnd, RT_KEEP, func_nan64(a, b));
                dadd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DFMA{DFMA_RND} $R[Rd]CC, $R[Ra]REUSE_A, F64_NEG_B, F_NEG_C$R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_dfma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t f_neg_c = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t double_dfma_rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint64_t b = 0;
                const int b_trap = operand_f64_neg_b(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = x ^ (uint64_t)f_neg_c << 63;
                const uint64_t a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                const uint64_t r = func_double_fma(a, b, c, double_dfma_rnd);
                dadd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DFMA{DFMA_RND} $R[Rd]CC, $R[Ra]REUSE_A, NEG_PRODUCT$R[Rc]REUSE_B,
   F_NEG_C{c[C_BANK][C_OFFSET]} CTL CLOSE */
int maxwell_exec_dfma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t neg_product = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t double_dfma_rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint64_t b;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                b = x ^ (uint64_t)neg_product << 63;
                uint64_t c = 0;
                const int c_trap = operand_f64_const_c(m, in, &c, 9, 10, 8);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                const uint64_t r = func_double_fma(a, b, c, double_dfma_rnd);
                dadd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DMNMX $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F64_B, NOT_Pp$P[Pp] CTL CLOSE
   */
int maxwell_exec_dmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t f_abs_a = (int32_t)in->value[3];
    const int32_t f_neg_a = (int32_t)in->value[2];
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (f_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_a << 63;
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 1, 8, 7, 6, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint64_t low =
                    rt_float_min(RT_F64, a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
                const uint64_t r = q ? low
                    : rt_float_max(RT_F64, a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
                dadd_part(commit, rd, s, lane, r, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DSET{SET_BF}FLOAT_CMP{BOP} $R[Rd]CC, SET_NEG_A{SET_ABS_A}$R[Ra]SET_ABS_A{REUSE_A},
   F64_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t set_abs_a = (int32_t)in->value[6];
    const int32_t set_neg_a = (int32_t)in->value[5];
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)in->value[16];
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t set_bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 18);
            if (guard) {
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (set_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)set_neg_a << 63;
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & float_cmp) != 0;
                const uint32_t r =
                    !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0
                    : set_bf ? 1065353216 : 4294967295u;
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

/* OPEN GUARD DSETP{FLOAT_CMP}BOP $P[Pu], $P[Pv], SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A},
   F64_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_dsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t setp_abs_a = (int32_t)in->value[5];
    const int32_t set_neg_a = (int32_t)in->value[4];
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t pv = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (setp_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)set_neg_a << 63;
                uint64_t b = 0;
                const int b_trap = operand_f2f_f64(m, s, in, lane, &b, 1, 10, 9, 8, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & float_cmp) != 0;
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

