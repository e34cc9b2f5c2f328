/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD ATOM.E{ARRIVE_OP}EVICT.64{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], WARP_ADDRESS PM_EVENTS CTL */
int volta_exec_atom_arrive_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                const uint64_t a = operand_warp_address(s, in, lane, 1, 5, 4, 6);
                if (1 && !(a >> 24 == 65280)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: barriers in other memory");
                }
                const uint32_t at = (uint32_t)a & 0xffffff;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t h = (uint32_t)(x >> 32) + 1;
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, at, 8,
                        (uint32_t)x | (uint64_t)((h & 0x7fffffff) == 0
                        ? h + 1073741824 + (uint32_t)x : h) << 32);
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{ARRIVE_OP}.64 $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_atom_arrive_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 5);
            if (guard) {
                const uint32_t a = operand_addr_scaled_ur(s, in, lane, 1, 3, 1, 2, 4);
                const uint32_t at = a;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t h = (uint32_t)(x >> 32) + 1;
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, at, 8,
                        (uint32_t)x | (uint64_t)((h & 0x7fffffff) == 0
                        ? h + 1073741824 + (uint32_t)x : h) << 32);
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

/* GUARD ATOM.E{POPC_OP}EVICT.32{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], WARP_ADDRESS PM_EVENTS CTL */
int volta_exec_atom_popc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                const uint64_t a = operand_warp_address(s, in, lane, 1, 5, 4, 6);
                if (rd != 255 || !(a >> 24 == 65280)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the result, and other memory");
                }
                const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, o + 1);
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SYNCS.ARRIVE.TRANS64{TMASK}RED{OPTOUT}ARRIVE $R[Rd], ADDR_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_syncs_arr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t mbarrier_arrive = (int32_t)in->value[3];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t mbarrier_optout = (int32_t)in->value[2];
    const int32_t mbarrier_tmask = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t mbarrier_red = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t together = 0;
    int32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            const uint32_t a = operand_addr_ur(s, in, lane, 0, 6, 5, 7);
            const uint32_t at = a & 0xffffff;
            lane_of_of[lane] = (int32_t)at;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 9);
        if (guard_2) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_3 = operand_guard(s, in, lane, 1, 9);
            if (guard_3) {
                const uint32_t a_2 = operand_addr_ur(s, in, lane, 0, 6, 5, 7);
                const uint32_t at = a_2 & 0xffffff;
                const int32_t threads = mbarrier_arrive == 0 ? 1 : mbarrier_arrive == 1 ? 1
                    : mbarrier_arrive == 2 ? 0 : mbarrier_arrive == 3 ? 0 : mbarrier_arrive == 4
                    ? 0 : mbarrier_arrive == 5 ? (int32_t)(s->r[rb][lane] & 0xfffff)
                    : mbarrier_arrive == 6 ? 0 : 0;
                const int64_t transactions = mbarrier_arrive == 0 ? s->r[rb][lane]
                    : mbarrier_arrive == 1 ? 0 : mbarrier_arrive == 2 ? 1 : mbarrier_arrive == 3
                    ? s->r[rb][lane] : mbarrier_arrive == 4 ? -(int64_t)s->r[rb][lane]
                    : mbarrier_arrive == 5 ? 0 : mbarrier_arrive == 6 ? (int64_t)0 : 0;
                const int32_t dropped = mbarrier_optout ? threads : 0;
                const uint64_t before_2 = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                together = 0;
                for (int32_t i = 0; i <= 31; i++) {
                    const uint32_t lane_of =
                        (here >> i & 1 ? (uint32_t)lane_of_of[i] : 4294967295u);
                    together = together | (uint32_t)(lane_of == at) << i;
                }
                const uint32_t these = together & ballot;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t expected = (((uint32_t)x >> 1 & 0xfffff) + (uint32_t)dropped)
                    & 0xfffff;
                const uint32_t come = (((uint32_t)(x >> 43) & 0xfffff) + (uint32_t)threads)
                    & 0xfffff;
                const uint32_t more = (((uint32_t)(x >> 21) & 0x3fffff) + (uint32_t)transactions)
                    & 0x3fffff;
                const int32_t done = come == 0 && more == 0;
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, at, 8,
                        ((uint32_t)x & 1) | (uint64_t)expected << 1 | (uint64_t)more << 21
                        | (uint64_t)(done ? (int32_t)expected : (int32_t)come) << 43
                        | (uint64_t)((uint32_t)(x >> 63) ^ (uint32_t)done) << 63);
                }
                if (mbarrier_tmask) {
                    const uint64_t x_2 = these | before_2 >> 32 << 32;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else if (!mbarrier_red) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t_2 = rd | 1;
                        if (t_2 != 255)
                            s->r[t_2][lane] = (uint32_t)(x >> 32);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SYNCS{PHASE}.TRANS64{TRYWAIT} $P[Pu], ADDR_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_syncs_chk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint32_t a = operand_addr_ur(s, in, lane, 0, 4, 3, 5);
                const uint32_t at = a & 0xffffff;
                const int32_t pu_new = (uint32_t)(rt_load(m, VOLTA_SPACE_S, at, 8) >> 63)
                    != s->r[rb][lane] >> 31;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)pu_new;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD SYNCS{EXCH}.64 $UR[URd], ADDR_URa, $UR[URb] CTL */
