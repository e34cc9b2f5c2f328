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

static const uint32_t lut_turn_w[] = {
    0, 0, 0, 0, 683565275, INT64_C(2475754826), 2131351028, 2102212464, 920167782, 1326507024,
    2140428522
};

static const int64_t lut_sin_c[] = {
    INT64_C(7244019458077122842), INT64_C(744745899218905439), INT64_C(22969835639450503),
    INT64_C(337355938868184), INT64_C(2890251440093), INT64_C(16207749053), 64088170, 188251,
    427, 1, 0
};

static const int64_t lut_cos_c[] = {
    INT64_C(4611686018427387904), INT64_C(1422359894497287770), INT64_C(73115257680538683),
    INT64_C(1503372227063806), INT64_C(16559920924893), INT64_C(113499908640), 530397347,
    1797669, 4620, 9, 0
};

static const int64_t lut_ex2_c[] = {
    INT64_C(4611686018427387904), INT64_C(3196577161300663915), INT64_C(1107849223398934356),
    INT64_C(255967521894832113), INT64_C(44355791529079737), INT64_C(6149018367977265),
    INT64_C(710362457495793), INT64_C(70340819226978), INT64_C(6094567565682),
    INT64_C(469381369432), INT64_C(32535037283), 2050142669, 118420884, 6314085, 312614, 14446,
    626, 26, 1
};

static const uint64_t lut_lg2_c[] = {
    UINT64_C(13306513097844322492), INT64_C(4435504365948107497), INT64_C(2661302619568864498),
    INT64_C(1900930442549188927), INT64_C(1478501455316035832), INT64_C(1209683008894938408),
    INT64_C(1023577930603409422), INT64_C(887100873189621499), INT64_C(782736064579077794),
    INT64_C(700342794623385394), INT64_C(633643480849729642), INT64_C(578544047732361847),
    INT64_C(532260523913772900), INT64_C(492833818438678611)
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
        return (uint32_t)(int32_t)m->launch.at[0];
    case 38:
        return (uint32_t)(int32_t)m->launch.at[1];
    case 39:
        return (uint32_t)(int32_t)m->launch.at[2];
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
    case 80:
        return (uint32_t)m->launch.steps;
    case 81:
        return (uint32_t)(m->launch.steps >> 32);
    case 82:
        return (uint32_t)m->launch.steps;
    case 83:
        return (uint32_t)(m->launch.steps >> 32);
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
    case 80:
        break;
    case 81:
        break;
    case 82:
        break;
    case 83:
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

static inline int32_t operand_atom_types_any(const struct isadora_insn *in, int line,
    int atomic_atom_type_at)
{
    int32_t t;
    switch (in->alt[line]) {
    case 0: {
        const int32_t atomic_atom_type = (int32_t)in->value[atomic_atom_type_at];
        t = atomic_atom_type;
        break;
    }
    case 1:
        t = 7;
        break;
    case 2:
        t = 4;
        break;
    default:
        t = 6;
        break;
    }
    return t;
}

static inline int32_t operand_atom_types(const struct isadora_insn *in, int line,
    int atomic_atom_type_at)
{
    if (in->alt[line] == 0) {
        const int32_t atomic_atom_type = (int32_t)in->value[atomic_atom_type_at];
        return atomic_atom_type;
    }
    return operand_atom_types_any(in, line, atomic_atom_type_at);
}

/* wide of memory.isa */
static inline uint64_t func_wide(int32_t e, uint64_t base)
{
    return e ? base : (uint32_t)base;
}

/* wide of memory.isa */
static inline uint64_t func_wide_2(int32_t off, int32_t e, uint64_t base)
{
    return e ? base + (uint64_t)off : (uint32_t)base + (uint32_t)off;
}

static inline uint64_t operand_addr(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int atomic_atom_e_at, int ra_at, int atomic_atom_offset_at,
    int atomic_atom_uoffset_at)
{
    const int32_t atomic_atom_e = (int32_t)in->value[atomic_atom_e_at];
    uint64_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint64_t base = atomic_atom_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        at = func_wide(atomic_atom_e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t atomic_atom_offset =
            rt_sext_32((uint32_t)in->value[atomic_atom_offset_at], 20);
        const uint64_t base = atomic_atom_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        at = func_wide_2(atomic_atom_offset, atomic_atom_e, base);
        break;
    }
    default: {
        const int32_t atomic_atom_uoffset = (int32_t)in->value[atomic_atom_uoffset_at];
        at = (uint64_t)atomic_atom_uoffset;
        break;
    }
    }
    return at;
}

/* nan64 of sass_float.isa */
static inline uint64_t func_nan64(uint64_t a, uint64_t b)
{
    return rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : rt_f64_is_nan(b)
        ? b | INT64_C(0x8000000000000) : UINT64_C(18444492273895866368);
}

/* f64_sum of sass_atomic.isa */
static inline uint64_t func_f64_sum(uint64_t o, uint64_t v)
{
    return rt_f64_add(o, v, RT_NEAR, RT_KEEP, func_nan64(o, v));
}

/* operated of sass_atomic.isa */
static inline uint64_t func_operated(int32_t op, uint64_t o, uint64_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : v;
}

/* half_sums of sass_atomic.isa */
static inline uint32_t func_half_sums(uint32_t o, uint32_t v, int32_t flushed)
{
    return (uint32_t)rt_float_add(RT_F16, o & 0xffff, v & 0xffff, RT_NEAR, (uint32_t)(flushed * 3),
        0x7fff) | (uint32_t)rt_float_add(RT_F16, o >> 16, v >> 16, RT_NEAR,
        (uint32_t)(flushed * 3), 0x7fff) << 16;
}

/* operated of sass_atomic.isa */
static inline uint32_t func_operated_2(int32_t op, uint32_t o, uint32_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : v;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word(int32_t atomic_atom_op, int32_t t, uint32_t o, uint32_t w)
{
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (atomic_atom_op == 0 && (t == 3 || t == 4 || t >= 6)) {
        if (t == 4 || t == 7) {
            const int32_t flushed = t == 7;
            result_3 = func_half_sums(o, w, flushed);
        } else {
            result_3 = rt_f32_add(o, w, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        }
        result_2 = result_3;
    } else {
        const int32_t x_2 = t == 1;
        result_2 = func_operated_2(atomic_atom_op, o, w, x_2);
    }
    return result_2;
}

/* run of spans.isa */
static inline rt_u128 func_run(struct maxwell_state *s, int32_t lane, int32_t r)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)s->r[r + 1][lane] << 32
        | (rt_u128)s->r[r + 2][lane] << 64 | (rt_u128)s->r[(r + 3) & 0xff][lane] << 96;
}

/* span of sass.isa */
static inline rt_u128 func_span(struct maxwell_state *s, int32_t lane, int32_t r, int32_t n)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)(n > 1 ? s->r[r | 1][lane] : 0) << 32;
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

/* is_wide of sass_atomic.isa */
static inline int32_t func_is_wide(int32_t type)
{
    return type == 2 || type == 5 || 0;
}

/* is_float of sass_atomic.isa */
static inline int32_t func_is_float(int32_t type)
{
    return type == 3 || type == 4 || 0;
}

/* half_sums of sass_atomic.isa */
static inline uint32_t func_half_sums_2(uint32_t o, uint32_t v)
{
    return (uint32_t)rt_float_add(RT_F16, o & 0xffff, v & 0xffff, RT_NEAR, RT_KEEP, 0x7fff)
        | (uint32_t)rt_float_add(RT_F16, o >> 16, v >> 16, RT_NEAR, RT_KEEP, 0x7fff) << 16;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_2(int32_t atomic_atoms_op, int32_t type, uint32_t o,
    uint32_t w)
{
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (atomic_atoms_op == 0 && func_is_float(type)) {
        if (type == 4 || 0) {
            result_3 = func_half_sums_2(o, w);
        } else {
            result_3 = rt_f32_add(o, w, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        }
        result_2 = result_3;
    } else {
        const int32_t x_2 = type == 1;
        result_2 = func_operated_2(atomic_atoms_op, o, w, x_2);
    }
    return result_2;
}

/* operated of sass_atomic.isa */
static inline uint64_t func_operated_3(int32_t op, uint64_t o, uint64_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : 0;
}

/* operated of sass_atomic.isa */
static inline uint32_t func_operated_4(int32_t op, uint32_t o, uint32_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : 0;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_3(int32_t atomic_red_op, int32_t t, uint32_t o, uint32_t w)
{
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (atomic_red_op == 0 && (t == 3 || t == 4 || t >= 6)) {
        if (t == 4 || t == 7) {
            const int32_t flushed = t == 7;
            result_3 = func_half_sums(o, w, flushed);
        } else {
            result_3 = rt_f32_add(o, w, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        }
        result_2 = result_3;
    } else {
        const int32_t x_2 = t == 1;
        result_2 = func_operated_4(atomic_red_op, o, w, x_2);
    }
    return result_2;
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
    uint32_t to_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to_2 = s->r[ra][lane] + pc + 8;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t control_rel_distance =
            rt_sext_32((uint32_t)in->value[control_rel_distance_at], 24);
        to_2 = s->r[ra][lane] + (uint32_t)control_rel_distance + pc + 8;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to_2;
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
    uint32_t to_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to_2 = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t control_abs_distance = (int32_t)(uint32_t)in->value[control_abs_distance_at];
        to_2 = s->r[ra][lane] + (uint32_t)control_abs_distance;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: targets in constants: address or distance");
    }
    *value = to_2;
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

/* waiting of paths.isa */
static inline uint32_t func_waiting(struct maxwell_state *s, int32_t kind, uint32_t w)
{
    return kind == 1 ? 4294967295u : kind == 7 ? w : s->waits[kind];
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
    int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at,
    int convert_fimm16_at)
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
    case 2: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        b = convert_fimm16;
        break;
    }
    case 3: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        b = convert_fimm16 ^ 0x8000;
        break;
    }
    case 4: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        b = convert_fimm16 & 0x7fff;
        break;
    }
    default: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        b = (convert_fimm16 & 0x7fff) ^ 0x8000;
        break;
    }
    }
    *value = b;
    return 0;
}

