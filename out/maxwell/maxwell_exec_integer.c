/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD IADD{OPT_PO}SAT{X} $R[Rd]CC, SUM_A, SUM_B CTL CLOSE */
int maxwell_exec_iadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t x_2 = (int32_t)in->value[1];
    const int32_t sat = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const int32_t o = operand_opt_po(in, 0);
                const uint32_t a = operand_sum_a(s, in, lane, 1, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_sum_b(m, s, in, lane, &b, 2, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (x_2 && o == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, ".PO together with .X");
                }
                const int32_t k = x_2 ? s->cc[lane] >> 2 & 1 : o & 1;
                const int64_t x = (int64_t)a + b + k;
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
                const uint32_t rd_new = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
                    : (uint32_t)x;
                if (cc) {
                    if (sat) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the condition code of a saturated result");
                    }
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x, x_2)
                            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IADD32I{OPT_PO_32I}SAT_32I{X_32I} $R[Rd]CC_32I, SUM_A_32I, IMM32 CTL CLOSE */
int maxwell_exec_iadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_x_32i = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t integer_po_32i = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t neg_a_32i = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    const int32_t integer_sat_32i = (int32_t)in->value[0];
    const int32_t cc_32i = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint32_t a = operand_sum_a(s, in, lane, 1, 5, 4);
                if (integer_x_32i && integer_po_32i) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, ".PO together with .X");
                }
                const int32_t k = integer_x_32i ? s->cc[lane] >> 2 & 1 : neg_a_32i;
                const int64_t x = (int64_t)a + (uint32_t)imm32 + k;
                const int64_t y = (int64_t)(int32_t)a + imm32 + k;
                const uint32_t rd_new = integer_sat_32i
                    ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647) : (uint32_t)x;
                if (cc_32i) {
                    if (integer_sat_32i) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the condition code of a saturated result");
                    }
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x,
                            integer_x_32i) | ((uint32_t)x >> 31 & 1) << 1
                            | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IADD3{IADD3_SHIFT}IADD3_X $R[Rd]CC, IADD3_NEG_A$R[Ra]HALF_A{REUSE_A},
   IADD3_NEG_B$R[Rb]HALF_B{REUSE_B}, IADD3_NEG_C$R[Rc]HALF_C{REUSE_C} CTL CLOSE */
int maxwell_exec_iadd3_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_half_a = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t integer_iadd3_neg_a = (int32_t)in->value[4];
    const int32_t integer_iadd3_x = (int32_t)in->value[1];
    const int32_t integer_half_b = (int32_t)in->value[10];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t integer_iadd3_neg_b = (int32_t)in->value[8];
    const int32_t integer_half_c = (int32_t)in->value[14];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t integer_iadd3_neg_c = (int32_t)in->value[12];
    const int32_t integer_iadd3_shift = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                int64_t a;
                const uint32_t x_2 = integer_half_a == 0 ? s->r[ra][lane] : integer_half_a == 1
                    ? s->r[ra][lane] & 0xffff : integer_half_a == 2 ? s->r[ra][lane] >> 16 : 0;
                a = func_minus3(x_2, integer_iadd3_neg_a, integer_iadd3_x);
                int64_t b;
                const uint32_t x_2_2 = integer_half_b == 0 ? s->r[rb][lane] : integer_half_b == 1
                    ? s->r[rb][lane] & 0xffff : integer_half_b == 2 ? s->r[rb][lane] >> 16 : 0;
                b = func_minus3(x_2_2, integer_iadd3_neg_b, integer_iadd3_x);
                int64_t c;
                const uint32_t x_2_3 = integer_half_c == 0 ? s->r[rc][lane] : integer_half_c == 1
                    ? s->r[rc][lane] & 0xffff : integer_half_c == 2 ? s->r[rc][lane] >> 16 : 0;
                c = func_minus3(x_2_3, integer_iadd3_neg_c, integer_iadd3_x);
                const int64_t first = a + b;
                if (integer_iadd3_shift == 1 && first > 4294967295u
                    && (integer_iadd3_neg_a || integer_iadd3_neg_b || cc)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the place of the carry");
                }
                const uint32_t low = integer_iadd3_shift == 0 ? (uint32_t)first
                    : integer_iadd3_shift == 1 ? (uint32_t)(first >> 16) : integer_iadd3_shift == 2
                    ? (uint32_t)first << 16 : 0;
                const int64_t x = low + c
                    + (integer_iadd3_x ? (s->cc[lane] >> 2 & 1) + (s->cc[lane] >> 3) : 0);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x,
                            integer_iadd3_x) | ((uint32_t)x >> 31 & 1) << 1
                            | ((uint32_t)(x >> 32) & 1) << 2 | ((uint32_t)(first >> 32) & 1) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IADD3{IADD3_X} $R[Rd]CC, IADD3_NEG_A$R[Ra]REUSE_A, IADD3_B, IADD3_NEG_C$R[Rc]REUSE_C
   CTL CLOSE */
