/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int bra_part(struct isadora_machine *m, int32_t *crs_depth, struct maxwell_state *s,
    uint32_t to, uint32_t t, uint32_t next)
{
    if ((int32_t)m->launch.option[0] == 0) {
        if ((*crs_depth) == 256)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
        s->crs_kind[(*crs_depth)] = 1;
        s->crs_pc[(*crs_depth)] = to;
        s->crs_mask[(*crs_depth)] = t;
        (*crs_depth)++;
        s->active = s->active & ~t;
    } else {
        if ((*crs_depth) == 256)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
        s->crs_kind[(*crs_depth)] = 1;
        s->crs_pc[(*crs_depth)] = next;
        s->crs_mask[(*crs_depth)] = s->active & ~t;
        (*crs_depth)++;
        s->active = t;
        m->next = to;
    }
    return 0;
}

/* OPEN GUARD BRA{U}LMT CC_TEST, ANY_TARGET CTL CLOSE */
int maxwell_exec_bra(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t next = (uint32_t)m->next;
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
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 3);
    if (to_trap) {
        return to_trap;
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        m->next = to;
    } else if (t != 0) {
        {
            const int part_trap = bra_part(m, &crs_depth, s, to, t, next);
            if (part_trap)
                return part_trap;
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

static int brx_part(struct isadora_machine *m, struct maxwell_state *s, int32_t cc_test,
    uint32_t ballot, uint32_t active, uint32_t *lane_of_of, uint32_t ballot_2, uint32_t pc,
    uint32_t next)
{
    m->lane = -1;
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint32_t at = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        m->next = at;
    } else if (t == s->active) {
        if (crs_depth == 256)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
        s->crs_kind[crs_depth] = 1;
        s->crs_pc[crs_depth] = pc;
        s->crs_mask[crs_depth] = t & ~same;
        crs_depth++;
        s->active = same;
        m->next = at;
    } else if (t != 0) {
        if (same == t) {
            {
                const int part_trap = bra_part(m, &crs_depth, s, at, t, next);
                if (part_trap)
                    return part_trap;
            }
        } else {
            const uint32_t to = pc;
            {
                const int part_trap = bra_part(m, &crs_depth, s, to, t, next);
                if (part_trap)
                    return part_trap;
            }
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN GUARD BRX{LMT} CC_TEST, INDEXED_REL_TARGET CTL CLOSE */
int maxwell_exec_brx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t pc = (uint32_t)m->pc;
    const uint32_t next = (uint32_t)m->next;
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
        uint32_t to_2 = 0;
        const int to_2_trap = operand_indexed_rel_target(m, s, in, lane, &to_2, 0, 2, 3);
        if (to_2_trap) {
            return to_2_trap;
        }
        const uint32_t value = to_2;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard_2
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        uint32_t to_3 = 0;
        const int to_3_trap = operand_indexed_rel_target(m, s, in, lane, &to_3, 0, 2, 3);
        if (to_3_trap) {
            return to_3_trap;
        }
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t at = lane_of;
        ballot_2 |= (uint32_t)((go && to_3 == at) != 0) << lane;
    }
    {
        const int part_trap =
            brx_part(m, s, cc_test, ballot, active, lane_of_of, ballot_2, pc, next);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* OPEN GUARD JMP{U}LMT CC_TEST, ANY_ABS_TARGET CTL CLOSE */
int maxwell_exec_jmp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t next = (uint32_t)m->next;
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
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    uint32_t to = 0;
    const int to_trap = operand_any_abs_target(m, in, &to, 0, 3);
    if (to_trap) {
        return to_trap;
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        m->next = to;
    } else if (t != 0) {
        {
            const int part_trap = bra_part(m, &crs_depth, s, to, t, next);
            if (part_trap)
                return part_trap;
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN GUARD JMX{LMT} CC_TEST, INDEXED_ABS_TARGET CTL CLOSE */
int maxwell_exec_jmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t pc = (uint32_t)m->pc;
    const uint32_t next = (uint32_t)m->next;
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
        uint32_t to_2 = 0;
        const int to_2_trap = operand_indexed_abs_target(m, s, in, lane, &to_2, 0, 2, 3);
        if (to_2_trap) {
            return to_2_trap;
        }
        const uint32_t value = to_2;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 6);
        const int32_t go = guard_2
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[lane] & 1) != 0);
        uint32_t to_3 = 0;
        const int to_3_trap = operand_indexed_abs_target(m, s, in, lane, &to_3, 0, 2, 3);
        if (to_3_trap) {
            return to_3_trap;
        }
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t at = lane_of;
        ballot_2 |= (uint32_t)((go && to_3 == at) != 0) << lane;
    }
    {
        const int part_trap =
            brx_part(m, s, cc_test, ballot, active, lane_of_of, ballot_2, pc, next);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* OPEN CAL{NOINC} ANY_TARGET CTL CLOSE */
int maxwell_exec_cal(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 1);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = next;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    m->next = to;
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN JCAL{NOINC} ANY_ABS_TARGET CTL CLOSE */
int maxwell_exec_jcal(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_abs_target(m, in, &to, 0, 1);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = next;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    m->next = to;
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN PRET{NOINC} ANY_TARGET CTL CLOSE */
int maxwell_exec_pret(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 1);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
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
    const uint32_t w = s->waits[2] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 2 ? w : s->waits[kind])) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 2 ? w : s->waits[kind_2];
            s->waits[2] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[2] = w;
        s->active = s->active & ~t;
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN PLONGJMP ANY_TARGET CTL CLOSE */
int maxwell_exec_plongjmp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 3;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
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
    const uint32_t w = s->waits[3] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 3 ? w : s->waits[kind])) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 3 ? w : s->waits[kind_2];
            s->waits[3] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[3] = w;
        s->active = s->active & ~t;
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN PBK ANY_TARGET CTL CLOSE */
int maxwell_exec_pbk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 4;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
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
    const uint32_t w = s->waits[4] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 4 ? w : s->waits[kind])) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 4 ? w : s->waits[kind_2];
            s->waits[4] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[4] = w;
        s->active = s->active & ~t;
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN PCNT ANY_TARGET CTL CLOSE */
int maxwell_exec_pcnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 5;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
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
    const uint32_t w = s->waits[5] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 5 ? w : s->waits[kind])) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 5 ? w : s->waits[kind_2];
            s->waits[5] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[5] = w;
        s->active = s->active & ~t;
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN SSY ANY_TARGET CTL CLOSE */
int maxwell_exec_ssy(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    int32_t crs_depth = s->crs_depth;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return to_trap;
    }
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 6;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
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
    const uint32_t w = s->waits[6] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 6 ? w : s->waits[kind])) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 6 ? w : s->waits[kind_2];
            s->waits[6] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[6] = w;
        s->active = s->active & ~t;
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}

