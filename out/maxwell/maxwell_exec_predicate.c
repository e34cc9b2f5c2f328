/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_psetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q12 = (int32_t)in->value[5];
    const int32_t q12n = (int32_t)in->value[4];
    const int32_t q29 = (int32_t)in->value[7];
    const int32_t q29n = (int32_t)in->value[6];
    const int32_t q0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t bop2 = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t p1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 10);
        if (guard) {
            int32_t x;
            x = s->p[q12][lane] ^ q12n;
            int32_t y;
            y = s->p[q29][lane] ^ q29n;
            int32_t q;
            q = s->p[q0][lane] ^ q0n;
            const int32_t t = bop2 == 0 ? (x && y) : bop2 == 1 ? x || y : bop2 == 2 ? x ^ y : 0;
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

/* OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_pset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t q12 = (int32_t)in->value[6];
    const int32_t q12n = (int32_t)in->value[5];
    const int32_t q29 = (int32_t)in->value[8];
    const int32_t q29n = (int32_t)in->value[7];
    const int32_t q0 = (int32_t)in->value[10];
    const int32_t q0n = (int32_t)in->value[9];
    const int32_t bop2 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
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
                int32_t x;
                x = s->p[q12][lane] ^ q12n;
                int32_t y;
                y = s->p[q29][lane] ^ q29n;
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = bop2 == 0 ? (x && y) : bop2 == 1 ? x || y : bop2 == 2 ? x ^ y : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                            != 0) ? 0 : bf ? 1065353216 : 4294967295u;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_cset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t q0 = (int32_t)in->value[6];
    const int32_t q0n = (int32_t)in->value[5];
    const int32_t cct8 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                if (cct8 >= 24 && cct8 <= 29) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what these tests are about");
                }
                const int32_t t = cct_holds[cct8] >> s->cc[lane] & 1;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                            != 0) ? 0 : bf ? 1065353216 : 4294967295u;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_csetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[5];
    const int32_t q0n = (int32_t)in->value[4];
    const int32_t cct8 = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t p1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                if (cct8 >= 24 && cct8 <= 29) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what these tests are about");
                }
                const int32_t t = cct_holds[cct8] >> s->cc[lane] & 1;
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

/* OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
int maxwell_exec_p2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pbyte = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t which = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t m_2 = (b & 0xff) << 8 * pbyte;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (s->r[ra][lane] & ~m_2)
                            | ((uint32_t)((which ? s->cc[lane]
                            : s->p[0][lane] | s->p[1][lane] << 1 | s->p[2][lane] << 2
                            | s->p[3][lane] << 3 | s->p[4][lane] << 4 | s->p[5][lane] << 5
                            | s->p[6][lane] << 6) << 8 * pbyte) & m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE */
int maxwell_exec_r2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    const int32_t pbyte = (int32_t)in->value[2];
    const int32_t which = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_pbits(m, s, in, lane, &b, 0, 4, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = s->r[ra][lane] >> 8 * pbyte & 0xff;
                if (which) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((x & b) | ((uint32_t)s->cc[lane] & ~b)) & 0xf);
                    }
                } else {
                    if (b & 1) {
                        if (commit) {
                            s->p[0][lane] = (uint8_t)(x & 1);
                        }
                    }
                    if (b >> 1 & 1) {
                        if (commit) {
                            s->p[1][lane] = (uint8_t)(x >> 1 & 1);
                        }
                    }
                    if (b >> 2 & 1) {
                        if (commit) {
                            s->p[2][lane] = (uint8_t)(x >> 2 & 1);
                        }
                    }
                    if (b >> 3 & 1) {
                        if (commit) {
                            s->p[3][lane] = (uint8_t)(x >> 3 & 1);
                        }
                    }
                    if (b >> 4 & 1) {
                        if (commit) {
                            s->p[4][lane] = (uint8_t)(x >> 4 & 1);
                        }
                    }
                    if (b >> 5 & 1) {
                        if (commit) {
                            s->p[5][lane] = (uint8_t)(x >> 5 & 1);
                        }
                    }
                    if (b >> 6 & 1) {
                        if (commit) {
                            s->p[6][lane] = (uint8_t)(x >> 6 & 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

