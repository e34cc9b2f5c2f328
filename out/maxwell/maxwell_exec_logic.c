/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE */
int maxwell_exec_lop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t lia = (int32_t)in->value[6];
    const int32_t lopf = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t lopt = (int32_t)in->value[2];
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t lopx = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                uint32_t a;
                a = lia ? ~s->r[ra][lane] : s->r[ra][lane];
                uint32_t b = 0;
                const int b_trap =
                    operand_sbi(m, s, in, lane, &b, 2, 10, 9, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t r = lopf == 0 ? a & b : lopf == 1 ? a | b : lopf == 2 ? a ^ b : b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                    if (in->alt[0] == 1) {
                        const int32_t p2 = (int32_t)in->value[3];
                        s->p[p2][lane] =
                            (uint8_t)(lopt == 0 ? 0 : lopt == 1 ? 1 : lopt == 2 ? r == 0 : r != 0);
                    }
                }
                if (ccw) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, r, lopx) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE */
int maxwell_exec_lop32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t lial = (int32_t)in->value[4];
    const uint32_t uimm32 = (uint32_t)in->value[7];
    const int32_t libl = (int32_t)in->value[8];
    const int32_t lopfl = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ccwl = (int32_t)in->value[3];
    const int32_t lopxl = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 9);
        if (guard) {
            const uint32_t a = lial ? ~s->r[ra][lane] : s->r[ra][lane];
            const uint32_t b = libl ? ~uimm32 : uimm32;
            const uint32_t r = lopfl == 0 ? a & b : lopfl == 1 ? a | b : lopfl == 2 ? a ^ b : b;
            if (rd != 255)
                s->r[rd][lane] = r;
            if (ccwl) {
                s->cc[lane] =
                    (uint8_t)((uint32_t)func_nothing_set(s, lane, r, lopxl) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT CTL CLOSE */
int maxwell_exec_lop3_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t l3t = (int32_t)in->value[1];
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t l3x = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 12);
        if (guard) {
            const uint32_t r =
                rt_lut3((uint32_t)lut, s->r[ra][lane], s->r[rb][lane], s->r[rc][lane]);
            if (rd != 255)
                s->r[rd][lane] = r;
            if (in->alt[0] == 1) {
                const int32_t p2 = (int32_t)in->value[2];
                s->p[p2][lane] =
                    (uint8_t)(l3t == 0 ? 0 : l3t == 1 ? 1 : l3t == 2 ? r == 0 : r != 0);
            }
            if (ccw) {
                s->cc[lane] = (uint8_t)((uint32_t)func_nothing_set(s, lane, r, l3x) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH CTL CLOSE */
int maxwell_exec_lop3_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[5];
    const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    const int32_t luth = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t l3xc = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b;
                b = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t r = rt_lut3((uint32_t)luth, s->r[ra][lane], b, s->r[rc][lane]);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (ccw) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, r, l3xc) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE */
int maxwell_exec_lop3_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t luth = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t imm = rt_sext_32((uint32_t)in->value[5], 20);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t l3xi = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 9);
        if (guard) {
            const uint32_t r =
                rt_lut3((uint32_t)luth, s->r[ra][lane], (uint32_t)imm, s->r[rc][lane]);
            if (rd != 255)
                s->r[rd][lane] = r;
            if (ccw) {
                s->cc[lane] =
                    (uint8_t)((uint32_t)func_nothing_set(s, lane, r, l3xi) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

