/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef MAXWELL_EXEC_H
#define MAXWELL_EXEC_H

#include "maxwell_state.h"
#include "machine/floating.h"

static const int32_t cc_test_holds[] = {
    0, 47940, 8738, 13158, 17425, 21845, 52275, 30583, 34952, 13260, 43690, 48110, 52377, 56797,
    17595, 65535, 255, 3855, 13107, 44975, 20560, 52428, 61680, 65280, 0, 0, 0, 0, 0, 0, 61166,
    4369
};

static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s,
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
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct maxwell_state *const s = m->state;
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
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline int32_t operand_guard_any(struct maxwell_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pg_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_guard_any(s, in, lane, line, pg_at);
}

static inline uint32_t operand_atoms_addr_any(struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int atomic_atoms_offset_at,
    int atomic_atoms_uoffset_at)
{
    uint32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t atomic_atoms_offset =
            rt_sext_32((uint32_t)in->value[atomic_atoms_offset_at], 22) * 4;
        at = s->r[ra][lane] + (uint32_t)atomic_atoms_offset;
        break;
    }
    default: {
        const int32_t atomic_atoms_uoffset = (int32_t)in->value[atomic_atoms_uoffset_at] * 4;
        at = (uint32_t)atomic_atoms_uoffset;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_atoms_addr(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_atoms_addr_any(s, in, lane, line, ra_at, atomic_atoms_offset_at,
        atomic_atoms_uoffset_at);
}

static inline int operand_src_b_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_src_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_src_b_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

/* nothing_set of integer.isa */
static inline int32_t func_nothing_set(struct maxwell_state *s, int32_t lane, uint32_t r,
    int32_t more)
{
    return r == 0 && (!more || s->cc[lane] & 1);
}

static inline int operand_any_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int rel_target_at)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->alt[line] == 0) {
        const int32_t rel_target = rt_sext_32((uint32_t)in->value[rel_target_at], 24);
        to = pc + 8 + (uint32_t)rel_target;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to;
    return 0;
}

static inline int operand_indexed_rel_target(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int control_rel_distance_at)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to = s->r[ra][lane] + pc + 8;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t control_rel_distance =
            rt_sext_32((uint32_t)in->value[control_rel_distance_at], 24);
        to = s->r[ra][lane] + (uint32_t)control_rel_distance + pc + 8;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to;
    return 0;
}

static inline int operand_any_abs_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int control_abs_label_at)
{
    uint32_t to;
    if (in->alt[line] == 0) {
        const uint32_t control_abs_label = (uint32_t)in->value[control_abs_label_at];
        to = control_abs_label;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to;
    return 0;
}

static inline int operand_indexed_abs_target_any(struct isadora_machine *m,
    struct maxwell_state *s, const struct isadora_insn *in, int32_t lane, uint32_t *value,
    int line, int ra_at, int control_abs_distance_at)
{
    uint32_t to;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t control_abs_distance = (int32_t)(uint32_t)in->value[control_abs_distance_at];
        to = s->r[ra][lane] + (uint32_t)control_abs_distance;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to;
    return 0;
}

static inline int operand_indexed_abs_target(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int control_abs_distance_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        *value = s->r[ra][lane];
        return 0;
    }
    return operand_indexed_abs_target_any(m, s, in, lane, value, line, ra_at,
        control_abs_distance_at);
}

/* float16 of convert.isa */
static inline int32_t func_float16(uint32_t x, int32_t h, int32_t a, int32_t n)
{
    return (a ? (int32_t)(x >> 16 * h & 0x7fff) : (int32_t)(x >> 16 * h & 0xffff)) ^ n << 15;
}