/* whole16 of convert.isa */
static inline int32_t func_whole16(int32_t sat, int32_t x)
{
    return !sat ? x : rt_float_is_nan(RT_F16, (uint32_t)x) ? 0
        : (int32_t)(uint32_t)rt_float_min(RT_F16,
        (uint32_t)rt_float_max(RT_F16, (uint32_t)x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP, 0x7e00);
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

/* half32 of convert.isa */
static inline int32_t func_half32(int32_t sat, uint32_t x)
{
    return !sat ? (int32_t)x : rt_float_is_nan(RT_F16, x) ? 0
        : (int32_t)(uint32_t)rt_float_min(RT_F16,
        (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP, 0x7e00);
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

/* limited of sass_float.isa */
static inline rt_i128 func_limited(rt_i128 v, int32_t size, int32_t is_signed)
{
    return rt_clamp_i128(v,
        (rt_i128)(is_signed ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << size) - 1)) : 0),
        (rt_i128)(((rt_u128)1 << ((8 << size) - is_signed)) - 1));
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

/* double_add of sass_float.isa */
static inline uint64_t func_double_add(uint64_t a, uint64_t b, int32_t mode)
{
    return rt_f64_add(a, b, (uint32_t)mode, RT_KEEP, func_nan64(a, b));
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
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = x ^ (uint64_t)neg_product << 63;
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

/* nan64 of sass_float.isa */
static inline uint64_t func_nan64_2(uint64_t a, uint64_t b, uint64_t c)
{
    return rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : rt_f64_is_nan(b)
        ? b | INT64_C(0x8000000000000) : rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
        : UINT64_C(18444492273895866368);
}

/* double_fma of sass_float.isa */
static inline uint64_t func_double_fma(uint64_t a, uint64_t b, uint64_t c, int32_t mode)
{
    return rt_float_mul_add(RT_F64, a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP,
        func_nan64_2(a, b, c));
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

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero(int32_t s_10, int64_t x)
{
    return (uint32_t)s_10 << 31
        | (uint32_t)(x < 8388608 ? 0 : (int32_t)rt_min_u32((uint32_t)x, 2139095040));
}

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero_2(int32_t s_10, int64_t x)
{
    return (uint32_t)s_10 << 31 | (uint32_t)(x < 8388608 ? 0 : (int32_t)rt_min_i64(x, 2139095040));
}

/* sine_of of sass_mufu.isa */
static inline uint32_t func_sine_of(rt_i128 u, uint64_t n, int32_t q, int32_t neg, int32_t k)
{
    int64_t p = 0;
    uint64_t r = 0;
    uint32_t t_2 = 0;
    p = 0;
    for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
        p = lut_sin_c[10 - i_2] - (int64_t)((rt_i128)p * u >> 64);
    }
    r = 0;
    for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
        r = (uint64_t)lut_cos_c[10 - i_3] - (uint64_t)((rt_i128)r * u >> 64);
    }
    const int32_t minus = n != 0 ? q >> 1 ^ neg : 0;
    if (q & 1) {
        const int32_t s_2 = q >> 1;
        const uint32_t x = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
        const int64_t x_2 = r == 0 ? 0 : (int64_t)x + -520093696;
        t_2 = func_small_zero(s_2, x_2);
    } else {
        const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
        const int32_t k_3 = k + 4;
        const uint32_t x_3 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
        const int64_t x_4 = n_2 == 0 ? 0 : (int64_t)x_3 + k_3 * 8388608;
        t_2 = func_small_zero_2(minus, x_4);
    }
    return t_2;
}

/* of_radians of mufu.isa */
static inline uint32_t func_of_radians(uint32_t a)
{
    uint32_t result_2 = 0;
    uint32_t t_2 = 0;
    const uint32_t e = a >> 23 & 0xff;
    const uint32_t m_2 = (a & 0x7fffff) | 0x800000;
    const int32_t far = e >= 118;
    const int32_t k = rt_clamp_i32((int32_t)e - 54, 0, 200);
    const int32_t i = (k + 31) >> 5;
    const rt_u128 w = (rt_u128)lut_turn_w[i + 3] | (rt_u128)lut_turn_w[i + 2] << 32
        | (rt_u128)lut_turn_w[i + 1] << 64 | (rt_u128)lut_turn_w[i] << 96;
    const rt_u128 f = (rt_u128)m_2
        * (w >> ((32 * i - k) & 0x1f)
        & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
        & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff));
    const int32_t q = far ? (int32_t)((f + rt_u128_of(UINT64_C(0x20000000), UINT64_C(0x0))) >> 94)
        : 0;
    const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 94);
    const rt_u128 t = (rt_u128)rt_abs_i128(d)
        & rt_u128_of(UINT64_C(0x7fffffff), UINT64_C(0xffffffffffffffff));
    const int32_t z = rt_min_i32(rt_clz(t, 96), 32);
    const uint64_t small =
        (uint64_t)((rt_u128)((uint64_t)m_2 << 40) * UINT64_C(11743562013128004905) >> 64);
    const int64_t y = far ? (int64_t)((uint64_t)(t >> 32) & INT64_C(0x3fffffffffffffff))
        : (int64_t)rt_shr_u64(small, (uint64_t)(128 - rt_min_i32((int32_t)e, 118)));
    const uint64_t n = far
        ? (uint64_t)((t << z & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
        >> 32) : small;
    if (e == 255) {
        result_2 = 2147483647;
    } else if (e == 0) {
        result_2 = 1065353216;
    } else {
        const int32_t q_2 = (q + 1) & 3;
        const int32_t k_2 = far ? -64 - z : (int32_t)e - 192;
        const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
        const int32_t neg = far && d < 0;
        t_2 = func_sine_of(u, n, q_2, neg, k_2);
        result_2 = t_2;
    }
    return result_2;
}

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero_3(uint32_t s_10, int64_t x)
{
    return s_10 << 31 | (uint32_t)(x < 8388608 ? 0 : (int32_t)rt_min_u32((uint32_t)x, 2139095040));
}

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero_4(uint32_t s_10, int64_t x)
{
    return s_10 << 31 | (uint32_t)(x < 8388608 ? 0 : (int32_t)rt_min_i64(x, 2139095040));
}

/* sine_of of sass_mufu.isa */
static inline uint32_t func_sine_of_2(rt_i128 u, uint32_t a, uint64_t n, int32_t q, int32_t neg,
    int32_t k)
{
    int64_t p_2 = 0;
    uint64_t r_2 = 0;
    uint32_t t_4 = 0;
    p_2 = 0;
    for (int32_t i_5 = 1; i_5 <= 10; i_5++) {
        p_2 = lut_sin_c[10 - i_5] - (int64_t)((rt_i128)p_2 * u >> 64);
    }
    r_2 = 0;
    for (int32_t i_6 = 1; i_6 <= 10; i_6++) {
        r_2 = (uint64_t)lut_cos_c[10 - i_6] - (uint64_t)((rt_i128)r_2 * u >> 64);
    }
    const uint32_t minus_2 = a >> 31 ^ (uint32_t)(n != 0 ? q >> 1 ^ neg : 0);
    if (q & 1) {
        const uint32_t s_3 = a >> 31 ^ (uint32_t)(q >> 1);
        const uint32_t x_5 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
        const int64_t x_6 = r_2 == 0 ? 0 : (int64_t)x_5 + -520093696;
        t_4 = func_small_zero_3(s_3, x_6);
    } else {
        const int64_t n_4 = (int64_t)((rt_i128)n * (rt_i128)p_2 >> 64);
        const int32_t k_6 = k + 4;
        const uint32_t x_7 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
        const int64_t x_8 = n_4 == 0 ? 0 : (int64_t)x_7 + k_6 * 8388608;
        t_4 = func_small_zero_4(minus_2, x_8);
    }
    return t_4;
}

/* of_radians of mufu.isa */
static inline uint32_t func_of_radians_2(uint32_t a)
{
    uint32_t result_3 = 0;
    uint32_t t_4 = 0;
    const uint32_t e_2 = a >> 23 & 0xff;
    const uint32_t m_3 = (a & 0x7fffff) | 0x800000;
    const int32_t far_2 = e_2 >= 118;
    const int32_t k_4 = rt_clamp_i32((int32_t)e_2 - 54, 0, 200);
    const int32_t i_4 = (k_4 + 31) >> 5;
    const rt_u128 w_2 = (rt_u128)lut_turn_w[i_4 + 3] | (rt_u128)lut_turn_w[i_4 + 2] << 32
        | (rt_u128)lut_turn_w[i_4 + 1] << 64 | (rt_u128)lut_turn_w[i_4] << 96;
    const rt_u128 f_2 = (rt_u128)m_3
        * (w_2 >> ((32 * i_4 - k_4) & 0x1f)
        & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
        & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff));
    const int32_t q_3 = far_2
        ? (int32_t)((f_2 + rt_u128_of(UINT64_C(0x20000000), UINT64_C(0x0))) >> 94) : 0;
    const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 94);
    const rt_u128 t_3 = (rt_u128)rt_abs_i128(d_2)
        & rt_u128_of(UINT64_C(0x7fffffff), UINT64_C(0xffffffffffffffff));
    const int32_t z_2 = rt_min_i32(rt_clz(t_3, 96), 32);
    const uint64_t small_2 =
        (uint64_t)((rt_u128)((uint64_t)m_3 << 40) * UINT64_C(11743562013128004905) >> 64);
    const int64_t y_2 = far_2 ? (int64_t)((uint64_t)(t_3 >> 32) & INT64_C(0x3fffffffffffffff))
        : (int64_t)rt_shr_u64(small_2, (uint64_t)(128 - rt_min_i32((int32_t)e_2, 118)));
    const uint64_t n_3 = far_2
        ? (uint64_t)((t_3 << z_2 & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
        >> 32) : small_2;
    if (e_2 == 255) {
        result_3 = 2147483647;
    } else if (e_2 == 0) {
        result_3 = a >> 31 << 31;
    } else {
        const int32_t q_4 = q_3 & 3;
        const int32_t k_5 = far_2 ? -64 - z_2 : (int32_t)e_2 - 192;
        const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
        const int32_t neg_2 = far_2 && d_2 < 0;
        t_4 = func_sine_of_2(u_2, a, n_3, q_4, neg_2, k_5);
        result_3 = t_4;
    }
    return result_3;
}

/* mufu_ex2 of sass_mufu.isa */
static inline int32_t func_mufu_ex2(uint32_t a)
{
    int64_t p_3 = 0;
    int32_t result_4 = 0;
    const uint32_t e_3 = a >> 23 & 0xff;
    const int32_t m_4 = a >> 31 != 0 ? -(int32_t)((a & 0x7fffff) | 0x800000)
        : (int32_t)((a & 0x7fffff) | 0x800000);
    const rt_i128 n_5 =
        rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
        (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
    const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
    p_3 = 1;
    for (int32_t i_7 = 1; i_7 <= 18; i_7++) {
        p_3 = lut_ex2_c[18 - i_7] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
    }
    const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
        + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
    if (e_3 == 255 && (a & 0x7fffff) != 0) {
        result_4 = 2147483647;
    } else if (e_3 == 0) {
        result_4 = 1065353216;
    } else if (e_3 > 133) {
        result_4 = a >> 31 != 0 ? 0 : 2139095040;
    } else {
        result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
    }
    return result_4;
}

/* mufu_lg2 of sass_mufu.isa */
static inline uint32_t func_mufu_lg2(uint32_t a)
{
    uint64_t p_4 = 0;
    uint32_t result_5 = 0;
    const uint32_t m_5 = (a & 0x7fffff) | 0x800000;
    const int32_t big = m_5 >= 11863284;
    const int32_t one = 1 << (23 + big);
    const int32_t e_4 = (int32_t)(a >> 23 & 0xff) - 127 + big;
    const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
        / (rt_u128)(m_5 + (uint32_t)one);
    const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
    p_4 = INT64_C(492833818438678611);
    for (int32_t i_8 = 1; i_8 <= 13; i_8++) {
        p_4 = lut_lg2_c[13 - i_8] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
    }
    const int32_t z_3 =
        rt_min_i32(rt_clz(s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84),
        22);
    const uint64_t l =
        (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) << z_3
        & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20) * (rt_u128)p_4 >> 64);
    const rt_i128 t_5 = (rt_i128)(rt_u128_from(e_4) << 64)
        + (m_5 < (uint32_t)one ? -(rt_i128)(l >> z_3) : (rt_i128)(l >> z_3));
    if ((a >> 23 & 0xff) == 255 && (a & 0x7fffff) != 0) {
        result_5 = 2147483647;
    } else if ((a >> 23 & 0xff) == 0) {
        result_5 = 4286578688u;
    } else if (a >> 31 != 0) {
        result_5 = 2147483647;
    } else if ((a >> 23 & 0xff) == 255) {
        result_5 = 2139095040;
    } else if (e_4 == 0) {
        const int32_t s_5 = m_5 < (uint32_t)one;
        const int32_t k_7 = -64 - z_3;
        const uint32_t x_9 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l, RT_NEAR);
        const int64_t x_10 = l == 0 ? 0 : (int64_t)x_9 + k_7 * 8388608;
        result_5 = func_small_zero(s_5, x_10);
    } else {
        const int32_t s_6 = t_5 < 0;
        const rt_i128 n_6 = rt_abs_i128(t_5);
        const uint32_t x_11 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
        const int64_t x_12 = n_6 == 0 ? 0 : (int64_t)x_11 + -536870912;
        result_5 = func_small_zero(s_6, x_12);
    }
    return result_5;
}

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero_5(uint32_t s_10, int32_t x)
{
    return s_10 << 31 | (uint32_t)(x < 8388608 ? 0 : rt_min_i32(x, 2139095040));
}

/* mufu_rcp of sass_mufu.isa */
static inline uint32_t func_mufu_rcp(uint32_t a)
{
    uint32_t result_6 = 0;
    const uint32_t e_5 = a >> 23 & 0xff;
    const uint32_t m_6 = (a & 0x7fffff) | 0x800000;
    const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
    const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
    if (e_5 == 255) {
        result_6 = m_6 == 8388608 ? a >> 31 << 31 : 2147483647;
    } else if (e_5 == 0) {
        result_6 = a >> 31 << 31 | 0x7f800000;
    } else {
        const int32_t x_13 = (252 - (int32_t)e_5) * 8388608 + r_3;
        result_6 = func_small_zero_5(a >> 31, x_13);
    }
    return result_6;
}

/* mufu_rsq of sass_mufu.isa */
static inline uint32_t func_mufu_rsq(uint32_t a)
{
    int32_t s_7 = 0;
    uint32_t result_7 = 0;
    const uint32_t e_6 = a >> 23 & 0xff;
    const int32_t odd = !(e_6 & 1);
    const int64_t y_4 =
        (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
        / (rt_i128)(((a & 0x7fffff) | 0x800000) << (1 + odd)));
    s_7 = 0;
    for (int32_t i_9 = 0; i_9 <= 25; i_9++) {
        const int32_t t_6 = s_7 | 1 << (25 - i_9);
        s_7 = (int64_t)t_6 * t_6 <= y_4 ? t_6 : s_7;
    }
    const int32_t r_4 = (s_7 + 1) >> 1;
    if (e_6 == 0) {
        result_7 = a >> 31 << 31 | 0x7f800000;
    } else if ((e_6 == 255 && (a & 0x7fffff) != 0) || a >> 31 != 0) {
        result_7 = 2147483647;
    } else if (e_6 == 255) {
        result_7 = 0;
    } else {
        result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
    }
    return result_7;
}

