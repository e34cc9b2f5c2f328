/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_bra)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to(m, in, &to);
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
    uint32_t to_3 = 0;
    const int to_3_trap = operand_to_2(m, in, &to_3);
    if (to_3_trap) {
        return rt_slowly(m, in);
    }
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_3) != 0) << l;
    }
    all = (~bits_2 & run) == 0;
    }
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    return 0;
}

/* OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_brx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_to(m, in, run, to_row);
    if (!to)
        return rt_slowly(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to[l];
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row_2[32];
    const uint32_t *const to_2 = row_to(m, in, run, to_row_2);
    if (!to_2)
        return rt_slowly(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2[l]) != 0) << l;
    }
    all = (~bits_2 & run) == 0;
    }
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    return 0;
}

/* OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_jmp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_3(in, &to);
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
    uint32_t to_2 = 0;
    const int to_2_trap = operand_to_4(in, &to_2);
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
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    return 0;
}

/* OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_jmx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_to_3(m, in, run, to_row);
    if (!to)
        return rt_slowly(m, in);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = to[l];
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) uint32_t to_row_2[32];
    const uint32_t *const to_2 = row_to_3(m, in, run, to_row_2);
    if (!to_2)
        return rt_slowly(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t at_4 = lane_of_4;
        bits_2 |= (uint32_t)((at_4 == to_2[l]) != 0) << l;
    }
    all = (~bits_2 & run) == 0;
    }
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t at = lane_of;
    const int32_t same = all;
    if (t == s->active && same) {
        m->next = at;
    } else if (t != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    return 0;
}

/* OPEN CAL{NOINC} WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_cal)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_5(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN JCAL{NOINC} FARWAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_jcal)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t next = (uint32_t)m->next;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_6(in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN PRET{NOINC} WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_pret)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_5(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN GUARD RET CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_ret)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PLONGJMP WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_plongjmp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_7(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN GUARD LONGJMP CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_longjmp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PBK WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_pbk)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_7(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN GUARD BRK CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_brk)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN PCNT WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_pcnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_7(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN GUARD CONT CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_cont)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN SSY WAY CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_ssy)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    uint32_t to = 0;
    const int to_trap = operand_to_7(m, in, &to);
    if (to_trap) {
        return rt_slowly(m, in);
    }
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = to;
        lane_of_of[l] = value_2;
    }
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

/* OPEN GUARD SYNC CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_sync)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    int32_t crs_depth = s->crs_depth;
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: paths that part");
    }
    s->crs_depth = (uint8_t)crs_depth;
    return 0;
}

/* OPEN GUARD EXIT{KEEP} CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_exit)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_8(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    ballot = bits & run;
    }
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    const uint32_t t = ballot;
    s->active = s->active & ~t;
    return 0;
}

/* OPEN GUARD KIL CCT CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_kil)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cct = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int32_t any = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_5(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && (cct == 15 || (cct_holds[cct] >> s->cc[l] & 1) != 0);
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    any = (bits & run) != 0;
    }
    if (cct >= 24 && cct <= 29) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what these tests are about");
    }
    if (any) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pixels");
    }
    return 0;
}