static inline int operand_const(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int c_bank_at, int c_offset_at)
{
    uint32_t const_2;
    {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
            (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = const_2;
    return 0;
}

static inline int operand_cvt_f16(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int convert_cvt_h1_at,
    int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at)
{
    const int32_t convert_cvt_h1 = (int32_t)in->value[convert_cvt_h1_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        b = func_float16(s->r[rb][lane], convert_cvt_h1, f_abs_b, f_neg_b);
        break;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = func_float16(const_2, convert_cvt_h1, f_abs_b, f_neg_b);
        break;
    }
    case 2:
    case 3:
    case 4:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: immediates as f16");
    }
    *value = b;
    return 0;
}

static inline int operand_f2f_f32_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        b = (f_abs_b ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)f_neg_b << 31;
        break;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (f_abs_b ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)f_neg_b << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f2f_f32(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        *value = (f_abs_b ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)f_neg_b << 31;
        return 0;
    }
    return operand_f2f_f32_any(m, s, in, lane, value, line, rb_at, f_abs_b_at, f_neg_b_at,
        c_bank_at, c_offset_at, fimm_at);
}

static inline int operand_const64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int c_bank_at, int c_offset_at)
{
    uint64_t const64;
    {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        const64 = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = const64;
    return 0;
}

static inline int operand_f2f_f64(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at, int dimm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (f_abs_b ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_b << 63;
        break;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = (f_abs_b ? const64 & INT64_C(0x7fffffffffffffff) : const64) ^ (uint64_t)f_neg_b << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i16(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int convert_half_at,
    int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    const int32_t convert_half = (int32_t)in->value[convert_half_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)(s->r[rb][lane] >> 8 * convert_half & 0xffff);
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (int32_t)(const_2 >> 8 * convert_half & 0xffff);
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (int32_t)((uint32_t)imm >> 8 * convert_half & 0xffff);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i8_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = const_2;
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i8(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_cvt_i8_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

static inline int operand_cvt_i64_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        break;
    }
    case 1: {
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = const64;
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint64_t)imm << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i64(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        return 0;
    }
    return operand_cvt_i64_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

static inline int operand_f64_neg_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int neg_product_at, int c_bank_at, int c_offset_at, int dimm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = x_2 ^ (uint64_t)neg_product << 63;
        break;
    }
    case 1: {
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        b = const64 ^ (uint64_t)neg_product << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f64_const_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int c_bank_at, int c_offset_at, int f_neg_c_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    const int32_t f_neg_c = (int32_t)in->value[f_neg_c_at];
    uint64_t c;
    uint64_t const64;
    const64 = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = const64 ^ (uint64_t)f_neg_c << 63;
    *value = c;
    return 0;
}

/* saturated of sass.isa */
static inline uint32_t func_saturated(uint32_t x, int32_t s_2)
{
    return !s_2 ? x : rt_f32_is_nan(x) ? 0
        : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
}

static inline int operand_f32_neg_b_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_product_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        b = s->r[rb][lane] ^ (uint32_t)neg_product << 31;
        break;
    }
    case 1: {
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = const_2 ^ (uint32_t)neg_product << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f32_neg_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_product_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        *value = s->r[rb][lane] ^ (uint32_t)neg_product << 31;
        return 0;
    }
    return operand_f32_neg_b_any(m, s, in, lane, value, line, rb_at, neg_product_at, c_bank_at,
        c_offset_at, fimm_at);
}

static inline int operand_f32_const_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int c_bank_at, int c_offset_at, int f_neg_c_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    const int32_t f_neg_c = (int32_t)in->value[f_neg_c_at];
    uint32_t c;
    uint32_t const_2;
    const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
        (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = const_2 ^ (uint32_t)f_neg_c << 31;
    *value = c;
    return 0;
}

static inline int operand_fcmp_b_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_fcmp_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_fcmp_b_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, fimm_at);
}

/* halves of half.isa */
static inline uint32_t func_halves(uint32_t x, int32_t s_2)
{
    return (uint32_t)(s_2 == 2 ? (int32_t)(x & 0xffff) : (int32_t)(x >> 16)) << 16
        | (uint32_t)(s_2 == 3 ? (int32_t)(x >> 16) : (int32_t)(x & 0xffff));
}

