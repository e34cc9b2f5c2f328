/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD PSETP{BOP_AB}BOP $P[Pu], $P[Pv], NOT_Pa$P[Pa], NOT_Pb$P[Pb], NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_psetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pa = (int32_t)in->value[5];
    const int32_t predicate_not_pa = (int32_t)in->value[4];
    const int32_t pb = (int32_t)in->value[7];
    const int32_t predicate_not_pb = (int32_t)in->value[6];
    const int32_t pp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t predicate_bop_ab = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t pv = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 10);
        if (guard) {
            int32_t x;
            x = s->p[pa][lane] ^ predicate_not_pa;
            int32_t y;
            y = s->p[pb][lane] ^ predicate_not_pb;
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            const int32_t t = predicate_bop_ab == 0 ? (x && y) : predicate_bop_ab == 1 ? x
                || y : predicate_bop_ab == 2 ? x ^ y : 0;
            if (pu != 7)
                s->p[pu][lane] =
                    (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
            const int32_t t_2 = !x;
            const int32_t t_3 = predicate_bop_ab == 0 ? (t_2 && y) : predicate_bop_ab == 1 ? t_2
                || y : predicate_bop_ab == 2 ? t_2 ^ y : 0;
            if (pv != 7)
                s->p[pv][lane] =
                    (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD PSET{BF}BOP_AB{BOP} $R[Rd]CC, NOT_Pa$P[Pa], NOT_Pb$P[Pb], NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_pset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pa = (int32_t)in->value[6];
    const int32_t predicate_not_pa = (int32_t)in->value[5];
    const int32_t pb = (int32_t)in->value[8];
    const int32_t predicate_not_pb = (int32_t)in->value[7];
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)in->value[9];
    const int32_t predicate_bop_ab = (int32_t)in->value[1];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 11);
        if (guard) {
            int32_t x;
            x = s->p[pa][lane] ^ predicate_not_pa;
            int32_t y;
            y = s->p[pb][lane] ^ predicate_not_pb;
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            const int32_t t = predicate_bop_ab == 0 ? (x && y) : predicate_bop_ab == 1 ? x
                || y : predicate_bop_ab == 2 ? x ^ y : 0;
            const uint32_t r =
                !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0 : bf
                ? 1065353216 : 4294967295u;
            if (rd != 255)
                s->r[rd][lane] = r;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD CSET{BF}NOP_CC_TEST{BOP} $R[Rd]CC, CC, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_cset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[6];
    const int32_t not_pp = (int32_t)in->value[5];
    const int32_t nop_cc_test = (int32_t)in->value[1];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (nop_cc_test >= 24 && nop_cc_test <= 29) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
                }
                const int32_t t = cc_test_holds[nop_cc_test] >> s->cc[lane] & 1;
                const uint32_t r =
                    !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0
                    : bf ? 1065353216 : 4294967295u;
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

/* OPEN GUARD CSETP{NOP_CC_TEST}BOP $P[Pu], $P[Pv], CC, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_csetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[5];
    const int32_t not_pp = (int32_t)in->value[4];
    const int32_t nop_cc_test = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[2];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t pv = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (nop_cc_test >= 24 && nop_cc_test <= 29) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
                }
                const int32_t t = cc_test_holds[nop_cc_test] >> s->cc[lane] & 1;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = !t;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD P2R{BYTE} $R[Rd], PR_OR_CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
int maxwell_exec_p2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t predicate_pr_or_cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t m_2 = (b & 0xff) << 8 * byte;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (s->r[ra][lane] & ~m_2)
                            | ((uint32_t)((predicate_pr_or_cc ? s->cc[lane]
                            : (b & 0xff & 1 ? s->p[0][lane] : 0)
                            | ((b & 0xff) >> 1 & 1 ? s->p[1][lane] : 0) << 1
                            | ((b & 0xff) >> 2 & 1 ? s->p[2][lane] : 0) << 2
                            | ((b & 0xff) >> 3 & 1 ? s->p[3][lane] : 0) << 3
                            | ((b & 0xff) >> 4 & 1 ? s->p[4][lane] : 0) << 4
                            | ((b & 0xff) >> 5 & 1 ? s->p[5][lane] : 0) << 5
                            | ((b & 0xff) >> 6 & 1 ? s->p[6][lane] : 0) << 6) << 8 * byte) & m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD R2P PR_OR_CC, $R[Ra]BYTE{REUSE_A}, PR_BITS CTL CLOSE */
int maxwell_exec_r2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    const int32_t byte = (int32_t)in->value[2];
    const int32_t predicate_pr_or_cc = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_pr_bits(m, s, in, lane, &b, 0, 4, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = s->r[ra][lane] >> 8 * byte & 0xff;
                if (predicate_pr_or_cc) {
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

