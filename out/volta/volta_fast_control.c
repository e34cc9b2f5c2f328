/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD EXIT{KEEP}PREEMPT{ATEX} PX MARKS CTL */
int ISADORA_LEVEL(volta_fast_exit)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_7(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_10(m, in, run, guard_row);
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
    s->active = s->active & ~t;
    return 0;
}

/* GUARD BRA{BHOW}BDEPTH PX, TO MARKS CTL */
int ISADORA_LEVEL(volta_fast_bra_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bhow = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && 1;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to = operand_to(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_2 = operand_to_2(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
    all = (~bits_2 & run) == 0;
    }
    if (bhow > 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: how it is known whether threads are together");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD BRA{BUHOW}BDEPTH PX, BUPN$UP[BUP], TO MARKS CTL */
int ISADORA_LEVEL(volta_fast_bra_u)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bup = (int32_t)in->value[5];
    const int32_t bupn = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    int32_t v;
    v = s->up[bup] ^ bupn;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_15(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && v;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to = operand_to_3(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_2 = operand_to_4(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD JMP{JHOW}BDEPTH PX, PLACE MARKS CTL */
int ISADORA_LEVEL(volta_fast_jmp_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && 1;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to = operand_to_5(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_2 = operand_to_6(in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD JMP PX, CB MARKS CTL */
int ISADORA_LEVEL(volta_fast_jmp_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_18(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && 1;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to = 0;
    const int to_trap = operand_to_7(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_2 = 0;
    const int to_2_trap = operand_to_8(m, in, &to_2);
    if (to_2_trap) {
        return rt_slowly(m, in);
    }
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD JMP{BUHOW} PX, BUPN$UP[BUP], PLACE MARKS CTL */
int ISADORA_LEVEL(volta_fast_jmp_u)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bup = (int32_t)in->value[4];
    const int32_t bupn = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    int32_t v;
    v = s->up[bup] ^ bupn;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_19(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && v;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to = operand_to_9(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_2 = operand_to_10(in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD JMP{BUHOW} PX, BUPN$UP[BUP], c[CBANK][COFF] MARKS CTL */
int ISADORA_LEVEL(volta_fast_jmp_uc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bup = (int32_t)in->value[4];
    const int32_t bupn = (int32_t)in->value[3];
    const int32_t cbank = (int32_t)in->value[5];
    const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    int32_t v;
    v = s->up[bup] ^ bupn;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_19(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && v;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to;
    to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_2;
    to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2) != 0) << l;
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD BRX{BDEPTH} PX, $R[Ra] BY MARKS CTL */
int ISADORA_LEVEL(volta_fast_brx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t d = operand_d(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)next + (rt_i128)d;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t d_2 = operand_d_2(in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD JMX{BDEPTH} PX, $R[Ra] BY MARKS CTL */
int ISADORA_LEVEL(volta_fast_jmx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t d = operand_d(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)d;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t d_2 = operand_d_2(in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD CALL.ABS{NOINC} PX, PLACE MARKS CTL */
int ISADORA_LEVEL(volta_fast_call_at)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_18(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_to_11(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t to_3 = to_4;
        const int64_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_to_12(in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD CALL.ABS{NOINC} PX, CB MARKS CTL */
int ISADORA_LEVEL(volta_fast_call_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_4 = 0;
    const int to_4_trap = operand_to_13(m, in, &to_4);
    if (to_4_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t to_3 = to_4;
        const uint32_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_6 = 0;
    const int to_6_trap = operand_to_14(m, in, &to_6);
    if (to_6_trap) {
        return rt_slowly(m, in);
    }
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD CALL.ABS{NOINC} PX, $R[Ra] BY MARKS CTL */
int ISADORA_LEVEL(volta_fast_call_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_to_15(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_4;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_to_16(in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD CALL.REL{NOINC} PX, TO MARKS CTL */
int ISADORA_LEVEL(volta_fast_call_rel)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_18(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_to_17(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 = to_4;
        const uint64_t value_3 = to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_to_18(m, in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD CALL.REL{NOINC} PX, $R[Ra] TO MARKS CTL */
int ISADORA_LEVEL(volta_fast_call_rr)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_to_19(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_4;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_to_20(m, in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD RET.REL{NODEC} PX, $R[Ra] TO MARKS CTL */
int ISADORA_LEVEL(volta_fast_ret_rel)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint64_t to_4 = operand_to_19(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_4;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint64_t to_6 = operand_to_20(m, in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD RET.ABS{NODEC} PX, $R[Ra] BY MARKS CTL */
int ISADORA_LEVEL(volta_fast_ret_abs)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t to_4 = operand_to_15(in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 to_3 =
            (rt_i128)(ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32)
            + (rt_i128)to_4;
        const uint64_t value_3 = (uint64_t)to_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const int64_t to_6 = operand_to_16(in);
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: threads that go different ways");
    }
    return 0;
}

/* GUARD BPT{BPKIND} BPN MARKS CTL */
int ISADORA_LEVEL(volta_fast_bpt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bpkind = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard_23(m, in, run);
    any = (bits & run) != 0;
    }
    const int32_t go = any;
    if (go) {
        if (bpkind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}