static inline int operand_f16_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int half_swizzle_a_at, int half_half_abs_a_at, int half_half_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
    const int32_t half_half_neg_a = (int32_t)in->value[half_half_neg_a_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], half_swizzle_a);
        a = (half_half_abs_a ? x_3 & 0x7fff7fff : x_3) ^ (half_half_neg_a ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_f16_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int half_swizzle_b_at, int half_half_abs_b_at, int half_half_neg_b_at)
{
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t half_swizzle_b = (int32_t)in->value[half_swizzle_b_at];
    const int32_t half_half_abs_b = (int32_t)in->value[half_half_abs_b_at];
    const int32_t half_half_neg_b = (int32_t)in->value[half_half_neg_b_at];
    uint32_t b;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[rb][lane], half_swizzle_b);
        b = (half_half_abs_b ? x_3 & 0x7fff7fff : x_3) ^ (half_half_neg_b ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = b;
    return 0;
}

/* hadd of half.isa */
static inline int32_t func_hadd(int32_t s_3, uint32_t x)
{
    return !s_3 ? (int32_t)x : rt_float_is_nan(RT_F16, x) ? 0
        : (int32_t)(uint32_t)rt_float_min(RT_F16,
        (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP, 0x7e00);
}

/* add2 of half.isa */
static inline uint32_t func_add2(int32_t s_2, uint32_t x, uint32_t x_2)
{
    return (uint32_t)func_hadd(s_2, x) << 16 | (uint32_t)func_hadd(s_2, x_2);
}

/* merged of half.isa */
static inline uint32_t func_merged(uint32_t r, uint32_t old, int32_t m_2)
{
    return m_2 == 2 ? old >> 16 << 16 | (r & 0xffff) : m_2 == 3 ? r >> 16 << 16 | (old & 0xffff)
        : r;
}

static inline int operand_f16_const_or_imm(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at,
    int half_f16_low_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    } else {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at] * 64;
        const int32_t half_f16_low = (int32_t)in->value[half_f16_low_at] * 64;
        b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
    }
    *value = b;
    return 0;
}

static inline int operand_neg_halves(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int half_swizzle_a_32i_at, int half_half_neg_const_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
    const int32_t half_half_neg_const = (int32_t)in->value[half_half_neg_const_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], half_swizzle_a_32i);
        a = x_3 ^ (half_half_neg_const ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_hmul_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int half_swizzle_a_at, int half_half_abs_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], half_swizzle_a);
        a = half_half_abs_a ? x_3 & 0x7fff7fff : x_3;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_halves(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int half_swizzle_a_32i_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        a = func_halves(s->r[ra][lane], half_swizzle_a_32i);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_neg_halves_2(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int half_swizzle_b_at, int half_half_neg_b_at)
{
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t half_swizzle_b = (int32_t)in->value[half_swizzle_b_at];
    const int32_t half_half_neg_b = (int32_t)in->value[half_half_neg_b_at];
    uint32_t b;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[rb][lane], half_swizzle_b);
        b = x_3 ^ (half_half_neg_b ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = b;
    return 0;
}

static inline int32_t operand_opt_po_any(const struct isadora_insn *in, int line)
{
    int32_t o;
    switch (in->alt[line]) {
    case 0:
        o = 0;
        break;
    case 1:
        o = 1;
        break;
    default:
        o = 3;
        break;
    }
    return o;
}

static inline int32_t operand_opt_po(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_po_any(in, line);
}

static inline uint32_t operand_sum_a(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int integer_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const int32_t integer_neg_a = (int32_t)in->value[integer_neg_a_at];
        a = integer_neg_a ? ~s->r[ra][lane] : s->r[ra][lane];
    } else {
        a = s->r[ra][lane];
    }
    return a;
}

static inline int operand_sum_b_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int integer_neg_b_at, int c_bank_at, int c_offset_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t integer_neg_b = (int32_t)in->value[integer_neg_b_at];
        b = integer_neg_b ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t integer_neg_b = (int32_t)in->value[integer_neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = integer_neg_b ? ~const_2 : const_2;
        break;
    }
    case 2:
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)~imm;
        break;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sum_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int integer_neg_b_at, int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t integer_neg_b = (int32_t)in->value[integer_neg_b_at];
        *value = integer_neg_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_sum_b_any(m, s, in, lane, value, line, rb_at, integer_neg_b_at, c_bank_at,
        c_offset_at, imm_at);
}

