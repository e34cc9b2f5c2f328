/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_vote_any(int32_t any, uint8_t *cdst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t v = any;
        const uint32_t cdst = (uint32_t)(v ? 2 : 1);
        cdst_to[l] = (uint8_t)cdst;
    }
}

/* GUARD bra TARGET */
RT_BODY(tesla_fast_bra)
{
    struct tesla_state *const s = m->state;
    const int32_t target = (int32_t)in->value[0] * 4;
    const int32_t next = (int32_t)m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 1, 2);
        ballot = bits & run;
    }
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
RT_MADE_ANY(tesla_fast_bra)
RT_KNOWN(tesla_fast_bra, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_bra)

/* GUARD ret */
RT_BODY(tesla_fast_ret)
{
    struct tesla_state *const s = m->state;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 0, 1);
        ballot = bits & run;
    }
    int32_t st_depth = s->st_depth;
    uint32_t returned_new = s->returned;
    uint16_t bar_new[16];
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        bar_new[i_3] = s->block->bar[i_3];
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
            if (!((mask & ~(s->ended | (kind_2 == 2 || kind_2 == 3 ? 0 : r)
                | (kind_2 == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            s->active = 0;
            const int32_t warps_new = (s->block->warps - 1) & 0xffff;
            RT_UNROLL
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
            s->active = mask_2
                & ~(s->ended | (kind_3 == 2 || kind_3 == 3 ? 0 : r)
                | (kind_3 == 4 ? 0 : s->broken));
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
    for (int32_t i_4 = 0; i_4 < 16; i_4++)
        s->block->bar[i_4] = bar_new[i_4];
    s->st_depth = (uint16_t)st_depth;
    return 0;
}
RT_MADE_ANY(tesla_fast_ret)
RT_KNOWN(tesla_fast_ret, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_ret)

/* GUARD break */
RT_BODY(tesla_fast_break)
{
    struct tesla_state *const s = m->state;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 0, 1);
        ballot = bits & run;
    }
    int32_t st_depth = s->st_depth;
    uint16_t bar_new[16];
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        bar_new[i_3] = s->block->bar[i_3];
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
            if (!((mask & ~(s->ended | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : b))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            s->active = 0;
            const int32_t warps_new = (s->block->warps - 1) & 0xffff;
            RT_UNROLL
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
            s->active = mask_2
                & ~(s->ended | (kind_3 == 2 || kind_3 == 3 ? 0 : s->returned)
                | (kind_3 == 4 ? 0 : b));
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
    for (int32_t i_4 = 0; i_4 < 16; i_4++)
        s->block->bar[i_4] = bar_new[i_4];
    s->st_depth = (uint16_t)st_depth;
    return 0;
}
RT_MADE_ANY(tesla_fast_break)
RT_KNOWN(tesla_fast_break, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_break)

/* brkpt */
RT_BODY(tesla_fast_brkpt_short)
{
    (void)in;
    (void)known;
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t bits = (1) ? UINT32_MAX : 0;
        any = (bits & run) != 0;
    }
    if (any && (int32_t)m->launch.option[1] == 1) {
        return rt_trap(m, ISADORA_TRAP_STATED, "BREAKPOINT");
    }
    return 0;
}
RT_ANY(tesla_fast_brkpt_short)

/* GUARD brkpt */
RT_BODY(tesla_fast_brkpt_long)
{
    struct tesla_state *const s = m->state;
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 0, 1);
        any = (bits & run) != 0;
    }
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
    if (any && (int32_t)m->launch.option[1] == 1) {
        return rt_trap(m, ISADORA_TRAP_STATED, "BREAKPOINT");
    }
    return 0;
}
RT_MADE_ANY(tesla_fast_brkpt_long)
RT_KNOWN(tesla_fast_brkpt_long, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_brkpt_long)

/* MARK GUARD vote any $c[CDST] */
RT_BODY(tesla_fast_vote_any)
{
    const int32_t mark = (int32_t)rt_value(in, known, 1);
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 2, 3);
        any = (bits & run) != 0;
    }
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    _Alignas(64) uint8_t cdst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cdst_place = place_c(m, in, 0);
    uint8_t *const cdst_to = rt_into8(m, whole, cdst_place, cdst_new);
    lanes_vote_any(any, cdst_to);
    const int status = once ? for_warp(m, in, 1) : 0;
    if (status)
        return status;
    rt_write_row8(whole, cdst_place, cdst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_vote_any)
RT_KNOWN(tesla_fast_vote_any, 0, 0x1, 0x2, .line = {0})
RT_QUICK_1(tesla_fast_vote_any)

/* MARK GUARD vote all $c[CDST] */
RT_BODY(tesla_fast_vote_all)
{
    const int32_t mark = (int32_t)rt_value(in, known, 1);
    int32_t all = 1;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 2, 3);
        all = (~bits & run) == 0;
    }
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    _Alignas(64) uint8_t cdst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cdst_place = place_c(m, in, 0);
    uint8_t *const cdst_to = rt_into8(m, whole, cdst_place, cdst_new);
    lanes_vote_any(all, cdst_to);
    const int status = once ? for_warp(m, in, 1) : 0;
    if (status)
        return status;
    rt_write_row8(whole, cdst_place, cdst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_vote_all)
RT_KNOWN(tesla_fast_vote_all, 0, 0x1, 0x2, .line = {0})
RT_QUICK_1(tesla_fast_vote_all)

