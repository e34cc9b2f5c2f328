/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD BRA{U}LMT CC_TEST, ANY_TARGET CTL CLOSE */
int maxwell_exec_bra(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 3);
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
        const int to_2_trap = operand_any_target(m, in, &to_2, 0, 3);
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
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
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

/* OPEN GUARD BRX{LMT} CC_TEST, INDEXED_REL_TARGET CTL CLOSE */
int maxwell_exec_brx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_indexed_rel_target(m, s, in, lane, &to, 0, 2, 3);
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
        const int to_2_trap = operand_indexed_rel_target(m, s, in, lane, &to_2, 0, 2, 3);
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
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
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

/* OPEN GUARD JMP{U}LMT CC_TEST, ANY_ABS_TARGET CTL CLOSE */
int maxwell_exec_jmp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_abs_target(m, in, &to, 0, 3);
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
        const int to_2_trap = operand_any_abs_target(m, in, &to_2, 0, 3);
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
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
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

/* OPEN GUARD JMX{LMT} CC_TEST, INDEXED_ABS_TARGET CTL CLOSE */
int maxwell_exec_jmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_indexed_abs_target(m, s, in, lane, &to, 0, 2, 3);
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
        const int to_2_trap = operand_indexed_abs_target(m, s, in, lane, &to_2, 0, 2, 3);
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
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
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

/* OPEN CAL{NOINC} ANY_TARGET CTL CLOSE */
int maxwell_exec_cal(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 1);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = next;
    crs_depth++;
    m->next = at;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN JCAL{NOINC} ANY_ABS_TARGET CTL CLOSE */
int maxwell_exec_jcal(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_abs_target(m, in, &to, 0, 1);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = next;
    crs_depth++;
    m->next = at;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PRET{NOINC} ANY_TARGET CTL CLOSE */
int maxwell_exec_pret(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 1);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD RET CC_TEST CTL CLOSE */
int maxwell_exec_ret(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        while (crs_depth > 0) {
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!(kind != 2))
                break;
            crs_depth--;
        }
        if (crs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
        const uint32_t pc = s->crs_pc[crs_depth - 1];
        crs_depth--;
        m->next = pc;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PLONGJMP ANY_TARGET CTL CLOSE */
int maxwell_exec_plongjmp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 0);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 3;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD LONGJMP CC_TEST CTL CLOSE */
int maxwell_exec_longjmp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        while (crs_depth > 0) {
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!(kind != 3))
                break;
            crs_depth--;
        }
        if (crs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
        const uint32_t pc = s->crs_pc[crs_depth - 1];
        crs_depth--;
        m->next = pc;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PBK ANY_TARGET CTL CLOSE */
int maxwell_exec_pbk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 0);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 4;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD BRK CC_TEST CTL CLOSE */
int maxwell_exec_brk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        while (crs_depth > 0) {
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!(kind != 4))
                break;
            crs_depth--;
        }
        if (crs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
        const uint32_t pc = s->crs_pc[crs_depth - 1];
        crs_depth--;
        m->next = pc;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PCNT ANY_TARGET CTL CLOSE */
int maxwell_exec_pcnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 0);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 5;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD CONT CC_TEST CTL CLOSE */
int maxwell_exec_cont(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        while (crs_depth > 0) {
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!(kind != 5))
                break;
            crs_depth--;
        }
        if (crs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
        const uint32_t pc = s->crs_pc[crs_depth - 1];
        crs_depth--;
        m->next = pc;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN SSY ANY_TARGET CTL CLOSE */
int maxwell_exec_ssy(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to = 0;
        const int to_trap = operand_any_target(m, in, &to, 0, 0);
        if (to_trap) {
            return to_trap;
        }
        const uint32_t value = to;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 6;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD SYNC CC_TEST CTL CLOSE */
int maxwell_exec_sync(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        while (crs_depth > 0) {
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!(kind != 6))
                break;
            crs_depth--;
        }
        if (crs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
        const uint32_t pc = s->crs_pc[crs_depth - 1];
        crs_depth--;
        m->next = pc;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PEXIT REL_TARGET CTL CLOSE */
int maxwell_exec_pexit(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the target of EXIT");
}

/* OPEN GUARD EXIT{KEEPREFCOUNT} CC_TEST CTL CLOSE */
int maxwell_exec_exit(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    s->active = s->active & ~t;
    return 0;
}

/* OPEN GUARD KIL CC_TEST CTL CLOSE */
int maxwell_exec_kil(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        const int32_t go = guard
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        any_lanes |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    if (any) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
    }
    return 0;
}

/* OPEN BPT{BPT_KIND} OPT_NUMBER CTL CLOSE */
int maxwell_exec_bpt(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    if (control_bpt_kind == 3) {
        return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
}

/* OPEN IDE{EN} IDE_MASK CTL CLOSE */
int maxwell_exec_ide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: interrupts");
}

/* OPEN RAM CTL CLOSE */
int maxwell_exec_ram(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the saved mask");
}

/* OPEN SAM CTL CLOSE */
int maxwell_exec_sam(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the new mask");
}

/* OPEN RTT{RTT_OP} CTL CLOSE */
int maxwell_exec_rtt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: traps");
}

/* OPEN GETCRSPTR $R[Rd] CTL CLOSE */
int maxwell_exec_getcrsptr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the stack");
}

/* OPEN SETCRSPTR $R[Ra] CTL CLOSE */
int maxwell_exec_setcrsptr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the stack");
}

/* OPEN GETLMEMBASE $R[Rd] CTL CLOSE */
int maxwell_exec_getlmembase(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of local memory");
}

/* OPEN SETLMEMBASE $R[Ra] CTL CLOSE */
int maxwell_exec_setlmembase(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of local memory");
}

/* OPEN GUARD LEPC $R[Rd] CTL CLOSE */
int maxwell_exec_lepc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 1);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the program");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD NOP{TRIG} NOP_CC_TEST, OPT_NUMBER CTL CLOSE */
int maxwell_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