static inline int operand_iadd3_b(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int integer_iadd3_neg_b_at, int c_bank_at, int c_offset_at,
    int uimm_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t integer_iadd3_neg_b = (int32_t)in->value[integer_iadd3_neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = integer_iadd3_neg_b ? (int64_t)~const_2 + 1 : const_2;
        break;
    }
    case 1: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (int64_t)(uint32_t)~uimm + 1;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline uint32_t operand_scaled_a(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int integer_shift_at, int integer_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t integer_shift = (int32_t)in->value[integer_shift_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const int32_t integer_neg_a = (int32_t)in->value[integer_neg_a_at];
        const uint32_t x_2 = s->r[ra][lane] << integer_shift;
        a = integer_neg_a ? ~x_2 : x_2;
    } else {
        a = s->r[ra][lane] << integer_shift;
    }
    return a;
}

static inline int operand_inverted_b_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int logic_lop_inv_b_at, int c_bank_at, int c_offset_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t logic_lop_inv_b = (int32_t)in->value[logic_lop_inv_b_at];
        b = logic_lop_inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t logic_lop_inv_b = (int32_t)in->value[logic_lop_inv_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = logic_lop_inv_b ? ~const_2 : const_2;
        break;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)~imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_inverted_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int logic_lop_inv_b_at, int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t logic_lop_inv_b = (int32_t)in->value[logic_lop_inv_b_at];
        *value = logic_lop_inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_inverted_b_any(m, s, in, lane, value, line, rb_at, logic_lop_inv_b_at,
        c_bank_at, c_offset_at, imm_at);
}

/* wide of memory.isa */
static inline uint64_t func_wide(struct maxwell_state *s, int32_t lane, int32_t n, int32_t e)
{
    return e ? s->r[n][lane] | (uint64_t)s->r[n | 1][lane] << 32 : s->r[n][lane];
}

/* wide of memory.isa */
static inline uint64_t func_wide_2(struct maxwell_state *s, int32_t lane, int32_t n, int32_t off,
    int32_t e)
{
    return e ? (s->r[n][lane] | (uint64_t)s->r[n | 1][lane] << 32) + (uint64_t)off
        : s->r[n][lane] + (uint32_t)off;
}

static inline uint64_t operand_addr(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int memory_e_at, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{
    const int32_t memory_e = (int32_t)in->value[memory_e_at];
    uint64_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = func_wide(s, lane, ra, memory_e);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        at = func_wide_2(s, lane, ra, memory_offset24, memory_e);
        break;
    }
    default: {
        const int32_t memory_uoffset24 = (int32_t)in->value[memory_uoffset24_at];
        at = (uint64_t)memory_uoffset24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_addr_2_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    uint32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        at = s->r[ra][lane] + (uint32_t)memory_offset24;
        break;
    }
    default: {
        const int32_t memory_uoffset24 = (int32_t)in->value[memory_uoffset24_at];
        at = (uint32_t)memory_uoffset24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_addr_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_addr_2_any(s, in, lane, line, ra_at, memory_offset24_at, memory_uoffset24_at);
}

static inline uint32_t operand_const_indexed_any(struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int memory_index_at,
    int memory_uindex_at)
{
    uint32_t at_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at_2 = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_index = rt_sext_32((uint32_t)in->value[memory_index_at], 16);
        at_2 = s->r[ra][lane] + (uint32_t)memory_index;
        break;
    }
    default: {
        const int32_t memory_uindex = (int32_t)in->value[memory_uindex_at];
        at_2 = (uint32_t)memory_uindex;
        break;
    }
    }
    return at_2;
}

