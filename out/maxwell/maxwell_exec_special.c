/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_s2r(struct isadora_machine *m, const struct isadora_insn *in, int line, int rd_at,
    int pg_at, int special_sr_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
        if (guard) {
            const uint32_t v = operand_special(m, s, in, line, special_sr_at);
            if (rd != 255)
                s->r[rd][lane] = v;
        }
    }
    m->lane = -1;
    return 0;
}

static int do_b2r_b(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the layout of a barrier");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE */
int maxwell_exec_s2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_s2r(m, in, 0, 0, 2, 1);
}

/* OPEN GUARD CS2R $R[Rd], SPECIAL CTL CLOSE */
int maxwell_exec_cs2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_s2r(m, in, 0, 0, 2, 1);
}

/* OPEN GUARD VOTE{VOTE_MODE} OPT_BALLOT, $P[Pw], NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_vote(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[4];
    const int32_t not_pp = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rd = (int32_t)((uint32_t)word & 0xff);
    const int32_t pw = (int32_t)in->value[2];
    const int32_t special_vote_mode = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        if (guard) {
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            ballot |= (uint32_t)((q) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 5);
        if (guard_2) {
            int32_t q_2;
            q_2 = s->p[pp][lane] ^ not_pp;
            all_lanes |= (uint32_t)((q_2) != 0) << lane;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t all = all_lanes == here;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 5);
        if (guard_3) {
            const uint32_t b = ballot;
            const int32_t every = all;
            if (rd != 255)
                s->r[rd][lane] = b;
            if (pw != 7)
                s->p[pw][lane] =
                    (uint8_t)(special_vote_mode == 0 ? every : special_vote_mode == 1 ? b != 0
                    : special_vote_mode == 2 ? every || b == 0 : 0);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VOTE.VTG{VTG_OP} VTG_NUMBER CTL CLOSE */
int maxwell_exec_vote_vtg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 2);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SHFL{SHFL_MODE} $P[Pd], $R[Rd], $R[Ra], SHFL_B, SHFL_C CTL CLOSE */
int maxwell_exec_shfl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t special_shfl_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t pd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 8);
        if (guard) {
            const uint32_t value = s->r[ra][lane];
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 8);
        if (guard_2) {
            const uint32_t l = operand_shf_b(s, in, lane, 0, 4, 5);
            const uint32_t k = operand_shf_b(s, in, lane, 1, 6, 7);
            const uint32_t seg = k >> 8 & 0x1f;
            const uint32_t first = (uint32_t)lane & seg;
            const uint32_t last = first | (k & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
            const uint32_t n = l & 0x1f;
            const int32_t j = special_shfl_mode == 0
                ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f)) : special_shfl_mode == 1
                ? lane - (int32_t)n : special_shfl_mode == 2 ? (int32_t)((uint32_t)lane + n)
                : (int32_t)((uint32_t)lane ^ n);
            const int32_t ok = special_shfl_mode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
            const int32_t t = (ok && j >= 0 && j < 32) ? j : lane;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][lane]);
            if (rd != 255)
                s->r[rd][lane] = lane_of;
            if (pd != 7)
                s->p[pd][lane] = (uint8_t)ok;
        }
    }
    m->lane = -1;
    return 0;
}

static void bar_sync_part(uint32_t active, int32_t k, int32_t *lane_of_of_2, uint32_t ballot_2,
    uint32_t t, struct maxwell_state *s, int32_t b, struct isadora_machine *m)
{
    const int32_t lane_of_2 = (active >> k & 1 ? lane_of_of_2[k] : 0);
    const int32_t n = lane_of_2;
    const uint32_t y = ballot_2;
    if (t != 0) {
        const int32_t asked = rt_popcount((rt_u128)t);
        const int32_t yes = rt_popcount((rt_u128)y);
        const int32_t before_2 = s->block->come[b];
        const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[b]);
        const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[b]);
        m->woke = true;
        s->block->some[b] = (uint8_t)(n != 0);
        m->woke = true;
        s->block->asked[b] = (uint16_t)(all_asked & 0x7ff);
        m->woke = true;
        s->block->yes[b] = (uint16_t)(all_yes & 0x7ff);
        if (before_2 + 1 >= func_warps_of(m, s, n)) {
            m->woke = true;
            s->block->come[b] = 0;
            m->woke = true;
            s->block->red_yes[b] = (uint16_t)(all_yes & 0x7ff);
            m->woke = true;
            s->block->red_all[b] = (uint8_t)(all_yes == all_asked);
        } else {
            m->woke = true;
            s->block->come[b] = (uint8_t)((before_2 + 1) & 0x3f);
        }
    }
}