/* mufu_rcp64h of sass_mufu.isa */
static inline uint32_t func_mufu_rcp64h(uint32_t a)
{
    uint32_t result_8 = 0;
    const uint32_t e_7 = a >> 20 & 0x7ff;
    const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((a & 0xfffff) | 0x100000));
    const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
    if (e_7 == 2047) {
        result_8 = (a & 0xfffff) == 0 ? a >> 31 << 31 : 2147483647;
    } else if (e_7 == 0) {
        result_8 = a >> 31 << 31 | 0x7ff00000;
    } else {
        result_8 = a >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
    }
    return result_8;
}

/* mufu_rsq64h of sass_mufu.isa */
static inline uint32_t func_mufu_rsq64h(uint32_t a)
{
    int32_t s_8 = 0;
    uint32_t result_9 = 0;
    const uint32_t e_8 = a >> 20 & 0x7ff;
    const uint32_t odd_2 = (e_8 & 1) ^ 1;
    const int64_t y_5 = INT64_C(4611686018427387904) / (((a & 0xfffff) | 0x100000) << odd_2);
    s_8 = 0;
    for (int32_t i_10 = 0; i_10 <= 21; i_10++) {
        const int32_t t_7 = s_8 | 1 << (21 - i_10);
        s_8 = (int64_t)t_7 * t_7 <= y_5 ? t_7 : s_8;
    }
    const int32_t r_6 = s_8;
    if (e_8 == 0) {
        result_9 = a >> 31 << 31 | 0x7ff00000;
    } else if ((e_8 == 2047 && (a & 0xfffff) != 0) || a >> 31 != 0) {
        result_9 = 2147483647;
    } else if (e_8 == 2047) {
        result_9 = 0;
    } else {
        result_9 = (uint32_t)((1011 - (((int32_t)e_8 - 1043 - (int32_t)odd_2) >> 1)) * 1048576
            + r_6);
    }
    return result_9;
}

/* root of sass_mufu.isa */
static inline int32_t func_root(int64_t y)
{
    int32_t s_9 = 0;
    int32_t t_8 = 0;
    s_9 = 0;
    t_8 = 16777216;
    s_9 = 16777216;
    t_8 = 0x1000000 | 0x800000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : 16777216;
    t_8 = s_9 | 0x400000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x200000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x100000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x80000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x40000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x20000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x10000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x8000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x4000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x2000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x1000;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x800;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x400;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x200;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x100;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x80;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x40;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x20;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 0x10;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 8;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 4;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 2;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    t_8 = s_9 | 1;
    s_9 = (int64_t)t_8 * t_8 <= y ? t_8 : s_9;
    return s_9;
}

/* mufu_sqrt of sass_mufu.isa */
static inline uint32_t func_mufu_sqrt(uint32_t a)
{
    int32_t s_9 = 0;
    uint32_t result_10 = 0;
    const uint32_t e_9 = a >> 23 & 0xff;
    const uint32_t odd_3 = e_9 & 1;
    const int64_t y_6 = (int64_t)((a & 0x7fffff) | 0x800000) << (26 - odd_3);
    s_9 = func_root(y_6);
    const int32_t r_7 = (s_9 + 1) >> 1;
    if (e_9 == 0) {
        result_10 = a >> 31 << 31;
    } else if ((e_9 == 255 && (a & 0x7fffff) != 0) || a >> 31 != 0) {
        result_10 = 2147483647;
    } else if (e_9 == 255) {
        result_10 = 2139095040;
    } else {
        result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1)) * 8388608
            + r_7);
    }
    return result_10;
}

/* mufu of floatcmp.isa */
static inline uint32_t func_mufu(int32_t floatcmp_mufu_op, uint32_t a)
{
    uint32_t result_2 = 0;
    uint32_t result = 0;
    uint32_t result_3 = 0;
    int32_t result_4 = 0;
    uint32_t result_5 = 0;
    uint32_t result_6 = 0;
    uint32_t result_7 = 0;
    uint32_t result_8 = 0;
    uint32_t result_9 = 0;
    uint32_t result_10 = 0;
    if (floatcmp_mufu_op == 0) {
        result_2 = func_of_radians(a);
        result = result_2;
    } else if (floatcmp_mufu_op == 1) {
        result_3 = func_of_radians_2(a);
        result = result_3;
    } else if (floatcmp_mufu_op == 2) {
        result_4 = func_mufu_ex2(a);
        result = (uint32_t)result_4;
    } else if (floatcmp_mufu_op == 3) {
        result_5 = func_mufu_lg2(a);
        result = result_5;
    } else if (floatcmp_mufu_op == 4) {
        result_6 = func_mufu_rcp(a);
        result = result_6;
    } else if (floatcmp_mufu_op == 5) {
        result_7 = func_mufu_rsq(a);
        result = result_7;
    } else if (floatcmp_mufu_op == 6) {
        result_8 = func_mufu_rcp64h(a);
        result = result_8;
    } else if (floatcmp_mufu_op == 7) {
        result_9 = func_mufu_rsq64h(a);
        result = result_9;
    } else {
        result_10 = func_mufu_sqrt(a);
        result = result_10;
    }
    return result;
}

/* halves of sass_float.isa */
static inline uint32_t func_halves(uint32_t x, int32_t s_2)
{
    return (uint32_t)(s_2 == 2 || 0 ? (int32_t)(x & 0xffff) : (int32_t)(x >> 16)) << 16
        | (uint32_t)(s_2 >= 3 ? (int32_t)(x >> 16) : (int32_t)(x & 0xffff));
}

static inline uint32_t operand_f16_a(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at, int half_half_neg_a_at)
{
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
    const int32_t half_half_neg_a = (int32_t)in->value[half_half_neg_a_at];
    uint32_t a;
    uint32_t t = 0;
    if (half_swizzle_a == 1) {
        const uint32_t x_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            (half_half_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
            ^ (uint32_t)half_half_neg_a << 31, RT_ZERO, RT_KEEP, 0x7fff);
        t = x_4 << 16 | x_4;
    } else {
        const uint32_t x_5 = func_halves(s->r[ra][lane], half_swizzle_a);
        t = (half_half_abs_a ? x_5 & 0x7fff7fff : x_5) ^ (half_half_neg_a ? 2147516416u : 0);
    }
    a = t;
    return a;
}

/* single_add of sass_float.isa */
static inline uint32_t func_single_add(int32_t s_2, uint32_t x)
{
    return !s_2 ? x : rt_f32_is_nan(x) ? 0
        : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
}

/* half_saturated of sass_float.isa */
static inline int32_t func_half_saturated(uint32_t x, int32_t s_3)
{
    return !s_3 ? (int32_t)x : x >> 15 != 0 || x > 31744 ? 0 : rt_min_i32((int32_t)x, 15360);
}

/* add2 of sass_float.isa */
static inline uint32_t func_add2(int32_t s_2, uint32_t x, uint32_t x_3)
{
    return (uint32_t)func_half_saturated(x, s_2) << 16 | (uint32_t)func_half_saturated(x_3, s_2);
}

/* merged of half.isa */
static inline uint32_t func_merged(uint32_t r, uint32_t old, int32_t m_2)
{
    return m_2 == 2 ? old >> 16 << 16 | (r & 0xffff) : m_2 == 3 ? r >> 16 << 16 | (old & 0xffff)
        : r;
}

static inline int operand_f16_const_or_imm(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *value, int line, int half_half_abs_const_at,
    int half_half_neg_const_at, int c_bank_at, int c_offset_at, int half_f16_high_at,
    int half_f16_low_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t half_half_abs_const = (int32_t)in->value[half_half_abs_const_at];
        const int32_t half_half_neg_const = (int32_t)in->value[half_half_neg_const_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            (half_half_abs_const ? const_2 & 0x7fffffff : const_2)
            ^ (uint32_t)half_half_neg_const << 31, RT_ZERO, RT_KEEP, 0x7fff);
        b = x_4 << 16 | x_4;
    } else {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at] * 64;
        const int32_t half_f16_low = (int32_t)in->value[half_f16_low_at] * 64;
        b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
    }
    *value = b;
    return 0;
}

static inline uint32_t operand_neg_halves(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at)
{
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_neg_const = (int32_t)in->value[half_half_neg_const_at];
    uint32_t a;
    uint32_t t = 0;
    if (half_swizzle_a_32i == 1) {
        const uint32_t x_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            s->r[ra][lane] ^ (uint32_t)half_half_neg_const << 31, RT_ZERO, RT_KEEP, 0x7fff);
        t = x_3 << 16 | x_3;
    } else {
        const uint32_t x_4 = func_halves(s->r[ra][lane], half_swizzle_a_32i);
        t = x_4 ^ (half_half_neg_const ? 2147516416u : 0);
    }
    a = t;
    return a;
}

static inline uint32_t operand_hmul_a(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at)
{
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
    uint32_t a;
    uint32_t t = 0;
    if (half_swizzle_a == 1) {
        const uint32_t x_2 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            half_half_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane], RT_ZERO, RT_KEEP,
            0x7fff);
        t = x_2 << 16 | x_2;
    } else {
        const uint32_t x_3 = func_halves(s->r[ra][lane], half_swizzle_a);
        t = half_half_abs_a ? x_3 & 0x7fff7fff : x_3;
    }
    a = t;
    return a;
}

/* half_saturated of sass_float.isa */
static inline int32_t func_half_saturated_2(int32_t x, int32_t s_3)
{
    return !s_3 ? x : x >> 15 != 0 || x > 31744 ? 0 : rt_min_i32(x, 15360);
}

/* mul2 of sass_float.isa */
static inline uint32_t func_mul2(int32_t s_2, int32_t result, int32_t result_2)
{
    return (uint32_t)func_half_saturated_2(result, s_2) << 16
        | (uint32_t)func_half_saturated_2(result_2, s_2);
}

static inline int operand_hmul_const(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int c_bank_at, int c_offset_at, int half_half_abs_const_at,
    int half_half_neg_a_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    const int32_t half_half_abs_const = (int32_t)in->value[half_half_abs_const_at];
    const int32_t half_half_neg_a = (int32_t)in->value[half_half_neg_a_at];
    uint32_t b;
    uint32_t const_2;
    const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
        (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t x_2 =
        (uint32_t)rt_float_convert(RT_F16, RT_F32,
        (half_half_abs_const ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)half_half_neg_a << 31,
        RT_ZERO, RT_KEEP, 0x7fff);
    b = x_2 << 16 | x_2;
    *value = b;
    return 0;
}

static inline uint32_t operand_halves(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int half_swizzle_a_32i_at, int ra_at)
{
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    uint32_t a;
    uint32_t t = 0;
    if (half_swizzle_a_32i == 1) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][lane], RT_ZERO, RT_KEEP, 0x7fff);
        t = x << 16 | x;
    } else {
        const uint32_t x_2 = func_halves(s->r[ra][lane], half_swizzle_a_32i);
        t = x_2;
    }
    a = t;
    return a;
}

static inline int operand_f16_const_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int half_half_neg_const_at, int c_bank_at, int c_offset_at,
    int half_f16_high_at, int half_f16_low_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t half_half_neg_const = (int32_t)in->value[half_half_neg_const_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            const_2 ^ (uint32_t)half_half_neg_const << 31, RT_ZERO, RT_KEEP, 0x7fff);
        b = x_3 << 16 | x_3;
    } else {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at] * 64;
        const int32_t half_f16_low = (int32_t)in->value[half_f16_low_at] * 64;
        b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
    }
    *value = b;
    return 0;
}

static inline int operand_hfma_const_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int c_bank_at, int c_offset_at, int half_hfma_neg_c_const_at)
{
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    const int32_t half_hfma_neg_c_const = (int32_t)in->value[half_hfma_neg_c_const_at];
    uint32_t c;
    uint32_t const_2;
    const_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
        (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t x_3 =
        (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)half_hfma_neg_c_const << 31,
        RT_ZERO, RT_KEEP, 0x7fff);
    c = x_3 << 16 | x_3;
    *value = c;
    return 0;
}

/* against of sass_float.isa */
static inline int32_t func_against(uint32_t a, uint32_t b, int32_t z, int32_t how)
{
    return (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a >> 16, RT_NEAR,
        (uint32_t)(z * 3), 0x7fffffff),
        (uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff), RT_KEEP) & how) != 0;
}

/* against of sass_float.isa */
static inline int32_t func_against_2(uint32_t a, uint32_t b, int32_t z, int32_t how)
{
    return (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
        (uint32_t)(z * 3), 0x7fffffff),
        (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff), RT_KEEP) & how) != 0;
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

/* minus3 of integer.isa */
static inline int64_t func_minus3(uint32_t x, int32_t n, int32_t integer_iadd3_x)
{
    return n ? (int64_t)~x + (integer_iadd3_x ? 0 : 1) : x;
}

