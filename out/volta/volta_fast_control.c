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

static uint32_t lanes_warpsync_r(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static uint32_t lanes_bra_b(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && 1;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static void lanes_bra_b_2(uint64_t to, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_bra_b_3(uint32_t ballot, uint32_t here, uint64_t *lane_of_of, uint64_t to_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_bra_u(const int32_t *guard, const int32_t *q, int32_t v)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && v;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static void lanes_jmp_b(int64_t to, int64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_jmp_b_2(uint32_t ballot, uint32_t here, int64_t *lane_of_of, int64_t to_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
    return bits_2;
}

static void lanes_jmp_c(uint32_t to, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_jmp_c_2(uint32_t ballot, uint32_t here, uint32_t *lane_of_of, uint32_t to_2)
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

static void lanes_brx(int32_t ra, struct volta_state *s, uint64_t next, int64_t d,
    uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)next + (rt_i128)d;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_brx_2(int32_t ra, struct volta_state *s, uint64_t next, int64_t d_2,
    uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_4 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)next + (rt_i128)d_2;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == (uint64_t)to_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_jmx(int32_t ra, struct volta_state *s, int64_t d, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)d;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_jmx_2(int32_t ra, struct volta_state *s, int64_t d_2, uint32_t ballot,
    uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_4 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)d_2;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == (uint64_t)to_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_at(int64_t to_4, int64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t to_3 = to_4;
        const int64_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_call_at_2(int64_t to_6, uint32_t ballot, uint32_t here, int64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_5) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_c(uint32_t to_4, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t to_3 = to_4;
        const uint32_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_call_c_2(uint32_t to_6, uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_5) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_rel(uint64_t to_4, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 = to_4;
        const uint64_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_call_rel_2(uint64_t to_6, uint32_t ballot, uint32_t here,
    uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_5) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_rr(int32_t ra, struct volta_state *s, uint64_t to_4, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_4;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
}

static uint32_t lanes_call_rr_2(int32_t ra, struct volta_state *s, uint64_t to_6, uint32_t ballot,
    uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_5 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == (uint64_t)to_5) != 0) << l;
    }
    return bits_2;
}

/* GUARD EXIT{KEEPREFCOUNT}PREEMPTED{NO_ATEXIT} OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_exit)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 4);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    const uint32_t t = ballot;
    s->active = s->active & ~t;
    return 0;
}
RT_ANY(volta_fast_exit)

/* GUARD BRA{BRA_KIND}DEPTH OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_b)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_bra_kind = (int32_t)in->value[0];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to = operand_rel_target(m, in, 1, 4, 5);
    lanes_bra_b_2(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_2 = operand_rel_target(m, in, 1, 4, 5);
    const uint32_t bits_2 = lanes_bra_b_3(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    if (control_bra_kind > 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the test for convergence");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_bra_b)

/* GUARD BRA{BRA_UP_KIND}DEPTH OPT_SRC, NOT_UPbra$UP[UPbra], REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_u)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[5];
    const int32_t control_not_upbra = (int32_t)in->value[4];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 3, 8);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to = operand_rel_target(m, in, 2, 6, 7);
    lanes_bra_b_2(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_2 = operand_rel_target(m, in, 2, 6, 7);
    const uint32_t bits_2 = lanes_bra_b_3(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_bra_u)

/* GUARD JMP{JMP_KIND}DEPTH OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_b)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to = operand_abs_target(in, 1, 4, 5);
    lanes_jmp_b(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_2 = operand_abs_target(in, 1, 4, 5);
    const uint32_t bits_2 = lanes_jmp_b_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_jmp_b)

/* GUARD JMP OPT_SRC, CONST PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_c)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to = 0;
    const int to_trap = operand_const(m, in, &to, 1, 3, 2);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    lanes_jmp_c(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_2 = 0;
    const int to_2_trap = operand_const(m, in, &to_2, 1, 3, 2);
    if (to_2_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t bits_2 = lanes_jmp_c_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
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
RT_ANY(volta_fast_jmp_c)

/* GUARD JMP{BRA_UP_KIND} OPT_SRC, NOT_UPbra$UP[UPbra], ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_u)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[4];
    const int32_t control_not_upbra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 3, 7);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to = operand_abs_target(in, 2, 5, 6);
    lanes_jmp_b(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_2 = operand_abs_target(in, 2, 5, 6);
    const uint32_t bits_2 = lanes_jmp_b_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_jmp_u)

/* GUARD JMP{BRA_UP_KIND} OPT_SRC, NOT_UPbra$UP[UPbra], c[C_BANK][C_OFFSET] PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_uc)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[4];
    const int32_t control_not_upbra = (int32_t)in->value[3];
    const int32_t c_bank = (int32_t)in->value[5];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 3, 7);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to;
    to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    lanes_jmp_c(to, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_2;
    to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_jmp_c_2(ballot, here, lane_of_of, to_2);
    all = (~bits_2 & run) == 0;
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
RT_ANY(volta_fast_jmp_uc)

/* GUARD BRX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brx)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t d = operand_opt_distance(in, 1, 4, 5);
    lanes_brx(ra, s, next, d, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
    const uint32_t bits_2 = lanes_brx_2(ra, s, next, d_2, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_brx)

/* GUARD JMX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_jmx)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t d = operand_opt_distance(in, 1, 4, 5);
    lanes_jmx(ra, s, d, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
    const uint32_t bits_2 = lanes_jmx_2(ra, s, d_2, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_jmx)

/* GUARD CALL.ABS{NOINC} OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_at)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_abs_target(in, 1, 3, 4);
    lanes_call_at(to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_abs_target(in, 1, 3, 4);
    const uint32_t bits_2 = lanes_call_at_2(to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const int64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = (uint64_t)at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_call_at)

/* GUARD CALL.ABS{NOINC} OPT_SRC, CONST PM_EVENTS CTL */
RT_BODY(volta_fast_call_c)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_4 = 0;
    const int to_4_trap = operand_const(m, in, &to_4, 1, 4, 3);
    if (to_4_trap) {
        return rt_slowly(m, in);
    }
    lanes_call_c(to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_6 = 0;
    const int to_6_trap = operand_const(m, in, &to_6, 1, 4, 3);
    if (to_6_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t bits_2 = lanes_call_c_2(to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
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
RT_ANY(volta_fast_call_c)

/* GUARD CALL.ABS{NOINC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_call_r)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_opt_distance(in, 1, 4, 5);
    lanes_jmx(ra, s, to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_opt_distance(in, 1, 4, 5);
    const uint32_t bits_2 = lanes_jmx_2(ra, s, to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_call_r)

/* GUARD CALL.REL{NOINC} OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rel)
{
    struct volta_state *const s = m->state;
    (void)usual;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_rel_target(m, in, 1, 3, 4);
    lanes_call_rel(to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_rel_target(m, in, 1, 3, 4);
    const uint32_t bits_2 = lanes_call_rel_2(to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_call_rel)

/* GUARD CALL.REL{NOINC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rr)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
    lanes_call_rr(ra, s, to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
    const uint32_t bits_2 = lanes_call_rr_2(ra, s, to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_call_rr)

/* GUARD RET.REL{NODEC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_ret_rel)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
    lanes_call_rr(ra, s, to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
    const uint32_t bits_2 = lanes_call_rr_2(ra, s, to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_ret_rel)

/* GUARD RET.ABS{NODEC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_ret_abs)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_opt_distance(in, 1, 4, 5);
    lanes_jmx(ra, s, to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_opt_distance(in, 1, 4, 5);
    const uint32_t bits_2 = lanes_jmx_2(ra, s, to_6, ballot, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: divergence");
    }
    return 0;
}
RT_ANY(volta_fast_ret_abs)

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
RT_BODY(volta_fast_bpt)
{
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 2);
    any = (bits & run) != 0;
    }
    const int32_t go = any;
    if (go) {
        if (control_bpt_kind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}
RT_USUAL(volta_fast_bpt, 0x2, 0x0)