/* OPEN GUARD BAR.SYNC BAR_BARRIER, OPT_BAR_THREADS CTL CLOSE */
int maxwell_exec_bar_sync(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t i = operand_bar_barrier(s, in, lane, 0, 0, 1);
        const int32_t value = i & 0xf;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t lane_of_of_2[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t c = operand_opt_bar_threads(m, s, in, lane, 1, 2, 3);
        const uint32_t value_2 = c & 0xfff;
        lane_of_of_2[lane] = (int32_t)value_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 4);
        ballot_2 |= (uint32_t)((guard_2 && 1) != 0) << lane;
    }
    m->lane = -1;
    if (!m->again) {
        const uint32_t t = ballot;
        const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (active >> k & 1 ? lane_of_of[k] : 0);
        const int32_t b = lane_of;
        bar_sync_part(active, k, lane_of_of_2, ballot_2, t, s, b, m);
    }
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    if (!(t == 0 || s->block->come[b] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    return 0;
}

/* OPEN GUARD BAR.ARV BAR_BARRIER, BAR_ARV_THREADS CTL CLOSE */
int maxwell_exec_bar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t i = operand_bar_barrier(s, in, lane, 0, 0, 1);
        const int32_t value = i & 0xf;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t lane_of_of_2[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t c = operand_bar_arv_threads(m, s, in, lane, 1, 2, 3);
        const uint32_t value_2 = c & 0xfff;
        lane_of_of_2[lane] = (int32_t)value_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 4);
        ballot_2 |= (uint32_t)((guard_2 && 1) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    bar_sync_part(active, k, lane_of_of_2, ballot_2, t, s, b, m);
    return 0;
}

/* OPEN GUARD BAR.RED{BAR_RED} BAR_BARRIER, OPT_BAR_THREADS, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_bar_red(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[6];
    const int32_t not_pp = (int32_t)in->value[5];
    const int32_t special_bar_red = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 7);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t i = operand_bar_barrier(s, in, lane, 0, 1, 2);
        const int32_t value = i & 0xf;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t lane_of_of_2[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t c = operand_opt_bar_threads(m, s, in, lane, 1, 3, 4);
        const uint32_t value_2 = c & 0xfff;
        lane_of_of_2[lane] = (int32_t)value_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q;
        q = s->p[pp][lane] ^ not_pp;
        const int32_t guard_2 = operand_guard(s, in, lane, 3, 7);
        ballot_2 |= (uint32_t)((guard_2 && q) != 0) << lane;
    }
    m->lane = -1;
    if (!m->again) {
        const uint32_t t = ballot;
        const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (active >> k & 1 ? lane_of_of[k] : 0);
        const int32_t b = lane_of;
        bar_sync_part(active, k, lane_of_of_2, ballot_2, t, s, b, m);
        if (1 && t != 0) {
            s->red = (uint8_t)b;
            s->red_kind = (uint8_t)special_bar_red;
        }
    }
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    if (!(t == 0 || s->block->come[b] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    return 0;
}

/* OPEN GUARD BAR.SCAN BAR_BARRIER, OPT_BAR_THREADS, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_bar_scan(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: whether the vote of a thread itself counts");
}

/* OPEN GUARD B2R $R[Rd], BAR_ID CTL CLOSE */
int maxwell_exec_b2r_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_b2r_b(m, in, 0, 2);
}

/* OPEN GUARD B2R.RESULT $R[Rd], OPT CTL CLOSE */
int maxwell_exec_b2r_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        if (guard) {
            const int32_t t = s->red_kind;
            const int32_t v = t == 0 ? s->block->red_yes[s->red] : t == 1
                ? s->block->red_all[s->red] : t == 2 ? s->block->red_yes[s->red] != 0 : 0;
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)v;
            if (in->alt[0] == 1) {
                const int32_t pw = (int32_t)in->value[1];
                s->p[pw][lane] = (uint8_t)(v != 0);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE */
int maxwell_exec_b2r_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_b2r_b(m, in, 0, 1);
}

/* OPEN GUARD R2B{R2B_KIND} R2B_ID, $R[Rb] CTL CLOSE */
int maxwell_exec_r2b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_b2r_b(m, in, 0, 3);
}

/* OPEN GUARD DEPBAR.LE SCOREBOARD, PENDING, BOARD_LIST CTL CLOSE */
int maxwell_exec_depbar_le(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD DEPBAR BOARD_LIST CTL CLOSE */
int maxwell_exec_depbar_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

