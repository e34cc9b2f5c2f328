/* Generated from the description volta by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VOLTA_EXEC_H
#define VOLTA_EXEC_H

#include "volta_state.h"
#include "machine/floating.h"

static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s,
    int32_t index)
{
    switch (index) {
    case 0:
        return (uint32_t)m->lane;
    case 33:
        return (uint32_t)(int32_t)rt_thread(m, 0, m->lane);
    case 34:
        return (uint32_t)(int32_t)rt_thread(m, 1, m->lane);
    case 35:
        return (uint32_t)(int32_t)rt_thread(m, 2, m->lane);
    case 37:
        return m->launch.at[0];
    case 38:
        return m->launch.at[1];
    case 39:
        return m->launch.at[2];
    case 56:
        return (uint32_t)1 << m->lane;
    case 57:
        return ((uint32_t)1 << m->lane) - 1;
    case 58:
        return (uint32_t)(((int64_t)2 << m->lane) - 1);
    case 59:
        return ~(((uint32_t)2 << m->lane) - 1);
    case 60:
        return (uint32_t)~(int32_t)(((uint32_t)1 << m->lane) - 1);
    case 255:
        return 0;
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct volta_state *const s = m->state;
    switch (index) {
    case 0:
        break;
    case 33:
        break;
    case 34:
        break;
    case 35:
        break;
    case 37:
        break;
    case 38:
        break;
    case 39:
        break;
    case 56:
        break;
    case 57:
        break;
    case 58:
        break;
    case 59:
        break;
    case 60:
        break;
    case 255:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline int32_t operand_guard_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pg_at)
{
    int32_t guard;
    switch (in->alt[line]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t pg = (int32_t)in->value[pg_at];
        guard = s->p[pg][lane];
        break;
    }
    default: {
        const int32_t pg = (int32_t)in->value[pg_at];
        guard = !s->p[pg][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pg_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_guard_any(s, in, lane, line, pg_at);
}

static inline int32_t operand_opt_src_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pp_at)
{
    int32_t q;
    switch (in->alt[line]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t pp = (int32_t)in->value[pp_at];
        q = s->p[pp][lane] ^ 1;
        break;
    }
    default: {
        const int32_t pp = (int32_t)in->value[pp_at];
        q = s->p[pp][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_opt_src(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pp_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_opt_src_any(s, in, lane, line, pp_at);
}

static inline int operand_mov_imm_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    uint32_t m_2;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        m_2 = uimm;
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        m_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        m_2 = s->ur[urb];
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int operand_mov_imm_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        *value = uimm;
        return 0;
    }
    return operand_mov_imm_b_any(m, s, in, value, line, uimm_at, c_bank_at, c_offset_at, urb_at);
}

static inline int32_t operand_uguard_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int upg_at)
{
    int32_t uguard;
    switch (in->alt[line]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t upg = (int32_t)in->value[upg_at];
        uguard = s->up[upg];
        break;
    }
    default: {
        const int32_t upg = (int32_t)in->value[upg_at];
        uguard = !s->up[upg];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard(struct volta_state *s, const struct isadora_insn *in,
    int line, int upg_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_uguard_any(s, in, line, upg_at);
}

/* within of cache.isa */
static inline int32_t func_within(uint64_t at, uint32_t low, uint32_t high, uint32_t size)
{
    return at >= (low | (uint64_t)high << 32)
        && (rt_i128)at < (rt_i128)(low | (uint64_t)high << 32) + (rt_i128)size;
}

static inline int32_t operand_any_space(const struct isadora_insn *in, int line,
    int cache_space_at, int cache_space_hopper_at)
{
    int32_t s_2;
    if (in->alt[line] == 0) {
        const int32_t cache_space = (int32_t)in->value[cache_space_at];
        s_2 = cache_space;
    } else {
        const int32_t cache_space_hopper = (int32_t)in->value[cache_space_hopper_at];
        s_2 = cache_space_hopper;
    }
    return s_2;
}

