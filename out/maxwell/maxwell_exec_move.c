/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD MOV $R[Rd], SRC_B, OPT_MASK CTL CLOSE */
int maxwell_exec_mov(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 1, 3, 4, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t m_2 = operand_opt_mask(in, 1, 6);
                if (m_2 == 15) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = b;
                    }
                } else if (m_2 >> (lane & 3) & 1) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = b;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD MOV32I $R[Rd], UIMM32, OPT_MASK CTL CLOSE */
int maxwell_exec_mov32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t uimm32 = (uint32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        if (guard) {
            const int32_t m_2 = operand_opt_mask(in, 0, 2);
            if (m_2 == 15) {
                if (rd != 255)
                    s->r[rd][lane] = uimm32;
            } else if (m_2 >> (lane & 3) & 1) {
                if (rd != 255)
                    s->r[rd][lane] = uimm32;
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_sel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 3, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = q ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_prmt_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t move_prmt_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b_2 = 0;
                const int b_2_trap = operand_src_b(m, s, in, lane, &b_2, 0, 4, 6, 7, 8);
                if (b_2_trap) {
                    return b_2_trap;
                }
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32;
                const uint32_t s_2 = b_2 & 3;
                if (move_prmt_mode == 0) {
                    const uint32_t b = b_2;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_picked(x, b);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_byte(x, s_2, move_prmt_mode)
                                | func_byte_2(x, s_2, move_prmt_mode) << 8
                                | func_byte_3(x, s_2, move_prmt_mode) << 16
                                | func_byte_4(x, s_2, move_prmt_mode) << 24;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_prmt_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[6];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t move_prmt_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t x = s->r[ra][lane] | (uint64_t)c << 32;
                const uint32_t s_2 = s->r[rc][lane] & 3;
                if (move_prmt_mode == 0) {
                    const uint32_t b = s->r[rc][lane];
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_picked(x, b);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_byte(x, s_2, move_prmt_mode)
                                | func_byte_2(x, s_2, move_prmt_mode) << 8
                                | func_byte_3(x, s_2, move_prmt_mode) << 16
                                | func_byte_4(x, s_2, move_prmt_mode) << 24;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

