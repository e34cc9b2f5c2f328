/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_mufu(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the tables are not public");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[8];
    const int32_t saa = (int32_t)in->value[7];
    const int32_t sna = (int32_t)in->value[6];
    const int32_t q0 = (int32_t)in->value[18];
    const int32_t q0n = (int32_t)in->value[17];
    const int32_t sftz = (int32_t)in->value[2];
    const int32_t fcmp = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t bfh = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 19);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t a;
                a = (saa ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)sna << 31;
                uint32_t b = 0;
                const int b_trap =
                    operand_cs32(m, s, in, lane, &b, 1, 12, 11, 10, 14, 15, 16);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(sftz * 3)) & fcmp) != 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                            != 0) ? 0 : bfh ? 1065353216 : 4294967295u;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_fsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t paa = (int32_t)in->value[6];
    const int32_t sna = (int32_t)in->value[5];
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[3];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t p1 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 18);
            if (guard) {
                uint32_t a;
                a = (paa ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)sna << 31;
                uint32_t b = 0;
                const int b_trap =
                    operand_cs32(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(pftz * 3)) & fcmp) != 0;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = !t;
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
int maxwell_exec_fcmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmpn = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_fic(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (rt_f32_compare(s->r[rc][lane], 0, (uint32_t)(pftz * 3)) & fcmpn) != 0
                            ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_fcmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmpn = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (rt_f32_compare(c, 0, (uint32_t)(pftz * 3)) & fcmpn) != 0
                            ? s->r[ra][lane] : s->r[rc][lane];
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
int maxwell_exec_fchk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which exponents need it");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, SWD{SWC}SWB{SWA} CTL CLOSE */
int maxwell_exec_fswzadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t swd = (int32_t)in->value[9];
    const int32_t swc = (int32_t)in->value[10];
    const int32_t swb = (int32_t)in->value[11];
    const int32_t swa = (int32_t)in->value[12];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 13);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const int32_t t = lane & 3;
                const int32_t op = t == 0 ? swa : t == 1 ? swb : t == 2 ? swc : swd;
                const uint32_t sum =
                    rt_f32_add(s->r[ra][lane] ^ (uint32_t)(op == 2) << 31,
                    s->r[rb][lane] ^ (uint32_t)(op == 1) << 31, (uint32_t)frnd,
                    (uint32_t)(ftz * 3), 0x7fffffff);
                if (op == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: whether a number that is only moved is flushed");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sum;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE */
int maxwell_exec_mufu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu(m, in, 1, 7);
}

/* OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE */
int maxwell_exec_mufu_sqrt(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu(m, in, 1, 7);
}

/* OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE */
int maxwell_exec_rro(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: the numbers that come out are for MUFU alone");
            }
        }
        m->lane = -1;
    }
    return 0;
}