static inline uint64_t operand_rel_target(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int control_target_near_at, int target_hopper_near_at)
{
    const uint64_t next = m->next;
    uint64_t to;
    if (in->alt[line] == 0) {
        const int64_t control_target_near = rt_sext_64(in->value[control_target_near_at], 48) * 4;
        to = next + (uint64_t)control_target_near;
    } else {
        const int64_t target_hopper_near = rt_sext_64(in->value[target_hopper_near_at], 56) * 4;
        to = next + (uint64_t)target_hopper_near;
    }
    return to;
}

static inline int64_t operand_abs_target(const struct isadora_insn *in, int line,
    int long_place_at, int long_hopper_place_at)
{
    int64_t to;
    if (in->alt[line] == 0) {
        const int64_t long_place = (int64_t)in->value[long_place_at] * 4;
        to = long_place;
    } else {
        const int64_t long_hopper_place = (int64_t)in->value[long_hopper_place_at] * 4;
        to = long_hopper_place;
    }
    return to;
}

static inline int operand_const(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int c_offset_at, int c_bank_at)
{
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    uint32_t to;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = to;
    return 0;
}

static inline int64_t operand_opt_distance_any(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    int64_t d;
    switch (in->alt[line]) {
    case 0:
    case 2:
        d = 0;
        break;
    case 1: {
        const int64_t control_target_distance =
            rt_sext_64(in->value[control_target_distance_at], 48) * 4;
        d = control_target_distance;
        break;
    }
    default: {
        const int64_t target_hopper_distance = rt_sext_64(in->value[target_hopper_distance_at], 56)
            * 4;
        d = target_hopper_distance;
        break;
    }
    }
    return d;
}

static inline int64_t operand_opt_distance(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_distance_any(in, line, control_target_distance_at,
        target_hopper_distance_at);
}

/* address_in of control.isa */
static inline uint64_t func_address_in(struct volta_state *s, int32_t lane, int32_t n)
{
    return n == 255 ? 0 : s->r[n & 0xfe][lane] | (uint64_t)s->r[n | 1][lane] << 32;
}

static inline int operand_src_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_src_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_src_b_any(m, s, in, lane, value, line, rb_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline uint64_t operand_f64_a(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)in->value[neg_a_at];
    uint64_t a;
    if (in->alt[line] == 0) {
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) ^ (uint64_t)neg_a << 63;
    } else {
        a = ((s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)neg_a << 63;
    }
    return a;
}

static inline int operand_const64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int line, int c_bank_at, int c_offset_at)
{
    uint64_t const64;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        const64 = rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = const64;
    return 0;
}

static inline int operand_f64_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int dimm_at, int neg_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        b = dimm;
        break;
    }
    case 1: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 1, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = const64 ^ (uint64_t)neg_b << 63;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 2, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = (const64 & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)neg_b << 63;
        break;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) ^ (uint64_t)neg_b << 63;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = ((s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)neg_b << 63;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f64_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int dimm_at, int neg_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        *value = dimm;
        return 0;
    }
    return operand_f64_c_in_b_any(m, s, in, value, line, dimm_at, neg_b_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline int operand_f64_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int neg_b_at, int dimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)neg_b << 63;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = ((s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)neg_b << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        b = dimm;
        break;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 1, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = const64 ^ (uint64_t)neg_b << 63;
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 2, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = (const64 & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)neg_b << 63;
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) ^ (uint64_t)neg_b << 63;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = ((s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)neg_b << 63;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f64_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int neg_b_at, int dimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)neg_b << 63;
        return 0;
    }
    return operand_f64_b_any(m, s, in, lane, value, line, rb_at, neg_b_at, dimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline uint32_t operand_f32_a(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)in->value[neg_a_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)neg_a << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)neg_a << 31;
    }
    return a;
}

