/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_jmx(struct isadora_machine *m, const struct isadora_insn *in, int line, int ra_at,
    int pp_at, int pg_at, int control_target_distance_at, int target_hopper_distance_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d =
            operand_opt_distance(in, line + 1, control_target_distance_at,
            target_hopper_distance_at);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)d;
        const uint64_t value = (uint64_t)to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d_2 =
            operand_opt_distance(in, line + 1, control_target_distance_at,
            target_hopper_distance_at);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)d_2;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == (uint64_t)to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

static int do_call_rr(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int ra_at, int pp_at, int pg_at, int control_target_near_at, int target_hopper_near_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 =
            operand_rel_target(m, in, line + 1, control_target_near_at, target_hopper_near_at);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)to_2;
        const uint64_t value = (uint64_t)to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_3 =
            operand_rel_target(m, in, line + 1, control_target_near_at, target_hopper_near_at);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == (uint64_t)to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

static int do_lepc_n(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the program");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD NOP PM_EVENTS CTL */
int volta_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD EXIT{KEEPREFCOUNT}PREEMPTED{NO_ATEXIT} OPT_SRC PM_EVENTS CTL */
int volta_exec_exit(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 4);
        const int32_t guard = operand_guard(s, in, lane, 1, 5);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t t = ballot;
    s->active = s->active & ~t;
    return 0;
}

/* GUARD KILL OPT_SRC PM_EVENTS CTL */
int volta_exec_kill(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
}

/* GUARD BRA{BRA_KIND}DEPTH OPT_SRC, REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_bra_kind = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q && 1;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to = operand_rel_target(m, in, 1, 4, 5);
        const uint64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 = operand_rel_target(m, in, 1, 4, 5);
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    if (control_bra_kind > 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the test for convergence");
    }
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD BRA{BRA_UP_KIND}DEPTH OPT_SRC, NOT_UPbra$UP[UPbra], REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[5];
    const int32_t control_not_upbra = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 3, 8);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to = operand_rel_target(m, in, 2, 6, 7);
        const uint64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 = operand_rel_target(m, in, 2, 6, 7);
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD BRA{BRA_UR_KIND}DEPTH OPT_SRC, $UR[URa], REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_div(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the test for convergence");
}

/* GUARD JMP{JMP_KIND}DEPTH OPT_SRC, ABS_TARGET PM_EVENTS CTL */
int volta_exec_jmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q && 1;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to = operand_abs_target(in, 1, 4, 5);
        const int64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_2 = operand_abs_target(in, 1, 4, 5);
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const int64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD JMP OPT_SRC, CONST PM_EVENTS CTL */
int volta_exec_jmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard && q && 1;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_const(m, in, &to, 1, 3, 2);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to_2 = 0;
        const int to_2_trap = operand_const(m, in, &to_2, 1, 3, 2);
        if (to_2_trap) {
            return to_2_trap;
        }
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD JMP{BRA_UP_KIND} OPT_SRC, NOT_UPbra$UP[UPbra], ABS_TARGET PM_EVENTS CTL */
int volta_exec_jmp_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[4];
    const int32_t control_not_upbra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 3, 7);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to = operand_abs_target(in, 2, 5, 6);
        const int64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_2 = operand_abs_target(in, 2, 5, 6);
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const int64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD JMP{BRA_UP_KIND} OPT_SRC, NOT_UPbra$UP[UPbra], c[C_BANK][C_OFFSET] PM_EVENTS CTL */
int volta_exec_jmp_uc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[4];
    const int32_t control_not_upbra = (int32_t)in->value[3];
    const int32_t c_bank = (int32_t)in->value[5];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 3, 7);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to;
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to_2;
        to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C,
            (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t at = lane_of;
        all_lanes |= (uint32_t)((at == to_2) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD BRX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)next + (rt_i128)d;
        const uint64_t value = (uint64_t)to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
        const rt_i128 to = (rt_i128)func_address_in(s, lane, ra) + (rt_i128)next + (rt_i128)d_2;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == (uint64_t)to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD JMX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_jmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_jmx(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD BRXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brxu_brxu(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
}

/* GUARD JMXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brxu_jmxu(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, ABS_TARGET PM_EVENTS CTL */
int volta_exec_call_at(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_2 = operand_abs_target(in, 1, 3, 4);
        const int64_t to = to_2;
        const int64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_3 = operand_abs_target(in, 1, 3, 4);
        const int64_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const int64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, CONST PM_EVENTS CTL */
int volta_exec_call_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to_2 = 0;
        const int to_2_trap = operand_const(m, in, &to_2, 1, 4, 3);
        if (to_2_trap) {
            return to_2_trap;
        }
        const uint32_t to = to_2;
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to_3 = 0;
        const int to_3_trap = operand_const(m, in, &to_3, 1, 4, 3);
        if (to_3_trap) {
            return to_3_trap;
        }
        const uint32_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t at = lane_of;
        all_lanes |= (uint32_t)((at == to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_call_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_jmx(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD CALL.REL{NOINC} OPT_SRC, REL_TARGET PM_EVENTS CTL */
int volta_exec_call_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 = operand_rel_target(m, in, 1, 3, 4);
        const uint64_t to = to_2;
        const uint64_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_3 = operand_rel_target(m, in, 1, 3, 4);
        const uint64_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t at = lane_of;
        all_lanes |= (uint32_t)((at == to) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}

/* GUARD CALL.REL{NOINC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
int volta_exec_call_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_rr(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD CALL.REL{NOINC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
int volta_exec_call_ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
}

/* GUARD RET.REL{NODEC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
int volta_exec_ret_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_rr(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD RET.ABS{NODEC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_ret_abs(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_jmx(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD RET.REL{NODEC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
int volta_exec_ret_ur_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
}

/* GUARD RET.ABS{NODEC} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_ret_ur_abs(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
}

/* GUARD LEPC $R[Rd] PM_EVENTS CTL */
int volta_exec_lepc_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lepc_n(m, in, 0, 1);
}

/* GUARD LEPC $R[Rd], LEPC_TARGET PM_EVENTS CTL */
int volta_exec_lepc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lepc_n(m, in, 0, 2);
}

/* GUARD RTT PM_EVENTS CTL */
int volta_exec_rtt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: traps");
}

/* GUARD PREEXIT PM_EVENTS CTL */
int volta_exec_preexit(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: dependent grids");
}

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
int volta_exec_bpt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    const int32_t go = any;
    if (go) {
        if (control_bpt_kind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}