static inline int operand_iadd3_b(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int integer_iadd3_x_at, int integer_iadd3_neg_b_at, int c_bank_at,
    int c_offset_at, int uimm_at)
{
    const int32_t integer_iadd3_x = (int32_t)in->value[integer_iadd3_x_at];
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t integer_iadd3_neg_b = (int32_t)in->value[integer_iadd3_neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = func_minus3(const_2, integer_iadd3_neg_b, integer_iadd3_x);
        break;
    }
    case 1: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (uint32_t)rt_sext_32((uint32_t)uimm, 20);
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        const uint32_t x_2 = (uint32_t)rt_sext_32((uint32_t)uimm, 20);
        b = (int64_t)~x_2 + (integer_iadd3_x ? 0 : 1);
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

/* tested_result of logic.isa */
static inline int32_t func_tested_result(struct maxwell_state *s, int32_t lane, int32_t how,
    uint32_t r, int32_t more)
{
    return how == 0 ? 0 : how == 1 ? 1 : how == 2 ? func_nothing_set(s, lane, r, more)
        : !func_nothing_set(s, lane, r, more);
}

static inline uint64_t operand_addr_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int memory_e_at, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{
    const int32_t memory_e = (int32_t)in->value[memory_e_at];
    uint64_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint64_t base = memory_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        at = func_wide(memory_e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        const uint64_t base = memory_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        at = func_wide_2(memory_offset24, memory_e, base);
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

static inline uint64_t operand_addr_3(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int memory_ld_e_at, int ra_at, int memory_offset32_at,
    int memory_uoffset32_at)
{
    const int32_t memory_ld_e = (int32_t)in->value[memory_ld_e_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint64_t base = memory_ld_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_wide(memory_ld_e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset32 = (int32_t)(uint32_t)in->value[memory_offset32_at];
        const uint64_t base = memory_ld_e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_wide_2(memory_offset32, memory_ld_e, base);
        break;
    }
    default: {
        const uint32_t memory_uoffset32 = (uint32_t)in->value[memory_uoffset32_at];
        a = memory_uoffset32;
        break;
    }
    }
    return a;
}

/* generic of sass_memory.isa */
static inline int func_generic(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result = 0;
    if (a >> 24 == 1) {
        result = (int32_t)rt_load(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result = (int32_t)rt_load(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = (int32_t)rt_load(m, MAXWELL_SPACE_G, a, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_2(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result_3 = 0;
    if (a >> 24 == 1) {
        result_3 = (int32_t)rt_load(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_3 = (int32_t)rt_load(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_3 = (int32_t)rt_load(m, MAXWELL_SPACE_G, a, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_3;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_3(struct isadora_machine *m, uint64_t a, uint32_t *value)
{
    uint32_t result_5 = 0;
    if (a >> 24 == 1) {
        result_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_5;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_4(struct isadora_machine *m, uint64_t a, uint64_t *value)
{
    uint64_t result_6 = 0;
    if (a >> 24 == 1) {
        result_6 = rt_load(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_6 = rt_load(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_6 = rt_load(m, MAXWELL_SPACE_G, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_6;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_5(struct isadora_machine *m, uint64_t a, rt_u128 *value)
{
    rt_u128 result_7 = 0;
    if (a >> 24 == 1) {
        result_7 = rt_wide(rt_load_word(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_7 = rt_wide(rt_load_word(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_7 = rt_wide(rt_load_word(m, MAXWELL_SPACE_G, a, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_7;
    return 0;
}

static inline uint32_t operand_addr_4(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    uint32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint32_t base = s->r[ra][lane];
        at = base;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        const uint32_t base = s->r[ra][lane];
        at = base + (uint32_t)memory_offset24;
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

static inline int32_t operand_opt_mask(const struct isadora_insn *in, int line, int lanes_at)
{
    int32_t m_2;
    if (in->alt[line] == 0) {
        m_2 = 15;
    } else {
        const int32_t lanes = (int32_t)in->value[lanes_at];
        m_2 = lanes;
    }
    return m_2;
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

static inline int32_t operand_opt_mad_po_any(const struct isadora_insn *in, int line)
{
    int32_t o;
    if (in->alt[line] == 0) {
        o = 0;
    } else {
        o = 1;
    }
    return o;
}

static inline int32_t operand_opt_mad_po(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_mad_po_any(in, line);
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

/* funnel_right of sass.isa */
static inline uint32_t func_funnel_right(uint32_t low, uint32_t high, int32_t n)
{
    return rt_shr_u32(low, (uint64_t)n) | rt_shl_u32(high, (uint64_t)(32 - n));
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

static inline int32_t operand_bar_barrier(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int special_bar_id_at)
{
    int32_t i;
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        i = (int32_t)(s->r[ra][lane] & 0xf);
    } else {
        const int32_t special_bar_id = (int32_t)in->value[special_bar_id_at];
        i = special_bar_id;
    }
    return i;
}

static inline uint32_t operand_opt_bar_threads(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int special_bar_threads_at)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t special_bar_id_imm = (int32_t)((uint32_t)((uint64_t)word >> 44) & 1);
        c = !special_bar_id_imm ? s->r[rb][lane] >> 16 & 0xfff : s->r[rb][lane];
        break;
    }
    case 1:
        c = 0;
        break;
    default: {
        const int32_t special_bar_threads = (int32_t)in->value[special_bar_threads_at];
        c = (uint32_t)special_bar_threads;
        break;
    }
    }
    return c;
}

/* warps_of of sass_block.isa */
static inline int32_t func_warps_of(struct isadora_machine *m, struct maxwell_state *s,
    int32_t threads)
{
    return threads != 0 ? (threads + 31) >> 5 : (int32_t)m->launch.warps - s->block->left;
}

static inline uint32_t operand_bar_arv_threads(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int special_bar_threads_at)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    uint32_t c;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t special_bar_id_imm = (int32_t)((uint32_t)((uint64_t)word >> 44) & 1);
        c = !special_bar_id_imm ? s->r[rb][lane] >> 16 & 0xfff : s->r[rb][lane];
    } else {
        const int32_t special_bar_threads = (int32_t)in->value[special_bar_threads_at];
        c = (uint32_t)special_bar_threads;
    }
    return c;
}

static inline int operand_surface(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rc_at,
    int header_at)
{
    uint32_t s_2;
    if (in->alt[line] == 0) {
        const int32_t rc = (int32_t)in->value[rc_at];
        s_2 = s->r[rc][lane];
    } else {
        const int32_t header = (int32_t)in->value[header_at];
        s_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = s_2;
    return 0;
}

/* image_texel of sass_image.isa */
static inline uint32_t func_image_texel(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 112), 4) & 0x1f;
}

/* byte_of_x of sass_surface.isa */
static inline int64_t func_byte_of_x(struct isadora_machine *m, uint32_t h, uint32_t x)
{
    return (int64_t)(int32_t)x * func_image_texel(m, h);
}

/* surface_y of sass_surface.isa */
static inline int32_t func_surface_y(struct maxwell_state *s, int32_t lane, int32_t dim, int32_t ra)
{
    return dim > 2 ? (int32_t)s->r[ra | 1][lane] : 0;
}

/* surface_z of sass_surface.isa */
static inline int32_t func_surface_z(struct maxwell_state *s, int32_t lane, int32_t dim, int32_t ra)
{
    return dim > 3 ? (int32_t)s->r[ra | 2][lane] : dim == 2 ? (int32_t)s->r[ra | 1][lane] : 0;
}

/* image_axes of sass_image.isa */
static inline uint32_t func_image_axes(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 100), 4) & 3;
}

/* check_image of sass_image.isa */
static inline int func_check_image(struct isadora_machine *m, uint32_t s_2, int32_t axes)
{
    const int32_t test = (s_2 & 0xfffff) == 0
        || (s_2 & 0xfffff) > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "no texture or surface has this handle: it is not bound");
    }
    const int32_t test_2 = (uint32_t)axes < func_image_axes(m, s_2);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the image has more coordinates than the instruction");
    }
    return 0;
}

/* image_width of sass_image.isa */
static inline uint32_t func_image_width(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7)), 4) & 0xfffffff;
}

/* row_bytes of sass_surface.isa */
static inline int64_t func_row_bytes(struct isadora_machine *m, uint32_t h)
{
    return (int64_t)func_image_width(m, h) * func_image_texel(m, h);
}

/* image_height of sass_image.isa */
static inline uint32_t func_image_height(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 4), 4) & 0x1ffff;
}

/* image_slices of sass_image.isa */
static inline uint32_t func_image_slices(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 96), 4) & 0x7fff;
}

/* is_on of sass_surface.isa */
static inline int32_t func_is_on(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, uint32_t n)
{
    return x >= 0 && x + n <= func_row_bytes(m, h) && y >= 0
        && (uint32_t)y < func_image_height(m, h) && z >= 0 && (uint32_t)z < func_image_slices(m, h);
}

/* check_place of sass_surface.isa */
static inline int func_check_place(struct isadora_machine *m, uint32_t s_2, int32_t axes,
    int32_t surface_clamp, int64_t x, int32_t y, int32_t z, uint32_t n)
{
    const int status = func_check_image(m, s_2, axes);
    if (status)
        return status;
    const int32_t test_3 = surface_clamp == 2 && !func_is_on(m, s_2, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the place is outside of the surface");
    }
    return 0;
}

/* image_type of sass_image.isa */
static inline uint32_t func_image_type(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 32), 4) & 0xf;
}

/* image_base of sass_image.isa */
static inline uint64_t func_image_base(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 120), 4)
        | (uint64_t)((uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 124), 4) & 0xff) << 32;
}

/* surface_at of sass_surface.isa */
static inline uint64_t func_surface_at(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, uint32_t n)
{
    return (func_image_base(m, h)
        + ((uint64_t)rt_clamp_i32(z, 0, rt_max_i32((int32_t)func_image_slices(m, h), 1) - 1)
        * (uint64_t)func_image_height(m, h)
        + (uint64_t)rt_clamp_i32(y, 0, rt_max_i32((int32_t)func_image_height(m, h), 1) - 1))
        * rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 108), 4)
        + (uint64_t)rt_clamp_i64(x, 0, rt_max_i64(func_row_bytes(m, h) - n, 0)))
        & INT64_C(0xffffffffff);
}

/* image_components of sass_image.isa */
static inline uint32_t func_image_components(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 104), 4) & 7;
}

/* component_at of sass_image.isa */
static inline uint32_t func_component_at(struct isadora_machine *m, uint32_t t, uint64_t at)
{
    return (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6
        ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4
        : t == 13 ? 2 : t == 14 ? 4 : 4) == 1
        ? (uint32_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 1)
        : (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6 ? 4
        : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13
        ? 2 : t == 14 ? 4 : 4) == 2 ? (uint32_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 2)
        : (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
}

/* component of sass_image.isa */
static inline uint32_t func_component(uint32_t t, uint32_t x)
{
    return t == 0
        ? (uint32_t)rt_float_convert(RT_F32, RT_F64,
        rt_f64_mul(rt_float_from_signed(RT_F64, (rt_i128)rt_max_i32((int8_t)x, -127), RT_NEAR),
        INT64_C(0x3f80204081020408), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000)), RT_NEAR,
        RT_KEEP, 0x7fc00000) : t == 1
        ? (uint32_t)rt_float_convert(RT_F32, RT_F64,
        rt_f64_mul(rt_float_from_signed(RT_F64, (rt_i128)rt_max_i32((int16_t)x, -32767), RT_NEAR),
        INT64_C(0x3f00002000400080), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000)), RT_NEAR,
        RT_KEEP, 0x7fc00000) : t == 2
        ? (uint32_t)rt_float_convert(RT_F32, RT_F64,
        rt_f64_mul(rt_float_from_unsigned(RT_F64, (rt_u128)(x & 0xff), RT_NEAR),
        INT64_C(0x3f70101010101010), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000)), RT_NEAR,
        RT_KEEP, 0x7fc00000) : t == 3
        ? (uint32_t)rt_float_convert(RT_F32, RT_F64,
        rt_f64_mul(rt_float_from_unsigned(RT_F64, (rt_u128)(x & 0xffff), RT_NEAR),
        INT64_C(0x3ef0001000100010), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000)), RT_NEAR,
        RT_KEEP, 0x7fc00000) : t == 4 ? x : t == 5 ? x : t == 6 ? x : t == 7 ? rt_u32((int8_t)x)
        : t == 8 ? rt_u32((int16_t)x) : t == 9 ? x : t == 10 ? x : t == 11 ? x : t == 12 ? x
        : t == 13 ? (uint32_t)rt_float_convert(RT_F32, RT_F16, x & 0xffff, RT_NEAR, RT_KEEP,
        0x7fc00000) : t == 14 ? x : x;
}

/* byte_of_x of sass_surface.isa */
static inline int64_t func_byte_of_x_2(struct isadora_machine *m, uint32_t h, uint32_t x,
    int32_t is_scaled)
{
    return is_scaled ? (int64_t)(int32_t)x * func_image_texel(m, h) : (int32_t)x;
}