int maxwell_exec_iadd3_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t integer_iadd3_neg_a = (int32_t)in->value[3];
    const int32_t integer_iadd3_x = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t integer_iadd3_neg_c = (int32_t)in->value[10];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int64_t a;
                a = func_minus3(s->r[ra][lane], integer_iadd3_neg_a, integer_iadd3_x);
                int64_t b = 0;
                const int b_trap = operand_iadd3_b(m, in, &b, 1, 0, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                int64_t c;
                c = func_minus3(s->r[rc][lane], integer_iadd3_neg_c, integer_iadd3_x);
                const int64_t first = a + b;
                const uint32_t low = (uint32_t)first;
                const int64_t x = low + c
                    + (integer_iadd3_x ? (s->cc[lane] >> 2 & 1) + (s->cc[lane] >> 3) : 0);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x,
                            integer_iadd3_x) | ((uint32_t)x >> 31 & 1) << 1
                            | ((uint32_t)(x >> 32) & 1) << 2 | ((uint32_t)(first >> 32) & 1) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ISCADD{OPT_PO} $R[Rd]CC, SCALED_A, SUM_B, SHIFT CTL CLOSE */
int maxwell_exec_iscadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                const int32_t o = operand_opt_po(in, 0);
                const uint32_t a = operand_scaled_a(s, in, lane, 1, 3, 11, 2);
                uint32_t b = 0;
                const int b_trap = operand_sum_b(m, s, in, lane, &b, 2, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const int64_t x = (int64_t)a + b + (o & 1);
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + (o & 1);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)((uint32_t)x == 0 && 1)
                            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ISCADD32I $R[Rd]CC_32I, $R[Ra]REUSE_A, IMM32, SHIFT_32I CTL CLOSE */
int maxwell_exec_iscadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t integer_shift_32i = (int32_t)in->value[5];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[4];
    const int32_t cc_32i = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 6);
        if (guard) {
            const int64_t x = (int64_t)(s->r[ra][lane] << integer_shift_32i) + (uint32_t)imm32;
            const uint32_t rd_new = (uint32_t)x;
            if (cc_32i) {
                const int64_t y = (int64_t)(int32_t)(s->r[ra][lane] << integer_shift_32i) + imm32;
                s->cc[lane] =
                    (uint8_t)((uint32_t)((uint32_t)x == 0 && 1) | ((uint32_t)x >> 31 & 1) << 1
                    | (uint32_t)(x >> 32) << 2 | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                if (rd != 255)
                    s->r[rd][lane] = rd_new;
            } else {
                if (rd != 255)
                    s->r[rd][lane] = rd_new;
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD IMNMX{SIGNED}PART $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_imnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[12];
    const int32_t not_pp = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t integer_part = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t small = signed_2
                    ? (uint32_t)rt_min_i32((int32_t)s->r[ra][lane], (int32_t)b)
                    : rt_min_u32(s->r[ra][lane], b);
                const uint32_t large = signed_2
                    ? (uint32_t)rt_max_i32((int32_t)s->r[ra][lane], (int32_t)b)
                    : rt_max_u32(s->r[ra][lane], b);
                const uint32_t own = q ? small : large;
                const int32_t above = integer_part == 1 || integer_part == 2;
                const uint32_t r = !above
                    || s->cc[lane] & 1 ? own : s->cc[lane] >> 2 & 1 ? s->r[ra][lane] : b;
                if (cc && integer_part == 0) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                        if (rd != 255)
                            s->r[rd][lane] = r;
                    }
                } else if (cc) {
                    const int32_t same = s->r[ra][lane] == b && (!above || s->cc[lane] & 1);
                    const int32_t first = (above && !(s->cc[lane] & 1)) ? s->cc[lane] >> 2 & 1
                        : !same && own == s->r[ra][lane];
                    if (commit) {
                        s->cc[lane] = (uint8_t)(same | first << 2);
                        if (rd != 255)
                            s->r[rd][lane] = r;
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

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_icmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const int64_t x = signed_2 ? (int64_t)(int32_t)s->r[rc][lane] : s->r[rc][lane];
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0
                            ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_icmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)in->value[0];
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
                const int64_t x = signed_2 ? (int64_t)(int32_t)c : c;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0
                            ? s->r[ra][lane] : s->r[rc][lane];
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

