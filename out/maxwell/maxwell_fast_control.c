/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_brx(const uint32_t *to_4, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to_4[l];
        lane_of_of[l] = value_3;
    }
}

RT_WITHIN uint32_t lanes_brx_2(const int32_t *guard, int32_t cc_test, struct maxwell_state *s,
    uint32_t ballot, uint32_t here, uint32_t *lane_of_of, const uint32_t *to_6)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l]
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[l] & 1) != 0);
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_6[l] == at_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_getlmembase(uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = 0;
        rd_to[l] = rd;
    }
}

RT_WITHIN uint32_t lanes_setlmembase(struct maxwell_state *s, int32_t ra)
{
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((s->r[ra][l] != 0) != 0) << l;
    }
    return trapping;
}

RT_WITHIN void lanes_lepc(uint32_t pc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = pc;
        rd_to[l] = rd;
    }
}

/* OPEN GUARD BRA{U}LMT CC_TEST, ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_bra)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t next = (uint32_t)m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 6);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
        if ((int32_t)m->launch.option[0] == 0) {
            if (crs_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
            s->crs_kind[crs_depth] = 1;
            s->crs_pc[crs_depth] = to;
            s->crs_mask[crs_depth] = t;
            crs_depth++;
            s->active = s->active & ~t;
        } else {
            if (crs_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
            s->crs_kind[crs_depth] = 1;
            s->crs_pc[crs_depth] = next;
            s->crs_mask[crs_depth] = s->active & ~t;
            crs_depth++;
            s->active = t;
            m->next = to;
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}
RT_MADE_ANY(maxwell_fast_bra)
RT_KNOWN(maxwell_fast_bra, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_bra)

/* OPEN GUARD BRX{LMT} CC_TEST, INDEXED_REL_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_brx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t pc = (uint32_t)m->pc;
    const uint32_t next = (uint32_t)m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 6);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t to_row[32];
        const uint32_t *const to_4 = row_indexed_rel_target(m, in, known, to_row, 0, 2, 3);
        if (!to_4)
            return rt_slowly(m, in);
        lanes_brx(to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 6);
        _Alignas(64) uint32_t to_row_2[32];
        const uint32_t *const to_6 = row_indexed_rel_target(m, in, known, to_row_2, 0, 2, 3);
        if (!guard || !to_6)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_brx_2(guard, cc_test, s, ballot, here, lane_of_of, to_6);
        ballot_2 = bits_2 & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
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
            if ((int32_t)m->launch.option[0] == 0) {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = at;
                s->crs_mask[crs_depth] = t;
                crs_depth++;
                s->active = s->active & ~t;
            } else {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = next;
                s->crs_mask[crs_depth] = s->active & ~t;
                crs_depth++;
                s->active = t;
                m->next = at;
            }
        } else {
            const uint32_t to = pc;
            if ((int32_t)m->launch.option[0] == 0) {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = to;
                s->crs_mask[crs_depth] = t;
                crs_depth++;
                s->active = s->active & ~t;
            } else {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = next;
                s->crs_mask[crs_depth] = s->active & ~t;
                crs_depth++;
                s->active = t;
                m->next = to;
            }
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}
RT_MADE_ANY(maxwell_fast_brx)
RT_KNOWN(maxwell_fast_brx, 0, 0x3, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_brx, 1, 0x3, 0x0, .line = {[0] = 1})
RT_QUICK_2(maxwell_fast_brx)

/* OPEN GUARD JMP{U}LMT CC_TEST, ANY_ABS_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_jmp)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[2];
    const uint32_t next = (uint32_t)m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 6);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
        if ((int32_t)m->launch.option[0] == 0) {
            if (crs_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
            s->crs_kind[crs_depth] = 1;
            s->crs_pc[crs_depth] = to;
            s->crs_mask[crs_depth] = t;
            crs_depth++;
            s->active = s->active & ~t;
        } else {
            if (crs_depth == 256)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
            s->crs_kind[crs_depth] = 1;
            s->crs_pc[crs_depth] = next;
            s->crs_mask[crs_depth] = s->active & ~t;
            crs_depth++;
            s->active = t;
            m->next = to;
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}
RT_MADE_ANY(maxwell_fast_jmp)
RT_KNOWN(maxwell_fast_jmp, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_jmp)

/* OPEN GUARD JMX{LMT} CC_TEST, INDEXED_ABS_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_jmx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    const uint32_t pc = (uint32_t)m->pc;
    const uint32_t next = (uint32_t)m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 6);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t to_row[32];
        const uint32_t *const to_4 = row_indexed_abs_target(m, in, known, to_row, 0, 2, 3);
        if (!to_4)
            return rt_slowly(m, in);
        lanes_brx(to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 6);
        _Alignas(64) uint32_t to_row_2[32];
        const uint32_t *const to_6 = row_indexed_abs_target(m, in, known, to_row_2, 0, 2, 3);
        if (!guard || !to_6)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_brx_2(guard, cc_test, s, ballot, here, lane_of_of, to_6);
        ballot_2 = bits_2 & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
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
            if ((int32_t)m->launch.option[0] == 0) {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = at;
                s->crs_mask[crs_depth] = t;
                crs_depth++;
                s->active = s->active & ~t;
            } else {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = next;
                s->crs_mask[crs_depth] = s->active & ~t;
                crs_depth++;
                s->active = t;
                m->next = at;
            }
        } else {
            const uint32_t to = pc;
            if ((int32_t)m->launch.option[0] == 0) {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = to;
                s->crs_mask[crs_depth] = t;
                crs_depth++;
                s->active = s->active & ~t;
            } else {
                if (crs_depth == 256)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
                s->crs_kind[crs_depth] = 1;
                s->crs_pc[crs_depth] = next;
                s->crs_mask[crs_depth] = s->active & ~t;
                crs_depth++;
                s->active = t;
                m->next = to;
            }
        }
    }
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}
RT_MADE_ANY(maxwell_fast_jmx)
RT_KNOWN(maxwell_fast_jmx, 0, 0x3, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_jmx, 1, 0x3, 0x0, .line = {[0] = 1})
RT_QUICK_2(maxwell_fast_jmx)

/* OPEN GUARD RET CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_ret)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
RT_MADE_ANY(maxwell_fast_ret)
RT_KNOWN(maxwell_fast_ret, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ret)

/* OPEN GUARD LONGJMP CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_longjmp)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
RT_MADE_ANY(maxwell_fast_longjmp)
RT_KNOWN(maxwell_fast_longjmp, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_longjmp)

/* OPEN GUARD BRK CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_brk)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
RT_MADE_ANY(maxwell_fast_brk)
RT_KNOWN(maxwell_fast_brk, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_brk)

/* OPEN GUARD CONT CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_cont)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
RT_MADE_ANY(maxwell_fast_cont)
RT_KNOWN(maxwell_fast_cont, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_cont)

/* OPEN GUARD SYNC CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_sync)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
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
RT_MADE_ANY(maxwell_fast_sync)
RT_KNOWN(maxwell_fast_sync, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_sync)

/* OPEN GUARD EXIT{KEEPREFCOUNT} CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_exit)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_test = (int32_t)in->value[1];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 2);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    uint8_t come_new[16];
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        come_new[i_3] = s->block->come[i_3];
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const uint32_t w = s->waits[7] | t;
    if (t == s->active) {
        while (crs_depth > 0) {
            const uint32_t mask = s->crs_mask[crs_depth - 1];
            const int32_t kind = s->crs_kind[crs_depth - 1];
            if (!((mask & (kind == 1 ? 4294967295u : kind == 7 ? w : s->waits[kind])) == 0))
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
            RT_UNROLL
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
            const uint32_t own = kind_2 == 1 ? 4294967295u : kind_2 == 7 ? w : s->waits[kind_2];
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
    for (int32_t i_4 = 0; i_4 < 16; i_4++)
        s->block->come[i_4] = come_new[i_4];
    s->crs_depth = (uint16_t)crs_depth;
    return 0;
}
RT_MADE_ANY(maxwell_fast_exit)
RT_KNOWN(maxwell_fast_exit, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_exit)

/* OPEN GUARD KIL CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_kil)
{
    const int32_t cc_test = (int32_t)in->value[0];
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 1);
        const uint32_t hold_2 = (cc_test == 15) ? UINT32_MAX : 0;
        const uint32_t hold_3 = lanes_by_cc_test(m, cc_test);
        const uint32_t bits = (hold & (hold_2 | hold_3));
        any = (bits & run) != 0;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    if (any) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
    }
    return 0;
}
RT_MADE_ANY(maxwell_fast_kil)
RT_KNOWN(maxwell_fast_kil, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_kil)

/* OPEN GETLMEMBASE $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_getlmembase)
{
    (void)known;
    uint32_t run = active;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_getlmembase(rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_ANY(maxwell_fast_getlmembase)

/* OPEN SETLMEMBASE $R[Ra] CTL CLOSE */
RT_BODY(maxwell_fast_setlmembase)
{
    struct maxwell_state *const s = m->state;
    (void)known;
    const int32_t ra = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t trapping = lanes_setlmembase(s, ra);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_ANY(maxwell_fast_setlmembase)

/* OPEN GUARD LEPC $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_lepc)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 1);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_lepc(pc, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lepc)
RT_KNOWN(maxwell_fast_lepc, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_lepc)

