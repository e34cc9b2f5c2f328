/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static int bar_mask_part(struct tesla_state *s, struct isadora_machine *m)
{
    const int32_t st_depth = s->st_depth;
    const int32_t depth = st_depth;
    if (depth > 0) {
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind = s->st_kind[st_depth - 1];
        if (kind == 5) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "QUADON_ACTIVE: flow control between quadon and quadpop");
        }
    }
    return 0;
}

static int do_bar_mask(struct isadora_machine *m, const struct isadora_insn *in, int binc_at,
    int bar_at, int bwait_at)
{
    struct tesla_state *const s = m->state;
    const int32_t binc = (int32_t)in->value[binc_at];
    const int32_t bar = (int32_t)in->value[bar_at];
    const int32_t bwait = (int32_t)in->value[bwait_at];
    if (!m->again) {
        {
            const int part_trap = bar_mask_part(s, m);
            if (part_trap)
                return part_trap;
        }
        if (binc) {
            m->woke = true;
            s->block->bar[bar] =
                (uint16_t)(s->block->bar[bar] + 1 == s->block->warps ? 0
                : (s->block->bar[bar] + 1) & 0xffff);
        }
    }
    if (bwait) {
        if (!(s->block->bar[bar] == 0)) {
            m->again = true;
            return RT_WAIT_ALIKE;
        }
    }
    return 0;
}

/* GUARD discard */
int tesla_exec_discard(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    {
        const int part_trap = bar_mask_part(s, m);
        if (part_trap)
            return part_trap;
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states where the mask of discarded fragments is, and whether "
        "their threads continue");
}

/* GUARD bra TARGET */
int tesla_exec_bra(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t target = (int32_t)in->value[0] * 4;
    const int32_t next = (int32_t)m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1, 2);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t st_depth = s->st_depth;
    const int32_t depth = st_depth;
    if (depth > 0) {
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind = s->st_kind[st_depth - 1];
        if (kind == 5) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "QUADON_ACTIVE: flow control between quadon and quadpop");
        }
    }
    const uint32_t t = ballot;
    if (t == s->active) {
        m->next = (uint64_t)target;
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            if (st_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is full");
            s->st_kind[st_depth] = 1;
            s->st_pc[st_depth] = (uint32_t)next;
            s->st_mask[st_depth] = s->active & ~t;
            st_depth++;
            s->active = t;
            m->next = (uint64_t)target;
        } else {
            if (st_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is full");
            s->st_kind[st_depth] = 1;
            s->st_pc[st_depth] = (uint32_t)target;
            s->st_mask[st_depth] = t;
            st_depth++;
            s->active = s->active & ~t;
        }
    }
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static int call_part(int32_t st_depth, struct isadora_machine *m, struct tesla_state *s)
{
    const int32_t depth = st_depth;
    if (depth > 0) {
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind = s->st_kind[st_depth - 1];
        if (kind == 5) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "QUADON_ACTIVE: flow control between quadon and quadpop");
        }
    }
    if (st_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is full");
    return 0;
}

/* call LIM TARGET */
int tesla_exec_call(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lim = (int32_t)in->value[0];
    const int32_t next = (int32_t)m->next;
    const int32_t target = (int32_t)in->value[1] * 4;
    int32_t st_depth = s->st_depth;
    {
        const int part_trap = call_part(st_depth, m, s);
        if (part_trap)
            return part_trap;
    }
    s->st_kind[st_depth] = (uint8_t)(2 + lim);
    s->st_pc[st_depth] = (uint32_t)next;
    s->st_mask[st_depth] = s->active;
    st_depth++;
    m->next = (uint64_t)target;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* GUARD ret */
int tesla_exec_ret(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 0, 1);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t st_depth = s->st_depth;
    uint32_t returned_new = s->returned;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    const int32_t depth = st_depth;
    if (depth > 0) {
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind = s->st_kind[st_depth - 1];
        if (kind == 5) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "QUADON_ACTIVE: flow control between quadon and quadpop");
        }
    }
    const uint32_t t = ballot;
    const uint32_t r = s->returned | t;
    returned_new = r;
    if (t == s->active) {
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            if (!((mask & ~func_gone(kind_2, s->ended, r, s->broken)) == 0))
                break;
            st_depth--;
        }
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            s->active = 0;
            const int32_t warps_new = (s->block->warps - 1) & 0xffff;
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
            m->woke = true;
            s->block->warps = (uint16_t)warps_new;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_3 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_3 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2 & ~func_gone(kind_3, s->ended, r, s->broken);
            m->next = (uint64_t)(kind_3 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_3 == 2 || kind_3 == 3) {
                returned_new = r & ~mask_2;
            }
            if (kind_3 == 4) {
                s->broken = s->broken & ~mask_2;
            }
        }
    } else if (t != 0) {
        s->active = s->active & ~t;
    }
    s->returned = returned_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* breakaddr TARGET */
int tesla_exec_breakaddr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t target = (int32_t)in->value[0] * 4;
    int32_t st_depth = s->st_depth;
    {
        const int part_trap = call_part(st_depth, m, s);
        if (part_trap)
            return part_trap;
    }
    s->st_kind[st_depth] = 4;
    s->st_pc[st_depth] = (uint32_t)target;
    s->st_mask[st_depth] = s->active;
    st_depth++;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* GUARD break */
