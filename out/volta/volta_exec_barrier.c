/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_bmov_r(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_warpsync_r(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rb_at, int pp_at, int pg_at)
{
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[rb_at];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t q_2 = operand_opt_src(s, in, lane, line, pp_at);
            const int32_t guard_2 = operand_guard(s, in, lane, line + 1, pg_at);
            const int32_t go = guard_2 && q_2;
            const uint32_t others = s->active & ~ballot;
            if (go && (s->r[rb][lane] & others) != 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_warpsync_collective_h(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: collective operations");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_bar_sync(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: barriers of a block");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_rpcmov_r(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the return PC register");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_ctaid_s(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: system state");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD BSSY OPT_SRC, $B[Bd], RECONVERGE PM_EVENTS CTL */
int volta_exec_bssy(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    s->b[bd] = ballot;
    return 0;
}

/* GUARD BSYNC OPT_SRC, $B[Bd] PM_EVENTS CTL */
int volta_exec_bsync(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t these = ballot;
    if (these != 0 && (s->b[bd] & s->active & ~these) != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD BREAK OPT_SRC, $B[Bd] PM_EVENTS CTL */
int volta_exec_break(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t t = ballot;
    s->b[bd] = s->b[bd] & ~t;
    return 0;
}

/* GUARD BMOV.32{BMOV_CLEAR} $R[Rd], BMOV_REG PM_EVENTS CTL */
int volta_exec_bmov_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 0, 3);
}

/* GUARD BMOV.32{PQUAD} BMOV_REG, MOV_B PM_EVENTS CTL */
int volta_exec_bmov_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 1, 7);
}

/* GUARD BMOV.64 ATEXIT_PC, MOV64_B PM_EVENTS CTL */
int volta_exec_bmov_l(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 1, 6);
}

/* GUARD BMOV.32{BMOV_CLEAR} $B[Bd], $B[Bb]  CTL */
int volta_exec_bmov_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 0, 3);
}

/* GUARD BMOV.32{BMOV_CLEAR} $B[Bd], ???0 PM_EVENTS CTL */
int volta_exec_bmov_ru(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 0, 2);
}

/* GUARD BMOV.32 B0, B0 PM_EVENTS CTL */
int volta_exec_bmov_bb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bmov_r(m, in, 0, 0);
}

/* GUARD YIELD OPT_SRC PM_EVENTS CTL */
int volta_exec_yield(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD NANOSLEEP{RAND}WARP{OPT_SYNCS} OPT_SRC, SLEEP_TIME PM_EVENTS CTL */
int volta_exec_nanosleep_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD NANOSLEEP.CLEAR{OPT_SYNCS} PM_EVENTS CTL */
int volta_exec_nanosleep_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD WARPSYNC{EXCLUSIVE} OPT_SRC, $R[Rb] PM_EVENTS CTL */
int volta_exec_warpsync_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_warpsync_r(m, in, 1, 3, 2, 4);
}

/* GUARD WARPSYNC OPT_SRC, MOV_IMM_B PM_EVENTS CTL */
int volta_exec_warpsync_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
            uint32_t m_2 = 0;
            const int m_2_trap = operand_mov_imm_b(m, s, in, &m_2, 1, 2, 3, 4, 5);
            if (m_2_trap) {
                return m_2_trap;
            }
            const int32_t guard_2 = operand_guard(s, in, lane, 2, 6);
            const int32_t go = guard_2 && q_2;
            const uint32_t others = s->active & ~ballot;
            if (go && (m_2 & others) != 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD WARPSYNC{EXCLUSIVE_HOPPER} OPT_SRC, $R[Ra] PM_EVENTS CTL */
int volta_exec_warpsync_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_warpsync_r(m, in, 0, 3, 2, 4);
}

/* GUARD WARPSYNC.ALL OPT_SRC PM_EVENTS CTL */
int volta_exec_warpsync_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
            const int32_t guard_2 = operand_guard(s, in, lane, 1, 2);
            const int32_t go = guard_2 && q_2;
            const uint32_t others = s->active & ~ballot;
            if (go && (0xffffffffu & others) != 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD WARPSYNC.COLLECTIVE OPT_SRC, $R[Ra], TARGET_HOPPER(near) PM_EVENTS CTL */
int volta_exec_warpsync_collective_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_warpsync_collective_h(m, in, 1, 4);
}

/* GUARD WARPSYNC.COLLECTIVE.ALL OPT_SRC, TARGET_HOPPER(near) PM_EVENTS CTL */
int volta_exec_warpsync_collective_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_warpsync_collective_h(m, in, 1, 3);
}

/* GUARD ENDCOLLECTIVE OPT_SRC PM_EVENTS CTL */
int volta_exec_endcollective(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_warpsync_collective_h(m, in, 1, 2);
}

/* GUARD BAR.SYNC{DEFER} BAR_OPERANDS PM_EVENTS CTL */
int volta_exec_bar_sync(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 1, 4);
}

/* GUARD BAR.ARV{DEFER} BAR_ARV_OPERANDS PM_EVENTS CTL */
int volta_exec_bar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 1, 4);
}

/* GUARD BAR.RED{BAR_RED}DEFER BAR_OPERANDS, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_bar_red(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 2, 7);
}

/* GUARD BAR.SYNCALL PM_EVENTS CTL */
int volta_exec_bar_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 0, 0);
}

/* GUARD B2R.RESULT $R[Rd], OPT PM_EVENTS CTL */
int volta_exec_b2r_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 1, 2);
}

/* GUARD B2R , $R[Rd], 0x0 PM_EVENTS CTL */
int volta_exec_b2r_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 1, 1);
}

/* GUARD R2B 0x0, $R[Rb] PM_EVENTS CTL */
int volta_exec_r2b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_sync(m, in, 0, 1);
}

/* GUARD DEPBAR.LE SCOREBOARD, PENDING, BOARD_LIST PM_EVENTS CTL */
int volta_exec_depbar_le(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD DEPBAR BOARD_LIST PM_EVENTS CTL */
int volta_exec_depbar_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD DEPBAR{LE} SCOREBOARD, $UR[URb] PM_EVENTS CTL */
int volta_exec_depbar_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CSMTEST PM_EVENTS CTL */
int volta_exec_csmtest(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
}

/* GUARD PMTRIG OPT_SRC, PM_MASK PM_EVENTS CTL */
int volta_exec_pmtrig(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 3);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: performance monitors");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD RPCMOV.32 Rpc.LO, MOV_B PM_EVENTS CTL */
int volta_exec_rpcmov_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_rpcmov_r(m, in, 1, 5);
}

/* GUARD RPCMOV.32 $R[Rd], Rpc.LO PM_EVENTS CTL */
int volta_exec_rpcmov_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_rpcmov_r(m, in, 0, 1);
}

/* GUARD RPCMOV.64 Rpc, MOV64_IMM_B PM_EVENTS CTL */
int volta_exec_rpcmov_l(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_rpcmov_r(m, in, 1, 5);
}

/* GUARD SETCTAID.X $R[Ra] PM_EVENTS CTL */
int volta_exec_ctaid_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ctaid_s(m, in, 0, 1);
}

/* GUARD GETLMEMBASE $R[Rd] PM_EVENTS CTL */
int volta_exec_ctaid_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ctaid_s(m, in, 0, 1);
}

/* GUARD SETLMEMBASE $R[Ra] PM_EVENTS CTL */
int volta_exec_ctaid_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ctaid_s(m, in, 0, 1);
}