/* is_on of sass_surface.isa */
static inline int32_t func_is_on_2(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, int32_t n)
{
    return x >= 0 && x + n <= func_row_bytes(m, h) && y >= 0
        && (uint32_t)y < func_image_height(m, h) && z >= 0 && (uint32_t)z < func_image_slices(m, h);
}

/* check_place of sass_surface.isa */
static inline int func_check_place_2(struct isadora_machine *m, uint32_t s_2, int32_t axes,
    int32_t surface_clamp, int64_t x, int32_t y, int32_t z, int32_t n)
{
    const int status = func_check_image(m, s_2, axes);
    if (status)
        return status;
    const int32_t test_3 = surface_clamp == 2 && !func_is_on_2(m, s_2, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the place is outside of the surface");
    }
    return 0;
}

/* surface_at of sass_surface.isa */
static inline uint64_t func_surface_at_2(struct isadora_machine *m, uint32_t h, int64_t x,
    int32_t y, int32_t z, int32_t n)
{
    return (func_image_base(m, h)
        + ((uint64_t)rt_clamp_i32(z, 0, rt_max_i32((int32_t)func_image_slices(m, h), 1) - 1)
        * (uint64_t)func_image_height(m, h)
        + (uint64_t)rt_clamp_i32(y, 0, rt_max_i32((int32_t)func_image_height(m, h), 1) - 1))
        * rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 108), 4)
        + (uint64_t)rt_clamp_i64(x, 0, rt_max_i64(func_row_bytes(m, h) - n, 0)))
        & INT64_C(0xffffffffff);
}

/* kept of sass_image.isa */
static inline int64_t func_kept(uint32_t t, uint32_t v)
{
    return t == 0
        ? rt_f32_to_i32(rt_f32_mul(v, rt_f32_from_i32(127, RT_NEAR), RT_NEAR, RT_KEEP, 0x7fc00000),
        -127, 127, RT_NEAR, RT_KEEP, 0x0) : t == 1
        ? rt_f32_to_i32(rt_f32_mul(v, rt_f32_from_i32(32767, RT_NEAR), RT_NEAR, RT_KEEP,
        0x7fc00000), -32767, 32767, RT_NEAR, RT_KEEP, 0x0) : t == 2
        ? rt_f32_to_i32(rt_f32_mul(v, rt_f32_from_i32(255, RT_NEAR), RT_NEAR, RT_KEEP, 0x7fc00000),
        0, 255, RT_NEAR, RT_KEEP, 0x0) : t == 3
        ? rt_f32_to_i32(rt_f32_mul(v, rt_f32_from_i32(65535, RT_NEAR), RT_NEAR, RT_KEEP,
        0x7fc00000), 0, 65535, RT_NEAR, RT_KEEP, 0x0) : t == 4 ? v : t == 5 ? v : t == 6 ? v
        : t == 7 ? rt_clamp_i32((int32_t)v, -128, 127) : t == 8
        ? rt_clamp_i32((int32_t)v, -32768, 32767) : t == 9 ? v : t == 10 ? rt_min_u32(v, 255)
        : t == 11 ? rt_min_u32(v, 65535) : t == 12 ? v : t == 13
        ? (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP, 0x7e00) : t == 14
        ? (int64_t)v : v;
}

/* has_operation of sass_surface.isa */
static inline int32_t func_has_operation(int32_t op, int32_t type)
{
    return 1 && (type == 3 ? op == 0 : type != 4) != 0;
}

/* element_bytes of sass_surface.isa */
static inline int32_t func_element_bytes(int32_t type)
{
    return type == 2 || type == 5 || type == 7 ? 8 : 4;
}

/* has_signed_texels of sass_surface.isa */
static inline int32_t func_has_signed_texels(struct isadora_machine *m, uint32_t h)
{
    return func_image_type(m, h) >= 7 && func_image_type(m, h) <= 9;
}

/* atomic_type of sass_surface.isa */
static inline int func_atomic_type(struct isadora_machine *m, int32_t surface_sured_type,
    uint32_t s_2, int32_t *value)
{
    int32_t result = 0;
    if (surface_sured_type == 6) {
        result = func_has_signed_texels(m, s_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (surface_sured_type == 7) {
        result = func_has_signed_texels(m, s_2) ? 5 : 2;
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = surface_sured_type;
    }
    *value = result;
    return 0;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_4(int32_t surface_sured_op, int32_t result, uint32_t o,
    uint32_t w)
{
    uint32_t result_4 = 0;
    uint32_t result_3 = 0;
    if (surface_sured_op == 0 && (result == 3 || result == 4 || 0)) {
        if (result == 4 || 0) {
            result_4 = func_half_sums_2(o, w);
        } else {
            result_4 = rt_f32_add(o, w, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        }
        result_3 = result_4;
    } else {
        const int32_t x_3 = result == 1;
        result_3 = func_operated_4(surface_sured_op, o, w, x_3);
    }
    return result_3;
}

/* image_texel of sass_image.isa */
static inline uint32_t func_image_texel_2(struct isadora_machine *m, int32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184)
        + (((uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)h, 4) & 0xfffff) << 7) + 112), 4)
        & 0x1f;
}

/* byte_of_x of sass_surface.isa */
static inline int64_t func_byte_of_x_3(struct isadora_machine *m, int32_t h, uint32_t x,
    int32_t is_scaled)
{
    return is_scaled ? (int64_t)(int32_t)x * func_image_texel_2(m, h) : (int32_t)x;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_5(int32_t surface_suatom_op, int32_t result, uint32_t o,
    uint32_t w)
{
    uint32_t result_4 = 0;
    uint32_t result_3 = 0;
    if (surface_suatom_op == 0 && (result == 3 || result == 4 || 0)) {
        if (result == 4 || 0) {
            result_4 = func_half_sums_2(o, w);
        } else {
            result_4 = rt_f32_add(o, w, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        }
        result_3 = result_4;
    } else {
        const int32_t x_3 = result == 1;
        result_3 = func_operated_2(surface_suatom_op, o, w, x_3);
    }
    return result_3;
}

/* check_image of sass_image.isa */
static inline int func_check_image_2(struct isadora_machine *m, struct maxwell_state *s,
    int32_t lane, int32_t rc, int32_t axes)
{
    const int32_t test = (s->r[rc][lane] & 0xfffff) == 0
        || (s->r[rc][lane] & 0xfffff)
        > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "no texture or surface has this handle: it is not bound");
    }
    const int32_t test_2 = (uint32_t)axes < func_image_axes(m, s->r[rc][lane]);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the image has more coordinates than the instruction");
    }
    return 0;
}

/* check_place of sass_surface.isa */
static inline int func_check_place_3(struct isadora_machine *m, struct maxwell_state *s,
    int32_t lane, int32_t rc, int32_t axes, int32_t surface_clamp, int64_t x, int32_t y, int32_t z,
    int32_t n)
{
    const int status = func_check_image_2(m, s, lane, rc, axes);
    if (status)
        return status;
    const int32_t test_3 = surface_clamp == 2 && !func_is_on_2(m, s->r[rc][lane], x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the place is outside of the surface");
    }
    return 0;
}

/* atomic_type of sass_surface.isa */
static inline int func_atomic_type_2(struct isadora_machine *m, struct maxwell_state *s,
    int32_t lane, int32_t surface_suatom_type_r, int32_t rc, int32_t *value)
{
    int32_t result = 0;
    if (surface_suatom_type_r == 6) {
        result = func_has_signed_texels(m, s->r[rc][lane]);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (surface_suatom_type_r == 7) {
        result = func_has_signed_texels(m, s->r[rc][lane]) ? 5 : 2;
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = surface_suatom_type_r;
    }
    *value = result;
    return 0;
}

/* element_bytes of sass_surface.isa */
static inline int32_t func_element_bytes_2(int32_t type)
{
    return type == 2 || 0 || 0 ? 8 : 4;
}

/* coordinate of texture.isa */
static inline uint32_t func_coordinate(struct maxwell_state *s, int32_t lane, int32_t texture_dim,
    int32_t ra)
{
    return 0 < (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4 : texture_dim == 6 ? 0
        : 0) - (texture_dim & 1) ? s->r[ra == 255 ? 255 : ra + (texture_dim & 1)][lane] : 0;
}

/* coordinate of texture.isa */
static inline uint32_t func_coordinate_2(struct maxwell_state *s, int32_t lane,
    int32_t texture_dim, int32_t ra)
{
    return 1 < (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4 : texture_dim == 6 ? 0
        : 0) - (texture_dim & 1)
        ? s->r[ra == 255 ? 255 : (ra + ((texture_dim & 1) + 1)) & 0xff][lane] : 0;
}

/* coordinate of texture.isa */
static inline uint32_t func_coordinate_3(struct maxwell_state *s, int32_t lane,
    int32_t texture_dim, int32_t ra)
{
    return 2 < (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4 : texture_dim == 6 ? 0
        : 0) - (texture_dim & 1)
        ? s->r[ra == 255 ? 255 : (ra + ((texture_dim & 1) + 2)) & 0xff][lane] : 0;
}

/* further of texture.isa */
static inline uint32_t func_further(struct maxwell_state *s, int32_t lane, int32_t i, int32_t rb)
{
    return s->r[rb == 255 ? 255 : (rb + i) & 0xff][lane];
}

/* result of texture.isa */
static inline int32_t func_result(int32_t rd)
{
    return rd == 255 ? 255 : rd;
}

/* result of texture.isa */
static inline int32_t func_result_2(int32_t rd)
{
    return rd == 255 ? 255 : rd + 1;
}

/* result of texture.isa */
static inline int32_t func_result_3(int32_t rd)
{
    return rd == 255 ? 255 : (rd + 2) & 0xff;
}

/* result of texture.isa */
static inline int32_t func_result_4(int32_t rd)
{
    return rd == 255 ? 255 : (rd + 3) & 0xff;
}

/* is_linear of sass_image.isa */
static inline uint32_t func_is_linear(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 24), 4) & 1;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 12), 4) & 7;
}

