/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD IMUL{MUL_TYPES}HI $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
int maxwell_exec_imul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t mul_types = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t hi = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t p = (uint64_t)func_product(mul_types, s->r[ra][lane], b);
                const uint32_t r = hi ? (uint32_t)(p >> 32) : (uint32_t)p;
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

/* OPEN GUARD IMUL32I{MUL_TYPES_32I}HI_32I $R[Rd]CC_32I, $R[Ra]REUSE_A, IMM32 CTL CLOSE */
int maxwell_exec_imul32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t mul_types_32i = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[6];
    const int32_t hi_32i = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc_32i = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 7);
        if (guard) {
            const uint64_t p = (uint64_t)func_product_2(mul_types_32i, s->r[ra][lane], imm32);
            const uint32_t r = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
            if (rd != 255)
                s->r[rd][lane] = r;
            if (cc_32i) {
                s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD IMAD{MAD_TYPES}MAD_HI{OPT_MAD_PO}SAT{MAD_X} $R[Rd]CC, MAD_A, SRC_B, MAD_C CTL CLOSE */
int maxwell_exec_imad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[15];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t multiply_mad_hi = (int32_t)in->value[1];
    const int32_t multiply_mad_types = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t multiply_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t multiply_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_mad_x = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                const int32_t o = operand_opt_mad_po(in, 0);
                uint32_t b_2 = 0;
                const int b_2_trap = operand_src_b(m, s, in, lane, &b_2, 2, 9, 11, 12, 13);
                if (b_2_trap) {
                    return b_2_trap;
                }
                uint32_t c;
                c = s->r[rc][lane];
                if (sat && (!multiply_mad_hi || multiply_mad_types != 3 || cc)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: saturation but of signed high halves");
                }
                if (multiply_mad_hi && multiply_mad_neg_a && !multiply_mad_neg_c) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p = (uint64_t)func_product(multiply_mad_types, s->r[ra][lane], b_2);
                const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
                const int32_t k = multiply_mad_x ? s->cc[lane] >> 2 & 1 : o;
                const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
                const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c : c;
                const int64_t x = (int64_t)a + b + k;
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
                            : (uint32_t)x;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x,
                            multiply_mad_x) | ((uint32_t)x >> 31 & 1) << 1
                            | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMAD{MAD_TYPES}MAD_HI{OPT_MAD_PO}SAT{MAD_X} $R[Rd]CC, MAD_A, $R[Rc]REUSE_B,
   MAD_CONST_C CTL CLOSE */
int maxwell_exec_imad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t sat = (int32_t)in->value[2];
    const int32_t multiply_mad_hi = (int32_t)in->value[1];
    const int32_t multiply_mad_types = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t multiply_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t multiply_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t multiply_mad_x = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 14);
            if (guard) {
                const int32_t o = operand_opt_mad_po(in, 0);
                uint32_t c = 0;
                const int c_trap = operand_mad_const_c(m, in, &c, 12, 13);
                if (c_trap) {
                    return c_trap;
                }
                if (sat && (!multiply_mad_hi || multiply_mad_types != 3 || cc)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: saturation but of signed high halves");
                }
                if (multiply_mad_hi && multiply_mad_neg_a && !multiply_mad_neg_c) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p =
                    (uint64_t)func_product(multiply_mad_types, s->r[ra][lane], s->r[rc][lane]);
                const uint32_t t = multiply_mad_hi ? (uint32_t)(p >> 32) : (uint32_t)p;
                const int32_t k = multiply_mad_x ? s->cc[lane] >> 2 & 1 : o;
                const uint32_t a = (multiply_mad_neg_a && !multiply_mad_neg_c) ? ~t : t;
                const uint32_t b = (multiply_mad_neg_c && !multiply_mad_neg_a) ? ~c : c;
                const int64_t x = (int64_t)a + b + k;
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sat ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
                            : (uint32_t)x;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x,
                            multiply_mad_x) | ((uint32_t)x >> 31 & 1) << 1
                            | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMAD32I{MAD32I_TYPES}HI_32I{OPT_MAD32I_PO} $R[Rd]CC_32I, MAD32I_A, IMM32, MAD32I_C CTL
   CLOSE */
