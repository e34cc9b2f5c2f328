/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBX, NC$R[Rc]RC MARKS CTL */
int volta_exec_iadd3_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t na = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[14];
    const int32_t nc = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t p1 = (int32_t)((uint32_t)(word >> 84) & 7);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 16);
            if (guard) {
                int64_t a;
                a = na ? (int64_t)~s->r[ra][lane] + 1 : s->r[ra][lane];
                int64_t b = 0;
                const int b_trap =
                    operand_sbx(m, s, in, lane, &b, 2, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int64_t c;
                c = nc ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
                const int64_t t = a + b + c;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (p0 != 7)
                        s->p[p0][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    if (p1 != 7)
                        s->p[p1][lane] = (uint8_t)(t >= INT64_C(8589934592));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBX, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL */
int volta_exec_iadd3_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t ia = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[14];
    const int32_t ic = (int32_t)in->value[13];
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    const int32_t q1 = (int32_t)in->value[19];
    const int32_t q1n = (int32_t)in->value[18];
    const int32_t rd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t p1 = (int32_t)((uint32_t)(word >> 84) & 7);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 20);
            if (guard) {
                uint32_t a;
                a = ia ? ~s->r[ra][lane] : s->r[ra][lane];
                uint32_t b = 0;
                const int b_trap =
                    operand_sbx_2(m, s, in, lane, &b, 2, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = ic ? ~s->r[rc][lane] : s->r[rc][lane];
                int32_t p;
                p = s->p[q0][lane] ^ q0n;
                int32_t q;
                q = s->p[q1][lane] ^ q1n;
                const int64_t t = (int64_t)a + b + c + p + q;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (p0 != 7)
                        s->p[p0][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    if (p1 != 7)
                        s->p[p1][lane] = (uint8_t)(t >= INT64_C(8589934592));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL */
int volta_exec_imad_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t nc = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            int64_t c;
            c = nc ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * s->r[rb][lane] + (uint32_t)c;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL */
int volta_exec_imad_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t nc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            int64_t c;
            c = nc ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * (uint32_t)imm + (uint32_t)c;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL */
int volta_exec_imad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t nc = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sbcu(m, s, in, &b, 0, 4, 5, 6);
                if (b_trap) {
                    return b_trap;
                }
                int64_t c;
                c = nc ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[ra][lane] * b + (uint32_t)c;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL */
int volta_exec_imad_ri(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 7);
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * s->r[rc][lane] + (uint32_t)imm;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL */
int volta_exec_imad_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                int64_t c = 0;
                const int c_trap = operand_cbn(m, in, &c, 1, 6, 8, 7);
                if (c_trap) {
                    return c_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[ra][lane] * s->r[rc][lane] + (uint32_t)c;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL */
int volta_exec_imad_ru(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ub = (int32_t)in->value[7];
    const int32_t nb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            int64_t ubn;
            ubn = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * s->r[rc][lane] + (uint32_t)ubn;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t ic = (int32_t)in->value[10];
    const int32_t q0 = (int32_t)in->value[14];
    const int32_t q0n = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_sb_2(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = ic ? ~s->r[rc][lane] : s->r[rc][lane];
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[ra][lane] * (uint32_t)b + c + (uint32_t)k;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_sci(m, s, in, &c, 0, 6, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[ra][lane] * s->r[rc][lane] + c + (uint32_t)k;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL */
int volta_exec_imad_wide_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t nc = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_sb_2(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                rt_i128 c;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = nc ? (rt_i128)~x + 1 : (rt_i128)x;
                const rt_i128 t = (rt_i128)(uint64_t)func_product(s->r[ra][lane], b, us) + c;
                const int32_t p_new = t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0));
                if (rd != 255) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (commit) {
                        const uint64_t t_2 = (uint64_t)t;
                        s->r[rd][lane] = (uint32_t)t_2;
                        const int32_t t_3 = rd + 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(t_2 >> 32);
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                } else {
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int volta_exec_imad_wide_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t nb = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                rt_i128 c;
                if (in->alt[1] == 0) {
                    uint64_t cw = 0;
                    const int cw_trap = operand_cd(m, in, &cw, 2, 8, 9);
                    if (cw_trap) {
                        return cw_trap;
                    }
                    c = nb ? (rt_i128)~cw + 1 : (rt_i128)cw;
                } else {
                    const int32_t ub = (int32_t)in->value[10];
                    const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
                    c = nb ? (rt_i128)~x + 1 : (rt_i128)x;
                }
                const rt_i128 t =
                    (rt_i128)(uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], us) + c;
                const int32_t p_new = t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0));
                if (rd != 255) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (commit) {
                        const uint64_t t_2 = (uint64_t)t;
                        s->r[rd][lane] = (uint32_t)t_2;
                        const int32_t t_3 = rd + 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(t_2 >> 32);
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                } else {
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_wide_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t ic = (int32_t)in->value[11];
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_sb_2(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = ic ? ~x : x;
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                const rt_i128 t = (rt_i128)(uint64_t)func_product(s->r[ra][lane], b, us)
                    + (rt_i128)c + (rt_i128)k;
                const int32_t p_new = t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0));
                if (rd != 255) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (commit) {
                        const uint64_t t_2 = (uint64_t)t;
                        s->r[rd][lane] = (uint32_t)t_2;
                        const int32_t t_3 = rd + 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(t_2 >> 32);
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                } else {
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_wide_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_widecx(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                const rt_i128 t =
                    (rt_i128)(uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], us)
                    + (rt_i128)c + (rt_i128)k;
                const int32_t p_new = t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0));
                if (rd != 255) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (commit) {
                        const uint64_t t_2 = (uint64_t)t;
                        s->r[rd][lane] = (uint32_t)t_2;
                        const int32_t t_3 = rd + 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(t_2 >> 32);
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                } else {
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t p0 = (int32_t)in->value[2];
                            s->p[p0][lane] = (uint8_t)p_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL */
int volta_exec_imad_hi_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t nc = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_sb_2(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                rt_i128 c;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = nc ? (rt_i128)~x + 1 : (rt_i128)x;
                const rt_i128 t = (rt_i128)(uint64_t)func_product(s->r[ra][lane], b, us) + c;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t p0 = (int32_t)in->value[2];
                        s->p[p0][lane] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)((uint64_t)t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int volta_exec_imad_hi_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t nb = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                rt_i128 c;
                if (in->alt[1] == 0) {
                    uint64_t cw = 0;
                    const int cw_trap = operand_cd(m, in, &cw, 2, 8, 9);
                    if (cw_trap) {
                        return cw_trap;
                    }
                    c = nb ? (rt_i128)~cw + 1 : (rt_i128)cw;
                } else {
                    const int32_t ub = (int32_t)in->value[10];
                    const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
                    c = nb ? (rt_i128)~x + 1 : (rt_i128)x;
                }
                const rt_i128 t =
                    (rt_i128)(uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], us) + c;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t p0 = (int32_t)in->value[2];
                        s->p[p0][lane] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)((uint64_t)t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_hi_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t ic = (int32_t)in->value[11];
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_sb_2(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = ic ? ~x : x;
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                const rt_i128 t = (rt_i128)(uint64_t)func_product(s->r[ra][lane], b, us)
                    + (rt_i128)c + (rt_i128)k;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t p0 = (int32_t)in->value[2];
                        s->p[p0][lane] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)((uint64_t)t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int volta_exec_imad_hi_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_widecx(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[q0][lane] ^ q0n;
                const rt_i128 t =
                    (rt_i128)(uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], us)
                    + (rt_i128)c + (rt_i128)k;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t p0 = (int32_t)in->value[2];
                        s->p[p0][lane] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)((uint64_t)t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