static inline uint32_t operand_const_indexed(struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int memory_index_at,
    int memory_uindex_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_const_indexed_any(s, in, lane, line, ra_at, memory_index_at, memory_uindex_at);
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

/* place of move.isa */
static inline int32_t func_place(uint32_t s_4, int32_t move_prmt_mode)
{
    return move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)s_4 : move_prmt_mode == 2
        ? (int32_t)(s_4 & 7) : move_prmt_mode == 3 ? (int32_t)s_4 : move_prmt_mode == 4
        ? rt_max_i32((int32_t)s_4, 0) : move_prmt_mode == 5 ? 0 : move_prmt_mode == 6
        ? (int32_t)(2 * (s_4 & 1)) : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0
        : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0
        : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte(uint64_t x, uint32_t s_3, int32_t move_prmt_mode)
{
    return (uint32_t)x >> 8 * func_place(s_3, move_prmt_mode) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_2(uint32_t s_4, int32_t move_prmt_mode)
{
    return move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_4 + 1) : move_prmt_mode == 2
        ? ((int32_t)s_4 - 1) & 7 : move_prmt_mode == 3 ? (int32_t)s_4 : move_prmt_mode == 4
        ? rt_max_i32((int32_t)s_4, 1) : move_prmt_mode == 5 ? rt_min_i32((int32_t)s_4, 1)
        : move_prmt_mode == 6 ? (int32_t)(2 * (s_4 & 1) + 1) : move_prmt_mode == 7 ? 0
        : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
        : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
        : move_prmt_mode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_2(uint64_t x, uint32_t s_3, int32_t move_prmt_mode)
{
    return (uint32_t)(x >> 8 * func_place_2(s_3, move_prmt_mode)) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_3(uint32_t s_4, int32_t move_prmt_mode)
{
    return move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_4 + 2) : move_prmt_mode == 2
        ? ((int32_t)s_4 - 2) & 7 : move_prmt_mode == 3 ? (int32_t)s_4 : move_prmt_mode == 4
        ? rt_max_i32((int32_t)s_4, 2) : move_prmt_mode == 5 ? rt_min_i32((int32_t)s_4, 2)
        : move_prmt_mode == 6 ? (int32_t)(2 * (s_4 & 1)) : move_prmt_mode == 7 ? 0
        : move_prmt_mode == 8 ? 0 : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0
        : move_prmt_mode == 11 ? 0 : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0
        : move_prmt_mode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_3(uint64_t x, uint32_t s_3, int32_t move_prmt_mode)
{
    return (uint32_t)(x >> 8 * func_place_3(s_3, move_prmt_mode)) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_4(uint32_t s_4, int32_t move_prmt_mode)
{
    return move_prmt_mode == 0 ? 0 : move_prmt_mode == 1 ? (int32_t)(s_4 + 3) : move_prmt_mode == 2
        ? ((int32_t)s_4 - 3) & 7 : move_prmt_mode == 3 ? (int32_t)s_4 : move_prmt_mode == 4 ? 3
        : move_prmt_mode == 5 ? rt_min_i32((int32_t)s_4, 3) : move_prmt_mode == 6
        ? (int32_t)(2 * (s_4 & 1) + 1) : move_prmt_mode == 7 ? 0 : move_prmt_mode == 8 ? 0
        : move_prmt_mode == 9 ? 0 : move_prmt_mode == 10 ? 0 : move_prmt_mode == 11 ? 0
        : move_prmt_mode == 12 ? 0 : move_prmt_mode == 13 ? 0 : move_prmt_mode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_4(uint64_t x, uint32_t s_3, int32_t move_prmt_mode)
{
    return (uint32_t)(x >> 8 * func_place_4(s_3, move_prmt_mode)) & 0xff;
}

/* product of multiply.isa */
static inline rt_i128 func_product(int32_t kind, uint32_t a, uint32_t b)
{
    return (rt_i128)(kind & 1 ? (int64_t)(int32_t)a : a)
        * (rt_i128)(kind >> 1 != 0 ? (int64_t)(int32_t)b : b);
}

/* product of multiply.isa */
static inline rt_i128 func_product_2(int32_t kind, uint32_t a, int32_t b)
{
    return (rt_i128)(kind & 1 ? (int64_t)(int32_t)a : a)
        * (rt_i128)(kind >> 1 != 0 ? (int64_t)b : (uint32_t)b);
}

static inline int operand_mad_const_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int c_bank_at, int c_offset_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    uint32_t c;
    uint32_t const_2;
    const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
        (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = const_2;
    *value = c;
    return 0;
}

static inline int operand_xmad_const_b(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int c_bank_at, int c_offset_at, int multiply_xmad_h1_c_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    const int32_t multiply_xmad_h1_c = (int32_t)in->value[multiply_xmad_h1_c_at];
    int64_t b;
    uint32_t const_2;
    const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
        (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    b = (int64_t)(const_2 | (uint64_t)(const_2 >> 16 * multiply_xmad_h1_c & 0xffff) << 32
        | (uint64_t)multiply_xmad_h1_c << 48);
    *value = b;
    return 0;
}

static inline int operand_pr_bits_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int uimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (uint32_t)uimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_pr_bits(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int uimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_pr_bits_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at, uimm_at);
}

static inline uint32_t operand_shf_b(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int shift_shf_imm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
    } else {
        const int32_t shift_shf_imm = (int32_t)in->value[shift_shf_imm_at];
        b = (uint32_t)shift_shf_imm;
    }
    return b;
}

static inline int64_t operand_lea_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int shift_lea_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_neg_a = (int32_t)in->value[shift_lea_neg_a_at];
    int64_t s_2;
    {
        const int32_t shift_lea_shift = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
        const uint32_t x = s->r[ra][lane] << shift_lea_shift;
        s_2 = shift_lea_neg_a ? (int64_t)~x + 1 : x;
    }
    return s_2;
}

static inline int64_t operand_lea_hi_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int rc_at, int shift_lea_hi_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_neg_a = (int32_t)in->value[shift_lea_hi_neg_a_at];
    int64_t s_2;
    {
        const int32_t shift_lea_hi_shift = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32)
            >> (32 - shift_lea_hi_shift);
        s_2 = shift_lea_hi_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline int64_t operand_lea_hi_const_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int rc_at,
    int shift_lea_hi_const_neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_const_neg_a = (int32_t)in->value[shift_lea_hi_const_neg_a_at];
    int64_t s_2;
    {
        const int32_t shift_lea_hi_const_shift = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32)
            >> (32 - shift_lea_hi_const_shift);
        s_2 = shift_lea_hi_const_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline uint32_t operand_special_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int line, int special_sr_at)
{
    uint32_t v;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t special_sr = (int32_t)in->value[special_sr_at];
        v = read_sr(m, s, special_sr);
        break;
    }
    case 2:
        v = read_sr(m, s, 44);
        break;
    case 3:
        v = read_sr(m, s, 45);
        break;
    case 4:
        v = read_sr(m, s, 46);
        break;
    case 5:
        v = read_sr(m, s, 47);
        break;
    default:
        v = read_sr(m, s, 62);
        break;
    }
    return v;
}

