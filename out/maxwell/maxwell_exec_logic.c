/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD LOP{LOP_OP}X{LOP_TEST} OPT, $R[Rd]CC, LOP_INV_A$R[Ra]REUSE_A, INVERTED_B CTL CLOSE */
int maxwell_exec_lop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t logic_lop_inv_a = (int32_t)in->value[6];
    const int32_t logic_lop_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t logic_lop_test = (int32_t)in->value[2];
    const int32_t x = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                uint32_t a;
                a = logic_lop_inv_a ? ~s->r[ra][lane] : s->r[ra][lane];
                uint32_t b = 0;
                const int b_trap = operand_inverted_b(m, s, in, lane, &b, 2, 10, 9, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t r = logic_lop_op == 0 ? a & b : logic_lop_op == 1 ? a | b
                    : logic_lop_op == 2 ? a ^ b : b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                    if (in->alt[0] == 1) {
                        const int32_t pd = (int32_t)in->value[3];
                        s->p[pd][lane] = (uint8_t)func_tested_result(s, lane, logic_lop_test, r, x);
                    }
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, r, x) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LOP32I{LOP32I_OP}LOP32I_X $R[Rd]CC_32I, LOP32I_INV_A$R[Ra]REUSE_A,
   UIMM32{LOP32I_INV_B} CTL CLOSE */
int maxwell_exec_lop32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t logic_lop32i_inv_a = (int32_t)in->value[4];
    const uint32_t uimm32 = (uint32_t)in->value[7];
    const int32_t logic_lop32i_inv_b = (int32_t)in->value[8];
    const int32_t logic_lop32i_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc_32i = (int32_t)in->value[3];
    const int32_t logic_lop32i_x = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 9);
        if (guard) {
            const uint32_t a = logic_lop32i_inv_a ? ~s->r[ra][lane] : s->r[ra][lane];
            const uint32_t b = logic_lop32i_inv_b ? ~uimm32 : uimm32;
            const uint32_t r = logic_lop32i_op == 0 ? a & b : logic_lop32i_op == 1 ? a | b
                : logic_lop32i_op == 2 ? a ^ b : b;
            if (rd != 255)
                s->r[rd][lane] = r;
            if (cc_32i) {
                s->cc[lane] =
                    (uint8_t)((uint32_t)func_nothing_set(s, lane, r, logic_lop32i_x)
                    | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD LOP3.LUT{LOP3_X}LOP3_TEST OPT, $R[Rd]CC, $R[Ra]REUSE_A, $R[Rb]REUSE_B, $R[Rc]REUSE_C,
   LUT CTL CLOSE */
int maxwell_exec_lop3_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t logic_lut = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t logic_lop3_test = (int32_t)in->value[1];
    const int32_t logic_lop3_x = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 12);
        if (guard) {
            const uint32_t r =
                rt_lut3((uint32_t)logic_lut, s->r[ra][lane], s->r[rb][lane], s->r[rc][lane]);
            if (rd != 255)
                s->r[rd][lane] = r;
            if (in->alt[0] == 1) {
                const int32_t pd = (int32_t)in->value[2];
                s->p[pd][lane] =
                    (uint8_t)func_tested_result(s, lane, logic_lop3_test, r, logic_lop3_x);
            }
            if (cc) {
                s->cc[lane] =
                    (uint8_t)((uint32_t)func_nothing_set(s, lane, r, logic_lop3_x) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD LOP3.LUT{LOP3_X_CONST} $R[Rd]CC, $R[Ra]REUSE_A, c[C_BANK][C_OFFSET], $R[Rc]REUSE_C,
   LUT_48 CTL CLOSE */
int maxwell_exec_lop3_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[5];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    const int32_t logic_lut_48 = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const int32_t logic_lop3_x_const = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b;
                b = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t r =
                    rt_lut3((uint32_t)logic_lut_48, s->r[ra][lane], b, s->r[rc][lane]);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, r, logic_lop3_x_const)
                            | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LOP3.LUT{LOP3_X_IMM} $R[Rd]CC, $R[Ra]REUSE_A, IMM, $R[Rc]REUSE_C, LUT_48 CTL CLOSE */
int maxwell_exec_lop3_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t logic_lut_48 = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t imm = rt_sext_32((uint32_t)in->value[5], 20);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const int32_t logic_lop3_x_imm = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 9);
        if (guard) {
            const uint32_t r =
                rt_lut3((uint32_t)logic_lut_48, s->r[ra][lane], (uint32_t)imm, s->r[rc][lane]);
            if (rd != 255)
                s->r[rd][lane] = r;
            if (cc) {
                s->cc[lane] =
                    (uint8_t)((uint32_t)func_nothing_set(s, lane, r, logic_lop3_x_imm)
                    | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

