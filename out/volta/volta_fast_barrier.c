/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static uint32_t lanes_bssy(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    return bits;
}

/* GUARD BSSY OPT_SRC, $B[Bd], RECONVERGE PM_EVENTS CTL */
RT_BODY(volta_fast_bssy)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t bd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    s->b[bd] = ballot;
    return 0;
}
RT_ANY(volta_fast_bssy)

/* GUARD BSYNC OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_bsync)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t bd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 3);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    const uint32_t these = ballot;
    if (these != 0 && (s->b[bd] & s->active & ~these) != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_bsync)

/* GUARD BREAK OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_break)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t bd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 3);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    const uint32_t t = ballot;
    s->b[bd] = s->b[bd] & ~t;
    return 0;
}
RT_ANY(volta_fast_break)