static inline uint32_t operand_special(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int line, int special_sr_at)
{
    if (in->alt[line] == 0) {
        const int32_t special_sr = (int32_t)in->value[special_sr_at];
        return read_sr(m, s, special_sr);
    }
    return operand_special_any(m, s, in, line, special_sr_at);
}

static inline int64_t operand_src_va(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int8_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff);
        break;
    }
    case 1: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int16_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff);
        break;
    }
    default: {
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    }
    return a;
}

static inline int64_t operand_src_vb(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int video_byte_b_at,
    int video_half_b_at, int video_imm_b_at)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_byte_b = (int32_t)in->value[video_byte_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = video_sign_b ? (int8_t)(s->r[rb][lane] >> 8 * video_byte_b & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * video_byte_b & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_half_b = (int32_t)in->value[video_half_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = video_sign_b ? (int16_t)(s->r[rb][lane] >> 16 * video_half_b & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * video_half_b & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = video_sign_b ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t video_imm_b = (int32_t)in->value[video_imm_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = video_sign_b ? (int16_t)video_imm_b : video_imm_b;
        break;
    }
    }
    return b;
}

static inline int32_t operand_opt_vmad_po_any(const struct isadora_insn *in, int line)
{
    int32_t o;
    if (in->alt[line] == 0) {
        o = 0;
    } else {
        o = 1;
    }
    return o;
}

static inline int32_t operand_opt_vmad_po(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_vmad_po_any(in, line);
}

static inline int64_t operand_vmad_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int64_t src_va =
            operand_src_va(m, s, in, lane, line + 1, ra_at, video_byte_a_at, video_half_a_at);
        a = src_va;
        break;
    }
    case 1: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int8_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff);
        break;
    }
    case 2: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int16_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff);
        break;
    }
    default: {
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = video_sign_a ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    }
    return a;
}

