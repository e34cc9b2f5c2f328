/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t vna = (int32_t)in->value[7];
    const int32_t vnb = (int32_t)in->value[12];
    const int32_t vsat = (int32_t)in->value[3];
    const int32_t vred = (int32_t)in->value[4];
    const int32_t vud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[18];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    int64_t t = 0;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 20);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va(m, s, in, lane, 5, 8, 9, 11);
                const int64_t b = operand_vb(m, s, in, lane, 6, 13, 14, 16, 17);
                if (vna && vnb) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: both signs together");
                }
                const int64_t x = (vna ? 0 - a : a) + (vnb ? 0 - b : b);
                if (vsat) {
                    const int32_t wide = vred < 2 ? 16 : vred < 4 ? 8 : 32;
                    const uint32_t high = vud ? ((uint32_t)1 << (wide - 1)) - 1
                        : (uint32_t)(((int64_t)1 << wide) - 1);
                    const int64_t low = vud ? -1 - (int64_t)high : 0;
                    t = x < low ? low : x > high ? high : x;
                } else {
                    t = x;
                }
                if (vred < 4) {
                    const uint32_t x_2 = (uint32_t)t;
                    const uint32_t half = vred == 0
                        ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                    const uint32_t byte = vred == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                        : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                    t_2 = vred < 2 ? half : byte;
                } else {
                    const uint32_t x_3 = (uint32_t)t;
                    const int32_t less = vud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                        : x_3 < s->r[rc][lane];
                    t_2 = vred == 4 ? x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vabsdiff(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t vsat = (int32_t)in->value[3];
    const int32_t vred = (int32_t)in->value[4];
    const int32_t vsd = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    int64_t t = 0;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 18);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va(m, s, in, lane, 5, 7, 8, 10);
                const int64_t b = operand_vb(m, s, in, lane, 6, 11, 12, 14, 15);
                const int64_t x = a > b ? a - b : b - a;
                if (vsat) {
                    const int32_t wide = vred < 2 ? 16 : vred < 4 ? 8 : 32;
                    const uint32_t high = vsd ? ((uint32_t)1 << (wide - 1)) - 1
                        : (uint32_t)(((int64_t)1 << wide) - 1);
                    const int64_t low = vsd ? -1 - (int64_t)high : 0;
                    t = x < low ? low : x > high ? high : x;
                } else {
                    t = x;
                }
                if (vred < 4) {
                    const uint32_t x_2 = (uint32_t)t;
                    const uint32_t half = vred == 0
                        ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                    const uint32_t byte = vred == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                        : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                    t_2 = vred < 2 ? half : byte;
                } else {
                    const uint32_t x_3 = (uint32_t)t;
                    const int32_t less = vsd ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                        : x_3 < s->r[rc][lane];
                    t_2 = vred == 4 ? x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[7];
    const int32_t vmx = (int32_t)in->value[3];
    const int32_t vsat = (int32_t)in->value[4];
    const int32_t vred = (int32_t)in->value[5];
    const int32_t vud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[17];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    int64_t t = 0;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 19);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va(m, s, in, lane, 5, 8, 9, 11);
                const int64_t b = operand_vb(m, s, in, lane, 6, 12, 13, 15, 16);
                const int64_t x = vmx ? (a < b ? b : a) : a < b ? a : b;
                if (vsat) {
                    const int32_t wide = vred < 2 ? 16 : vred < 4 ? 8 : 32;
                    const uint32_t high = vud ? ((uint32_t)1 << (wide - 1)) - 1
                        : (uint32_t)(((int64_t)1 << wide) - 1);
                    const int64_t low = vud ? -1 - (int64_t)high : 0;
                    t = x < low ? low : x > high ? high : x;
                } else {
                    t = x;
                }
                if (vred < 4) {
                    const uint32_t x_2 = (uint32_t)t;
                    const uint32_t half = vred == 0
                        ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                    const uint32_t byte = vred == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                        : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                    t_2 = vred < 2 ? half : byte;
                } else {
                    const uint32_t x_3 = (uint32_t)t;
                    const int32_t less = vud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                        : x_3 < s->r[rc][lane];
                    t_2 = vred == 4 ? x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t vcmp = (int32_t)in->value[0];
    const int32_t vred = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[15];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 17);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va(m, s, in, lane, 5, 6, 7, 9);
                const int64_t b = operand_vb(m, s, in, lane, 6, 10, 11, 13, 14);
                const int32_t x = (vcmp & (a < b ? 1 : a == b ? 2 : 4)) != 0 ? 1 : 0;
                if (vred < 4) {
                    const int32_t x_2 = x;
                    const uint32_t half = vred == 0
                        ? (uint32_t)(x_2 << 16) | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (uint32_t)x_2;
                    const uint32_t byte = vred == 2
                        ? (s->r[rc][lane] & 0xffffff00u) | (uint32_t)x_2
                        : (s->r[rc][lane] & 0xff00ffffu) | (uint32_t)(x_2 << 16);
                    t = vred < 2 ? half : byte;
                } else {
                    const int32_t x_3 = x;
                    const int32_t less = (uint32_t)x_3 < s->r[rc][lane];
                    t = vred == 4 ? (uint32_t)x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? (uint32_t)x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_vsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    const int32_t vcmpp = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t p1 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 8, 17);
        if (guard) {
            const int64_t a = operand_va(m, s, in, lane, 5, 6, 7, 9);
            const int64_t b = operand_vb(m, s, in, lane, 6, 10, 11, 13, 14);
            int32_t q;
            q = s->p[q0][lane] ^ q0n;
            const int32_t t = (vcmpp & (a < b ? 1 : a == b ? 2 : 4)) != 0;
            if (p0 != 7)
                s->p[p0][lane] =
                    (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
            const int32_t t_2 = !t;
            if (p1 != 7)
                s->p[p1][lane] =
                    (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE */
int maxwell_exec_vmad(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[17];
    const int32_t vshift = (int32_t)in->value[2];
    const int32_t vsat = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 10, 19);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int32_t o = operand_vpo(in, 5);
                const int64_t a = operand_vma(m, s, in, lane, 6, 7, 8, 10);
                const int64_t b = operand_vb(m, s, in, lane, 8, 11, 12, 14, 15);
                uint32_t c;
                c = s->r[rc][lane];
                if (o || vshift || vsat) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: signs, shifts and limits");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)a * (uint32_t)b + c;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vshl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t vsat = (int32_t)in->value[3];
    const int32_t vwrap = (int32_t)in->value[2];
    const int32_t vred = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t vud = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 6, 18);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va_2(s, in, lane, 4, 7, 1, 8, 10);
                const uint32_t b = operand_vsc(s, in, lane, 5, 11, 12, 14, 15);
                if (vsat) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: how far a shift is seen by the limits");
                }
                const uint32_t x = rt_shl_u32((uint32_t)a, (uint64_t)func_count(b, vwrap));
                if (vred < 4) {
                    const uint32_t x_2 = x;
                    const uint32_t half = vred == 0
                        ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                    const uint32_t byte = vred == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                        : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                    t = vred < 2 ? half : byte;
                } else {
                    const uint32_t x_3 = x;
                    const int32_t less = vud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                        : x_3 < s->r[rc][lane];
                    t = vred == 4 ? x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VSHR{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE */
int maxwell_exec_vshr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[6];
    const int32_t vwrap = (int32_t)in->value[2];
    const int32_t vsat = (int32_t)in->value[3];
    const int32_t vred = (int32_t)in->value[4];
    const int32_t vud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    int64_t t = 0;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 6, 18);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int64_t a = operand_va_2(s, in, lane, 4, 7, 1, 8, 10);
                const uint32_t b = operand_vsc(s, in, lane, 5, 11, 12, 14, 15);
                const int64_t x = a >> func_count(b, vwrap);
                if (vsat) {
                    const int32_t wide = vred < 2 ? 16 : vred < 4 ? 8 : 32;
                    const uint32_t high = vud ? ((uint32_t)1 << (wide - 1)) - 1
                        : (uint32_t)(((int64_t)1 << wide) - 1);
                    const int64_t low = vud ? -1 - (int64_t)high : 0;
                    t = x < low ? low : x > high ? high : x;
                } else {
                    t = x;
                }
                if (vred < 4) {
                    const uint32_t x_2 = (uint32_t)t;
                    const uint32_t half = vred == 0
                        ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                        : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                    const uint32_t byte = vred == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                        : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                    t_2 = vred < 2 ? half : byte;
                } else {
                    const uint32_t x_3 = (uint32_t)t;
                    const int32_t less = vud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                        : x_3 < s->r[rc][lane];
                    t_2 = vred == 4 ? x_3 + s->r[rc][lane] : vred == 7
                        || less == (vred == 5) ? x_3 : s->r[rc][lane];
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, $R[Rb]V4SB{RB},
   $R[Rc]RC CTL CLOSE */
int maxwell_exec_vabsdiff4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 16);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: not described yet");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_idp_a4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t idpa = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[5];
    const int32_t idpb = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 9);
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = s->r[rc][lane] + (uint32_t)func_dot4(s, lane, idpa, ra, idpb, rb)
                    + (uint32_t)func_dot4_2(s, lane, idpa, ra, idpb, rb)
                    + (uint32_t)func_dot4_3(s, lane, idpa, ra, idpb, rb)
                    + (uint32_t)func_dot4_4(s, lane, idpa, ra, idpb, rb);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_idp_a2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t idph = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t idpa2 = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t idpb = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 10);
        if (guard) {
            const int32_t i = 2 * idph;
            const int32_t i_2 = 2 * idph + 1;
            if (rd != 255)
                s->r[rd][lane] = s->r[rc][lane]
                    + (uint32_t)func_dot2(s, lane, idpa2, ra, i, idpb, rb)
                    + (uint32_t)func_dot2_2(s, lane, idpa2, ra, i_2, idpb, rb);
        }
    }
    m->lane = -1;
    return 0;
}

