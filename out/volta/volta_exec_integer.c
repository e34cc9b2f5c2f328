/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD IADD3 $R[Rd], CARRIES_OUT, NEG_A$R[Ra]REUSE_A, SIGNED_B_NO_IMM, NEG_C$R[Rc]REUSE_C
   PM_EVENTS CTL */
int volta_exec_iadd3_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t neg_c = (int32_t)in->value[12];
    const int32_t neg_b = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t pv = (int32_t)((uint32_t)(word >> 84) & 7);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 15);
            if (guard) {
                const int32_t carries = operand_carries_out(in, 0);
                uint32_t a;
                a = neg_a ? ~s->r[ra][lane] : s->r[ra][lane];
                uint32_t b = 0;
                const int b_trap = operand_signed_b_no_imm(m, s, in, lane, &b, 2, 6, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = neg_c ? ~s->r[rc][lane] : s->r[rc][lane];
                const int64_t t = (int64_t)a + b + c + (neg_a + neg_c) + neg_b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                }
                if (carries) {
                    if (commit) {
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                        if (pv != 7)
                            s->p[pv][lane] = (uint8_t)(t >= INT64_C(8589934592));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IADD3 $R[Rd], CARRIES_OUT, NEG_A$R[Ra]REUSE_A, IMM, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_iadd3_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_c = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t pv = (int32_t)((uint32_t)(word >> 84) & 7);
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 10);
        if (guard) {
            const int32_t carries = operand_carries_out(in, 0);
            uint32_t a;
            a = neg_a ? ~s->r[ra][lane] : s->r[ra][lane];
            uint32_t b;
            b = (uint32_t)imm;
            uint32_t c;
            c = neg_c ? ~s->r[rc][lane] : s->r[rc][lane];
            const int64_t t = (int64_t)a + b + c + (neg_a + neg_c);
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)t;
            if (carries) {
                if (pu != 7)
                    s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                if (pv != 7)
                    s->p[pv][lane] = (uint8_t)(t >= INT64_C(8589934592));
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IADD3.X $R[Rd], CARRIES_OUT, INV_A$R[Ra]REUSE_A, SIGNED_B, INV_C$R[Rc]REUSE_C,
   NOT_Pp$P[Pp], NOT_Pq$P[Pq] PM_EVENTS CTL */
int volta_exec_iadd3_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t inv_a = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[14];
    const int32_t inv_c = (int32_t)in->value[13];
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)in->value[16];
    const int32_t pq = (int32_t)in->value[19];
    const int32_t not_pq = (int32_t)in->value[18];
    const int32_t rd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t pv = (int32_t)((uint32_t)(word >> 84) & 7);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 20);
            if (guard) {
                const int32_t carries = operand_carries_out(in, 0);
                uint32_t a;
                a = inv_a ? ~s->r[ra][lane] : s->r[ra][lane];
                uint32_t b = 0;
                const int b_trap = operand_signed_b(m, s, in, lane, &b, 2, 7, 6, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = inv_c ? ~s->r[rc][lane] : s->r[rc][lane];
                int32_t p;
                p = s->p[pp][lane] ^ not_pp;
                int32_t q;
                q = s->p[pq][lane] ^ not_pq;
                const int64_t t = (int64_t)a + b + c + p + q;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                }
                if (carries) {
                    if (commit) {
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                        if (pv != 7)
                            s->p[pv][lane] = (uint8_t)(t >= INT64_C(8589934592));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD VIADD $R[Rd], $R[Ra]REUSE_A, VIADD_B PM_EVENTS CTL */
int volta_exec_viadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 5);
        if (guard) {
            const uint32_t b = operand_viadd_b(s, in, 0, 3, 4);
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] + b;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rb]REUSE_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_imad_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t neg_c = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            int64_t c;
            c = neg_c ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * s->r[rb][lane] + (uint32_t)c;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, IMM, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_imad_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t neg_c = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            int64_t c;
            c = neg_c ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * (uint32_t)imm + (uint32_t)c;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, CONST_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_imad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_c = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_const_b(m, s, in, &b, 0, 4, 5, 6);
                if (b_trap) {
                    return b_trap;
                }
                int64_t c;
                c = neg_c ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
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

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, IMM PM_EVENTS CTL */
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

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, NEG_B{CONST} PM_EVENTS CTL */
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
                const int c_trap = operand_signed_const_c(m, in, &c, 1, 6, 8, 7);
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

/* GUARD IMAD{SIGNED} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, NEG_B$UR[URb] PM_EVENTS CTL */
int volta_exec_imad_ru(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[7];
    const int32_t neg_b = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            int64_t signed_urb_c;
            signed_urb_c = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
            if (rd != 255)
                s->r[rd][lane] = s->r[ra][lane] * s->r[rc][lane] + (uint32_t)signed_urb_c;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMAD{SIGNED}.X $R[Rd], $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C, NOT_Pp$P[Pp] PM_EVENTS CTL
   */
int volta_exec_imad_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t inv_c = (int32_t)in->value[10];
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = inv_c ? ~s->r[rc][lane] : s->r[rc][lane];
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
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

/* GUARD IMAD{SIGNED}.X $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C_IN_B, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_imad_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)in->value[11];
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
                const int c_trap = operand_inverted_c_in_b(m, s, in, &c, 0, 6, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
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

static int imad_wide_b_part(uint64_t x, uint64_t c, int32_t neg_c, int32_t rd,
    struct isadora_machine *m, int commit, struct volta_state *s, int32_t lane,
    const struct isadora_insn *in)
{
    const uint64_t t = x + c + (uint64_t)neg_c;
    const int32_t p_new = t < x || (t == x && c != 0);
    if (rd != 255) {
        if ((rd & 1) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x2` of a register that is no multiple of 2");
        }
        if (commit) {
            s->r[rd][lane] = (uint32_t)t;
            const int32_t t_2 = rd + 1;
            if (t_2 != 255)
                s->r[t_2][lane] = (uint32_t)(t >> 32);
            if (in->alt[0] == 1) {
                const int32_t pu = (int32_t)in->value[2];
                s->p[pu][lane] = (uint8_t)p_new;
            }
        }
    } else {
        if (commit) {
            if (in->alt[0] == 1) {
                const int32_t pu = (int32_t)in->value[2];
                s->p[pu][lane] = (uint8_t)p_new;
            }
        }
    }
    return 0;
}

/* GUARD IMAD.WIDE{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL
   */
int volta_exec_imad_wide_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t neg_c = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = neg_c ? ~x_2 : x_2;
                const uint64_t x = (uint64_t)func_product(s->r[ra][lane], b, signed_2);
                {
                    const int part_trap = imad_wide_b_part(x, c, neg_c, rd, m, commit, s, lane, in);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, SIGNED_C64_IN_B
   PM_EVENTS CTL */
int volta_exec_imad_wide_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t neg_b = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t x =
                    (uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], signed_2);
                {
                    const int part_trap = imad_wide_b_part(x, c, neg_b, rd, m, commit, s, lane, in);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_imad_wide_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t inv_c = (int32_t)in->value[11];
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = inv_c ? ~x_2 : x_2;
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint64_t x = (uint64_t)func_product(s->r[ra][lane], b, signed_2);
                {
                    const int part_trap = imad_wide_b_part(x, c, k, rd, m, commit, s, lane, in);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.WIDE{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C64_IN_B,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_imad_wide_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint64_t x =
                    (uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], signed_2);
                {
                    const int part_trap = imad_wide_b_part(x, c, k, rd, m, commit, s, lane, in);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, NEG_C$R[Rc]REUSE_C PM_EVENTS CTL
   */
int volta_exec_imad_hi_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t neg_c = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = neg_c ? ~x_2 : x_2;
                const uint64_t x = (uint64_t)func_product(s->r[ra][lane], b, signed_2);
                const uint64_t t = x + c + (uint64_t)neg_c;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[2];
                        s->p[pu][lane] = (uint8_t)(t < x || (t == x && c != 0));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)(t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{SIGNED} $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, SIGNED_C64_IN_B PM_EVENTS
   CTL */
int volta_exec_imad_hi_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t neg_b = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t x =
                    (uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], signed_2);
                const uint64_t t = x + c + (uint64_t)neg_b;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[2];
                        s->p[pu][lane] = (uint8_t)(t < x || (t == x && c != 0));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)(t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, SRC_B, INV_C$R[Rc]REUSE_C, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_imad_hi_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t inv_c = (int32_t)in->value[11];
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = inv_c ? ~x_2 : x_2;
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint64_t x = (uint64_t)func_product(s->r[ra][lane], b, signed_2);
                const uint64_t t = x + c + (uint64_t)k;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[2];
                        s->p[pu][lane] = (uint8_t)(t < x || (t == x && c != 0));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)(t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMAD.HI{SIGNED}.X $R[Rd], JOINED_Pu, $R[Ra]REUSE_A, $R[Rc]REUSE_B, INVERTED_C64_IN_B,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_imad_hi_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint64_t c = 0;
                const int c_trap = operand_signed_c64_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint64_t x =
                    (uint64_t)func_product_2(s->r[ra][lane], s->r[rc][lane], signed_2);
                const uint64_t t = x + c + (uint64_t)k;
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[2];
                        s->p[pu][lane] = (uint8_t)(t < x || (t == x && c != 0));
                    }
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)(t >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

