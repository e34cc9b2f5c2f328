/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_imadsp_uu_b(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: not seen in programs");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
int maxwell_exec_imul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[3];
    const int32_t muls = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t mulhi = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t p = (uint64_t)func_product(muls, s->r[ra][lane], b);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = mulhi ? (uint32_t)(p >> 32) : (uint32_t)p;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE */
int maxwell_exec_imul32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccwl = (int32_t)in->value[3];
    const int32_t mulsl = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t mulhil = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 7);
            if (guard) {
                if (ccwl) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const uint64_t p = (uint64_t)func_product_2(mulsl, s->r[ra][lane], imm32);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = mulhil ? (uint32_t)(p >> 32) : (uint32_t)p;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL CLOSE */
int maxwell_exec_imad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[15];
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t madx = (int32_t)in->value[3];
    const int32_t madsat = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t mna = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t mnc = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t madhi = (int32_t)in->value[1];
    const int32_t mads = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 2, 9, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = s->r[rc][lane];
                if (ccw || madx || madsat || (mna && mnc)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: carries, limits and one more");
                }
                if (madhi && mna) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p = (uint64_t)func_product(mads, s->r[ra][lane], b);
                const uint32_t t = madhi ? (uint32_t)(p >> 32) : (uint32_t)p;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (mna ? -t : t) + (mnc ? -c : c);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC CTL CLOSE */
int maxwell_exec_imad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t madx = (int32_t)in->value[3];
    const int32_t madsat = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t mna = (int32_t)((uint32_t)((uint64_t)word >> 52) & 1);
    const int32_t mnc = (int32_t)((uint32_t)((uint64_t)word >> 51) & 1);
    const int32_t madhi = (int32_t)in->value[1];
    const int32_t mads = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 14);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_madcc(m, in, &c, 12, 13);
                if (c_trap) {
                    return c_trap;
                }
                if (ccw || madx || madsat || (mna && mnc)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: carries, limits and one more");
                }
                if (madhi && mna) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p = (uint64_t)func_product(mads, s->r[ra][lane], s->r[rc][lane]);
                const uint32_t t = madhi ? (uint32_t)(p >> 32) : (uint32_t)p;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (mna ? -t : t) + (mnc ? -c : c);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL CLOSE */
int maxwell_exec_imad32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccwl = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t nal = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t mncl = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t mulhil = (int32_t)in->value[1];
    const int32_t madsl = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 9);
            if (guard) {
                if (ccwl || (nal && mncl)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: carries and one more");
                }
                if (mulhil && nal) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the high half of a negated product");
                }
                const uint64_t p = (uint64_t)func_product_2(madsl, s->r[ra][lane], imm32);
                const uint32_t t = mulhil ? (uint32_t)(p >> 32) : (uint32_t)p;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (nal ? -t : t) + (mncl ? -s->r[rd][lane] : s->r[rd][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_imadsp_uu_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 14);
}

/* OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_imadsp_su_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 14);
}

/* OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_imadsp_us_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 14);
}

/* OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_imadsp_ss_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 14);
}

/* OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_imadsp_uu_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 11);
}

/* OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_imadsp_su_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 11);
}

/* OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_imadsp_us_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 11);
}

/* OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_imadsp_ss_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imadsp_uu_b(m, in, 1, 11);
}

/* OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rb]XHB{RB}, $R[Rc]RC CTL
   CLOSE */
