/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

static uint32_t lanes_bra(const int32_t *guard, int32_t cc_test, struct maxwell_state *s)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l]
            && (cc_test == 15 || (cc_test_holds[cc_test] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static void lanes_bra_2(uint32_t to, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_bra_3(uint32_t ballot, uint32_t here, uint32_t *lane_of_of, uint32_t to_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
    return bits_2;
}

static void lanes_brx(const uint32_t *to, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to[l];
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_brx_2(uint32_t ballot, uint32_t here, uint32_t *lane_of_of,
    const uint32_t *to_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2[l]) != 0) << l;
    }
    return bits_2;
}

/* OPEN GUARD BRA{U}LMT CC_TEST, ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_bra)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 6);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 3);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    uint32_t to_2 = 0;
    const int to_2_trap = operand_any_target(m, in, &to_2, 0, 3);
    if (to_2_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t bits_2 = lanes_bra_3(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(maxwell_fast_bra)

/* OPEN GUARD BRX{LMT} CC_TEST, INDEXED_REL_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_brx)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[1];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 6);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_indexed_rel_target(m, in, to_row, 0, 2, 3);
    if (!to)
        return rt_slowly(m, in);
    lanes_brx(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row_2[32];
    const uint32_t *const to_2 = row_indexed_rel_target(m, in, to_row_2, 0, 2, 3);
    if (!to_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_brx_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(maxwell_fast_brx)

/* OPEN GUARD JMP{U}LMT CC_TEST, ANY_ABS_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_jmp)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 6);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_abs_target(in, &to, 0, 3);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    uint32_t to_2 = 0;
    const int to_2_trap = operand_any_abs_target(in, &to_2, 0, 3);
    if (to_2_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t bits_2 = lanes_bra_3(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(maxwell_fast_jmp)

/* OPEN GUARD JMX{LMT} CC_TEST, INDEXED_ABS_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_jmx)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[1];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 6);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_indexed_abs_target(m, in, to_row, 0, 2, 3);
    if (!to)
        return rt_slowly(m, in);
    lanes_brx(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row_2[32];
    const uint32_t *const to_2 = row_indexed_abs_target(m, in, to_row_2, 0, 2, 3);
    if (!to_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_brx_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(maxwell_fast_jmx)

/* OPEN CAL{NOINC} ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_cal)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const uint32_t next = (uint32_t)m->next;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 1);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
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
RT_ANY(maxwell_fast_cal)

/* OPEN JCAL{NOINC} ANY_ABS_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_jcal)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const uint32_t next = (uint32_t)m->next;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_abs_target(in, &to, 0, 1);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
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
RT_ANY(maxwell_fast_jcal)

/* OPEN PRET{NOINC} ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_pret)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 1);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 2;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}
RT_ANY(maxwell_fast_pret)

/* OPEN GUARD RET CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_ret)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
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
RT_ANY(maxwell_fast_ret)

/* OPEN PLONGJMP ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_plongjmp)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 3;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}
RT_ANY(maxwell_fast_plongjmp)

/* OPEN GUARD LONGJMP CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_longjmp)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
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
RT_ANY(maxwell_fast_longjmp)

/* OPEN PBK ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_pbk)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 4;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}
RT_ANY(maxwell_fast_pbk)

/* OPEN GUARD BRK CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_brk)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
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
RT_ANY(maxwell_fast_brk)

/* OPEN PCNT ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_pcnt)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 5;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}
RT_ANY(maxwell_fast_pcnt)

/* OPEN GUARD CONT CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_cont)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
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
RT_ANY(maxwell_fast_cont)

/* OPEN SSY ANY_TARGET CTL CLOSE */
RT_BODY(maxwell_fast_ssy)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_any_target(m, in, &to, 0, 0);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_bra_2(to, lane_of_of);
    here = run;
    }
    int32_t crs_depth = s->crs_depth;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
    const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t at = lane_of;
    if (crs_depth == 64)
        return rt_trap(m, ISADORA_TRAP_STACK, "`$crs` is full");
    s->crs_kind[crs_depth] = 6;
    s->crs_pc[crs_depth] = at;
    crs_depth++;
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}
RT_ANY(maxwell_fast_ssy)

/* OPEN GUARD SYNC CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_sync)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
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
RT_ANY(maxwell_fast_sync)

/* OPEN GUARD EXIT{KEEPREFCOUNT} CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_exit)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[1];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 2);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
    ballot = bits & run;
    }
    if (cc_test >= 24 && cc_test <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: CSM and FCSM tests");
    }
    const uint32_t t = ballot;
    s->active = s->active & ~t;
    return 0;
}
RT_ANY(maxwell_fast_exit)

/* OPEN GUARD KIL CC_TEST CTL CLOSE */
RT_BODY(maxwell_fast_kil)
{
    struct maxwell_state *const s = m->state;
    (void)usual;
    const int32_t cc_test = (int32_t)in->value[0];
    int32_t any = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 1);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra(guard, cc_test, s);
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
RT_ANY(maxwell_fast_kil)