/* is_normalized of sass_image.isa */
static inline uint32_t func_is_normalized(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 28), 4) & 1;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode(struct isadora_machine *m, uint32_t h)
{
    return func_is_normalized(m, h)
        || func_image_mode(m, h) == 4 ? (int32_t)func_image_mode(m, h) : 3;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels(struct isadora_machine *m, uint32_t x, uint32_t h)
{
    return func_is_normalized(m, h)
        ? rt_f32_mul(func_edge_mode(m, h) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_width(m, h), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* steps of sass_image.isa */
static inline int64_t func_steps(uint32_t linear, uint32_t t)
{
    return linear
        ? (int64_t)rt_float_to_int(RT_F32, rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
        : (int64_t)((uint64_t)rt_f32_to_i32(t, -268435456, 268435456, RT_DOWN, RT_KEEP, 0x0) << 8);
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode_2(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 16), 4) & 7;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode_2(struct isadora_machine *m, uint32_t h)
{
    return func_is_normalized(m, h)
        || func_image_mode_2(m, h) == 4 ? (int32_t)func_image_mode_2(m, h) : 3;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_2(struct isadora_machine *m, uint32_t x, uint32_t h)
{
    return func_is_normalized(m, h)
        ? rt_f32_mul(func_edge_mode_2(m, h) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_height(m, h), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode_3(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 20), 4) & 7;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode_3(struct isadora_machine *m, uint32_t h)
{
    return func_is_normalized(m, h)
        || func_image_mode_3(m, h) == 4 ? (int32_t)func_image_mode_3(m, h) : 3;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_3(struct isadora_machine *m, uint32_t x, uint32_t h)
{
    return func_is_normalized(m, h)
        ? rt_f32_mul(func_edge_mode_3(m, h) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_slices(m, h), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* layout_of of sass_image.isa */
static inline uint64_t func_layout_of(struct isadora_machine *m, uint32_t h)
{
    return (uint64_t)func_edge_mode(m, h) | (uint64_t)func_edge_mode_2(m, h) << 3
        | (uint64_t)func_edge_mode_3(m, h) << 6 | (uint64_t)func_image_type(m, h) << 9
        | (uint64_t)func_image_axes(m, h) << 13 | (uint64_t)func_image_components(m, h) << 15
        | (uint64_t)func_image_texel(m, h) << 18
        | rt_load(m, MAXWELL_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 108), 4) << 23;
}

/* sizes_of of sass_image.isa */
static inline uint64_t func_sizes_of(struct isadora_machine *m, uint32_t h)
{
    return func_image_width(m, h) | (uint64_t)func_image_height(m, h) << 28
        | (uint64_t)func_image_slices(m, h) << 45;
}

/* share of sass_image.isa */
static inline int32_t func_share(int64_t x, int64_t y, int64_t z, int32_t i)
{
    return (i & 1 ? (int32_t)((uint32_t)x & 0xff) : (int32_t)(256 - ((uint32_t)x & 0xff)))
        * (i >> 1 & 1 ? (int32_t)((uint32_t)y & 0xff) : (int32_t)(256 - ((uint32_t)y & 0xff)))
        * (i >> 2 != 0 ? (int32_t)((uint32_t)z & 0xff) : (int32_t)(256 - ((uint32_t)z & 0xff)));
}

/* is_beyond of sass_image.isa */
static inline int32_t func_is_beyond(uint32_t mode, int32_t i, uint32_t size)
{
    return mode == 4 && (i < 0 || (uint32_t)i >= size);
}

/* is_beyond of sass_image.isa */
static inline int32_t func_is_beyond_2(uint32_t mode, int32_t i, int32_t size)
{
    return mode == 4 && (i < 0 || i >= size);
}

/* mirrored of sass_image.isa */
static inline int32_t func_mirrored(int32_t i, uint32_t size)
{
    return (uint32_t)i < size ? i : (int32_t)(2 * size) - 1 - i;
}

/* mirrored of sass_image.isa */
static inline int32_t func_mirrored_2(int32_t i, int32_t size)
{
    return i < size ? i : 2 * size - 1 - i;
}

/* texel of sass_image.isa */
static inline int func_texel(struct isadora_machine *m, uint64_t layout, uint64_t sizes, int32_t x,
    int32_t y, int32_t z, uint32_t layer, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_10 = 0;
    int32_t t_9 = 0;
    int32_t t_11 = 0;
    int32_t t_13 = 0;
    int32_t t_12 = 0;
    int32_t t_14 = 0;
    uint32_t t_15 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_6 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_3 > 1 && func_is_beyond(my, y, e))
        || (n_3 > 2 && func_is_beyond_2(mz, z, d));
    if (mx == 0) {
        t_8 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_3 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_7 = func_mirrored(i_3, w);
        } else {
            t_7 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_8 = t_7;
    }
    const int32_t i_4 = t_8;
    if (n_3 > 1) {
        if (my == 0) {
            t_10 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_5 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_9 = func_mirrored(i_5, e);
            } else {
                t_9 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_10 = t_9;
        }
        t_11 = t_10;
    } else {
        t_11 = 0;
    }
    const int32_t j_2 = t_11;
    if (n_3 > 2) {
        if (mz == 0) {
            t_13 = (int32_t)rt_mod_i64(z, rt_max_i32(d, 1));
        } else {
            if (mz == 1) {
                const int32_t i_6 = (int32_t)rt_mod_i64(z, 2 * rt_max_i32(d, 1));
                t_12 = func_mirrored_2(i_6, d);
            } else {
                t_12 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_13 = t_12;
        }
        t_14 = t_13;
    } else {
        t_14 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k_2 = t_14;
    const uint64_t at =
        (base + ((uint64_t)k_2 * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_4 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_6 == 0 ? 1 : t_6 == 1 ? 2 : t_6 == 2 ? 1 : t_6 == 3 ? 2 : t_6 == 4 ? 4 : t_6 == 5 ? 4
        : t_6 == 6 ? 4 : t_6 == 7 ? 1 : t_6 == 8 ? 2 : t_6 == 9 ? 4 : t_6 == 10 ? 1 : t_6 == 11 ? 2
        : t_6 == 12 ? 4 : t_6 == 13 ? 2 : t_6 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_6, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_15 = func_component(t_6, x_3);
    } else {
        t_15 = 0;
    }
    *value = t_15;
    return 0;
}

/* weighted of sampling.isa */
static inline uint32_t func_weighted(uint32_t sum, int32_t weight, uint32_t word)
{
    return weight == 0 ? sum
        : rt_f32_add(sum,
        rt_f32_mul(rt_f32_mul(rt_f32_from_i32(weight, RT_NEAR), 0x33800000, RT_NEAR, RT_KEEP,
        0x7fc00000), word, RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
}

/* filtered of sass_image.isa */
static inline int func_filtered(struct isadora_machine *m, int64_t sx, int64_t sy, int64_t sz,
    uint64_t layout, uint64_t sizes, uint32_t layer, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_15 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share(sx, sy, sz, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y_2 = (int32_t)(sy >> 8) + (i_2 >> 1 & 1);
        const int32_t z_2 = (int32_t)(sz >> 8) + (i_2 >> 2);
        const int status_2 = func_texel(m, layout, sizes, x_2, y_2, z_2, layer, base, c, &t_15);
        if (status_2)
            return status_2;
        s_2 = func_weighted(s_2, weight, t_15);
    }
    *value = s_2;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at(struct isadora_machine *m, uint32_t linear, int64_t sx,
    int64_t sy, int64_t sz, uint64_t layout, uint64_t sizes, uint32_t layer, uint64_t base,
    int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_25 = 0;
    if (linear) {
        const int status_3 = func_filtered(m, sx, sy, sz, layout, sizes, layer, base, c, &s_2);
        if (status_3)
            return status_3;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_3 = (int32_t)(sy >> 8);
        const int32_t z_3 = (int32_t)(sz >> 8);
        const int status_4 = func_texel(m, layout, sizes, x_4, y_3, z_3, layer, base, c, &t_25);
        if (status_4)
            return status_4;
        result = t_25;
    }
    *value = result;
    return 0;
}

/* further of texture.isa */
static inline uint32_t func_further_2(struct maxwell_state *s, int32_t lane, int32_t rb)
{
    return s->r[rb == 255 ? 255 : rb][lane];
}

/* further of texture.isa */
static inline uint32_t func_further_3(struct maxwell_state *s, int32_t lane, int32_t i, int32_t rb)
{
    return s->r[rb == 255 ? 255 : rb + i][lane];
}

/* is_beyond of sass_image.isa */
static inline int32_t func_is_beyond_3(uint32_t mode, int64_t i, uint32_t size)
{
    return mode == 4 && (i < 0 || (uint32_t)i >= size);
}

/* is_beyond of sass_image.isa */
static inline int32_t func_is_beyond_4(uint32_t mode, int64_t i, int32_t size)
{
    return mode == 4 && (i < 0 || (uint32_t)i >= (uint32_t)size);
}

/* texel of sass_image.isa */
static inline int func_texel_2(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int64_t i, int64_t j, int64_t k, uint32_t layer, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_3 = 0;
    int32_t t_2 = 0;
    int32_t t_5 = 0;
    int32_t t_4 = 0;
    int32_t t_6 = 0;
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    uint32_t t_10 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond_3(mx, i, w) || (n_2 > 1 && func_is_beyond_3(my, j, e))
        || (n_2 > 2 && func_is_beyond_4(mz, k, d));
    if (mx == 0) {
        t_3 = (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_2 = (int32_t)rt_mod_i64(i, 2 * rt_max_i32((int32_t)w, 1));
            t_2 = func_mirrored(i_2, w);
        } else {
            t_2 = (int32_t)rt_clamp_i64(i, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_3 = t_2;
    }
    const int32_t i_3 = t_3;
    if (n_2 > 1) {
        if (my == 0) {
            t_5 = (int32_t)rt_mod_i64(j, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_4 = (int32_t)rt_mod_i64(j, 2 * rt_max_i32((int32_t)e, 1));
                t_4 = func_mirrored(i_4, e);
            } else {
                t_4 = (int32_t)rt_clamp_i64(j, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_5 = t_4;
        }
        t_6 = t_5;
    } else {
        t_6 = 0;
    }
    const int32_t j_2 = t_6;
    if (n_2 > 2) {
        if (mz == 0) {
            t_8 = (int32_t)rt_mod_i64(k, rt_max_i32(d, 1));
        } else {
            if (mz == 1) {
                const int32_t i_5 = (int32_t)rt_mod_i64(k, 2 * rt_max_i32(d, 1));
                t_7 = func_mirrored_2(i_5, d);
            } else {
                t_7 = (int32_t)rt_clamp_i64(k, 0, rt_max_i32(d, 1) - 1);
            }
            t_8 = t_7;
        }
        t_9 = t_8;
    } else {
        t_9 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k_2 = t_9;
    const uint64_t at =
        (base + ((uint64_t)k_2 * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_3 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6 ? 4
        : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13
        ? 2 : t == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_2 = func_component_at(m, t, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_10 = func_component(t, x_2);
    } else {
        t_10 = 0;
    }
    *value = t_10;
    return 0;
}

/* further of texture.isa */
static inline uint32_t func_further_4(struct maxwell_state *s, int32_t lane, int32_t rb)
{
    return s->r[rb == 255 ? 255 : rb + 1][lane];
}

/* check_image of sass_image.isa */
static inline int func_check_image_3(struct isadora_machine *m, uint32_t h)
{
    const int32_t test = (h & 0xfffff) == 0
        || (h & 0xfffff) > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "no texture or surface has this handle: it is not bound");
    }
    const int32_t test_2 = 2 < func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the image has more coordinates than the instruction");
    }
    return 0;
}

/* mirrored of sass_image.isa */
static inline int32_t func_mirrored_3(int32_t size)
{
    return 0 < size ? 0 : -1;
}

/* texel of sass_image.isa */
static inline int func_texel_3(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, uint32_t layer, uint64_t base, int32_t texture_tld4_component,
    uint32_t *value)
{
    int32_t t_6 = 0;
    int32_t t_5 = 0;
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    int32_t t_11 = 0;
    int32_t t_10 = 0;
    int32_t t_12 = 0;
    uint32_t t_13 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_4 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_2 > 1 && func_is_beyond(my, y, e))
        || (n_2 > 2 && (mz == 4 && (0 || 0 >= d)));
    if (mx == 0) {
        t_6 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_2 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_5 = func_mirrored(i_2, w);
        } else {
            t_5 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_6 = t_5;
    }
    const int32_t i_3 = t_6;
    if (n_2 > 1) {
        if (my == 0) {
            t_8 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_4 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_7 = func_mirrored(i_4, e);
            } else {
                t_7 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_8 = t_7;
        }
        t_9 = t_8;
    } else {
        t_9 = 0;
    }
    const int32_t j_2 = t_9;
    if (n_2 > 2) {
        if (mz == 0) {
            t_11 = 0;
        } else {
            if (mz == 1) {
                t_10 = func_mirrored_3(d);
            } else {
                t_10 = 0;
            }
            t_11 = t_10;
        }
        t_12 = t_11;
    } else {
        t_12 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k = t_12;
    const uint64_t at =
        (base + ((uint64_t)k * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_3 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(texture_tld4_component
        * (t_4 == 0 ? 1 : t_4 == 1 ? 2 : t_4 == 2 ? 1 : t_4 == 3 ? 2 : t_4 == 4 ? 4 : t_4 == 5 ? 4
        : t_4 == 6 ? 4 : t_4 == 7 ? 1 : t_4 == 8 ? 2 : t_4 == 9 ? 4 : t_4 == 10 ? 1 : t_4 == 11 ? 2
        : t_4 == 12 ? 4 : t_4 == 13 ? 2 : t_4 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)texture_tld4_component < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_4, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_13 = func_component(t_4, x_3);
    } else {
        t_13 = 0;
    }
    *value = t_13;
    return 0;
}

/* share of sass_image.isa */
static inline int32_t func_share_2(int64_t x, int64_t y, int32_t i)
{
    return (i & 1 ? (int32_t)((uint32_t)x & 0xff) : (int32_t)(256 - ((uint32_t)x & 0xff)))
        * (i >> 1 & 1 ? (int32_t)((uint32_t)y & 0xff) : (int32_t)(256 - ((uint32_t)y & 0xff)))
        * (i >> 2 != 0 ? 0 : 256);
}

/* texel of sass_image.isa */
static inline int func_texel_4(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, int32_t z, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_6 = 0;
    int32_t t_5 = 0;
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    int32_t t_11 = 0;
    int32_t t_10 = 0;
    int32_t t_12 = 0;
    uint32_t t_13 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_4 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_3 > 1 && func_is_beyond(my, y, e))
        || (n_3 > 2 && (mz == 4 && (0 || z >= d)));
    if (mx == 0) {
        t_6 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_3 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_5 = func_mirrored(i_3, w);
        } else {
            t_5 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_6 = t_5;
    }
    const int32_t i_4 = t_6;
    if (n_3 > 1) {
        if (my == 0) {
            t_8 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_5 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_7 = func_mirrored(i_5, e);
            } else {
                t_7 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_8 = t_7;
        }
        t_9 = t_8;
    } else {
        t_9 = 0;
    }
    const int32_t j_2 = t_9;
    if (n_3 > 2) {
        if (mz == 0) {
            t_11 = z % rt_max_i32(d, 1);
        } else {
            if (mz == 1) {
                const int32_t i_6 = z % (2 * rt_max_i32(d, 1));
                t_10 = func_mirrored_2(i_6, d);
            } else {
                t_10 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_11 = t_10;
        }
        t_12 = t_11;
    } else {
        t_12 = 0;
    }
    const int32_t k = t_12;
    const uint64_t at =
        (base + (uint64_t)(k * (int32_t)e + j_2) * (layout >> 23)
        + (uint64_t)i_4 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_4 == 0 ? 1 : t_4 == 1 ? 2 : t_4 == 2 ? 1 : t_4 == 3 ? 2 : t_4 == 4 ? 4 : t_4 == 5 ? 4
        : t_4 == 6 ? 4 : t_4 == 7 ? 1 : t_4 == 8 ? 2 : t_4 == 9 ? 4 : t_4 == 10 ? 1 : t_4 == 11 ? 2
        : t_4 == 12 ? 4 : t_4 == 13 ? 2 : t_4 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_4, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_13 = func_component(t_4, x_3);
    } else {
        t_13 = 0;
    }
    *value = t_13;
    return 0;
}

/* filtered of sass_image.isa */
static inline int func_filtered_2(struct isadora_machine *m, int64_t sx, int64_t sy,
    uint64_t layout, uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_13 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share_2(sx, sy, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y_2 = (int32_t)(sy >> 8) + (i_2 >> 1 & 1);
        const int32_t z = i_2 >> 2;
        const int status_2 = func_texel_4(m, layout, sizes, x_2, y_2, z, base, c, &t_13);
        if (status_2)
            return status_2;
        s_2 = func_weighted(s_2, weight, t_13);
    }
    *value = s_2;
    return 0;
}

/* texel of sass_image.isa */
static inline int func_texel_5(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_16 = 0;
    int32_t t_15 = 0;
    int32_t t_18 = 0;
    int32_t t_17 = 0;
    int32_t t_19 = 0;
    int32_t t_21 = 0;
    int32_t t_20 = 0;
    int32_t t_22 = 0;
    uint32_t t_23 = 0;
    const uint32_t mx_2 = (uint32_t)layout & 7;
    const uint32_t my_2 = (uint32_t)layout >> 3 & 7;
    const uint32_t mz_2 = (uint32_t)layout >> 6 & 7;
    const uint32_t t_14 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_4 = (uint32_t)layout >> 13 & 3;
    const uint32_t w_2 = (uint32_t)sizes & 0xfffffff;
    const uint32_t e_2 = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d_2 = (int32_t)(sizes >> 45);
    const int32_t beyond_2 = func_is_beyond(mx_2, x, w_2)
        || (n_4 > 1 && func_is_beyond(my_2, y, e_2)) || (n_4 > 2 && (mz_2 == 4 && (0 || 0 >= d_2)));
    if (mx_2 == 0) {
        t_16 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w_2, 1));
    } else {
        if (mx_2 == 1) {
            const int32_t i_7 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w_2, 1));
            t_15 = func_mirrored(i_7, w_2);
        } else {
            t_15 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w_2, 1) - 1);
        }
        t_16 = t_15;
    }
    const int32_t i_8 = t_16;
    if (n_4 > 1) {
        if (my_2 == 0) {
            t_18 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e_2, 1));
        } else {
            if (my_2 == 1) {
                const int32_t i_9 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e_2, 1));
                t_17 = func_mirrored(i_9, e_2);
            } else {
                t_17 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e_2, 1) - 1);
            }
            t_18 = t_17;
        }
        t_19 = t_18;
    } else {
        t_19 = 0;
    }
    const int32_t j_3 = t_19;
    if (n_4 > 2) {
        if (mz_2 == 0) {
            t_21 = 0;
        } else {
            if (mz_2 == 1) {
                t_20 = func_mirrored_3(d_2);
            } else {
                t_20 = 0;
            }
            t_21 = t_20;
        }
        t_22 = t_21;
    } else {
        t_22 = 0;
    }
    const int32_t k_2 = t_22;
    const uint64_t at_2 =
        (base + (uint64_t)(k_2 * (int32_t)e_2 + j_3) * (layout >> 23)
        + (uint64_t)i_8 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_14 == 0 ? 1 : t_14 == 1 ? 2 : t_14 == 2 ? 1 : t_14 == 3 ? 2 : t_14 == 4 ? 4
        : t_14 == 5 ? 4 : t_14 == 6 ? 4 : t_14 == 7 ? 1 : t_14 == 8 ? 2 : t_14 == 9 ? 4
        : t_14 == 10 ? 1 : t_14 == 11 ? 2 : t_14 == 12 ? 4 : t_14 == 13 ? 2 : t_14 == 14 ? 4 : 4)))
        & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond_2) {
        const uint32_t x_5 = func_component_at(m, t_14, at_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_23 = func_component(t_14, x_5);
    } else {
        t_23 = 0;
    }
    *value = t_23;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at_2(struct isadora_machine *m, uint32_t linear, int64_t sx,
    int64_t sy, uint64_t layout, uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_23 = 0;
    if (linear) {
        const int status_3 = func_filtered_2(m, sx, sy, layout, sizes, base, c, &s_2);
        if (status_3)
            return status_3;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_3 = (int32_t)(sy >> 8);
        const int status_4 = func_texel_5(m, layout, sizes, x_4, y_3, base, c, &t_23);
        if (status_4)
            return status_4;
        result = t_23;
    }
    *value = result;
    return 0;
}

static inline int32_t operand_any_query(const struct isadora_insn *in, int line,
    int texture_query_at)
{
    int32_t q;
    if (in->alt[line] == 0) {
        const int32_t texture_query = (int32_t)in->value[texture_query_at];
        q = texture_query;
    } else {
        q = 0;
    }
    return q;
}

static inline int32_t operand_opt_f16(const struct isadora_insn *in, int line,
    int texture_texs_f16_at)
{
    int32_t h_2;
    if (in->alt[line] == 0) {
        const int32_t texture_texs_f16 = (int32_t)in->value[texture_texs_f16_at];
        h_2 = 1 - texture_texs_f16;
    } else {
        h_2 = 0;
    }
    return h_2;
}

/* check_image of sass_image.isa */
static inline int func_check_image_4(struct isadora_machine *m, uint32_t h)
{
    const int32_t test = (h & 0xfffff) == 0
        || (h & 0xfffff) > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "no texture or surface has this handle: it is not bound");
    }
    const int32_t test_2 = 1 < func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the image has more coordinates than the instruction");
    }
    return 0;
}

/* share of sass_image.isa */
static inline int32_t func_share_3(int64_t x, int32_t i)
{
    return (i & 1 ? (int32_t)((uint32_t)x & 0xff) : (int32_t)(256 - ((uint32_t)x & 0xff)))
        * (i >> 1 & 1 ? 0 : 256) * (i >> 2 != 0 ? 0 : 256);
}

/* texel of sass_image.isa */
static inline int func_texel_6(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, int32_t z, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_4 = 0;
    int32_t t_3 = 0;
    int32_t t_6 = 0;
    int32_t t_5 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    int32_t t_8 = 0;
    int32_t t_10 = 0;
    uint32_t t_11 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_2 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w)
        || (n_2 > 1 && (my == 4 && (0 || (uint32_t)y >= e)))
        || (n_2 > 2 && (mz == 4 && (0 || z >= d)));
    if (mx == 0) {
        t_4 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_3 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_3 = func_mirrored(i_3, w);
        } else {
            t_3 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_4 = t_3;
    }
    const int32_t i_4 = t_4;
    if (n_2 > 1) {
        if (my == 0) {
            t_6 = y % rt_max_i32((int32_t)e, 1);
        } else {
            if (my == 1) {
                const int32_t i_5 = y % (2 * rt_max_i32((int32_t)e, 1));
                t_5 = func_mirrored(i_5, e);
            } else {
                t_5 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_6 = t_5;
        }
        t_7 = t_6;
    } else {
        t_7 = 0;
    }
    const int32_t j = t_7;
    if (n_2 > 2) {
        if (mz == 0) {
            t_9 = z % rt_max_i32(d, 1);
        } else {
            if (mz == 1) {
                const int32_t i_6 = z % (2 * rt_max_i32(d, 1));
                t_8 = func_mirrored_2(i_6, d);
            } else {
                t_8 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_9 = t_8;
        }
        t_10 = t_9;
    } else {
        t_10 = 0;
    }
    const int32_t k = t_10;
    const uint64_t at =
        (base + (uint64_t)(k * (int32_t)e + j) * (layout >> 23)
        + (uint64_t)i_4 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_2 == 0 ? 1 : t_2 == 1 ? 2 : t_2 == 2 ? 1 : t_2 == 3 ? 2 : t_2 == 4 ? 4 : t_2 == 5 ? 4
        : t_2 == 6 ? 4 : t_2 == 7 ? 1 : t_2 == 8 ? 2 : t_2 == 9 ? 4 : t_2 == 10 ? 1 : t_2 == 11 ? 2
        : t_2 == 12 ? 4 : t_2 == 13 ? 2 : t_2 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_2, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_11 = func_component(t_2, x_3);
    } else {
        t_11 = 0;
    }
    *value = t_11;
    return 0;
}

/* filtered of sass_image.isa */
static inline int func_filtered_3(struct isadora_machine *m, int64_t sx, uint64_t layout,
    uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_11 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share_3(sx, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y = i_2 >> 1 & 1;
        const int32_t z = i_2 >> 2;
        const int status_2 = func_texel_6(m, layout, sizes, x_2, y, z, base, c, &t_11);
        if (status_2)
            return status_2;
        s_2 = func_weighted(s_2, weight, t_11);
    }
    *value = s_2;
    return 0;
}

/* mirrored of sass_image.isa */
static inline int32_t func_mirrored_4(uint32_t size)
{
    return 0 < size ? 0 : -1;
}

/* texel of sass_image.isa */
static inline int func_texel_7(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_14 = 0;
    int32_t t_13 = 0;
    int32_t t_16 = 0;
    int32_t t_15 = 0;
    int32_t t_17 = 0;
    int32_t t_19 = 0;
    int32_t t_18 = 0;
    int32_t t_20 = 0;
    uint32_t t_21 = 0;
    const uint32_t mx_2 = (uint32_t)layout & 7;
    const uint32_t my_2 = (uint32_t)layout >> 3 & 7;
    const uint32_t mz_2 = (uint32_t)layout >> 6 & 7;
    const uint32_t t_12 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w_2 = (uint32_t)sizes & 0xfffffff;
    const uint32_t e_2 = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d_2 = (int32_t)(sizes >> 45);
    const int32_t beyond_2 = func_is_beyond(mx_2, x, w_2)
        || (n_3 > 1 && (my_2 == 4 && (0 || 0 >= e_2)))
        || (n_3 > 2 && (mz_2 == 4 && (0 || 0 >= d_2)));
    if (mx_2 == 0) {
        t_14 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w_2, 1));
    } else {
        if (mx_2 == 1) {
            const int32_t i_7 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w_2, 1));
            t_13 = func_mirrored(i_7, w_2);
        } else {
            t_13 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w_2, 1) - 1);
        }
        t_14 = t_13;
    }
    const int32_t i_8 = t_14;
    if (n_3 > 1) {
        if (my_2 == 0) {
            t_16 = 0;
        } else {
            if (my_2 == 1) {
                t_15 = func_mirrored_4(e_2);
            } else {
                t_15 = 0;
            }
            t_16 = t_15;
        }
        t_17 = t_16;
    } else {
        t_17 = 0;
    }
    const int32_t j_2 = t_17;
    if (n_3 > 2) {
        if (mz_2 == 0) {
            t_19 = 0;
        } else {
            if (mz_2 == 1) {
                t_18 = func_mirrored_3(d_2);
            } else {
                t_18 = 0;
            }
            t_19 = t_18;
        }
        t_20 = t_19;
    } else {
        t_20 = 0;
    }
    const int32_t k_2 = t_20;
    const uint64_t at_2 =
        (base + (uint64_t)(k_2 * (int32_t)e_2 + j_2) * (layout >> 23)
        + (uint64_t)i_8 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_12 == 0 ? 1 : t_12 == 1 ? 2 : t_12 == 2 ? 1 : t_12 == 3 ? 2 : t_12 == 4 ? 4
        : t_12 == 5 ? 4 : t_12 == 6 ? 4 : t_12 == 7 ? 1 : t_12 == 8 ? 2 : t_12 == 9 ? 4
        : t_12 == 10 ? 1 : t_12 == 11 ? 2 : t_12 == 12 ? 4 : t_12 == 13 ? 2 : t_12 == 14 ? 4 : 4)))
        & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond_2) {
        const uint32_t x_5 = func_component_at(m, t_12, at_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_21 = func_component(t_12, x_5);
    } else {
        t_21 = 0;
    }
    *value = t_21;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at_3(struct isadora_machine *m, uint32_t linear, int64_t sx,
    uint64_t layout, uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_21 = 0;
    if (linear) {
        const int status_3 = func_filtered_3(m, sx, layout, sizes, base, c, &s_2);
        if (status_3)
            return status_3;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int status_4 = func_texel_7(m, layout, sizes, x_4, base, c, &t_21);
        if (status_4)
            return status_4;
        result = t_21;
    }
    *value = result;
    return 0;
}

/* texel of sass_image.isa */
static inline int func_texel_8(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, int32_t z, uint32_t layer, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_6 = 0;
    int32_t t_5 = 0;
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    int32_t t_11 = 0;
    int32_t t_10 = 0;
    int32_t t_12 = 0;
    uint32_t t_13 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_4 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_3 > 1 && func_is_beyond(my, y, e))
        || (n_3 > 2 && (mz == 4 && (0 || z >= d)));
    if (mx == 0) {
        t_6 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_3 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_5 = func_mirrored(i_3, w);
        } else {
            t_5 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_6 = t_5;
    }
    const int32_t i_4 = t_6;
    if (n_3 > 1) {
        if (my == 0) {
            t_8 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_5 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_7 = func_mirrored(i_5, e);
            } else {
                t_7 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_8 = t_7;
        }
        t_9 = t_8;
    } else {
        t_9 = 0;
    }
    const int32_t j_2 = t_9;
    if (n_3 > 2) {
        if (mz == 0) {
            t_11 = z % rt_max_i32(d, 1);
        } else {
            if (mz == 1) {
                const int32_t i_6 = z % (2 * rt_max_i32(d, 1));
                t_10 = func_mirrored_2(i_6, d);
            } else {
                t_10 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_11 = t_10;
        }
        t_12 = t_11;
    } else {
        t_12 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k = t_12;
    const uint64_t at =
        (base + ((uint64_t)k * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_4 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_4 == 0 ? 1 : t_4 == 1 ? 2 : t_4 == 2 ? 1 : t_4 == 3 ? 2 : t_4 == 4 ? 4 : t_4 == 5 ? 4
        : t_4 == 6 ? 4 : t_4 == 7 ? 1 : t_4 == 8 ? 2 : t_4 == 9 ? 4 : t_4 == 10 ? 1 : t_4 == 11 ? 2
        : t_4 == 12 ? 4 : t_4 == 13 ? 2 : t_4 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_4, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_13 = func_component(t_4, x_3);
    } else {
        t_13 = 0;
    }
    *value = t_13;
    return 0;
}

/* filtered of sass_image.isa */
static inline int func_filtered_4(struct isadora_machine *m, int64_t sx, int64_t sy,
    uint64_t layout, uint64_t sizes, uint32_t layer, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_13 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share_2(sx, sy, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y_2 = (int32_t)(sy >> 8) + (i_2 >> 1 & 1);
        const int32_t z = i_2 >> 2;
        const int status_2 = func_texel_8(m, layout, sizes, x_2, y_2, z, layer, base, c, &t_13);
        if (status_2)
            return status_2;
        s_2 = func_weighted(s_2, weight, t_13);
    }
    *value = s_2;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at_4(struct isadora_machine *m, uint32_t linear, int64_t sx,
    int64_t sy, uint64_t layout, uint64_t sizes, uint32_t layer, uint64_t base, int32_t c,
    uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_23 = 0;
    if (linear) {
        const int status_3 = func_filtered_4(m, sx, sy, layout, sizes, layer, base, c, &s_2);
        if (status_3)
            return status_3;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_3 = (int32_t)(sy >> 8);
        const int status_4 = func_texel_3(m, layout, sizes, x_4, y_3, layer, base, c, &t_23);
        if (status_4)
            return status_4;
        result = t_23;
    }
    *value = result;
    return 0;
}

/* texel of sass_image.isa */
static inline int func_texel_9(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int32_t x, int32_t y, int32_t z, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_10 = 0;
    int32_t t_9 = 0;
    int32_t t_11 = 0;
    int32_t t_13 = 0;
    int32_t t_12 = 0;
    int32_t t_14 = 0;
    uint32_t t_15 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_6 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_3 > 1 && func_is_beyond(my, y, e))
        || (n_3 > 2 && func_is_beyond_2(mz, z, d));
    if (mx == 0) {
        t_8 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_3 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_7 = func_mirrored(i_3, w);
        } else {
            t_7 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_8 = t_7;
    }
    const int32_t i_4 = t_8;
    if (n_3 > 1) {
        if (my == 0) {
            t_10 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_5 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_9 = func_mirrored(i_5, e);
            } else {
                t_9 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_10 = t_9;
        }
        t_11 = t_10;
    } else {
        t_11 = 0;
    }
    const int32_t j_2 = t_11;
    if (n_3 > 2) {
        if (mz == 0) {
            t_13 = (int32_t)rt_mod_i64(z, rt_max_i32(d, 1));
        } else {
            if (mz == 1) {
                const int32_t i_6 = (int32_t)rt_mod_i64(z, 2 * rt_max_i32(d, 1));
                t_12 = func_mirrored_2(i_6, d);
            } else {
                t_12 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_13 = t_12;
        }
        t_14 = t_13;
    } else {
        t_14 = 0;
    }
    const int32_t k_2 = t_14;
    const uint64_t at =
        (base + ((uint64_t)k_2 * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_4 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_6 == 0 ? 1 : t_6 == 1 ? 2 : t_6 == 2 ? 1 : t_6 == 3 ? 2 : t_6 == 4 ? 4 : t_6 == 5 ? 4
        : t_6 == 6 ? 4 : t_6 == 7 ? 1 : t_6 == 8 ? 2 : t_6 == 9 ? 4 : t_6 == 10 ? 1 : t_6 == 11 ? 2
        : t_6 == 12 ? 4 : t_6 == 13 ? 2 : t_6 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_6, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_15 = func_component(t_6, x_3);
    } else {
        t_15 = 0;
    }
    *value = t_15;
    return 0;
}

/* filtered of sass_image.isa */
static inline int func_filtered_5(struct isadora_machine *m, int64_t sx, int64_t sy, int64_t sz,
    uint64_t layout, uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_15 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share(sx, sy, sz, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y_2 = (int32_t)(sy >> 8) + (i_2 >> 1 & 1);
        const int32_t z_2 = (int32_t)(sz >> 8) + (i_2 >> 2);
        const int status = func_texel_9(m, layout, sizes, x_2, y_2, z_2, base, c, &t_15);
        if (status)
            return status;
        s_2 = func_weighted(s_2, weight, t_15);
    }
    *value = s_2;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at_5(struct isadora_machine *m, uint32_t linear, int64_t sx,
    int64_t sy, int64_t sz, uint64_t layout, uint64_t sizes, uint64_t base, int32_t c,
    uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_25 = 0;
    if (linear) {
        const int status_2 = func_filtered_5(m, sx, sy, sz, layout, sizes, base, c, &s_2);
        if (status_2)
            return status_2;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_3 = (int32_t)(sy >> 8);
        const int32_t z_3 = (int32_t)(sz >> 8);
        const int status_3 = func_texel_9(m, layout, sizes, x_4, y_3, z_3, base, c, &t_25);
        if (status_3)
            return status_3;
        result = t_25;
    }
    *value = result;
    return 0;
}

/* texel of sass_image.isa */
static inline int func_texel_10(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
    int64_t i, int64_t j, uint64_t base, int32_t c, uint32_t *value)
{
    int32_t t_3 = 0;
    int32_t t_2 = 0;
    int32_t t_5 = 0;
    int32_t t_4 = 0;
    int32_t t_6 = 0;
    int32_t t_8 = 0;
    int32_t t_7 = 0;
    int32_t t_9 = 0;
    uint32_t t_10 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond_3(mx, i, w) || (n_2 > 1 && func_is_beyond_3(my, j, e))
        || (n_2 > 2 && (mz == 4 && (0 || 0 >= d)));
    if (mx == 0) {
        t_3 = (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_2 = (int32_t)rt_mod_i64(i, 2 * rt_max_i32((int32_t)w, 1));
            t_2 = func_mirrored(i_2, w);
        } else {
            t_2 = (int32_t)rt_clamp_i64(i, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_3 = t_2;
    }
    const int32_t i_3 = t_3;
    if (n_2 > 1) {
        if (my == 0) {
            t_5 = (int32_t)rt_mod_i64(j, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_4 = (int32_t)rt_mod_i64(j, 2 * rt_max_i32((int32_t)e, 1));
                t_4 = func_mirrored(i_4, e);
            } else {
                t_4 = (int32_t)rt_clamp_i64(j, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_5 = t_4;
        }
        t_6 = t_5;
    } else {
        t_6 = 0;
    }
    const int32_t j_2 = t_6;
    if (n_2 > 2) {
        if (mz == 0) {
            t_8 = 0;
        } else {
            if (mz == 1) {
                t_7 = func_mirrored_3(d);
            } else {
                t_7 = 0;
            }
            t_8 = t_7;
        }
        t_9 = t_8;
    } else {
        t_9 = 0;
    }
    const int32_t k_2 = t_9;
    const uint64_t at =
        (base + (uint64_t)(k_2 * (int32_t)e + j_2) * (layout >> 23)
        + (uint64_t)i_3 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6 ? 4
        : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13
        ? 2 : t == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_2 = func_component_at(m, t, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_10 = func_component(t, x_2);
    } else {
        t_10 = 0;
    }
    *value = t_10;
    return 0;
}

/* compact_source of texture.isa */
static inline uint32_t func_compact_source(struct maxwell_state *s, int32_t lane, int32_t a,
    int32_t ra, int32_t rb)
{
    return 1 < a ? s->r[ra == 255 ? 255 : ra + 1][lane] : s->r[rb == 255 ? 255 : rb][lane];
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

/* chosen of sass.isa */
static inline int32_t func_chosen_2(uint64_t x, int32_t k)
{
    return k >> 3 != 0 ? (int8_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff) >> 7 & 0xff
        : (int32_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff);
}

/* picked of sass.isa */
static inline uint32_t func_picked_2(uint64_t x, int32_t b)
{
    return (uint32_t)func_chosen_2(x, b & 0xf) | (uint32_t)func_chosen_2(x, b >> 4 & 0xf) << 8
        | (uint32_t)func_chosen_2(x, b >> 8 & 0xf) << 16
        | ((uint32_t)(x >> 8 * (b >> 12)) & 0xff) << 24;
}

/* byte_distance of sass.isa */
static inline int32_t func_byte_distance(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return rt_abs_i32((sa ? (int8_t)(a & 0xff) : (int32_t)(a & 0xff))
        - (sb ? (int8_t)(b & 0xff) : (int32_t)(b & 0xff)));
}

/* byte_distance of sass.isa */
static inline int32_t func_byte_distance_2(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return rt_abs_i32((sa ? (int8_t)(a >> 8 & 0xff) : (int32_t)(a >> 8 & 0xff))
        - (sb ? (int8_t)(b >> 8 & 0xff) : (int32_t)(b >> 8 & 0xff)));
}

/* byte_distance of sass.isa */
static inline int32_t func_byte_distance_3(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return rt_abs_i32((sa ? (int8_t)(a >> 16 & 0xff) : (int32_t)(a >> 16 & 0xff))
        - (sb ? (int8_t)(b >> 16 & 0xff) : (int32_t)(b >> 16 & 0xff)));
}

/* byte_distance of sass.isa */
static inline int32_t func_byte_distance_4(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return rt_abs_i32((sa ? (int8_t)(a >> 24) : (int32_t)(a >> 24))
        - (sb ? (int8_t)(b >> 24) : (int32_t)(b >> 24)));
}

static inline int operand_idp_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
    } else {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = b;
    return 0;
}

/* dot1 of sass.isa */
static inline int32_t func_dot1(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return (sa ? (int8_t)(a & 0xff) : (int32_t)(a & 0xff))
        * (sb ? (int8_t)(b & 0xff) : (int32_t)(b & 0xff));
}

/* dot1 of sass.isa */
static inline int32_t func_dot1_2(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return (sa ? (int8_t)(a >> 8 & 0xff) : (int32_t)(a >> 8 & 0xff))
        * (sb ? (int8_t)(b >> 8 & 0xff) : (int32_t)(b >> 8 & 0xff));
}

/* dot1 of sass.isa */
static inline int32_t func_dot1_3(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return (sa ? (int8_t)(a >> 16 & 0xff) : (int32_t)(a >> 16 & 0xff))
        * (sb ? (int8_t)(b >> 16 & 0xff) : (int32_t)(b >> 16 & 0xff));
}

/* dot1 of sass.isa */
static inline int32_t func_dot1_4(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return (sa ? (int8_t)(a >> 24) : (int32_t)(a >> 24))
        * (sb ? (int8_t)(b >> 24) : (int32_t)(b >> 24));
}

/* byte_of of sass.isa */
static inline int32_t func_byte_of(uint32_t x, int32_t i, int32_t is_signed)
{
    return is_signed ? (int8_t)(x >> 8 * i & 0xff) : (int32_t)(x >> 8 * i & 0xff);
}

int maxwell_exec_atom(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_cas(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_p_op(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_p_cas(struct isadora_machine *, const struct isadora_insn *);
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
