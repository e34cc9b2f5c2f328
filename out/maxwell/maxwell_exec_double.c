/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE */
int maxwell_exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t faa = (int32_t)in->value[4];
    const int32_t fna = (int32_t)in->value[3];
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint64_t a;
                const uint64_t x_2 = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (faa ? x_2 & INT64_C(0x7fffffffffffffff) : x_2) ^ (uint64_t)fna << 63;
                uint64_t b = 0;
                const int b_trap =
                    operand_cs64(m, s, in, lane, &b, 1, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_f64_add(a, b, (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE */
int maxwell_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 11);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint64_t b = 0;
                const int b_trap = operand_dbn(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t x =
                    rt_f64_mul(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32, b,
                    (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE */
int maxwell_exec_dfma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t fnc = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t drnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint64_t b = 0;
                const int b_trap = operand_dbn(m, s, in, lane, &b, 0, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                uint64_t c;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                c = x_2 ^ (uint64_t)fnc << 63;
                const uint64_t x =
                    rt_float_mul_add(RT_F64, s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32,
                    b, c, RT_EXACT, (uint32_t)drnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE */
int maxwell_exec_dfma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t fnm = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t drnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint64_t b;
                const uint64_t x_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                b = x_2 ^ (uint64_t)fnm << 63;
                uint64_t c = 0;
                const int c_trap = operand_dcc(m, in, &c, 9, 10, 8);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t x =
                    rt_float_mul_add(RT_F64, s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32,
                    b, c, RT_EXACT, (uint32_t)drnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_dmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t faa = (int32_t)in->value[3];
    const int32_t fna = (int32_t)in->value[2];
    const int32_t q0 = (int32_t)in->value[14];
    const int32_t q0n = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[0];
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
                uint64_t a;
                const uint64_t x_2 = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (faa ? x_2 & INT64_C(0x7fffffffffffffff) : x_2) ^ (uint64_t)fna << 63;
                uint64_t b = 0;
                const int b_trap =
                    operand_cs64(m, s, in, lane, &b, 1, 8, 7, 6, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const uint64_t low =
                    rt_float_min(RT_F64, a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
                const uint64_t x = q ? low
                    : rt_float_max(RT_F64, a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t saa = (int32_t)in->value[6];
    const int32_t sna = (int32_t)in->value[5];
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    const int32_t fcmp = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t bfh = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 18);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (saa ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)sna << 63;
                uint64_t b = 0;
                const int b_trap =
                    operand_cs64(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & fcmp) != 0;
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

/* OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_dsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t paa = (int32_t)in->value[5];
    const int32_t sna = (int32_t)in->value[4];
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t p1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint64_t a;
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
                a = (paa ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)sna << 63;
                uint64_t b = 0;
                const int b_trap =
                    operand_cs64(m, s, in, lane, &b, 1, 10, 9, 8, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & fcmp) != 0;
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