/* OPEN PEXIT REL_TARGET CTL CLOSE */
int maxwell_exec_pexit(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t pc = (uint32_t)m->pc;
    const int32_t rel_target = rt_sext_32((uint32_t)in->value[0], 24);
    int32_t crs_depth = s->crs_depth;
    const uint32_t to = pc + 8 + (uint32_t)rel_target;
    if (crs_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 7;
    s->crs_pc[crs_depth] = to;
    s->crs_mask[crs_depth] = s->active;
    crs_depth++;
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
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
    int32_t crs_depth = s->crs_depth;
    uint8_t come_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        come_new[i_2] = s->block->come[i_2];
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const uint32_t w = s->waits[7] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & func_waiting(s, kind, w)) == 0))
                break;
            crs_depth--;
        }
        const int32_t depth = crs_depth;
        if (depth == 0) {
            if (0 || (s->waits[2] | s->waits[3] | s->waits[4] | s->waits[5] | s->waits[6]) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_UNDERFLOW: threads wait for a token that is not on the stack");
            }
            s->waits[7] = w;
            s->active = 0;
            const int32_t left = s->block->left + 1;
            m->woke = true;
            s->block->left = (uint8_t)(left & 0x3f);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->come[i] != 0 && !s->block->some[i]
                    && s->block->come[i] + left >= (int32_t)m->launch.warps) {
                    m->woke = true;
                    come_new[i] = 0;
                    m->woke = true;
                    s->block->red_yes[i] = (uint16_t)s->block->yes[i];
                    m->woke = true;
                    s->block->red_all[i] = (uint8_t)(s->block->yes[i] == s->block->asked[i]);
                }
            }
        } else {
            if (crs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is empty");
            const int32_t kind_2 = s->crs_kind[crs_depth - 1];
            const uint32_t pc = s->crs_pc[crs_depth - 1];
            const uint32_t mask_2 = s->crs_mask[crs_depth - 1];
            crs_depth--;
            const uint32_t own = func_waiting(s, kind_2, w);
            s->waits[7] = w;
            if (kind_2 != 1) {
                s->waits[kind_2] = own & ~mask_2;
            }
            s->active = own & mask_2;
            m->next = pc;
        }
    } else if (t != 0) {
        s->waits[7] = w;
        s->active = s->active & ~t;
    }
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->come[i_3] = come_new[i_3];
    s->crs_depth = (uint16_t)crs_depth;
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
    (void)m;
    (void)in;
    return 0;
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
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: trap handlers");
}

/* OPEN GETCRSPTR $R[Rd] CTL CLOSE */
int maxwell_exec_getcrsptr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t crs_depth = s->crs_depth;
        const int32_t depth = crs_depth;
        if (rd != 255)
            s->r[rd][lane] = (uint32_t)depth;
    }
    m->lane = -1;
    return 0;
}

/* OPEN SETCRSPTR $R[Ra] CTL CLOSE */
int maxwell_exec_setcrsptr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t crs_depth = s->crs_depth;
            const int32_t depth = crs_depth;
            if (s->r[ra][lane] != (uint32_t)depth) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: another depth of the stack");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GETLMEMBASE $R[Rd] CTL CLOSE */
int maxwell_exec_getlmembase(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        if (rd != 255)
            s->r[rd][lane] = 0;
    }
    m->lane = -1;
    return 0;
}

/* OPEN SETLMEMBASE $R[Ra] CTL CLOSE */
int maxwell_exec_setlmembase(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            if (s->r[ra][lane] != 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: local memory that begins elsewhere");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LEPC $R[Rd] CTL CLOSE */
int maxwell_exec_lepc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t pc = (uint32_t)m->pc;
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = pc;
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD NOP{TRIG} NOP_CC_TEST, OPT_NUMBER CTL CLOSE */
int maxwell_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