static inline int64_t operand_src_va_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int video_sign_a_at, int video_byte_a_at,
    int video_half_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t video_sign_a = (int32_t)in->value[video_sign_a_at];
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        a = video_sign_a ? (int8_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * video_byte_a & 0xff);
        break;
    }
    case 1: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        a = video_sign_a ? (int16_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * video_half_a & 0xffff);
        break;
    }
    default:
        a = video_sign_a ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    return a;
}

static inline uint32_t operand_shift_b_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int video_byte_b_at, int video_half_b_at, int video_imm_b_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_byte_b = (int32_t)in->value[video_byte_b_at];
        b = s->r[rb][lane] >> 8 * video_byte_b & 0xff;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_half_b = (int32_t)in->value[video_half_b_at];
        b = s->r[rb][lane] >> 16 * video_half_b & 0xffff;
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t video_imm_b = (int32_t)in->value[video_imm_b_at];
        b = (uint32_t)video_imm_b;
        break;
    }
    }
    return b;
}

static inline uint32_t operand_shift_b(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int video_byte_b_at, int video_half_b_at, int video_imm_b_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_byte_b = (int32_t)in->value[video_byte_b_at];
        return s->r[rb][lane] >> 8 * video_byte_b & 0xff;
    }
    return operand_shift_b_any(s, in, lane, line, rb_at, video_byte_b_at, video_half_b_at,
        video_imm_b_at);
}

/* count of video.isa */
static inline int32_t func_count(uint32_t b, int32_t video_video_w)
{
    return video_video_w ? (int32_t)(b & 0x1f) : b > 32 ? 32 : (int32_t)b;
}