static inline int operand_const_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int c_bank_at, int c_offset_at)
{
    uint32_t const_2;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        const_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C,
            (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = const_2;
    return 0;
}

static inline int operand_f32_last_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int fimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        b = fimm;
        break;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = const_2 ^ (uint32_t)neg_b << 31;
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = s->ur[urb] ^ (uint32_t)neg_b << 31;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f32_last(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int fimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
        return 0;
    }
    return operand_f32_last_any(m, s, in, lane, value, line, rb_at, neg_b_at, fimm_at, c_bank_at,
        c_offset_at, urb_at);
}

/* saturated of sass.isa */
static inline uint32_t func_saturated(uint32_t x, int32_t s_2)
{
    return !s_2 ? x : rt_f32_is_nan(x) ? 0
        : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
}

static inline int operand_f32_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int fimm_at, int neg_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        c = fimm;
        break;
    }
    case 1: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        c = const_2 ^ (uint32_t)neg_b << 31;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        c = (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        c = s->ur[urb] ^ (uint32_t)neg_b << 31;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        c = (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_f32_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int fimm_at, int neg_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        *value = fimm;
        return 0;
    }
    return operand_f32_c_in_b_any(m, s, in, value, line, fimm_at, neg_b_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline int32_t operand_minmax_mode(const struct isadora_insn *in, int line, int ftz_at,
    int nan_at, int xorsign_at)
{
    const int32_t ftz = (int32_t)in->value[ftz_at];
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
        m_2 = ftz;
        break;
    case 1: {
        const int32_t nan = (int32_t)in->value[nan_at];
        m_2 = ftz | nan << 1;
        break;
    }
    case 2:
    default: {
        const int32_t nan = (int32_t)in->value[nan_at];
        const int32_t xorsign = (int32_t)in->value[xorsign_at];
        m_2 = ftz | nan << 1 | xorsign << 2;
        break;
    }
    }
    return m_2;
}

static inline int operand_signed_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int neg_b_at,
    int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = neg_b ? (int64_t)~const_2 + 1 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int neg_b_at,
    int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = neg_b ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_any(m, s, in, lane, value, line, rb_at, neg_b_at, imm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_signed_b_2_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
        break;
    }
    case 2: {
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = inv_b ? ~const_2 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->ur[urb] : s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        *value = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_2_any(m, s, in, lane, value, line, rb_at, inv_b_at, imm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_const_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 1:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_const_c(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int neg_b_at, int c_offset_at, int c_bank_at)
{
    const int32_t neg_b = (int32_t)in->value[neg_b_at];
    int64_t c;
    uint32_t const_2 = 0;
    const int const_2_trap = operand_const(m, in, &const_2, line, c_offset_at, c_bank_at);
    if (const_2_trap) {
        return const_2_trap;
    }
    c = neg_b ? (int64_t)~const_2 + 1 : const_2;
    *value = c;
    return 0;
}

static inline int operand_src_b_2_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
        break;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_src_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_src_b_2_any(m, s, in, lane, value, line, rb_at, imm_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline int operand_inverted_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int inv_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        c = inv_b ? ~const_2 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        c = inv_b ? ~s->ur[urb] : s->ur[urb];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_inverted_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int inv_b_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        *value = (uint32_t)imm;
        return 0;
    }
    return operand_inverted_c_in_b_any(m, s, in, value, line, imm_at, inv_b_at, c_bank_at,
        c_offset_at, urb_at);
}

/* product of integer.isa */
static inline rt_i128 func_product(uint32_t a, int64_t b, int32_t is_signed)
{
    return is_signed ? (rt_i128)((int64_t)(int32_t)a * (int32_t)(uint32_t)b)
        : (rt_i128)((uint64_t)a * (uint32_t)b);
}

/* product of integer.isa */
static inline rt_i128 func_product_2(uint32_t a, uint32_t b, int32_t is_signed)
{
    return is_signed ? (rt_i128)((int64_t)(int32_t)a * (int32_t)b) : (rt_i128)((uint64_t)a * b);
}

static inline int operand_inverted_c64_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int inv_b_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    const int32_t inv_b = (int32_t)in->value[inv_b_at];
    uint64_t c;
    if (in->alt[line] == 0) {
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 1, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        c = inv_b ? ~const64 : const64;
    } else {
        const int32_t urb = (int32_t)in->value[urb_at];
        const uint64_t x = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        c = inv_b ? ~x : x;
    }
    *value = c;
    return 0;
}

/* shifted of logic.isa */
static inline uint32_t func_shifted(struct volta_state *s, int32_t lane, int32_t shift_type,
    int32_t w, uint32_t by, int32_t ra, uint32_t high, int32_t shift_dir, int32_t hi)
{
    uint32_t result = 0;
    const int32_t width = shift_type >= 2 ? 32 : 64;
    const int32_t n = w ? (int32_t)(by & (uint32_t)(width - 1))
        : (int32_t)rt_min_u32(by, (uint32_t)width);
    const uint64_t x = s->r[ra][lane] | (uint64_t)high << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
    const uint64_t y = !shift_dir ? left : shift_type & 1 ? logical : arithmetic;
    if (hi) {
        result = (uint32_t)(y >> 32);
    } else {
        result = (uint32_t)y;
    }
    return result;
}

/* chosen of sass.isa */
static inline int32_t func_chosen(uint64_t x, uint32_t k)
{
    return k >> 3 != 0 ? (int8_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff) >> 7 & 0xff
        : (int32_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff);
}

/* picked of sass.isa */
static inline uint32_t func_picked(uint64_t x, uint32_t b)
{
    return (uint32_t)func_chosen(x, b & 0xf) | (uint32_t)func_chosen(x, b >> 4 & 0xf) << 8
        | (uint32_t)func_chosen(x, b >> 8 & 0xf) << 16
        | (uint32_t)func_chosen(x, b >> 12 & 0xf) << 24;
}

/* byte of logic.isa */
static inline uint32_t func_byte(uint64_t x, uint32_t s_3, int32_t logic_prmt_mode)
{
    return (uint32_t)x
        >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)s_3
        : logic_prmt_mode == 2 ? (int32_t)(s_3 & 7) : logic_prmt_mode == 3 ? (int32_t)s_3
        : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_3, 0) : logic_prmt_mode == 5 ? 0
        : logic_prmt_mode == 6 ? (int32_t)(2 * (s_3 & 1)) : 0) & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_2(uint64_t x, uint32_t s_3, int32_t logic_prmt_mode)
{
    return (uint32_t)(x
        >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_3 + 1)
        : logic_prmt_mode == 2 ? ((int32_t)s_3 - 1) & 7 : logic_prmt_mode == 3 ? (int32_t)s_3
        : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_3, 1) : logic_prmt_mode == 5
        ? rt_min_i32((int32_t)s_3, 1) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_3 & 1) + 1) : 0))
        & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_3(uint64_t x, uint32_t s_3, int32_t logic_prmt_mode)
{
    return (uint32_t)(x
        >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_3 + 2)
        : logic_prmt_mode == 2 ? ((int32_t)s_3 - 2) & 7 : logic_prmt_mode == 3 ? (int32_t)s_3
        : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_3, 2) : logic_prmt_mode == 5
        ? rt_min_i32((int32_t)s_3, 2) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_3 & 1)) : 0))
        & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_4(uint64_t x, uint32_t s_3, int32_t logic_prmt_mode)
{
    return (uint32_t)(x
        >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_3 + 3)
        : logic_prmt_mode == 2 ? ((int32_t)s_3 - 3) & 7 : logic_prmt_mode == 3 ? (int32_t)s_3
        : logic_prmt_mode == 4 ? 3 : logic_prmt_mode == 5 ? rt_min_i32((int32_t)s_3, 3)
        : logic_prmt_mode == 6 ? (int32_t)(2 * (s_3 & 1) + 1) : 0)) & 0xff;
}