int tesla_exec_break(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 0, 1);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int32_t st_depth = s->st_depth;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    const int32_t depth = st_depth;
    if (depth > 0) {
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind = s->st_kind[st_depth - 1];
        if (kind == 5) {
            return rt_trap(m, ISADORA_TRAP_STATED,
                "QUADON_ACTIVE: flow control between quadon and quadpop");
        }
    }
    const uint32_t t = ballot;
    const uint32_t b = s->broken | t;
    if (t == s->active) {
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            if (!((mask & ~func_gone(kind_2, s->ended, s->returned, b)) == 0))
                break;
            st_depth--;
        }
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            s->active = 0;
            const int32_t warps_new = (s->block->warps - 1) & 0xffff;
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
            s->broken = b;
            m->woke = true;
            s->block->warps = (uint16_t)warps_new;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_3 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_3 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2 & ~func_gone(kind_3, s->ended, s->returned, b);
            m->next = (uint64_t)(kind_3 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_3 == 2 || kind_3 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_3 == 4) {
                const uint32_t broken_new = b & ~mask_2;
                s->broken = b;
                s->broken = broken_new;
            } else {
                s->broken = b;
            }
        }
    } else if (t != 0) {
        s->active = s->active & ~t;
        s->broken = b;
    } else {
        s->broken = b;
    }
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* quadon */
int tesla_exec_quadon(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    int32_t st_depth = s->st_depth;
    if (st_depth == 256)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is full");
    s->st_kind[st_depth] = 5;
    s->st_pc[st_depth] = 0;
    s->st_mask[st_depth] = s->active;
    st_depth++;
    const uint32_t t = s->active | (s->active >> 1 & 0x55555555) | (s->active & 0x55555555) << 1;
    s->active = t | (t >> 2 & 0x33333333) | (t & 0x33333333) << 2;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* quadpop */
int tesla_exec_quadpop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    int32_t st_depth = s->st_depth;
    const int32_t depth = st_depth;
    if (depth == 0) {
        return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: quadpop without quadon");
    }
    if (st_depth == 0)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
    const int32_t kind = s->st_kind[st_depth - 1];
    const uint32_t mask = s->st_mask[st_depth - 1];
    st_depth--;
    if (kind != 5) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "STACK_MISMATCH: quadpop, but the top of the stack is no quadon");
    }
    s->active = mask;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* bar BINC BWAIT BAR BARMASK */
int tesla_exec_bar_mask(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_mask(m, in, 0, 2, 1);
}

/* bar BINC BWAIT BAR all */
int tesla_exec_bar_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_bar_mask(m, in, 0, 2, 1);
}

/* trap */
int tesla_exec_trap_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_STATED, "TRAP_INSTRUCTION");
}

/* trap */
int tesla_exec_trap_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    {
        const int part_trap = bar_mask_part(s, m);
        if (part_trap)
            return part_trap;
    }
    return rt_trap(m, ISADORA_TRAP_STATED, "TRAP_INSTRUCTION");
}

/* joinat TARGET */
int tesla_exec_joinat(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t target = (int32_t)in->value[0] * 4;
    int32_t st_depth = s->st_depth;
    {
        const int part_trap = call_part(st_depth, m, s);
        if (part_trap)
            return part_trap;
    }
    s->st_kind[st_depth] = 6;
    s->st_pc[st_depth] = (uint32_t)target;
    s->st_mask[st_depth] = s->active;
    st_depth++;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* brkpt */
int tesla_exec_brkpt_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        any_lanes |= (uint32_t)((1) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    if (any && (int32_t)m->launch.option[1] == 1) {
        return rt_trap(m, ISADORA_TRAP_STATED, "BREAKPOINT");
    }
    return 0;
}

/* GUARD brkpt */
int tesla_exec_brkpt_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 0, 1);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    {
        const int part_trap = bar_mask_part(s, m);
        if (part_trap)
            return part_trap;
    }
    if (any && (int32_t)m->launch.option[1] == 1) {
        return rt_trap(m, ISADORA_TRAP_STATED, "BREAKPOINT");
    }
    return 0;
}

/* bra LIM c{CSPACE}[AT0] */
int tesla_exec_bra_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    (void)in;
    {
        const int part_trap = bar_mask_part(s, m);
        if (part_trap)
            return part_trap;
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: which thread's value is used, and what `lim` means here, is not known");
}

/* preret LIM TARGET */
int tesla_exec_preret(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lim = (int32_t)in->value[0];
    const int32_t target = (int32_t)in->value[1] * 4;
    int32_t st_depth = s->st_depth;
    {
        const int part_trap = call_part(st_depth, m, s);
        if (part_trap)
            return part_trap;
    }
    s->st_kind[st_depth] = (uint8_t)(2 + lim);
    s->st_pc[st_depth] = (uint32_t)target;
    s->st_mask[st_depth] = s->active;
    st_depth++;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* MARK GUARD vote any $c[CDST] */
int tesla_exec_vote_any(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2, 3);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 1) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t v = any;
        s->c[cdst][lane] = (uint8_t)(v ? 2 : 1);
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD vote all $c[CDST] */
int tesla_exec_vote_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2, 3);
        all_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 1) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t v = all;
        s->c[cdst][lane] = (uint8_t)(v ? 2 : 1);
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD emit */
int tesla_exec_emit_emit(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: primitives, and the contents of o[] after a vertex, are outside the model");
}

/* MARK GUARD restart */
int tesla_exec_emit_restart(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: primitives, and the contents of o[] after a vertex, are outside the model");
}

/* MARK GUARD nop */
int tesla_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[0];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~func_gone(kind, e, s->returned, s->broken)) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2 & ~func_gone(kind_2, e, s->returned, s->broken);
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
                    "joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

/* MARK GUARD pmevent PM */
int tesla_exec_pmevent(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: performance counters are outside the model");
}

/* MARK GUARD unkf5 */
int tesla_exec_unkf5(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what this does");
}

