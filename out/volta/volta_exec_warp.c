/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* GUARD VOTE{VMODE} RDO, $P[P0], Q0N$P[Q0] MARKS CTL */
int volta_exec_vote(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    const int32_t q0n = (int32_t)in->value[3];
    const int32_t vmode = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_25(s, in, lane);
        if (guard) {
            int32_t q;
            q = s->p[q0][lane] ^ q0n;
            ballot |= (uint32_t)((q) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard_84(s, in, lane);
        if (guard_2) {
            int32_t q_2;
            q_2 = s->p[q0][lane] ^ q0n;
            all_lanes |= (uint32_t)((q_2) != 0) << lane;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t all = all_lanes == here;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard_85(s, in, lane);
        if (guard_3) {
            const uint32_t b = ballot;
            const int32_t every = all;
            if (in->line[0] == 1) {
                const int32_t rd = (int32_t)in->value[1];
                if (rd != 255)
                    s->r[rd][lane] = b;
            }
            const int32_t some = b != 0;
            if (vmode == 0) {
                result = every;
            } else if (vmode == 1) {
                result = some;
            } else {
                result = every || !some;
            }
            if (p0 != 7)
                s->p[p0][lane] = (uint8_t)result;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD VOTEU{VMODE} UDO, $UP[U0], Q0N$P[Q0] MARKS CTL */
int volta_exec_voteu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    const int32_t q0n = (int32_t)in->value[3];
    const int32_t vmode = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_25(s, in, lane);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q;
        q = s->p[q0][lane] ^ q0n;
        const int32_t guard_2 = operand_guard_84(s, in, lane);
        ballot |= (uint32_t)((guard_2 && q) != 0) << lane;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q_2;
        q_2 = s->p[q0][lane] ^ q0n;
        const int32_t guard_3 = operand_guard_85(s, in, lane);
        all_lanes |= (uint32_t)((q_2 || !guard_3) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const int32_t go = any;
    const uint32_t b = ballot;
    const int32_t every = all;
    if (go) {
        if (in->line[0] == 1) {
            const int32_t ud = (int32_t)in->value[1];
            if (ud != 63)
                s->ur[ud] = b;
        }
        const int32_t some = b != 0;
        if (vmode == 0) {
            result = every;
        } else if (vmode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
    }
    return 0;
}

/* GUARD MATCH.ANY{MU64} $R[Rd], $R[Ra] MARKS CTL */
int volta_exec_match_any(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_23(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a mask for each thread");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MATCH.ALL{MU64} $P[P0], $R[Rd], $R[Ra] MARKS CTL */
int volta_exec_match_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t mu64 = (int32_t)in->value[0];
    const int32_t p0 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_14(s, in, lane);
        if (guard) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard_86(s, in, lane);
        if (guard_2) {
            const uint64_t x = mu64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value = x;
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard_87(s, in, lane);
        if (guard_3) {
            const uint32_t these = ballot;
            const uint64_t x = mu64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const int32_t t = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
            const uint64_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint64_t first = lane_of;
            all_lanes |= (uint32_t)((x == first) != 0) << lane;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t all = all_lanes == here_2;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard_88(s, in, lane);
        if (guard_4) {
            const uint32_t these = ballot;
            const int32_t same = all;
            if (p0 != 7)
                s->p[p0][lane] = (uint8_t)same;
            if (rd != 255)
                s->r[rd][lane] = same ? these : 0;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD SHFL{SMODE} $P[P0], $R[Rd], $R[Ra], SHB, SHC MARKS CTL */
int volta_exec_shfl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t smode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t p0 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_13(s, in, lane);
        if (guard) {
            const uint32_t value = s->r[ra][lane];
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard_89(s, in, lane);
        if (guard_2) {
            const uint32_t l = operand_l(s, in, lane);
            const uint32_t k = operand_k(s, in, lane);
            const uint32_t seg = k >> 8 & 0x1f;
            const uint32_t first = (uint32_t)lane & seg;
            const uint32_t last = first | (k & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
            const uint32_t n = l & 0x1f;
            const int32_t j = smode == 0 ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f))
                : smode == 1 ? lane - (int32_t)n : smode == 2 ? (int32_t)((uint32_t)lane + n)
                : (int32_t)((uint32_t)lane ^ n);
            const int32_t ok = smode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
            const int32_t t = (ok && j >= 0 && j < 32) ? j : lane;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][lane]);
            if (rd != 255)
                s->r[rd][lane] = lane_of;
            if (p0 != 7)
                s->p[p0][lane] = (uint8_t)ok;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD REDUX{RDXOP}RDXS $UR[Ud], $R[Ra] MARKS CTL */
int volta_exec_redux(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what goes through all threads");
}

/* GUARD ELECT $P[P0], $UR[Ud], Q0N$P[Q0] MARKS CTL */
int volta_exec_elect(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which one");
}

/* GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL */
int volta_exec_p2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_68(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: what becomes of bits outside of the mask");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD R2P PR, $R[Ra]PRPART, PRB MARKS CTL */
int volta_exec_r2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_18(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: what becomes of bits outside of the mask");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL */
int volta_exec_plop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t q1 = (int32_t)in->value[5];
    const int32_t q1n = (int32_t)in->value[4];
    const int32_t p0 = (int32_t)in->value[0];
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t p1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_59(s, in, lane);
        if (guard) {
            int32_t q;
            q = s->p[q0][lane] ^ q0n;
            int32_t r;
            r = s->p[q1][lane] ^ q1n;
            const int32_t s_2 = operand_s(s, in, lane);
            const int32_t at = 4 * q + 2 * r + s_2;
            if (p0 != 7)
                s->p[p0][lane] = (uint8_t)(lut1 >> at & 1);
            if (p1 != 7)
                s->p[p1][lane] = (uint8_t)(lut2 >> at & 1);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS CTL */
int volta_exec_plop3_sign_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t q2 = (int32_t)in->value[10];
    const int32_t q2n = (int32_t)in->value[9];
    const int32_t p0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t p1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_29(s, in, lane);
            if (guard) {
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                int32_t r = 0;
                const int r_trap = operand_r_3(m, s, in, lane, &r);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = s->p[q2][lane] ^ q2n;
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] = (uint8_t)(lut >> at & 1);
                }
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int volta_exec_plop3_sign_two(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t p0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t p1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_29(s, in, lane);
            if (guard) {
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                int32_t r = 0;
                const int r_trap = operand_r_3(m, s, in, lane, &r);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = (int32_t)(s->r[rc][lane] >> 31);
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] = (uint8_t)(lut >> at & 1);
                }
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int volta_exec_plop3_sign_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t p0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t p1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_29(s, in, lane);
            if (guard) {
                int32_t q;
                q = (int32_t)(s->r[ra][lane] >> 31);
                int32_t r = 0;
                const int r_trap = operand_r_3(m, s, in, lane, &r);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = (int32_t)(s->r[rc][lane] >> 31);
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] = (uint8_t)(lut >> at & 1);
                }
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