int maxwell_exec_imad32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hi_32i = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t neg_a_32i = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t multiply_mad32i_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t multiply_mad32i_types = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc_32i = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 9);
            if (guard) {
                const int32_t o = operand_opt_mad_po(in, 0);
                if (hi_32i && neg_a_32i && !multiply_mad32i_neg_c) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p =
                    (uint64_t)func_product_2(multiply_mad32i_types, s->r[ra][lane], imm32);
                const uint32_t t = hi_32i ? (uint32_t)(p >> 32) : (uint32_t)p;
                const uint32_t a = (neg_a_32i && !multiply_mad32i_neg_c) ? ~t : t;
                const uint32_t b = (multiply_mad32i_neg_c && !neg_a_32i) ? ~s->r[rd][lane]
                    : s->r[rd][lane];
                const int64_t x = (int64_t)a + b + o;
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + o;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (cc_32i) {
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

/* OPEN GUARD IMADSP.U{IMADSP_A}.U{IMADSP_B}.U{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_imadsp_uu_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? s->r[ra][lane] & 0xffffff : multiply_imadsp_a == 2
                    ? s->r[ra][lane] & 0xffff : s->r[ra][lane] >> 16;
                const uint32_t x = result;
                const uint32_t x_2 = b;
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff)
                    : size == 2 ? (int32_t)(x_2 & 0xffff) : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = s->r[rc][lane];
                const uint32_t result_3 = multiply_imadsp_c == 0 ? x_3 : multiply_imadsp_c == 1
                    ? x_3 & 0xffffff : multiply_imadsp_c == 2 ? x_3 & 0xffff : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = x * (uint32_t)y + result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.S{IMADSP_A}.U{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_imadsp_su_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][lane], 24)
                    : multiply_imadsp_a == 2 ? (int16_t)s->r[ra][lane]
                    : (int16_t)(s->r[ra][lane] >> 16);
                const int32_t x = result;
                const uint32_t x_2 = b;
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff)
                    : size == 2 ? (int32_t)(x_2 & 0xffff) : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = s->r[rc][lane];
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.U{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_imadsp_us_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? s->r[ra][lane] & 0xffffff : multiply_imadsp_a == 2
                    ? s->r[ra][lane] & 0xffff : s->r[ra][lane] >> 16;
                const uint32_t x = result;
                const uint32_t x_2 = b;
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24)
                    : size == 2 ? (int16_t)x_2 : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = s->r[rc][lane];
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.S{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_imadsp_ss_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][lane], 24)
                    : multiply_imadsp_a == 2 ? (int16_t)s->r[ra][lane]
                    : (int16_t)(s->r[ra][lane] >> 16);
                const int32_t x = result;
                const uint32_t x_2 = b;
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24)
                    : size == 2 ? (int16_t)x_2 : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = s->r[rc][lane];
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.U{IMADSP_A}.U{IMADSP_B}.U{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_imadsp_uu_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? s->r[ra][lane] & 0xffffff : multiply_imadsp_a == 2
                    ? s->r[ra][lane] & 0xffff : s->r[ra][lane] >> 16;
                const uint32_t x = result;
                const uint32_t x_2 = s->r[rc][lane];
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff)
                    : size == 2 ? (int32_t)(x_2 & 0xffff) : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = c;
                const uint32_t result_3 = multiply_imadsp_c == 0 ? x_3 : multiply_imadsp_c == 1
                    ? x_3 & 0xffffff : multiply_imadsp_c == 2 ? x_3 & 0xffff : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = x * (uint32_t)y + result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.S{IMADSP_A}.U{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_imadsp_su_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][lane], 24)
                    : multiply_imadsp_a == 2 ? (int16_t)s->r[ra][lane]
                    : (int16_t)(s->r[ra][lane] >> 16);
                const int32_t x = result;
                const uint32_t x_2 = s->r[rc][lane];
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? (int32_t)(x_2 & 0xffffff)
                    : size == 2 ? (int32_t)(x_2 & 0xffff) : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = c;
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.U{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_imadsp_us_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const uint32_t result = multiply_imadsp_a == 0 ? s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? s->r[ra][lane] & 0xffffff : multiply_imadsp_a == 2
                    ? s->r[ra][lane] & 0xffff : s->r[ra][lane] >> 16;
                const uint32_t x = result;
                const uint32_t x_2 = s->r[rc][lane];
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24)
                    : size == 2 ? (int16_t)x_2 : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = c;
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.S{IMADSP_A}.S{IMADSP_B}.S{IMADSP_C} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_imadsp_ss_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[9];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_imadsp_a = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t multiply_imadsp_b = (int32_t)in->value[1];
    const int32_t multiply_imadsp_c = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t result = multiply_imadsp_a == 0 ? (int32_t)s->r[ra][lane]
                    : multiply_imadsp_a == 1 ? rt_sext_32(s->r[ra][lane], 24)
                    : multiply_imadsp_a == 2 ? (int16_t)s->r[ra][lane]
                    : (int16_t)(s->r[ra][lane] >> 16);
                const int32_t x = result;
                const uint32_t x_2 = s->r[rc][lane];
                const int32_t size = multiply_imadsp_b + 1;
                const int32_t result_2 = size == 0 ? 0 : size == 1 ? rt_sext_32(x_2, 24)
                    : size == 2 ? (int16_t)x_2 : 0;
                const int32_t y = result_2;
                const uint32_t x_3 = c;
                const int32_t result_3 = multiply_imadsp_c == 0 ? (int32_t)x_3
                    : multiply_imadsp_c == 1 ? rt_sext_32(x_3, 24) : multiply_imadsp_c == 2
                    ? (int16_t)x_3 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x * (uint32_t)y + (uint32_t)result_3;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void xmad_r_part(int64_t a, int64_t b, int32_t k, struct maxwell_state *s, int32_t rc,
    int32_t lane, int32_t m_2, int64_t x, int commit, int32_t rd)
{
    const int32_t fix =
        (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
        + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
    const int64_t add = k == 0 ? s->r[rc][lane] : k == 1 ? s->r[rc][lane] & 0xffff : k == 2
        ? s->r[rc][lane] >> 16 : k == 3 ? (int64_t)s->r[rc][lane] - fix : k == 4
        ? (int64_t)s->r[rc][lane] + (((uint32_t)b & 0xffff) << 16) : k == 5 ? 0 : k == 6
        ? (int64_t)0 : 0;
    const int32_t carry = m_2 >> 2 & 1 ? s->cc[lane] >> 2 & 1 : 0;
    const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
        + (uint32_t)carry;
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16 : r;
    }
}

/* OPEN GUARD XMAD{XMAD_TYPES}PSL{MRG}XMAD_MODE{XMAD_X} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A},
   $R[Rb]XMAD_H1_B{REUSE_B}, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_xmad_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl = (int32_t)in->value[1];
    const int32_t multiply_mrg = (int32_t)in->value[2];
    const int32_t multiply_xmad_x = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[10];
    const int32_t multiply_xmad_h1_b = (int32_t)in->value[11];
    const int32_t cc = (int32_t)in->value[6];
    const int32_t multiply_xmad_types = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int32_t m_2;
                m_2 = multiply_psl | multiply_mrg << 1 | multiply_xmad_x << 2
                    | multiply_xmad_mode << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_a << 48);
                int64_t b;
                b = (int64_t)(s->r[rb][lane]
                    | (uint64_t)(s->r[rb][lane] >> 16 * multiply_xmad_h1_b & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_b << 48);
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0)
                    || m_2 & 1 || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: CSFU unless both halves are high and signed");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
                    * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
                xmad_r_part(a, b, k, s, rc, lane, m_2, x, commit, rd);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD XMAD{XMAD_TYPES}PSL{MRG}XMAD_MODE{XMAD_X} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A}, IMM16,
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_xmad_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl = (int32_t)in->value[1];
    const int32_t multiply_mrg = (int32_t)in->value[2];
    const int32_t multiply_xmad_x = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)in->value[8];
    const int32_t multiply_imm16 = (int32_t)in->value[10];
    const int32_t cc = (int32_t)in->value[6];
    const int32_t multiply_xmad_types = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int32_t m_2;
                m_2 = multiply_psl | multiply_mrg << 1 | multiply_xmad_x << 2
                    | multiply_xmad_mode << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_a << 48);
                int64_t b;
                b = (int64_t)((uint64_t)multiply_imm16 | (uint64_t)multiply_imm16 << 32);
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: CSFU unless both halves are high and signed");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const int32_t h = (int32_t)(b >> 32);
                const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
                    * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : h);
                xmad_r_part(a, b, k, s, rc, lane, m_2, x, commit, rd);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD XMAD{XMAD_TYPES}PSL_CONST{MRG_CONST}XMAD_MODE_CONST{XMAD_X_CONST} $R[Rd]CC,
   $R[Ra]XMAD_H1_A{REUSE_A}, c[C_BANK][C_OFFSET]XMAD_H1_C, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_xmad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_psl_const = (int32_t)in->value[1];
    const int32_t multiply_mrg_const = (int32_t)in->value[2];
    const int32_t multiply_xmad_x_const = (int32_t)in->value[4];
    const int32_t multiply_xmad_mode_const = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t multiply_xmad_h1_a = (int32_t)in->value[8];
    const int32_t cc = (int32_t)in->value[6];
    const int32_t multiply_xmad_types = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                int32_t m_2;
                m_2 = multiply_psl_const | multiply_mrg_const << 1 | multiply_xmad_x_const << 2
                    | multiply_xmad_mode_const << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_a << 48);
                int64_t b = 0;
                const int b_trap = operand_xmad_const_b(m, in, &b, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0)
                    || m_2 & 1 || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: CSFU unless both halves are high and signed");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
                    * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? s->r[rc][lane] : k == 1 ? s->r[rc][lane] & 0xffff
                    : k == 2 ? s->r[rc][lane] >> 16 : k == 3 ? (int64_t)s->r[rc][lane] - fix
                    : k == 4 ? 0 : k == 5 ? 0 : k == 6 ? (int64_t)0 : 0;
                const int32_t carry = m_2 >> 2 & 1 ? s->cc[lane] >> 2 & 1 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
                    + (uint32_t)carry;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16
                            : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD XMAD{XMAD_TYPES}XMAD_MODE_CONST{XMAD_X_CONST} $R[Rd]CC, $R[Ra]XMAD_H1_A{REUSE_A},
   $R[Rc]XMAD_H1_C{REUSE_B}, c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_xmad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t multiply_xmad_x_const = (int32_t)in->value[2];
    const int32_t multiply_xmad_mode_const = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t multiply_xmad_h1_a = (int32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t multiply_xmad_h1_c = (int32_t)in->value[9];
    const int32_t c_bank = (int32_t)in->value[11];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[12], 14) * 4;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t multiply_xmad_types = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t m_2;
                m_2 = multiply_xmad_x_const << 2 | multiply_xmad_mode_const << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * multiply_xmad_h1_a & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_a << 48);
                int64_t b;
                b = (int64_t)(s->r[rc][lane]
                    | (uint64_t)(s->r[rc][lane] >> 16 * multiply_xmad_h1_c & 0xffff) << 32
                    | (uint64_t)multiply_xmad_h1_c << 48);
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (cc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the condition code of this result");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (multiply_xmad_types != 3 || !(a >> 48 != 0) || !(b >> 48 != 0)
                    || m_2 & 1 || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: CSFU unless both halves are high and signed");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(multiply_xmad_types & 1 ? (int16_t)g : (int32_t)g)
                    * (multiply_xmad_types >> 1 != 0 ? (int16_t)h : (int32_t)h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? c : k == 1 ? c & 0xffff : k == 2 ? c >> 16 : k == 3
                    ? (int64_t)c - fix : k == 4 ? 0 : k == 5 ? 0 : k == 6 ? (int64_t)0 : 0;
                const int32_t carry = m_2 >> 2 & 1 ? s->cc[lane] >> 2 & 1 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add
                    + (uint32_t)carry;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = m_2 >> 1 & 1 ? (r & 0xffff) | ((uint32_t)b & 0xffff) << 16
                            : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