static inline int operand_signed_b_3_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int neg_b_at,
    int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = neg_b ? (int64_t)~const_2 + 1 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_b_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int neg_b_at,
    int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = neg_b ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_3_any(m, s, in, lane, value, line, rb_at, neg_b_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_signed_b_4_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = inv_b ? ~const_2 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->ur[urb] : s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_b_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        *value = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_4_any(m, s, in, lane, value, line, rb_at, inv_b_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

/* high of logic.isa */
static inline uint32_t func_high(uint32_t low, uint32_t up, int32_t lea_shift)
{
    return (uint32_t)((low | (uint64_t)up << 32) >> (32 - lea_shift));
}

/* high of logic.isa */
static inline uint32_t func_high_2(uint32_t low, int32_t up, int32_t lea_shift)
{
    return (uint32_t)((low | (uint64_t)(uint32_t)up << 32) >> (32 - lea_shift));
}

/* constant of memory.isa */
static inline int func_constant(struct isadora_machine *m, int32_t memory_const_size, uint32_t at,
    uint64_t *value)
{
    uint64_t result = 0;
    if (memory_const_size == 0) {
        result = rt_load(m, VOLTA_SPACE_C, at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 1) {
        result = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_C, at, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 2) {
        result = rt_load(m, VOLTA_SPACE_C, at, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 3) {
        result = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_C, at, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 4) {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_C, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = rt_load(m, VOLTA_SPACE_C, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

static inline int operand_const_u(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int memory_c_offset_u_at, int c_bank_at)
{
    const int32_t memory_c_offset_u = rt_sext_32((uint32_t)in->value[memory_c_offset_u_at], 16);
    int32_t at_2;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        at_2 = c_bank << 16 | (memory_c_offset_u & 0xffff);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = at_2;
    return 0;
}

/* constant of memory.isa */
static inline int func_constant_2(struct isadora_machine *m, int32_t memory_const_size, int32_t at,
    uint64_t *value)
{
    uint64_t result = 0;
    if (memory_const_size == 0) {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 1) {
        result = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 2) {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 3) {
        result = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (memory_const_size == 4) {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

static inline uint32_t operand_special_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line, int special_sr_at)
{
    uint32_t v;
    if (in->alt[line] == 2) {
        v = read_sr(m, s, 136);
    } else {
        const int32_t special_sr = (int32_t)in->value[special_sr_at];
        v = read_sr(m, s, special_sr);
    }
    return v;
}

static inline uint32_t operand_special(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line, int special_sr_at)
{
    if (in->alt[line] == 0) {
        const int32_t special_sr = (int32_t)in->value[special_sr_at];
        return read_sr(m, s, special_sr);
    }
    return operand_special_any(m, s, in, line, special_sr_at);
}

static inline int64_t operand_signed_ub(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int neg_b_at, int imm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
    }
    return b;
}

static inline uint32_t operand_signed_ub_2(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int inv_b_at, int imm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->ur[urb] : s->ur[urb];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
    }
    return b;
}

static inline int64_t operand_src_ub(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int imm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
    }
    return b;
}

static inline int32_t operand_opt_src_2_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int upr_at)
{
    int32_t r;
    switch (in->alt[line]) {
    case 0:
        r = 1;
        break;
    case 1: {
        const int32_t upr = (int32_t)in->value[upr_at];
        r = s->up[upr] ^ 1;
        break;
    }
    default: {
        const int32_t upr = (int32_t)in->value[upr_at];
        r = s->up[upr];
        break;
    }
    }
    return r;
}

static inline int32_t operand_opt_src_2(struct volta_state *s, const struct isadora_insn *in,
    int line, int upr_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_opt_src_2_any(s, in, line, upr_at);
}

static inline int64_t operand_signed_ub_3(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int neg_b_at, int uimm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_signed_ub_4(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int inv_b_at, int uimm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        b = inv_b ? ~s->ur[urb] : s->ur[urb];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_src_ub_2(struct volta_state *s, const struct isadora_insn *in,
    int line, int urb_at, int uimm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

/* shifted of logic.isa */
static inline uint32_t func_shifted_2(int32_t shift_type, int32_t w, uint32_t b, uint32_t a,
    uint32_t c, int32_t shift_dir, int32_t hi)
{
    uint32_t result = 0;
    const int32_t width = shift_type >= 2 ? 32 : 64;
    const int32_t n = w ? (int32_t)(b & (uint32_t)(width - 1))
        : (int32_t)rt_min_u32(b, (uint32_t)width);
    const uint64_t x = a | (uint64_t)c << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
    const uint64_t y = !shift_dir ? left : shift_type & 1 ? logical : arithmetic;
    if (hi) {
        result = (uint32_t)(y >> 32);
    } else {
        result = (uint32_t)y;
    }
    return result;
}

static inline int operand_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        c = s->ur[urb];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        *value = (uint32_t)imm;
        return 0;
    }
    return operand_c_in_b_any(m, s, in, value, line, imm_at, c_bank_at, c_offset_at, urb_at);
}

/* peers of warp.isa */
static inline int32_t func_peers(uint64_t x, uint64_t lane_of, uint64_t lane_of_2,
    uint64_t lane_of_3, uint64_t lane_of_4, uint64_t lane_of_5, uint64_t lane_of_6,
    uint64_t lane_of_7, uint64_t lane_of_8)
{
    return (lane_of == x) | (lane_of_2 == x) << 1 | (lane_of_3 == x) << 2 | (lane_of_4 == x) << 3
        | (lane_of_5 == x) << 4 | (lane_of_6 == x) << 5 | (lane_of_7 == x) << 6
        | (lane_of_8 == x) << 7;
}

static inline uint32_t operand_shfl_b(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int warp_shfl_lane_at)
{
    uint32_t l;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        l = s->r[rb][lane];
    } else {
        const int32_t warp_shfl_lane = (int32_t)in->value[warp_shfl_lane_at];
        l = (uint32_t)warp_shfl_lane;
    }
    return l;
}

static inline int operand_pr_mask_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
        break;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 3: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_pr_mask(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_pr_mask_any(m, s, in, lane, value, line, rb_at, imm_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int32_t operand_src_pr_or_upr(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int not_pr_at, int upr_at, int pr_at)
{
    const int32_t not_pr = (int32_t)in->value[not_pr_at];
    int32_t s_2;
    if (in->alt[line] == 1) {
        const int32_t upr = (int32_t)in->value[upr_at];
        s_2 = s->up[upr] ^ not_pr;
    } else {
        const int32_t pr = (int32_t)in->value[pr_at];
        s_2 = s->p[pr][lane] ^ not_pr;
    }
    return s_2;
}

static inline int operand_sign_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    int32_t r;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        r = (int32_t)(s->r[rb][lane] >> 31);
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        r = (int32_t)(const_2 >> 31);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        r = (int32_t)(s->ur[urb] >> 31);
        break;
    }
    }
    *value = r;
    return 0;
}

static inline int operand_sign_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = (int32_t)(s->r[rb][lane] >> 31);
        return 0;
    }
    return operand_sign_b_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, urb_at);
}

int volta_exec_atom_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_po(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hpo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bssy(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bsync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_break(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_bb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_yield(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_endcollective(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_sync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_red(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_le(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_csmtest(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pmtrig(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_arr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_chk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_ld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_arrives(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkcp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkred(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkpf(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmastg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaredg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacmdflush(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_acqbulk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fence(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_va(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_ta(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_as(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_wait(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cgaerrbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroup(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroupset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_exit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_kill(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_div(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_uc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_brxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_jmxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_at(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rtt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_preexit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_dw(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_df(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_nd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_sd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_wd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_rs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_mc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_isa(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fchk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fswzadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_al2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isberd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isbewr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pixld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldtram(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hadd2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmul2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hset2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hsetp2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmnmx2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ri(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_popc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_flo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iabs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imnmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_au(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_io(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stsm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_us(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgdepbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cs2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_cr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_884(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_sp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_movm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_64(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uprmt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_umov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_upopc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uflo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubrev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uclea(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_up2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ur2up(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uf2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a4(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vote(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_voteu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_any(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shfl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redux(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_elect(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_p2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_all(struct isadora_machine *, const struct isadora_insn *);

#endif