/* factor of video.isa */
static inline int32_t func_factor(struct maxwell_state *s, int32_t lane, int32_t video_sign_b8,
    int32_t rb)
{
    return video_sign_b8 ? (int8_t)(s->r[rb][lane] & 0xff) : (int32_t)(s->r[rb][lane] & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4(struct maxwell_state *s, int32_t lane, int32_t video_sign_a8,
    int32_t ra, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a8 ? (int8_t)(s->r[ra][lane] & 0xff) : (int32_t)(s->r[ra][lane] & 0xff))
        * func_factor(s, lane, video_sign_b8, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_2(struct maxwell_state *s, int32_t lane, int32_t video_sign_b8,
    int32_t rb)
{
    return video_sign_b8 ? (int8_t)(s->r[rb][lane] >> 8 & 0xff)
        : (int32_t)(s->r[rb][lane] >> 8 & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_2(struct maxwell_state *s, int32_t lane, int32_t video_sign_a8,
    int32_t ra, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a8 ? (int8_t)(s->r[ra][lane] >> 8 & 0xff)
        : (int32_t)(s->r[ra][lane] >> 8 & 0xff)) * func_factor_2(s, lane, video_sign_b8, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_3(struct maxwell_state *s, int32_t lane, int32_t video_sign_b8,
    int32_t rb)
{
    return video_sign_b8 ? (int8_t)(s->r[rb][lane] >> 16 & 0xff)
        : (int32_t)(s->r[rb][lane] >> 16 & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_3(struct maxwell_state *s, int32_t lane, int32_t video_sign_a8,
    int32_t ra, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a8 ? (int8_t)(s->r[ra][lane] >> 16 & 0xff)
        : (int32_t)(s->r[ra][lane] >> 16 & 0xff)) * func_factor_3(s, lane, video_sign_b8, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_4(struct maxwell_state *s, int32_t lane, int32_t video_sign_b8,
    int32_t rb)
{
    return video_sign_b8 ? (int8_t)(s->r[rb][lane] >> 24) : (int32_t)(s->r[rb][lane] >> 24);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_4(struct maxwell_state *s, int32_t lane, int32_t video_sign_a8,
    int32_t ra, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a8 ? (int8_t)(s->r[ra][lane] >> 24) : (int32_t)(s->r[ra][lane] >> 24))
        * func_factor_4(s, lane, video_sign_b8, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_5(struct maxwell_state *s, int32_t lane, int32_t i,
    int32_t video_sign_b8, int32_t rb)
{
    return video_sign_b8 ? (int8_t)(s->r[rb][lane] >> 8 * i & 0xff)
        : (int32_t)(s->r[rb][lane] >> 8 * i & 0xff);
}

/* dot2 of video.isa */
static inline int32_t func_dot2(struct maxwell_state *s, int32_t lane, int32_t video_sign_a16,
    int32_t ra, int32_t i, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a16 ? (int16_t)(s->r[ra][lane] & 0xffff)
        : (int32_t)(s->r[ra][lane] & 0xffff)) * func_factor_5(s, lane, i, video_sign_b8, rb);
}

/* dot2 of video.isa */
static inline int32_t func_dot2_2(struct maxwell_state *s, int32_t lane, int32_t video_sign_a16,
    int32_t ra, int32_t i, int32_t video_sign_b8, int32_t rb)
{
    return (video_sign_a16 ? (int16_t)(s->r[ra][lane] >> 16) : (int32_t)(s->r[ra][lane] >> 16))
        * func_factor_5(s, lane, i, video_sign_b8, rb);
}

int maxwell_exec_atom_op(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_opp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_cas(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_casp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atoms(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atoms_cas(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_red(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctl_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctl_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctll_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctll_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctlt_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctlt_one(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_isetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bra(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_brx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cal(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jcal(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pret(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ret(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_plongjmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_longjmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pbk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_brk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pcnt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cont(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ssy(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sync(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pexit(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_exit(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_kil(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ide(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ram(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sam(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_rtt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_getcrsptr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_setcrsptr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_getlmembase(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_setlmembase(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lepc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hs(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_sh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_ss(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_sd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_dh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_ds(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_dd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dfma_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dfma_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmul32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fcmp_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fcmp_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fchk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fswzadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mufu(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mufu_sqrt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_rro(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_al2p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_q(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_q(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ipa(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_isberd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_out(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pixld(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hset2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hset2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hsetp2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hsetp2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd3_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd3_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iscadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iscadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_icmp_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_icmp_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldg_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ld(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_st(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lds_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lds_u(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sts(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_membar(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mov(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mov32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sel(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_prmt_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_prmt_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imul32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_uu_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_su_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_us_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_ss_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_uu_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_su_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_us_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_ss_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_psetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_csetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_p2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_r2p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shf_l(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shf_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfe(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfi_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfi_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_flo(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_popc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_lo(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_hi(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_hc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_s2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cs2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vote(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vote_vtg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shfl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_sync(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_arv(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_red(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_scan(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_r2b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_depbar_le(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_depbar_n(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suld_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suld_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sust_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sust_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sured_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sured_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_ci(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_cr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tex_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tex_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txd_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txd_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txq_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txq_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txa(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tmml_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tmml_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d1_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d1_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ao_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ms_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d3_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_a2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_ao_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ao_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ms_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d3_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_a2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_ao_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vabsdiff(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vmad(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vshl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vshr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vabsdiff4(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_idp_a4(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_idp_a2(struct isadora_machine *, const struct isadora_insn *);

#endif
