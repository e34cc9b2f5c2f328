/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD ISETP{CMP}SIGNED{X}BOP $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_isetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t x = (int32_t)in->value[2];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 15);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 8, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t u = s->r[ra][lane] ^ (uint32_t)signed_2 << 31;
                const uint32_t v = b ^ (uint32_t)signed_2 << 31;
                const int32_t less = u < v || (x && u == v && !(s->cc[lane] >> 2 & 1));
                const int32_t same = !x ? u == v : !less
                    && u - v == (uint32_t)(1 - (s->cc[lane] >> 2 & 1)) && s->cc[lane] & 1;
                const int32_t r = less ? 1 : same ? 2 : 4;
                const int32_t t = (cmp & r) != 0;
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

/* OPEN GUARD ISET{BF}CMP{SIGNED}X{BOP} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_iset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t signed_2 = (int32_t)in->value[2];
    const int32_t x = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[1];
    const int32_t bf = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 16);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 9, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t u = s->r[ra][lane] ^ (uint32_t)signed_2 << 31;
                const uint32_t v = b ^ (uint32_t)signed_2 << 31;
                const int32_t less = u < v || (x && u == v && !(s->cc[lane] >> 2 & 1));
                const int32_t same = !x ? u == v : !less
                    && u - v == (uint32_t)(1 - (s->cc[lane] >> 2 & 1)) && s->cc[lane] & 1;
                const int32_t r = less ? 1 : same ? 2 : 4;
                const int32_t t = (cmp & r) != 0;
                const uint32_t r_2 =
                    !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0
                    : bf ? 1065353216 : 4294967295u;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r_2;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, r_2, x) | r_2 >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

