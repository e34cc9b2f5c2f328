/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_mufu(struct isadora_machine *m, const struct isadora_insn *in, int line, int ra_at,
    int f_abs_a_at, int f_neg_a_at, int floatcmp_mufu_op_at, int rd_at, int sat_at, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t f_abs_a = (int32_t)in->value[f_abs_a_at];
    const int32_t f_neg_a = (int32_t)in->value[f_neg_a_at];
    const int32_t floatcmp_mufu_op = (int32_t)in->value[floatcmp_mufu_op_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t sat = (int32_t)in->value[sat_at];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, line, pg_at);
        if (guard) {
            uint32_t a;
            a = (f_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)f_neg_a << 31;
            result = func_mufu(floatcmp_mufu_op, a);
            const int32_t t_9 = (int32_t)m->launch.option[1];
            const int32_t d_3 = t_9 == 0 ? 0 : t_9 == 1 ? 1 : -1;
            const uint32_t x_14 = (result & 0x7fffffff) == 0
                || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
            if (rd != 255)
                s->r[rd][lane] = func_saturated(x_14, sat);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD FSET{SET_BF}FLOAT_CMP{SET_FTZ}BOP $R[Rd]CC,
   SET_NEG_A{SET_ABS_A}$R[Ra]SET_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[8];
    const int32_t set_abs_a = (int32_t)in->value[7];
    const int32_t set_neg_a = (int32_t)in->value[6];
    const int32_t pp = (int32_t)in->value[18];
    const int32_t not_pp = (int32_t)in->value[17];
    const int32_t floatcmp_set_ftz = (int32_t)in->value[2];
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t set_bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 19);
            if (guard) {
                uint32_t a;
                a = (set_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
                    ^ (uint32_t)set_neg_a << 31;
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 1, 12, 11, 10, 14, 15, 16);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t =
                    (rt_f32_compare(a, b, (uint32_t)(floatcmp_set_ftz * 3)) & float_cmp) != 0;
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

/* OPEN GUARD FSETP{FLOAT_CMP}SETP_FTZ{BOP} $P[Pu], $P[Pv],
   SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_fsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t setp_abs_a = (int32_t)in->value[6];
    const int32_t set_neg_a = (int32_t)in->value[5];
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)in->value[16];
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[3];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t pv = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 18);
            if (guard) {
                uint32_t a;
                a = (setp_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
                    ^ (uint32_t)set_neg_a << 31;
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t t =
                    (rt_f32_compare(a, b, (uint32_t)(floatcmp_setp_ftz * 3)) & float_cmp) != 0;
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

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, FCMP_B, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_fcmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_fcmp_b(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (rt_f32_compare(s->r[rc][lane], 0, (uint32_t)(floatcmp_setp_ftz * 3))
                            & floatcmp_fcmp_test) != 0 ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL
   CLOSE */
int maxwell_exec_fcmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t floatcmp_setp_ftz = (int32_t)in->value[1];
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (rt_f32_compare(c, 0, (uint32_t)(floatcmp_setp_ftz * 3))
                            & floatcmp_fcmp_test) != 0 ? s->r[ra][lane] : s->r[rc][lane];
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FCHK.DIVIDE $P[Pu], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B CTL CLOSE */
int maxwell_exec_fchk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 12);
        if (guard) {
            if (pu != 7)
                s->p[pu][lane] = 1;
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD FSWZADD{FTZ}RND{NDV} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rb]REUSE_B,
   SIGNS3{SIGNS2}SIGNS1{SIGNS0} CTL CLOSE */
int maxwell_exec_fswzadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t floatcmp_signs3 = (int32_t)in->value[9];
    const int32_t floatcmp_signs2 = (int32_t)in->value[10];
    const int32_t floatcmp_signs1 = (int32_t)in->value[11];
    const int32_t floatcmp_signs0 = (int32_t)in->value[12];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 13);
            if (guard) {
                const int32_t t = lane & 3;
                const int32_t op = t == 0 ? floatcmp_signs0 : t == 1 ? floatcmp_signs1 : t == 2
                    ? floatcmp_signs2 : floatcmp_signs3;
                const uint32_t sum =
                    rt_f32_add(s->r[ra][lane] ^ (uint32_t)(op == 2) << 31,
                    s->r[rb][lane] ^ (uint32_t)(op == 1) << 31, (uint32_t)rnd, (uint32_t)(ftz * 3),
                    0x7fffffff);
                if (op == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: flushing where nothing is added");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sum;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(sum, 0, RT_KEEP);
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

/* OPEN GUARD MUFU{MUFU_OP}SAT $R[Rd], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A} CTL CLOSE */
int maxwell_exec_mufu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu(m, in, 1, 5, 4, 3, 0, 2, 1, 7);
}

/* OPEN GUARD MUFU{MUFU_OP}SAT $R[Rd], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A} CTL CLOSE */
int maxwell_exec_mufu_sqrt(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu(m, in, 1, 5, 4, 3, 0, 2, 1, 7);
}

/* OPEN GUARD RRO{RRO_OP} $R[Rd], F32_B CTL CLOSE */
int maxwell_exec_rro(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 0, 4, 3, 2, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = rt_f32_from_f32(b, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