int maxwell_exec_xmad_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t xpsl = (int32_t)in->value[1];
    const int32_t xmrg = (int32_t)in->value[2];
    const int32_t xx = (int32_t)in->value[4];
    const int32_t xmode = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t xha = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[10];
    const int32_t xhb = (int32_t)in->value[11];
    const int32_t xsign = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                int32_t m_2;
                m_2 = xpsl | xmrg << 1 | xx << 2 | xmode << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * xha & 0xffff) << 32 | (uint64_t)xha << 48);
                int64_t b;
                b = (int64_t)(s->r[rb][lane]
                    | (uint64_t)(s->r[rb][lane] >> 16 * xhb & 0xffff) << 32 | (uint64_t)xhb << 48);
                if (m_2 >> 2 & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the carry of another one");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (xsign != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
                    || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSFU of other halves");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(xsign & 1 ? (int16_t)g : (int32_t)g)
                    * (xsign >> 1 != 0 ? (int16_t)h : (int32_t)h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? s->r[rc][lane] : k == 1 ? s->r[rc][lane] & 0xffff
                    : k == 2 ? s->r[rc][lane] >> 16 : k == 3 ? (int64_t)s->r[rc][lane] - fix
                    : k == 4 ? (int64_t)s->r[rc][lane] + (((uint32_t)b & 0xffff) << 16) : k == 5
                    ? 0 : k == 6 ? (int64_t)0 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add;
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

/* OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, $R[Rc]RC CTL CLOSE */
int maxwell_exec_xmad_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t xpsl = (int32_t)in->value[1];
    const int32_t xmrg = (int32_t)in->value[2];
    const int32_t xx = (int32_t)in->value[4];
    const int32_t xmode = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t xha = (int32_t)in->value[8];
    const int32_t imm16 = (int32_t)in->value[10];
    const int32_t xsign = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                int32_t m_2;
                m_2 = xpsl | xmrg << 1 | xx << 2 | xmode << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * xha & 0xffff) << 32 | (uint64_t)xha << 48);
                int64_t b;
                b = (int64_t)((uint64_t)imm16 | (uint64_t)imm16 << 32);
                if (m_2 >> 2 & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the carry of another one");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSFU of other halves");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const int32_t h = (int32_t)(b >> 32);
                const int64_t x = (int64_t)(xsign & 1 ? (int16_t)g : (int32_t)g)
                    * (xsign >> 1 != 0 ? (int16_t)h : h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? s->r[rc][lane] : k == 1 ? s->r[rc][lane] & 0xffff
                    : k == 2 ? s->r[rc][lane] >> 16 : k == 3 ? (int64_t)s->r[rc][lane] - fix
                    : k == 4 ? (int64_t)s->r[rc][lane] + (((uint32_t)b & 0xffff) << 16) : k == 5
                    ? 0 : k == 6 ? (int64_t)0 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add;
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

/* OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, c[CBANK][COFF]XHC,
   $R[Rc]RC CTL CLOSE */
int maxwell_exec_xmad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t xpslc = (int32_t)in->value[1];
    const int32_t xmrgc = (int32_t)in->value[2];
    const int32_t xxc = (int32_t)in->value[4];
    const int32_t xmodec = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t xha = (int32_t)in->value[8];
    const int32_t xsign = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                int32_t m_2;
                m_2 = xpslc | xmrgc << 1 | xxc << 2 | xmodec << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * xha & 0xffff) << 32 | (uint64_t)xha << 48);
                int64_t b = 0;
                const int b_trap = operand_xbc(m, in, &b, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (m_2 >> 2 & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the carry of another one");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (xsign != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
                    || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSFU of other halves");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(xsign & 1 ? (int16_t)g : (int32_t)g)
                    * (xsign >> 1 != 0 ? (int16_t)h : (int32_t)h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? s->r[rc][lane] : k == 1 ? s->r[rc][lane] & 0xffff
                    : k == 2 ? s->r[rc][lane] >> 16 : k == 3 ? (int64_t)s->r[rc][lane] - fix
                    : k == 4 ? 0 : k == 5 ? 0 : k == 6 ? (int64_t)0 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add;
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

/* OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, c[CBANK][COFF] CTL
   CLOSE */
int maxwell_exec_xmad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t xxc = (int32_t)in->value[2];
    const int32_t xmodec = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t xha = (int32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t xhc = (int32_t)in->value[9];
    const int32_t cbank = (int32_t)in->value[11];
    const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
    const int32_t xsign = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                int32_t m_2;
                m_2 = xxc << 2 | xmodec << 3;
                int64_t a;
                a = (int64_t)(s->r[ra][lane]
                    | (uint64_t)(s->r[ra][lane] >> 16 * xha & 0xffff) << 32 | (uint64_t)xha << 48);
                int64_t b;
                b = (int64_t)(s->r[rc][lane]
                    | (uint64_t)(s->r[rc][lane] >> 16 * xhc & 0xffff) << 32 | (uint64_t)xhc << 48);
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (m_2 >> 2 & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the carry of another one");
                }
                const int32_t k = m_2 >> 3;
                if (k == 3 && (xsign != 3 || !(a >> 48 != 0) || !(b >> 48 != 0) || m_2 & 1
                    || m_2 >> 1 & 1)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSFU of other halves");
                }
                const uint32_t g = (uint32_t)(a >> 32) & 0xffff;
                const uint32_t h = (uint32_t)(b >> 32) & 0xffff;
                const int64_t x = (int64_t)(xsign & 1 ? (int16_t)g : (int32_t)g)
                    * (xsign >> 1 != 0 ? (int16_t)h : (int32_t)h);
                const int32_t fix =
                    (((uint32_t)a >> 31 & 1 && ((uint32_t)b & 0xffff) != 0)
                    + ((uint32_t)b >> 31 & 1 && ((uint32_t)a & 0xffff) != 0)) << 16;
                const int64_t add = k == 0 ? c : k == 1 ? c & 0xffff : k == 2 ? c >> 16 : k == 3
                    ? (int64_t)c - fix : k == 4 ? 0 : k == 5 ? 0 : k == 6 ? (int64_t)0 : 0;
                const uint32_t r = (m_2 & 1 ? (uint32_t)x << 16 : (uint32_t)x) + (uint32_t)add;
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

