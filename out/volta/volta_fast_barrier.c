/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD BSSY PX, $B[BB], MEET MARKS CTL */
int ISADORA_LEVEL(volta_fast_bssy)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bb = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    ballot = bits & run;
    }
    s->b[bb] = ballot;
    return 0;
}

/* GUARD BSYNC PX, $B[BB] MARKS CTL */
int ISADORA_LEVEL(volta_fast_bsync)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bb = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_4(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    ballot = bits & run;
    }
    const uint32_t these = ballot;
    if (these != 0 && (s->b[bb] & s->active & ~these) != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD BREAK PX, $B[BB] MARKS CTL */
int ISADORA_LEVEL(volta_fast_break)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bb = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_4(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    ballot = bits & run;
    }
    const uint32_t t = ballot;
    s->b[bb] = s->b[bb] & ~t;
    return 0;
}