int volta_exec_syncs_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[4];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        const uint32_t a = operand_addr_ura(s, in, 0, 2, 3);
        const uint32_t at = a & 0xffffff;
        const uint64_t o = rt_load(m, VOLTA_SPACE_S, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
            return (int)m->trap.kind;
        rt_store(m, VOLTA_SPACE_S, at, 8, s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32);
        if (urd != 63)
            s->ur[urd] = (uint32_t)o;
        const int32_t t = urd | 1;
        if (t != 63)
            s->ur[t] = (uint32_t)(o >> 32);
    }
    return 0;
}

/* UGUARD SYNCS.LD.64 $UR[URd], ADDR_URa CTL */
int volta_exec_syncs_ld(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 3);
    if (uguard) {
        const uint32_t a = operand_addr_ura(s, in, 0, 1, 2);
        const uint32_t at = a & 0xffffff;
        const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x;
        const int32_t t = urd | 1;
        if (t != 63)
            s->ur[t] = (uint32_t)(x >> 32);
    }
    return 0;
}

/* UGUARD SYNCS.CAS.64 $UR[URd], ADDR_URa, $UR[URb], $UR[URc] CTL */
int volta_exec_syncs_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[4];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        const uint32_t a = operand_addr_ura(s, in, 0, 1, 2);
        const uint32_t at = a & 0xffffff;
        const uint64_t old = rt_load(m, VOLTA_SPACE_S, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (old == (s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32)) {
            if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                return (int)m->trap.kind;
            rt_store(m, VOLTA_SPACE_S, at, 8, s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        }
        if (urd != 63)
            s->ur[urd] = (uint32_t)old;
        const int32_t t = urd | 1;
        if (t != 63)
            s->ur[t] = (uint32_t)(old >> 32);
    }
    return 0;
}

/* GUARD SYNCS.CCTL{CCTL_OP} ADDR_UR PM_EVENTS CTL */
int volta_exec_syncs_iv(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD SYNCS.CCTL.IVALL PM_EVENTS CTL */
int volta_exec_syncs_cctl(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD ARRIVES.LDGSTSBAR{BAR_BITS}OPT_COUNT ADDR_UR PM_EVENTS CTL */
int volta_exec_arrives(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint64_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 5);
            if (guard) {
                const int32_t n = operand_opt_count(in, 0, 1);
                const uint32_t a = operand_addr_ur(s, in, lane, 1, 3, 2, 4);
                const uint32_t at = a & 0xffffff;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t h = (uint32_t)(x >> 32) + 1;
                const uint64_t software = (uint32_t)x
                    | (uint64_t)((h & 0x7fffffff) == 0 ? h + 1073741824 + (uint32_t)x : h) << 32;
                if (n == 0) {
                    t = software;
                } else {
                    const int32_t threads = n != 3;
                    const int32_t transactions = n == 3 ? -1 : 0;
                    const uint32_t expected = (uint32_t)x >> 1 & 0xfffff;
                    const uint32_t come = (((uint32_t)(x >> 43) & 0xfffff) + (uint32_t)threads)
                        & 0xfffff;
                    const int32_t more = ((int32_t)((uint32_t)(x >> 21) & 0x3fffff) + transactions)
                        & 0x3fffff;
                    const int32_t done = come == 0 && more == 0;
                    t = ((uint32_t)x & 1) | (uint64_t)expected << 1 | (uint64_t)more << 21
                        | (uint64_t)(done ? (int32_t)expected : (int32_t)come) << 43
                        | (uint64_t)((uint32_t)(x >> 63) ^ (uint32_t)done) << 63;
                }
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, at, 8, t);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

