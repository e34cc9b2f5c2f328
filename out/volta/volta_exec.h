/* Generated from the description volta by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VOLTA_EXEC_H
#define VOLTA_EXEC_H

#include "volta_state.h"
#include "machine/floating.h"

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

static const int64_t lut_tanh_c[] = {
    INT64_C(4611686018427387904), INT64_C(96076792050570581), INT64_C(2401919801264265),
    INT64_C(60762852115316), INT64_C(1538928444097), INT64_C(38980922099), 987396636, 25011044,
    633537, 16048, 406, 10, 0, 0
};

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
    case 80:
        break;
    case 81:
        break;
    case 82:
        break;
    case 83:
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

/* reg_address of address.isa */
static inline uint64_t func_reg_address(int32_t e, uint64_t base)
{
    return e ? base : (uint32_t)base;
}

/* reg_address of address.isa */
static inline uint64_t func_reg_address_2(int32_t offset, int32_t e, uint64_t base)
{
    return e ? base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
}

/* address of sass_memory.isa */
static inline uint64_t func_address(int32_t offset, int32_t is_wide)
{
    return is_wide ? (uint64_t)offset : (uint32_t)offset;
}

static inline uint64_t operand_addr_e(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int e_at, int ra_at, int offset_at)
{
    const int32_t e = (int32_t)in->value[e_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint64_t base = e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_reg_address(e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const uint64_t base = e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_reg_address_2(offset, e, base);
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = func_address(offset, e);
        break;
    }
    }
    return a;
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined(int32_t op, int32_t t)
{
    return t > 16 || (op > 8 && 1 && 1) || (op != 0 && 1 && (t == 3 || t == 4 || t >= 6));
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
static inline uint32_t func_half_sums(uint32_t o, uint32_t v)
{
    return (uint32_t)rt_float_add(RT_F16, o & 0xffff, v & 0xffff, RT_NEAR, RT_KEEP, 0x7fff)
        | (uint32_t)rt_float_add(RT_F16, o >> 16, v >> 16, RT_NEAR, RT_KEEP, 0x7fff) << 16;
}

/* bf16_sum of atomic.isa */
static inline int32_t func_bf16_sum(uint32_t x)
{
    return (rt_f32_is_nan(x) ? 32767 : (int32_t)(((int64_t)x + 32767 + (x >> 16 & 1)) >> 16))
        & 0xffff;
}

/* word_sum of atomic.isa */
static inline uint32_t func_word_sum(int32_t t, uint32_t o, uint32_t w)
{
    uint32_t result_3 = 0;
    if (t == 4) {
        result_3 = func_half_sums(o, w);
    } else if (t == 9) {
        const uint32_t x_2 =
            rt_f32_add((o & 0xffff) << 16, (w & 0xffff) << 16, RT_NEAR, RT_KEEP, 0x7fff0000);
        const uint32_t x_3 = rt_f32_add(o >> 16 << 16, w >> 16 << 16, RT_NEAR, RT_KEEP, 0x7fff0000);
        result_3 = (uint32_t)func_bf16_sum(x_2) | (uint32_t)func_bf16_sum(x_3) << 16;
    } else {
        result_3 = rt_f32_add(o, w, RT_NEAR, (uint32_t)((t == 3) * 3), 0x7fffffff);
    }
    return result_3;
}

/* operated of sass_atomic.isa */
static inline uint32_t func_operated_2(int32_t op, uint32_t o, uint32_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : v;
}

/* uniform_base of address.isa */
static inline uint64_t func_uniform_base(struct volta_state *s, int32_t n, int32_t e)
{
    return e ? s->ur[n] | (uint64_t)s->ur[n | 1] << 32 : s->ur[n];
}

/* joint of address.isa */
static inline uint64_t func_joint(int32_t e, rt_i128 base)
{
    return e ? (uint64_t)base : (uint32_t)base;
}

/* joint of address.isa */
static inline uint64_t func_joint_2(int32_t offset, int32_t e, rt_i128 base)
{
    return e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
}

/* address of sass_memory.isa */
static inline uint64_t func_address_2(uint64_t base, int32_t is_wide)
{
    return is_wide ? base : (uint32_t)base;
}

/* address of sass_memory.isa */
static inline uint64_t func_address_3(uint64_t base, int32_t offset, int32_t is_wide)
{
    return is_wide ? base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
}

static inline uint64_t operand_addr64_ur_turing(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int urc_at, int e_at, int ra_at,
    int offset_at)
{
    const int32_t urc = (int32_t)in->value[urc_at];
    const int32_t e = (int32_t)in->value[e_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 2: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 3: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 4: {
        const uint64_t base = func_uniform_base(s, urc, e);
        a = func_address_2(base, e);
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const uint64_t base = func_uniform_base(s, urc, e);
        a = func_address_3(base, offset, e);
        break;
    }
    }
    return a;
}

static inline uint64_t operand_addr_global(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int urc_at, int offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 1: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 4:
    case 6:
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        break;
    case 5:
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)offset;
        break;
    }
    }
    return a;
}

static inline uint64_t operand_addr_global_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int urc_at, int offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 1: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint(e, base);
        break;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urc, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 4:
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        break;
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)offset;
        break;
    }
    }
    return a;
}

/* is_float of sass_atomic.isa */
static inline int32_t func_is_float(int32_t type)
{
    return type == 3 || type == 4 || type >= 6;
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined_2(int32_t op, int32_t t)
{
    return t > 16 || (op > 8 && op != 16 && op != 17) || (op != 0 && op < 16 && func_is_float(t));
}

/* operated of sass_atomic.isa */
static inline uint32_t func_operated_3(int32_t op, uint32_t o, uint32_t v)
{
    return op == 0 ? o + v : op == 1 ? (o < v ? o : v) : op == 2 ? (o < v ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : v;
}

static inline int32_t operand_cas_op_any(const struct isadora_insn *in, int line)
{
    int32_t op;
    switch (in->alt[line]) {
    case 0:
        op = 16;
        break;
    case 1:
        op = 18;
        break;
    default:
        op = 17;
        break;
    }
    return op;
}

static inline int32_t operand_cas_op(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 16;
    }
    return operand_cas_op_any(in, line);
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined_3(int32_t op, int32_t t)
{
    return t > 16 || (1 && op != 16 && op != 17) || 0;
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined_4(int32_t op, int32_t t)
{
    return t > 16 || 0 || (op != 0 && 1 && (t == 3 || t == 4 || t >= 6));
}

/* operated of sass_atomic.isa */
static inline uint64_t func_operated_4(int32_t op, uint64_t o, uint64_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int64_t)o < (int64_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : 0;
}

/* operated of sass_atomic.isa */
static inline uint32_t func_operated_5(int32_t op, uint32_t o, uint32_t v, int32_t x)
{
    return op == 0 ? o + v : op == 1 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? o : v)
        : op == 2 ? ((x ? (int32_t)o < (int32_t)v : o < v) != 0 ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : 0;
}

static inline uint32_t operand_addr_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int offset_at)
{
    uint32_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        a = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->r[ra][lane] + (uint32_t)offset;
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (uint32_t)offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_addr(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int offset_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_addr_any(s, in, lane, line, ra_at, offset_at);
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined_5(int32_t op, int32_t t)
{
    return 0 || (op > 8 && 1 && 1) || (op != 0 && 1 && (t == 3 || t == 4 || 0));
}

/* is_wide of sass_atomic.isa */
static inline int32_t func_is_wide(int32_t type)
{
    return type == 2 || type == 5 || 0;
}

/* is_float of sass_atomic.isa */
static inline int32_t func_is_float_2(int32_t type)
{
    return type == 3 || type == 4 || 0;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word(int32_t atom_op, int32_t t, uint32_t o, uint32_t w)
{
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (atom_op == 0 && func_is_float_2(t)) {
        if (t == 4) {
            result_3 = func_half_sums(o, w);
        } else {
            result_3 = rt_f32_add(o, w, RT_NEAR, (uint32_t)((t == 3) * 3), 0x7fffffff);
        }
        result_2 = result_3;
    } else {
        const int32_t x_2 = t == 1;
        result_2 = func_operated_2(atom_op, o, w, x_2);
    }
    return result_2;
}

static inline uint32_t operand_addr_scaled_any(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int scale_at, int offset_at)
{
    uint32_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        a = s->r[ra][lane] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (s->r[ra][lane] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4))
            + (uint32_t)offset;
        break;
    }
    case 2:
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (uint32_t)offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_addr_scaled(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int scale_at, int offset_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        return s->r[ra][lane] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4);
    }
    return operand_addr_scaled_any(s, in, lane, line, ra_at, scale_at, offset_at);
}

static inline uint32_t operand_addr_scaled_ur(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int urc_at, int ra_at, int scale_at, int offset_at)
{
    const int32_t urc = (int32_t)in->value[urc_at];
    uint32_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        a = (s->r[ra][lane] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4)) + s->ur[urc];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (s->r[ra][lane] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4)) + s->ur[urc]
            + (uint32_t)offset;
        break;
    }
    case 2:
    case 4:
        a = s->ur[urc];
        break;
    case 3:
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->ur[urc] + (uint32_t)offset;
        break;
    }
    }
    return a;
}

/* is_undefined of atomic.isa */
static inline int32_t func_is_undefined_6(int32_t op)
{
    return 0 || (1 && op != 16 && op != 17) || 0;
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

/* mask_at of groups.isa */
static inline uint32_t func_mask_at(struct volta_state *s, int32_t lane, int32_t b)
{
    return s->apart[b] >> lane & 1 ? s->kept[b * 32 + lane] : s->b[b];
}

/* next_group of groups.isa */
static inline int32_t func_next_group(struct volta_state *s, uint32_t groups)
{
    return rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
        & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
}

/* constant_word of operands.isa */
static inline uint32_t func_constant_word(struct isadora_machine *m, int32_t c_bank,
    int32_t c_offset)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
}

static inline int operand_mov_b_any(struct isadora_machine *m, struct volta_state *s,
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
        b = func_constant_word(m, c_bank, c_offset);
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

static inline int operand_mov_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_mov_b_any(m, s, in, lane, value, line, rb_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

/* warp_state of barrier.isa */
static inline uint32_t func_warp_state(struct isadora_machine *m, struct volta_state *s, int32_t n)
{
    return n == 24
        ? (rt_shl_u32((uint32_t)1,
        (uint64_t)rt_clamp_i32((int32_t)m->launch.threads - (int32_t)m->launch.warp * 32, 0, 32))
        - 1) & ~(s->active | s->parked) : s->active;
}

/* released of groups.isa */
static inline uint32_t func_released(struct volta_state *s, uint32_t live)
{
    uint32_t t = 0;
    uint32_t come = 0;
    t = 0;
    for (int32_t i = 0; i <= 31; i++) {
        if (s->blocked >> i & 1 && s->group_wait[i] < 17) {
            come = 0;
            for (int32_t j = 0; j <= 31; j++) {
                if (s->blocked >> j & 1 && s->group_wait[j] == s->group_wait[i]
                    && ((s->group_need[j] ^ s->group_need[i]) & live) == 0) {
                    come = come | s->group_lanes[j];
                }
            }
            if ((s->group_need[i] & live & ~come) == 0) {
                t = t | (uint32_t)1 << i;
            }
        }
    }
    return t;
}

static inline int32_t operand_exclusive(const struct isadora_insn *in, int line,
    int barrier_exclusive_ampere_at)
{
    int32_t x;
    if (in->alt[line] == 0) {
        const int32_t barrier_exclusive_ampere = (int32_t)in->value[barrier_exclusive_ampere_at];
        x = barrier_exclusive_ampere;
    } else {
        x = 0;
    }
    return x;
}

static inline int operand_mov_imm_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    uint32_t m_4;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        m_4 = uimm;
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        m_4 = func_constant_word(m, c_bank, c_offset);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        m_4 = s->ur[urb];
        break;
    }
    }
    *value = m_4;
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

static inline int32_t operand_bar_operands_any(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int barrier_bar_threads_at,
    int barrier_bar_id_at)
{
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)((s->r[rb][lane] & 0xf) | (s->r[rb][lane] >> 16 & 0xfff) << 16);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)(s->r[rb][lane] & 0xf);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        b = (int32_t)((s->r[rb][lane] & 0xf) | (uint32_t)(barrier_bar_threads << 16));
        break;
    }
    case 3: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)((uint32_t)barrier_bar_id | (s->r[rb][lane] & 0xfff) << 16);
        break;
    }
    case 4: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        b = barrier_bar_id;
        break;
    }
    default: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        b = barrier_bar_id | barrier_bar_threads << 16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_bar_operands(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int barrier_bar_threads_at, int barrier_bar_id_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        return (int32_t)((s->r[rb][lane] & 0xf) | (s->r[rb][lane] >> 16 & 0xfff) << 16);
    }
    return operand_bar_operands_any(s, in, lane, line, rb_at, barrier_bar_threads_at,
        barrier_bar_id_at);
}

/* is_last_group of groups.isa */
static inline int32_t func_is_last_group(struct volta_state *s, uint32_t lanes)
{
    return lanes == s->active && (s->parked == 0 || s->ready == 0);
}

/* warps_of of sass_block.isa */
static inline int32_t func_warps_of(struct isadora_machine *m, struct volta_state *s,
    int32_t threads, int32_t o)
{
    return threads != 0 ? ((o >> 16) + 31) >> 5 : (int32_t)m->launch.warps - s->block->left;
}

static inline int32_t operand_bar_arv_operands_any(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int barrier_bar_threads_at,
    int barrier_bar_id_at)
{
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)((s->r[rb][lane] & 0xf) | (s->r[rb][lane] >> 16 & 0xfff) << 16);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        b = (int32_t)((s->r[rb][lane] & 0xf) | (uint32_t)(barrier_bar_threads << 16));
        break;
    }
    case 2: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)((uint32_t)barrier_bar_id | (s->r[rb][lane] & 0xfff) << 16);
        break;
    }
    default: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        b = barrier_bar_id | barrier_bar_threads << 16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_bar_arv_operands(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int barrier_bar_threads_at,
    int barrier_bar_id_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        return (int32_t)((s->r[rb][lane] & 0xf) | (s->r[rb][lane] >> 16 & 0xfff) << 16);
    }
    return operand_bar_arv_operands_any(s, in, lane, line, rb_at, barrier_bar_threads_at,
        barrier_bar_id_at);
}

static inline int operand_mov64_imm_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int long_number_at,
    int long_hopper_number_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int64_t long_number = (int64_t)in->value[long_number_at] * 4;
        b = (uint64_t)long_number;
        break;
    }
    case 1: {
        const int64_t long_hopper_number = (int64_t)in->value[long_hopper_number_at] * 4;
        b = (uint64_t)long_hopper_number;
        break;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b = func_constant_word(m, c_bank, c_offset);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_mov64_imm_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int long_number_at,
    int long_hopper_number_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int64_t long_number = (int64_t)in->value[long_number_at] * 4;
        *value = (uint64_t)long_number;
        return 0;
    }
    return operand_mov64_imm_b_any(m, s, in, value, line, long_number_at, long_hopper_number_at,
        c_bank_at, c_offset_at, urb_at);
}

static inline uint64_t operand_addr_with_barrier(struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int urc_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0:
    case 1:
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        break;
    case 2:
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)s->ur[urc];
        break;
    }
    case 4:
    default: {
        const int32_t urc = (int32_t)in->value[urc_at];
        a = (uint64_t)((int64_t)s->r[ra][lane] + s->ur[urc]);
        break;
    }
    }
    return a;
}

/* is_moved of bulk.isa */
static inline int32_t func_is_moved(int32_t two, int32_t urc, int32_t offset)
{
    return !two || urc != 63 || offset != 0;
}

/* less_expected of bulk.isa */
static inline uint64_t func_less_expected(uint64_t x, uint32_t expected, int32_t more,
    int32_t done, uint32_t come)
{
    return ((uint32_t)x & 1) | (uint64_t)expected << 1 | (uint64_t)more << 21
        | (uint64_t)(done ? (int32_t)expected : (int32_t)come) << 43
        | (uint64_t)((uint32_t)(x >> 63) ^ (uint32_t)done) << 63;
}

/* operated of sass_atomic.isa */
static inline uint64_t func_operated_6(int32_t op, uint64_t o, uint64_t v)
{
    return op == 0 ? o + v : op == 1 ? (o < v ? o : v) : op == 2 ? (o < v ? v : o) : op == 3
        ? (o >= v ? 0 : o + 1) : op == 4 ? (o == 0 || o > v ? v : o - 1) : op == 5 ? o & v
        : op == 6 ? o | v : op == 7 ? o ^ v : 0;
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

static inline uint64_t operand_addr64_ur(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int urb_at, int e_at, int offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t urb = (int32_t)in->value[urb_at];
    const int32_t e = (int32_t)in->value[e_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint(e, base);
        break;
    }
    case 1: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 2: {
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint(e, base);
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    }
    return a;
}

/* released of groups.isa */
static inline uint32_t func_released_2(struct volta_state *s, uint32_t live)
{
    uint32_t t = 0;
    uint32_t come = 0;
    t = 0;
    for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
        if (s->blocked >> i_2 & 1 && s->group_wait[i_2] < 18) {
            come = 0;
            for (int32_t j = 0; j <= 31; j++) {
                if (s->blocked >> j & 1 && s->group_wait[j] == s->group_wait[i_2]
                    && ((s->group_need[j] ^ s->group_need[i_2]) & live) == 0) {
                    come = come | s->group_lanes[j];
                }
            }
            if ((s->group_need[i_2] & live & ~come) == 0) {
                t = t | (uint32_t)1 << i_2;
            }
        }
    }
    return t;
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

static inline int operand_const(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int c_offset_at, int c_bank_at)
{
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    uint32_t to_2;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        to_2 = func_constant_word(m, c_bank, c_offset);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = to_2;
    return 0;
}

static inline int64_t operand_distance(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    int64_t to_2;
    if (in->alt[line] == 0) {
        const int64_t control_target_distance =
            rt_sext_64(in->value[control_target_distance_at], 48) * 4;
        to_2 = control_target_distance;
    } else {
        const int64_t target_hopper_distance = rt_sext_64(in->value[target_hopper_distance_at], 56)
            * 4;
        to_2 = target_hopper_distance;
    }
    return to_2;
}

static inline int operand_const_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int c_bank_at, int c_offset_at)
{
    uint32_t const_2;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        const_2 = func_constant_word(m, c_bank, c_offset);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    }
    *value = const_2;
    return 0;
}

static inline int operand_cvt_f32_any(struct isadora_machine *m, struct volta_state *s,
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

static inline int operand_cvt_f32(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int fimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
        return 0;
    }
    return operand_cvt_f32_any(m, s, in, lane, value, line, rb_at, neg_b_at, fimm_at, c_bank_at,
        c_offset_at, urb_at);
}

/* signed16 of convert.isa */
static inline uint32_t func_signed16(uint32_t x, int32_t convert_half, int32_t neg_b)
{
    return (x >> 16 * (convert_half & 1) & 0xffff) ^ (uint32_t)(neg_b << 15);
}

/* signed16 of convert.isa */
static inline uint32_t func_signed16_2(uint32_t x, int32_t convert_half, int32_t neg_b)
{
    return (x >> 16 * (convert_half & 1) & 0x7fff) ^ (uint32_t)(neg_b << 15);
}

static inline int operand_cvt_f16_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at,
    int convert_half_at, int neg_b_at, int f16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (int32_t)func_signed16(s->r[rb][lane], convert_half, neg_b);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (int32_t)func_signed16_2(s->r[rb][lane], convert_half, neg_b);
        break;
    }
    case 2: {
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b = f16_low;
        break;
    }
    case 3: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (int32_t)func_signed16(const_2, convert_half, neg_b);
        break;
    }
    case 4: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (int32_t)func_signed16_2(const_2, convert_half, neg_b);
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (int32_t)func_signed16(s->ur[urb], convert_half, neg_b);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = (int32_t)func_signed16_2(s->ur[urb], convert_half, neg_b);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_f16(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at,
    int convert_half_at, int neg_b_at, int f16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = (int32_t)func_signed16(s->r[rb][lane], convert_half, neg_b);
        return 0;
    }
    return operand_cvt_f16_any(m, s, in, lane, value, line, rb_at, convert_half_at, neg_b_at,
        f16_low_at, c_bank_at, c_offset_at, urb_at);
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

static inline int operand_cvt_f64_any(struct isadora_machine *m, struct volta_state *s,
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

static inline int operand_cvt_f64(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int neg_b_at, int dimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)neg_b << 63;
        return 0;
    }
    return operand_cvt_f64_any(m, s, in, lane, value, line, rb_at, neg_b_at, dimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_cvt_bf16_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int convert_half_at, int neg_b_at, int convert_bf16_imm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = func_signed16(s->r[rb][lane], convert_half, neg_b) << 16;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = func_signed16_2(s->r[rb][lane], convert_half, neg_b) << 16;
        break;
    }
    case 2: {
        const uint32_t convert_bf16_imm = (uint32_t)(int32_t)in->value[convert_bf16_imm_at] * 65536;
        b = convert_bf16_imm;
        break;
    }
    case 3: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = func_signed16(const_2, convert_half, neg_b) << 16;
        break;
    }
    case 4: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = func_signed16_2(const_2, convert_half, neg_b) << 16;
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = func_signed16(s->ur[urb], convert_half, neg_b) << 16;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = func_signed16_2(s->ur[urb], convert_half, neg_b) << 16;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_bf16(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int convert_half_at, int neg_b_at, int convert_bf16_imm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = func_signed16(s->r[rb][lane], convert_half, neg_b) << 16;
        return 0;
    }
    return operand_cvt_bf16_any(m, s, in, lane, value, line, rb_at, convert_half_at, neg_b_at,
        convert_bf16_imm_at, c_bank_at, c_offset_at, urb_at);
}

/* limited of sass_float.isa */
static inline rt_i128 func_limited(rt_i128 v, int32_t size, int32_t is_signed)
{
    return rt_clamp_i128(v, (rt_i128)(is_signed ? (int32_t)(4294967295u << ((8 << size) - 1)) : 0),
        (rt_i128)(((int64_t)1 << ((8 << size) - is_signed)) - 1));
}

/* limited of sass_float.isa */
static inline rt_i128 func_limited_2(rt_i128 v, int32_t is_signed)
{
    return rt_clamp_i128(v, (rt_i128)(is_signed ? INT64_MIN : 0),
        (rt_i128)(((rt_u128)1 << (64 - is_signed)) - 1));
}

/* limited of sass_float.isa */
static inline rt_i128 func_limited_3(rt_i128 v, int32_t size, int32_t is_signed)
{
    return rt_clamp_i128(v,
        (rt_i128)(is_signed ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << size) - 1)) : 0),
        (rt_i128)(((rt_u128)1 << ((8 << size) - is_signed)) - 1));
}

static inline int operand_cvt_part(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int convert_byte_at,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    const int32_t convert_byte = (int32_t)in->value[convert_byte_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)(s->r[rb][lane] >> 8 * convert_byte & 0xff);
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (int32_t)(const_2 >> 8 * convert_byte & 0xff);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = (int32_t)(s->ur[urb] >> 8 * convert_byte & 0xff);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_part_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int convert_half_at,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    const int32_t convert_half = (int32_t)in->value[convert_half_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)(rt_shr_u32(s->r[rb][lane], (uint64_t)(16 * convert_half)) & 0xffff);
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (int32_t)(rt_shr_u32(const_2, (uint64_t)(16 * convert_half)) & 0xffff);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = (int32_t)(rt_shr_u32(s->ur[urb], (uint64_t)(16 * convert_half)) & 0xffff);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i64_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
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
        b = rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cvt_i64(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        return 0;
    }
    return operand_cvt_i64_any(m, s, in, lane, value, line, rb_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline int operand_f2fp_mode_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int convert_bf16_at, int convert_f2fp_dst_at)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t convert_bf16 = (int32_t)in->value[convert_bf16_at];
        m_2 = convert_bf16;
        break;
    }
    case 2: {
        const int32_t convert_f2fp_dst = (int32_t)in->value[convert_f2fp_dst_at];
        m_2 = convert_f2fp_dst;
        break;
    }
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: F2FP with these formats");
    }
    *value = m_2;
    return 0;
}

static inline int operand_f2fp_mode(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int convert_bf16_at, int convert_f2fp_dst_at)
{
    if (in->alt[line] == 0) {
        const int32_t convert_bf16 = (int32_t)in->value[convert_bf16_at];
        *value = convert_bf16;
        return 0;
    }
    return operand_f2fp_mode_any(m, in, value, line, convert_bf16_at, convert_f2fp_dst_at);
}

/* to_bf16 of bfloat.isa */
static inline int32_t func_to_bf16(uint32_t x)
{
    return rt_f32_is_nan(x) ? 32767 : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
}

/* byte_of_f32 of convert.isa */
static inline uint32_t func_byte_of_f32(uint32_t x, int32_t convert_f2ip_rnd,
    int32_t convert_f2ip_type)
{
    return (uint32_t)rt_clamp_i128(rt_float_to_int(RT_F32, x, INT64_MIN,
        UINT64_C(18446744073709551615), (uint32_t)convert_f2ip_rnd, RT_KEEP, 0x0),
        (rt_i128)(convert_f2ip_type ? -128 : 0), (rt_i128)((1 << (8 - convert_f2ip_type)) - 1))
        & 0xff;
}

static inline int operand_i2ip_sat_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int convert_i2ip_sat_hopper_at)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
    case 1:
        m_2 = 1;
        break;
    case 2:
        m_2 = 0;
        break;
    case 3:
        m_2 = 2;
        break;
    case 4:
    case 6:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined saturation");
    default: {
        const int32_t convert_i2ip_sat_hopper = (int32_t)in->value[convert_i2ip_sat_hopper_at];
        m_2 = convert_i2ip_sat_hopper;
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int operand_i2ip_sat(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int convert_i2ip_sat_hopper_at)
{
    if (in->alt[line] == 0) {
        *value = 1;
        return 0;
    }
    return operand_i2ip_sat_any(m, in, value, line, convert_i2ip_sat_hopper_at);
}

static inline int32_t operand_opt_part_any(const struct isadora_insn *in, int line)
{
    int32_t h;
    if (in->alt[line] == 1) {
        h = 1;
    } else {
        h = 0;
    }
    return h;
}

static inline int32_t operand_opt_part(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_part_any(in, line);
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

/* double_add of sass_float.isa */
static inline uint64_t func_double_add(uint64_t a, uint64_t b, int32_t mode)
{
    return rt_f64_add(a, b, (uint32_t)mode, RT_KEEP, func_nan64(a, b));
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
    int nan_at)
{
    const int32_t ftz = (int32_t)in->value[ftz_at];
    int32_t m_2;
    if (in->alt[line] == 0) {
        m_2 = ftz;
    } else {
        const int32_t nan = (int32_t)in->value[nan_at];
        m_2 = ftz | nan << 1;
    }
    return m_2;
}

static inline int operand_f32_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int fimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
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
        b = const_2 ^ (uint32_t)neg_b << 31;
        break;
    }
    case 5:
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        b = s->ur[urb] ^ (uint32_t)neg_b << 31;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_f32_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int fimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
        return 0;
    }
    return operand_f32_b_any(m, s, in, lane, value, line, rb_at, neg_b_at, fimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_f32_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int neg_b_at,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    const int32_t neg_b = (int32_t)in->value[neg_b_at];
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane] ^ (uint32_t)neg_b << 31;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    case 2: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = const_2 ^ (uint32_t)neg_b << 31;
        break;
    }
    case 3: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb] ^ (uint32_t)neg_b << 31;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        break;
    }
    }
    *value = b;
    return 0;
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
    uint32_t t = 0;
    p = 0;
    for (int32_t i = 1; i <= 10; i++) {
        p = lut_sin_c[10 - i] - (int64_t)((rt_i128)p * u >> 64);
    }
    r = 0;
    for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
        r = (uint64_t)lut_cos_c[10 - i_2] - (uint64_t)((rt_i128)r * u >> 64);
    }
    const int32_t minus = n != 0 ? q >> 1 ^ neg : 0;
    if (q & 1) {
        const int32_t s_2 = q >> 1;
        const uint32_t x_2 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
        const int64_t x_3 = r == 0 ? 0 : (int64_t)x_2 + -520093696;
        t = func_small_zero(s_2, x_3);
    } else {
        const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
        const int32_t k_2 = k + 4;
        const uint32_t x_4 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
        const int64_t x_5 = n_2 == 0 ? 0 : (int64_t)x_4 + k_2 * 8388608;
        t = func_small_zero_2(minus, x_5);
    }
    return t;
}

/* of_turns of mufu.isa */
static inline uint32_t func_of_turns(uint32_t x)
{
    uint32_t result_2 = 0;
    uint32_t t = 0;
    const uint32_t e = x >> 23 & 0xff;
    const uint32_t m_2 = (x & 0x7fffff) | 0x800000;
    const int32_t far = e >= 124;
    const uint64_t f = rt_shl_u64((uint64_t)m_2, (uint64_t)rt_clamp_i32((int32_t)e - 86, 0, 64));
    const int32_t q = far ? (int32_t)(((rt_i128)f + INT64_C(2305843009213693952)) >> 62) : 0;
    const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 62);
    const int64_t y = far ? (int64_t)((uint64_t)rt_abs_i128(d) & INT64_C(0x3fffffffffffffff))
        : rt_shr_i64((int64_t)m_2 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e, 124)));
    const int32_t z = rt_clz(rt_u128_from(y), 64);
    const uint64_t n = far ? rt_shl_u64((uint64_t)y, (uint64_t)z) : (uint64_t)m_2 << 40;
    if (e == 255) {
        result_2 = 2147483647;
    } else if (e == 0) {
        result_2 = 1065353216;
    } else {
        const int32_t q_2 = (q + 1) & 3;
        const int32_t k = far ? -64 - z : (int32_t)e - 190;
        const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
        const int32_t neg = far && d < 0;
        t = func_sine_of(u, n, q_2, neg, k);
        result_2 = t;
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
static inline uint32_t func_sine_of_2(rt_i128 u, uint32_t x, uint64_t n, int32_t q, int32_t neg,
    int32_t k)
{
    int64_t p_2 = 0;
    uint64_t r_2 = 0;
    uint32_t t_2 = 0;
    p_2 = 0;
    for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
        p_2 = lut_sin_c[10 - i_3] - (int64_t)((rt_i128)p_2 * u >> 64);
    }
    r_2 = 0;
    for (int32_t i_4 = 1; i_4 <= 10; i_4++) {
        r_2 = (uint64_t)lut_cos_c[10 - i_4] - (uint64_t)((rt_i128)r_2 * u >> 64);
    }
    const uint32_t minus_2 = x >> 31 ^ (uint32_t)(n != 0 ? q >> 1 ^ neg : 0);
    if (q & 1) {
        const uint32_t s_3 = x >> 31 ^ (uint32_t)(q >> 1);
        const uint32_t x_6 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
        const int64_t x_7 = r_2 == 0 ? 0 : (int64_t)x_6 + -520093696;
        t_2 = func_small_zero_3(s_3, x_7);
    } else {
        const int64_t n_4 = (int64_t)((rt_i128)n * (rt_i128)p_2 >> 64);
        const int32_t k_4 = k + 4;
        const uint32_t x_8 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
        const int64_t x_9 = n_4 == 0 ? 0 : (int64_t)x_8 + k_4 * 8388608;
        t_2 = func_small_zero_4(minus_2, x_9);
    }
    return t_2;
}

/* of_turns of mufu.isa */
static inline uint32_t func_of_turns_2(uint32_t x)
{
    uint32_t result_3 = 0;
    uint32_t t_2 = 0;
    const uint32_t e_2 = x >> 23 & 0xff;
    const uint32_t m_3 = (x & 0x7fffff) | 0x800000;
    const int32_t far_2 = e_2 >= 124;
    const uint64_t f_2 =
        rt_shl_u64((uint64_t)m_3, (uint64_t)rt_clamp_i32((int32_t)e_2 - 86, 0, 64));
    const int32_t q_3 = far_2 ? (int32_t)(((rt_i128)f_2 + INT64_C(2305843009213693952)) >> 62) : 0;
    const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 62);
    const int64_t y_2 = far_2 ? (int64_t)((uint64_t)rt_abs_i128(d_2) & INT64_C(0x3fffffffffffffff))
        : rt_shr_i64((int64_t)m_3 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_2, 124)));
    const int32_t z_2 = rt_clz(rt_u128_from(y_2), 64);
    const uint64_t n_3 = far_2 ? rt_shl_u64((uint64_t)y_2, (uint64_t)z_2) : (uint64_t)m_3 << 40;
    if (e_2 == 255) {
        result_3 = 2147483647;
    } else if (e_2 == 0) {
        result_3 = x >> 31 << 31;
    } else {
        const int32_t q_4 = q_3 & 3;
        const int32_t k_3 = far_2 ? -64 - z_2 : (int32_t)e_2 - 190;
        const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
        const int32_t neg_2 = far_2 && d_2 < 0;
        t_2 = func_sine_of_2(u_2, x, n_3, q_4, neg_2, k_3);
        result_3 = t_2;
    }
    return result_3;
}

/* mufu_ex2 of sass_mufu.isa */
static inline int32_t func_mufu_ex2(uint32_t x)
{
    int64_t p_3 = 0;
    int32_t result_4 = 0;
    const uint32_t e_3 = x >> 23 & 0xff;
    const int32_t m_4 = x >> 31 != 0 ? -(int32_t)((x & 0x7fffff) | 0x800000)
        : (int32_t)((x & 0x7fffff) | 0x800000);
    const rt_i128 n_5 =
        rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
        (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
    const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
    p_3 = 1;
    for (int32_t i_5 = 1; i_5 <= 18; i_5++) {
        p_3 = lut_ex2_c[18 - i_5] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
    }
    const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
        + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
    if (e_3 == 255 && (x & 0x7fffff) != 0) {
        result_4 = 2147483647;
    } else if (e_3 == 0) {
        result_4 = 1065353216;
    } else if (e_3 > 133) {
        result_4 = x >> 31 != 0 ? 0 : 2139095040;
    } else {
        result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
    }
    return result_4;
}

/* mufu_lg2 of sass_mufu.isa */
static inline uint32_t func_mufu_lg2(uint32_t x)
{
    uint64_t p_4 = 0;
    uint32_t result_5 = 0;
    const uint32_t m_5 = (x & 0x7fffff) | 0x800000;
    const int32_t big = m_5 >= 11863284;
    const int32_t one = 1 << (23 + big);
    const int32_t e_4 = (int32_t)(x >> 23 & 0xff) - 127 + big;
    const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
        / (rt_u128)(m_5 + (uint32_t)one);
    const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
    p_4 = INT64_C(492833818438678611);
    for (int32_t i_6 = 1; i_6 <= 13; i_6++) {
        p_4 = lut_lg2_c[13 - i_6] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
    }
    const int32_t z_3 =
        rt_min_i32(rt_clz(s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84),
        22);
    const uint64_t l =
        (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) << z_3
        & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20) * (rt_u128)p_4 >> 64);
    const rt_i128 t_3 = (rt_i128)(rt_u128_from(e_4) << 64)
        + (m_5 < (uint32_t)one ? -(rt_i128)(l >> z_3) : (rt_i128)(l >> z_3));
    if ((x >> 23 & 0xff) == 255 && (x & 0x7fffff) != 0) {
        result_5 = 2147483647;
    } else if ((x >> 23 & 0xff) == 0) {
        result_5 = 4286578688u;
    } else if (x >> 31 != 0) {
        result_5 = 2147483647;
    } else if ((x >> 23 & 0xff) == 255) {
        result_5 = 2139095040;
    } else if (e_4 == 0) {
        const int32_t s_5 = m_5 < (uint32_t)one;
        const int32_t k_5 = -64 - z_3;
        const uint32_t x_10 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l, RT_NEAR);
        const int64_t x_11 = l == 0 ? 0 : (int64_t)x_10 + k_5 * 8388608;
        result_5 = func_small_zero(s_5, x_11);
    } else {
        const int32_t s_6 = t_3 < 0;
        const rt_i128 n_6 = rt_abs_i128(t_3);
        const uint32_t x_12 = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
        const int64_t x_13 = n_6 == 0 ? 0 : (int64_t)x_12 + -536870912;
        result_5 = func_small_zero(s_6, x_13);
    }
    return result_5;
}

/* small_zero of sass_mufu.isa */
static inline uint32_t func_small_zero_5(uint32_t s_10, int32_t x)
{
    return s_10 << 31 | (uint32_t)(x < 8388608 ? 0 : rt_min_i32(x, 2139095040));
}

/* mufu_rcp of sass_mufu.isa */
static inline uint32_t func_mufu_rcp(uint32_t x)
{
    uint32_t result_6 = 0;
    const uint32_t e_5 = x >> 23 & 0xff;
    const uint32_t m_6 = (x & 0x7fffff) | 0x800000;
    const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
    const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
    if (e_5 == 255) {
        result_6 = m_6 == 8388608 ? x >> 31 << 31 : 2147483647;
    } else if (e_5 == 0) {
        result_6 = x >> 31 << 31 | 0x7f800000;
    } else {
        const int32_t x_14 = (252 - (int32_t)e_5) * 8388608 + r_3;
        result_6 = func_small_zero_5(x >> 31, x_14);
    }
    return result_6;
}

/* mufu_rsq of sass_mufu.isa */
static inline uint32_t func_mufu_rsq(uint32_t x)
{
    int32_t s_7 = 0;
    uint32_t result_7 = 0;
    const uint32_t e_6 = x >> 23 & 0xff;
    const int32_t odd = !(e_6 & 1);
    const int64_t y_4 =
        (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
        / (rt_i128)(((x & 0x7fffff) | 0x800000) << (1 + odd)));
    s_7 = 0;
    for (int32_t i_7 = 0; i_7 <= 25; i_7++) {
        const int32_t t_4 = s_7 | 1 << (25 - i_7);
        s_7 = (int64_t)t_4 * t_4 <= y_4 ? t_4 : s_7;
    }
    const int32_t r_4 = (s_7 + 1) >> 1;
    if (e_6 == 0) {
        result_7 = x >> 31 << 31 | 0x7f800000;
    } else if ((e_6 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
        result_7 = 2147483647;
    } else if (e_6 == 255) {
        result_7 = 0;
    } else {
        result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
    }
    return result_7;
}

/* mufu_rcp64h of sass_mufu.isa */
static inline uint32_t func_mufu_rcp64h(uint32_t x)
{
    uint32_t result_8 = 0;
    const uint32_t e_7 = x >> 20 & 0x7ff;
    const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
    const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
    if (e_7 == 2047) {
        result_8 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
    } else if (e_7 == 0) {
        result_8 = x >> 31 << 31 | 0x7ff00000;
    } else {
        result_8 = x >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
    }
    return result_8;
}

/* mufu_rsq64h of sass_mufu.isa */
static inline uint32_t func_mufu_rsq64h(uint32_t x)
{
    int32_t s_8 = 0;
    uint32_t result_9 = 0;
    const uint32_t e_8 = x >> 20 & 0x7ff;
    const uint32_t odd_2 = (e_8 & 1) ^ 1;
    const int64_t y_5 = INT64_C(4611686018427387904) / (((x & 0xfffff) | 0x100000) << odd_2);
    s_8 = 0;
    for (int32_t i_8 = 0; i_8 <= 21; i_8++) {
        const int32_t t_5 = s_8 | 1 << (21 - i_8);
        s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
    }
    const int32_t r_6 = s_8;
    if (e_8 == 0) {
        result_9 = x >> 31 << 31 | 0x7ff00000;
    } else if ((e_8 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
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
    int32_t t_6 = 0;
    s_9 = 0;
    t_6 = 16777216;
    s_9 = 16777216;
    t_6 = 0x1000000 | 0x800000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : 16777216;
    t_6 = s_9 | 0x400000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x200000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x100000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x80000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x40000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x20000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x10000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x8000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x4000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x2000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x1000;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x800;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x400;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x200;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x100;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x80;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x40;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x20;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 0x10;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 8;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 4;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 2;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    t_6 = s_9 | 1;
    s_9 = (int64_t)t_6 * t_6 <= y ? t_6 : s_9;
    return s_9;
}

/* mufu_sqrt of sass_mufu.isa */
static inline uint32_t func_mufu_sqrt(uint32_t x)
{
    int32_t s_9 = 0;
    uint32_t result_10 = 0;
    const uint32_t e_9 = x >> 23 & 0xff;
    const uint32_t odd_3 = e_9 & 1;
    const int64_t y_6 = (int64_t)((x & 0x7fffff) | 0x800000) << (26 - odd_3);
    s_9 = func_root(y_6);
    const int32_t r_7 = (s_9 + 1) >> 1;
    if (e_9 == 0) {
        result_10 = x >> 31 << 31;
    } else if ((e_9 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
        result_10 = 2147483647;
    } else if (e_9 == 255) {
        result_10 = 2139095040;
    } else {
        result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1)) * 8388608
            + r_7);
    }
    return result_10;
}

/* mufu_tanh of mufu.isa */
static inline uint32_t func_mufu_tanh(uint32_t x)
{
    uint32_t result_11 = 0;
    int64_t p_5 = 0;
    int64_t p_6 = 0;
    const uint32_t e_10 = x >> 23 & 0xff;
    const uint32_t m_7 = (x & 0x7fffff) | 0x800000;
    if (e_10 == 255 && (x & 0x7fffff) != 0) {
        result_11 = 2147483647;
    } else if (e_10 == 0) {
        result_11 = x >> 31 << 31;
    } else if (e_10 > 130) {
        result_11 = x >> 31 << 31 | 0x3f800000;
    } else if (e_10 < 125) {
        const int64_t y_7 =
            rt_shr_i64((int64_t)m_7 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_10, 124)));
        const uint64_t u_3 = (uint64_t)((rt_i128)y_7 * (rt_i128)y_7 >> 60);
        p_5 = 0;
        for (int32_t i_10 = 1; i_10 <= 13; i_10++) {
            p_5 = lut_tanh_c[13 - i_10] - (int64_t)((rt_i128)p_5 * (rt_i128)u_3 >> 64);
        }
        const int64_t n_7 = (int64_t)((rt_i128)((uint64_t)m_7 << 40) * (rt_i128)p_5 >> 64);
        const int32_t k_6 = (int32_t)e_10 - 188;
        const uint32_t x_15 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_7), RT_NEAR);
        const int64_t x_16 = (int64_t)x_15 + k_6 * 8388608;
        result_11 = func_small_zero_3(x >> 31, x_16);
    } else {
        const rt_i128 v_2 = (rt_i128)m_7 * INT64_C(6653256548922161245)
            >> (149 - rt_clamp_i32((int32_t)e_10, 125, 130));
        const uint64_t f_4 = (uint64_t)v_2 & INT64_C(0x3fffffffffffffff);
        p_6 = 1;
        for (int32_t i_11 = 1; i_11 <= 18; i_11++) {
            p_6 = lut_ex2_c[18 - i_11] + (int64_t)((rt_i128)p_6 * (rt_i128)f_4 >> 62);
        }
        const rt_u128 w = rt_u128_from(p_6) << (v_2 >> 62);
        const int64_t n_8 = INT64_C(4611686018427387904)
            - (int64_t)(rt_u128_of(UINT64_C(0x2000000000000000), UINT64_C(0x0))
            / (w + INT64_C(4611686018427387904)));
        const uint32_t x_17 = (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_8), RT_NEAR);
        const int64_t x_18 = n_8 == 0 ? 0 : (int64_t)x_17 + -520093696;
        result_11 = func_small_zero_3(x >> 31, x_18);
    }
    return result_11;
}

/* mufu of float.isa */
static inline uint32_t func_mufu(int32_t float_mufu_op, uint32_t x)
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
    uint32_t result_11 = 0;
    if (float_mufu_op == 0) {
        result_2 = func_of_turns(x);
        result = result_2;
    } else if (float_mufu_op == 1) {
        result_3 = func_of_turns_2(x);
        result = result_3;
    } else if (float_mufu_op == 2) {
        result_4 = func_mufu_ex2(x);
        result = (uint32_t)result_4;
    } else if (float_mufu_op == 3) {
        result_5 = func_mufu_lg2(x);
        result = result_5;
    } else if (float_mufu_op == 4) {
        result_6 = func_mufu_rcp(x);
        result = result_6;
    } else if (float_mufu_op == 5) {
        result_7 = func_mufu_rsq(x);
        result = result_7;
    } else if (float_mufu_op == 6) {
        result_8 = func_mufu_rcp64h(x);
        result = result_8;
    } else if (float_mufu_op == 7) {
        result_9 = func_mufu_rsq64h(x);
        result = result_9;
    } else if (float_mufu_op == 8) {
        result_10 = func_mufu_sqrt(x);
        result = result_10;
    } else {
        result_11 = func_mufu_tanh(x);
        result = result_11;
    }
    return result;
}

/* mufu of float.isa */
static inline uint32_t func_mufu_2(int32_t float_mufu_op, uint32_t x)
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
    if (float_mufu_op == 0) {
        result_2 = func_of_turns(x);
        result = result_2;
    } else if (float_mufu_op == 1) {
        result_3 = func_of_turns_2(x);
        result = result_3;
    } else if (float_mufu_op == 2) {
        result_4 = func_mufu_ex2(x);
        result = (uint32_t)result_4;
    } else if (float_mufu_op == 3) {
        result_5 = func_mufu_lg2(x);
        result = result_5;
    } else if (float_mufu_op == 4) {
        result_6 = func_mufu_rcp(x);
        result = result_6;
    } else if (float_mufu_op == 5) {
        result_7 = func_mufu_rsq(x);
        result = result_7;
    } else if (float_mufu_op == 8) {
        result_8 = func_mufu_sqrt(x);
        result = result_8;
    } else {
        result_9 = func_mufu_tanh(x);
        result = result_9;
    }
    return result;
}

/* to_fp8 of fp8.isa */
static inline int32_t func_to_fp8(int32_t e4, uint32_t y, int32_t satfinite, int32_t fp8_fp8_relu)
{
    int32_t result = 0;
    const int32_t low = e4 ? 121 : 113;
    const int32_t width = e4 ? 3 : 2;
    const int32_t most = e4 ? 126 : 123;
    const int32_t e = rt_max_i32((int32_t)(y >> 23 & 0xff), low);
    const uint32_t n =
        rt_f32_add(y & 0x7fffffff, (uint32_t)((rt_min_i32(e, 200) + 23 - width) << 23), RT_NEAR,
        RT_KEEP, 0x7fc00000) & 0xff;
    const int32_t code = (int32_t)n + (int32_t)((uint32_t)(e - low) << width);
    const int32_t over = satfinite ? most : e4 ? 127 : 124;
    const int32_t y_2 = code > most ? over : code;
    if (rt_f32_is_nan(y)) {
        result = 127;
    } else {
        result = (fp8_fp8_relu && y >> 31 != 0) ? 0 : (y_2 | (int32_t)(y >> 31 << 7)) & 0xff;
    }
    return result;
}

static inline int operand_add_mode_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_f32_at, int half_add_type_at)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t half_f32 = (int32_t)in->value[half_f32_at];
        m_2 = half_f32;
        break;
    }
    case 1: {
        const int32_t half_add_type = (int32_t)in->value[half_add_type_at];
        m_2 = half_add_type;
        break;
    }
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined format");
    }
    *value = m_2;
    return 0;
}

static inline int operand_add_mode(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_f32_at, int half_add_type_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_f32 = (int32_t)in->value[half_f32_at];
        *value = half_f32;
        return 0;
    }
    return operand_add_mode_any(m, in, value, line, half_f32_at, half_add_type_at);
}

static inline int operand_halves_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    int32_t s_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
        s_2 = half_swizzle_a;
        break;
    }
    case 1: {
        const int32_t half_swizzle_a_hopper = (int32_t)in->value[half_swizzle_a_hopper_at];
        s_2 = half_swizzle_a_hopper;
        break;
    }
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined halves");
    }
    *value = s_2;
    return 0;
}

static inline int operand_halves_a(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
        *value = half_swizzle_a;
        return 0;
    }
    return operand_halves_a_any(m, in, value, line, half_swizzle_a_at, half_swizzle_a_hopper_at);
}

/* halves of sass_float.isa */
static inline uint32_t func_halves(uint32_t x, int32_t s_3)
{
    return (uint32_t)(s_3 == 2 || 0 ? (int32_t)(x & 0xffff) : (int32_t)(x >> 16)) << 16
        | (uint32_t)(s_3 >= 3 ? (int32_t)(x >> 16) : (int32_t)(x & 0xffff));
}

static inline int operand_f16_a(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int neg_a_at, int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)in->value[neg_a_at];
    uint32_t a_3;
    if (in->alt[line] == 0) {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 1, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][lane] ^ (uint32_t)neg_a << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->r[ra][lane], s_2);
            t = x_9 ^ (neg_a ? 2147516416u : 0);
        }
        a_3 = t;
    } else {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 2, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)neg_a << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->r[ra][lane], s_2);
            t = (x_9 & 0x7fff7fff) ^ (neg_a ? 2147516416u : 0);
        }
        a_3 = t;
    }
    *value = a_3;
    return 0;
}

static inline int operand_f16_last(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int half_swizzle_b_at, int half_swizzle_b_hopper_at, int half_f16_high_at,
    int f16_low_at, int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t b_3;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 1, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][lane] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->r[rb][lane], s_2);
            t = x_9 ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 2, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->r[rb][lane], s_2);
            t = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    case 2:
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b_3 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        b_3 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 4, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(const_2, s_2);
            t = x_9 ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    case 6: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 6, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(const_2, s_2);
            t = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 7, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->ur[urb], s_2);
            t = x_9 ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 8, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t = 0;
        if (s_2 == 1) {
            const uint32_t x_8 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x_8 << 16 | x_8;
        } else {
            const uint32_t x_9 = func_halves(s->ur[urb], s_2);
            t = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_3 = t;
        break;
    }
    }
    *value = b_3;
    return 0;
}

/* sticky_add of bfloat.isa */
static inline uint32_t func_sticky_add(uint32_t up, uint32_t r, int32_t same)
{
    return rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
}

/* bf_saturated of bfloat.isa */
static inline int32_t func_bf_saturated(int32_t x, int32_t s_2)
{
    return !s_2 ? x : x >> 15 != 0 || x > 32640 ? 0 : rt_min_i32(x, 16256);
}

/* half_saturated of sass_float.isa */
static inline int32_t func_half_saturated(uint32_t x, int32_t s_2)
{
    return !s_2 ? (int32_t)x : x >> 15 != 0 || x > 31744 ? 0 : rt_min_i32((int32_t)x, 15360);
}

/* bf_mul of bfloat.isa */
static inline int32_t func_bf_mul(int32_t dnz, uint32_t a_3, uint32_t b_3, int32_t z)
{
    int32_t t = 0;
    int32_t result = 0;
    if (dnz) {
        const uint32_t y = a_3 >> 16 << 16;
        const uint32_t y_2 = b_3 >> 16 << 16;
        t = (((1 && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y) & 0x7fffffff) == 0
            || (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0;
    } else {
        t = 0;
    }
    if (t) {
        result = 0;
    } else {
        const uint32_t y_3 = a_3 >> 16 << 16;
        const uint32_t a = (z && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3;
        const uint32_t y_4 = b_3 >> 16 << 16;
        const uint32_t b = (z && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
        const uint32_t down = rt_f32_mul(a, b, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up = rt_f32_mul(a, b, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r_2 = less ? down : up;
        const uint32_t x_2 = func_sticky_add(up, r_2, same);
        result = func_to_bf16(x_2);
    }
    return result;
}

/* bf_mul of bfloat.isa */
static inline int32_t func_bf_mul_2(int32_t dnz, uint32_t a, uint32_t b, int32_t z)
{
    int32_t t_2 = 0;
    int32_t result_2 = 0;
    if (dnz) {
        const uint32_t y_5 = (a & 0xffff) << 16;
        const uint32_t y_6 = (b & 0xffff) << 16;
        t_2 = (((1 && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5) & 0x7fffffff) == 0
            || (((1 && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6) & 0x7fffffff) == 0;
    } else {
        t_2 = 0;
    }
    if (t_2) {
        result_2 = 0;
    } else {
        const uint32_t y_7 = (a & 0xffff) << 16;
        const uint32_t a_2 = (z && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
        const uint32_t y_8 = (b & 0xffff) << 16;
        const uint32_t b_2 = (z && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8;
        const uint32_t down_2 = rt_f32_mul(a_2, b_2, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up_2 = rt_f32_mul(a_2, b_2, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
        const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
        const uint32_t r_3 = less_2 ? down_2 : up_2;
        const uint32_t x_3 = func_sticky_add(up_2, r_3, same_2);
        result_2 = func_to_bf16(x_3);
    }
    return result_2;
}

/* half_saturated of sass_float.isa */
static inline int32_t func_half_saturated_2(int32_t x, int32_t s_2)
{
    return !s_2 ? x : x >> 15 != 0 || x > 31744 ? 0 : rt_min_i32(x, 15360);
}

static inline int32_t operand_fma_mode_any(const struct isadora_insn *in, int line, int half_f32_at)
{
    int32_t m_2;
    if (in->alt[line] == 2) {
        m_2 = 2;
    } else {
        const int32_t half_f32 = (int32_t)in->value[half_f32_at];
        m_2 = half_f32;
    }
    return m_2;
}

static inline int32_t operand_fma_mode(const struct isadora_insn *in, int line, int half_f32_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_f32 = (int32_t)in->value[half_f32_at];
        return half_f32;
    }
    return operand_fma_mode_any(in, line, half_f32_at);
}

/* halves of sass_float.isa */
static inline uint32_t func_halves_2(uint32_t x, int32_t s_3)
{
    return (uint32_t)(s_3 == 2 || s_3 == 4 ? (int32_t)(x & 0xffff) : (int32_t)(x >> 16)) << 16
        | (uint32_t)(s_3 >= 3 ? (int32_t)(x >> 16) : (int32_t)(x & 0xffff));
}

static inline int operand_fma_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int half_swizzle_b_at, int half_swizzle_b_neg_at, int half_f16_high_at,
    int f16_low_at, int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t b_5;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 1, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][lane] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->r[rb][lane], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_10 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->r[rb][lane], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 2:
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b_5 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        b_5 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_10 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 6: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 7, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_10 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 8, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    }
    *value = b_5;
    return 0;
}

/* bf_fma of bfloat.isa */
static inline int32_t func_bf_fma(int32_t dnz, uint32_t a, uint32_t b_5, uint32_t c_3, int32_t z)
{
    int32_t t = 0;
    int32_t result = 0;
    if (dnz) {
        const uint32_t y_2 = a >> 16 << 16;
        const uint32_t y_3 = b_5 >> 16 << 16;
        t = (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0
            || (((1 && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3) & 0x7fffffff) == 0;
    } else {
        t = 0;
    }
    if (t) {
        const uint32_t y_5 = c_3 >> 16 << 16;
        const uint32_t b = (z && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
        const uint32_t down = rt_f32_add(0, b, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up = rt_f32_add(0, b, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t x_3 = func_sticky_add(up, r, same);
        result = func_to_bf16(x_3);
    } else {
        const uint32_t y_6 = a >> 16 << 16;
        const uint32_t a_2 = (z && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6;
        const uint32_t y_7 = b_5 >> 16 << 16;
        const uint32_t b_2 = (z && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
        const uint32_t y_8 = c_3 >> 16 << 16;
        const uint32_t c = (z && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8;
        const uint32_t down_2 =
            rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up_2 =
            rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
        const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
        const uint32_t r_2 = less_2 ? down_2 : up_2;
        const uint32_t x_4 = func_sticky_add(up_2, r_2, same_2);
        result = func_to_bf16(x_4);
    }
    return result;
}

/* bf_fma of bfloat.isa */
static inline int32_t func_bf_fma_2(int32_t dnz, uint32_t a, uint32_t b, uint32_t c, int32_t z)
{
    int32_t t_2 = 0;
    int32_t result_2 = 0;
    if (dnz) {
        const uint32_t y_9 = (a & 0xffff) << 16;
        const uint32_t y_10 = (b & 0xffff) << 16;
        t_2 = (((1 && (y_9 >> 23 & 0xff) == 0) ? y_9 & 0x80000000u : y_9) & 0x7fffffff) == 0
            || (((1 && (y_10 >> 23 & 0xff) == 0) ? y_10 & 0x80000000u : y_10) & 0x7fffffff) == 0;
    } else {
        t_2 = 0;
    }
    if (t_2) {
        const uint32_t y_12 = (c & 0xffff) << 16;
        const uint32_t b_3 = (z && (y_12 >> 23 & 0xff) == 0) ? y_12 & 0x80000000u : y_12;
        const uint32_t down_3 = rt_f32_add(0, b_3, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up_3 = rt_f32_add(0, b_3, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less_3 = (down_3 & 0x7fffffff) < (up_3 & 0x7fffffff);
        const int32_t same_3 = (down_3 & 0x7fffffff) == (up_3 & 0x7fffffff);
        const uint32_t r_3 = less_3 ? down_3 : up_3;
        const uint32_t x_5 = func_sticky_add(up_3, r_3, same_3);
        result_2 = func_to_bf16(x_5);
    } else {
        const uint32_t y_13 = (a & 0xffff) << 16;
        const uint32_t a_4 = (z && (y_13 >> 23 & 0xff) == 0) ? y_13 & 0x80000000u : y_13;
        const uint32_t y_14 = (b & 0xffff) << 16;
        const uint32_t b_4 = (z && (y_14 >> 23 & 0xff) == 0) ? y_14 & 0x80000000u : y_14;
        const uint32_t y_15 = (c & 0xffff) << 16;
        const uint32_t c_2 = (z && (y_15 >> 23 & 0xff) == 0) ? y_15 & 0x80000000u : y_15;
        const uint32_t down_4 =
            rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t up_4 =
            rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
        const int32_t less_4 = (down_4 & 0x7fffffff) < (up_4 & 0x7fffffff);
        const int32_t same_4 = (down_4 & 0x7fffffff) == (up_4 & 0x7fffffff);
        const uint32_t r_4 = less_4 ? down_4 : up_4;
        const uint32_t x_6 = func_sticky_add(up_4, r_4, same_4);
        result_2 = func_to_bf16(x_6);
    }
    return result_2;
}

/* bf_fma2 of bfloat.isa */
static inline uint32_t func_bf_fma2(int32_t s_2, int32_t result, int32_t result_2)
{
    return (uint32_t)func_bf_saturated(result, s_2) << 16
        | (uint32_t)func_bf_saturated(result_2, s_2);
}

/* fma2 of sass_float.isa */
static inline uint32_t func_fma2(int32_t s_2, int32_t result, int32_t result_4)
{
    return (uint32_t)func_half_saturated_2(result, s_2) << 16
        | (uint32_t)func_half_saturated_2(result_4, s_2);
}

static inline int operand_fma_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int urb_at)
{
    uint32_t c_3;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        c_3 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 2: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        c_3 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_10 ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 5, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_10 ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_9 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_9 << 16 | x_9;
        } else {
            const uint32_t x_10 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    }
    *value = c_3;
    return 0;
}

static inline int operand_fma_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        *value = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        return 0;
    }
    return operand_fma_c_in_b_any(m, s, in, value, line, half_f16_high_at, f16_low_at,
        half_bf16_high_at, half_bf16_low_at, neg_b_at, c_bank_at, c_offset_at, half_swizzle_b_at,
        half_swizzle_b_neg_at, urb_at);
}

static inline int32_t operand_relu_mode(const struct isadora_insn *in, int line, int half_f32_at)
{
    int32_t m_2;
    if (in->alt[line] == 0) {
        const int32_t half_f32 = (int32_t)in->value[half_f32_at];
        m_2 = half_f32;
    } else {
        m_2 = 2;
    }
    return m_2;
}

static inline int operand_fma_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int half_swizzle_b_at, int half_swizzle_b_neg_at, int half_f16_high_at,
    int f16_low_at, int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t b_5;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 1, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][lane] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->r[rb][lane], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_8 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->r[rb][lane], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b_5 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 3: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        b_5 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_8 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 7, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_8 ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 8, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        b_5 = t_3;
        break;
    }
    }
    *value = b_5;
    return 0;
}

/* bf_relu2 of bfloat.isa */
static inline uint32_t func_bf_relu2(uint32_t x)
{
    return (uint32_t)((x >> 16 & 0x7fff) > 32640 ? 32767 : x >> 16 >> 15 != 0 ? 0
        : (int32_t)(x >> 16)) << 16
        | (uint32_t)((x & 0xffff & 0x7fff) > 32640 ? 32767 : (x & 0xffff) >> 15 != 0 ? 0
        : (int32_t)(x & 0xffff));
}

/* relu2 of bfloat.isa */
static inline uint32_t func_relu2(uint32_t x)
{
    return (uint32_t)((x >> 16 & 0x7fff) > 31744 ? 32767 : x >> 16 >> 15 != 0 ? 0
        : (int32_t)(x >> 16)) << 16
        | (uint32_t)((x & 0xffff & 0x7fff) > 31744 ? 32767 : (x & 0xffff) >> 15 != 0 ? 0
        : (int32_t)(x & 0xffff));
}

static inline int operand_fma_c_in_b_2_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int urb_at)
{
    uint32_t c_3;
    switch (in->alt[line]) {
    case 0: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        c_3 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 1: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        c_3 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_8 ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(const_2, s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 5, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = x_8 ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        uint32_t t_3 = 0;
        if (s_2 == 1) {
            const uint32_t x_7 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t_3 = x_7 << 16 | x_7;
        } else {
            const uint32_t x_8 = func_halves_2(s->ur[urb], s_2) ^ (uint32_t)((s_2 == 4) << 15);
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    }
    *value = c_3;
    return 0;
}

static inline int operand_fma_c_in_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        *value = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        return 0;
    }
    return operand_fma_c_in_b_2_any(m, s, in, value, line, half_f16_high_at, f16_low_at,
        half_bf16_high_at, half_bf16_low_at, neg_b_at, c_bank_at, c_offset_at, half_swizzle_b_at,
        half_swizzle_b_neg_at, urb_at);
}

static inline int operand_mma_mode_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
    case 1:
        m_2 = 0;
        break;
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined format");
    default:
        m_2 = 2;
        break;
    }
    *value = m_2;
    return 0;
}

static inline int operand_mma_mode(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line)
{
    if (in->alt[line] == 0) {
        *value = 0;
        return 0;
    }
    return operand_mma_mode_any(m, in, value, line);
}

static inline uint32_t operand_mma_a(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int neg_a_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)in->value[neg_a_at];
    uint32_t a_5;
    if (in->alt[line] == 0) {
        const uint32_t x_9 = s->r[ra][lane] >> 16 << 16 | (s->r[ra][lane] & 0xffff);
        a_5 = x_9 ^ (neg_a ? 2147516416u : 0);
    } else {
        const uint32_t x_9 = s->r[ra][lane] >> 16 << 16 | (s->r[ra][lane] & 0xffff);
        a_5 = (x_9 & 0x7fff7fff) ^ (neg_a ? 2147516416u : 0);
    }
    return a_5;
}

static inline int operand_mma_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int neg_b_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b_5;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->r[rb][lane] >> 16 << 16 | (s->r[rb][lane] & 0xffff);
        b_5 = x_9 ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->r[rb][lane] >> 16 << 16 | (s->r[rb][lane] & 0xffff);
        b_5 = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 2:
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b_5 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        b_5 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_9 = const_2 >> 16 << 16 | (const_2 & 0xffff);
        b_5 = x_9 ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 6: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_9 = const_2 >> 16 << 16 | (const_2 & 0xffff);
        b_5 = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
        b_5 = x_9 ^ (neg_b ? 2147516416u : 0);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
        b_5 = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        break;
    }
    }
    *value = b_5;
    return 0;
}

static inline int operand_mma_c_in_b_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    uint32_t c_3;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        c_3 = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 2: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        c_3 = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_9 = const_2 >> 16 << 16 | (const_2 & 0xffff);
        c_3 = x_9 ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        const uint32_t x_9 = const_2 >> 16 << 16 | (const_2 & 0xffff);
        c_3 = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        break;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
        c_3 = x_9 ^ (neg_b ? 2147516416u : 0);
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const uint32_t x_9 = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
        c_3 = (x_9 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        break;
    }
    }
    *value = c_3;
    return 0;
}

static inline int operand_mma_c_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int neg_b_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        *value = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        return 0;
    }
    return operand_mma_c_in_b_any(m, s, in, value, line, half_f16_high_at, f16_low_at,
        half_bf16_high_at, half_bf16_low_at, neg_b_at, c_bank_at, c_offset_at, urb_at);
}

static inline int operand_set_mode_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_set_type_at)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
        m_2 = 0;
        break;
    case 1: {
        const int32_t half_set_type = (int32_t)in->value[half_set_type_at];
        m_2 = half_set_type;
        break;
    }
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined format");
    }
    *value = m_2;
    return 0;
}

static inline int operand_set_mode(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int half_set_type_at)
{
    if (in->alt[line] == 0) {
        *value = 0;
        return 0;
    }
    return operand_set_mode_any(m, in, value, line, half_set_type_at);
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

static inline int32_t operand_mnmx_mode(const struct isadora_insn *in, int line)
{
    int32_t m_2;
    if (in->alt[line] == 0) {
        m_2 = 0;
    } else {
        m_2 = 2;
    }
    return m_2;
}

static inline int operand_f16_a_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int neg_a_at, int xorsign_at, int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)in->value[neg_a_at];
    const int32_t xorsign = (int32_t)in->value[xorsign_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 1, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][lane] ^ (uint32_t)neg_a << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->r[ra][lane], s_2);
            t_5 = x_4 ^ (neg_a ? 2147516416u : 0);
        }
        a = t_5;
    } else {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 2, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        const int32_t a_2 = !xorsign;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (a_2 ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)neg_a << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->r[ra][lane], s_2);
            t_5 = (a_2 ? x_4 & 0x7fff7fff : x_4) ^ (neg_a ? 2147516416u : 0);
        }
        a = t_5;
    }
    *value = a;
    return 0;
}

static inline int operand_mnmx_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int xorsign_at,
    int rb_at, int neg_b_at, int half_swizzle_b_at, int half_swizzle_b_hopper_at,
    int half_f16_high_at, int f16_low_at, int half_bf16_high_at, int half_bf16_low_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    const int32_t xorsign = (int32_t)in->value[xorsign_at];
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 1, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][lane] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->r[rb][lane], s_2);
            t_5 = x_4 ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 2, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        const int32_t a_2 = !xorsign;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (a_2 ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->r[rb][lane], s_2);
            t_5 = (a_2 ? x_4 & 0x7fff7fff : x_4) ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        b = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        break;
    }
    case 3: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        b = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        break;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 4, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(const_2, s_2);
            t_5 = x_4 ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 6, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        const int32_t a_2 = !xorsign;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (a_2 ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP,
                0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(const_2, s_2);
            t_5 = (a_2 ? x_4 & 0x7fff7fff : x_4) ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 7, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                RT_ZERO, RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->ur[urb], s_2);
            t_5 = x_4 ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_halves_a(m, in, &s_2, line + 8, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return s_2_trap;
        }
        uint32_t t_5 = 0;
        const int32_t a_2 = !xorsign;
        if (s_2 == 1) {
            const uint32_t x_3 =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (a_2 ? s->ur[urb] & 0x7fffffff : s->ur[urb]) ^ (uint32_t)neg_b << 31, RT_ZERO,
                RT_KEEP, 0x7fff);
            t_5 = x_3 << 16 | x_3;
        } else {
            const uint32_t x_4 = func_halves(s->ur[urb], s_2);
            t_5 = (a_2 ? x_4 & 0x7fff7fff : x_4) ^ (neg_b ? 2147516416u : 0);
        }
        b = t_5;
        break;
    }
    }
    *value = b;
    return 0;
}

/* least of half.isa */
static inline uint32_t func_least(int32_t bf, uint32_t a, int32_t ftz, uint32_t b, int32_t xorsign,
    int32_t q, int32_t nan)
{
    uint32_t t = 0;
    uint32_t t_2 = 0;
    if (bf) {
        const uint32_t y = a >> 16 << 16;
        t = (ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y;
    } else {
        t = (uint32_t)rt_float_convert(RT_F32, RT_F16, a >> 16, RT_NEAR, (uint32_t)(ftz * 3),
            0x7fffffff);
    }
    const uint32_t x = t;
    if (bf) {
        const uint32_t y_2 = b >> 16 << 16;
        t_2 = (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2;
    } else {
        t_2 = (uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, (uint32_t)(ftz * 3),
            0x7fffffff);
    }
    const uint32_t y_3 = t_2;
    const uint32_t v = xorsign ? x & 0x7fffffff : x;
    const uint32_t w = xorsign ? y_3 & 0x7fffffff : y_3;
    const uint32_t r = q ? rt_f32_min(v, w, RT_KEEP, 0x7fffffff)
        : rt_f32_max(v, w, RT_KEEP, 0x7fffffff);
    const int32_t sign = xorsign ? (int32_t)(x >> 31 ^ y_3 >> 31) : 0;
    const int32_t empty = rt_f32_is_nan(r) || (nan && (rt_f32_is_nan(x) || rt_f32_is_nan(y_3)));
    const uint32_t held = empty ? 2147483647 : r ^ (uint32_t)sign << 31;
    return held;
}

/* least of half.isa */
static inline uint32_t func_least_2(int32_t bf, uint32_t a, int32_t ftz, uint32_t b,
    int32_t xorsign, int32_t q, int32_t nan)
{
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    if (bf) {
        const uint32_t y_4 = (a & 0xffff) << 16;
        t_3 = (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
    } else {
        t_3 = (uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, (uint32_t)(ftz * 3),
            0x7fffffff);
    }
    const uint32_t x_2 = t_3;
    if (bf) {
        const uint32_t y_5 = (b & 0xffff) << 16;
        t_4 = (ftz && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
    } else {
        t_4 = (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(ftz * 3),
            0x7fffffff);
    }
    const uint32_t y_6 = t_4;
    const uint32_t v_2 = xorsign ? x_2 & 0x7fffffff : x_2;
    const uint32_t w_2 = xorsign ? y_6 & 0x7fffffff : y_6;
    const uint32_t r_2 = q ? rt_f32_min(v_2, w_2, RT_KEEP, 0x7fffffff)
        : rt_f32_max(v_2, w_2, RT_KEEP, 0x7fffffff);
    const int32_t sign_2 = xorsign ? (int32_t)(x_2 >> 31 ^ y_6 >> 31) : 0;
    const int32_t empty_2 = rt_f32_is_nan(r_2)
        || (nan && (rt_f32_is_nan(x_2) || rt_f32_is_nan(y_6)));
    const uint32_t held_2 = empty_2 ? 2147483647 : r_2 ^ (uint32_t)sign_2 << 31;
    return held_2;
}

static inline int32_t operand_carries_out_any(const struct isadora_insn *in, int line)
{
    int32_t carries;
    if (in->alt[line] == 0) {
        carries = 0;
    } else {
        carries = 1;
    }
    return carries;
}

static inline int32_t operand_carries_out(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_carries_out_any(in, line);
}

static inline int operand_signed_b_no_imm(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int neg_b_at,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    const int32_t neg_b = (int32_t)in->value[neg_b_at];
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = neg_b ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return const_2_trap;
        }
        b = neg_b ? ~const_2 : const_2;
        break;
    }
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = neg_b ? ~s->ur[urb] : s->ur[urb];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_signed_b_any(struct isadora_machine *m, struct volta_state *s,
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

static inline int operand_signed_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        *value = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_any(m, s, in, lane, value, line, rb_at, inv_b_at, imm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline uint32_t operand_viadd_b(struct volta_state *s, const struct isadora_insn *in,
    int line, int imm_at, int urb_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
    } else {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb];
    }
    return b;
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
        b = func_constant_word(m, c_bank, c_offset);
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

static inline int operand_src_b_any(struct isadora_machine *m, struct volta_state *s,
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
        b = func_constant_word(m, c_bank, c_offset);
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
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_src_b_any(m, s, in, lane, value, line, rb_at, imm_at, c_bank_at, c_offset_at,
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

static inline int operand_signed_c64_in_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int neg_b_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    const int32_t neg_b = (int32_t)in->value[neg_b_at];
    uint64_t c;
    if (in->alt[line] == 0) {
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 1, c_bank_at, c_offset_at);
        if (const64_trap) {
            return const64_trap;
        }
        c = neg_b ? ~const64 : const64;
    } else {
        const int32_t urb = (int32_t)in->value[urb_at];
        const uint64_t x_2 = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        c = neg_b ? ~x_2 : x_2;
    }
    *value = c;
    return 0;
}

/* product of integer.isa */
static inline rt_i128 func_product_2(uint32_t a, uint32_t b, int32_t is_signed)
{
    return is_signed ? (rt_i128)((int64_t)(int32_t)a * (int32_t)b) : (rt_i128)((uint64_t)a * b);
}

/* funnel_left of sass.isa */
static inline uint32_t func_funnel_left(uint32_t low, uint32_t high, int32_t n)
{
    return rt_shl_u32(high, (uint64_t)n) | rt_shr_u32(low, (uint64_t)(32 - n));
}

/* funnel_right of sass.isa */
static inline uint32_t func_funnel_right(uint32_t low, uint32_t high, int32_t n)
{
    return rt_shr_u32(low, (uint64_t)n) | rt_shl_u32(high, (uint64_t)(32 - n));
}

/* shifted32 of logic.isa */
static inline uint32_t func_shifted32(struct volta_state *s, int32_t lane, int32_t w, uint32_t by,
    int32_t shift_dir, int32_t hi, int32_t ra, uint32_t high, int32_t shift_type)
{
    uint32_t result = 0;
    const int32_t n = w ? (int32_t)(by & 0x1f) : (int32_t)rt_min_u32(by, 32);
    if (!shift_dir) {
        result = hi ? func_funnel_left(s->r[ra][lane], high, n)
            : rt_shl_u32(s->r[ra][lane], (uint64_t)n);
    } else if (!hi) {
        result = func_funnel_right(s->r[ra][lane], high, n);
    } else {
        result = shift_type & 1 ? rt_shr_u32(high, (uint64_t)n)
            : (uint32_t)rt_shr_i32((int32_t)high, (uint64_t)n);
    }
    return result;
}

/* shifted64 of logic.isa */
static inline uint32_t func_shifted64(struct volta_state *s, int32_t lane, int32_t w, uint32_t by,
    int32_t ra, uint32_t high, int32_t shift_dir, int32_t shift_type, int32_t hi)
{
    uint32_t result_2 = 0;
    const int32_t n_2 = w ? (int32_t)(by & 0x3f) : (int32_t)rt_min_u32(by, 64);
    const uint64_t x = s->r[ra][lane] | (uint64_t)high << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n_2);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n_2);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n_2);
    const uint64_t y = !shift_dir ? left : shift_type ? logical : arithmetic;
    if (hi) {
        result_2 = (uint32_t)(y >> 32);
    } else {
        result_2 = (uint32_t)y;
    }
    return result_2;
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

static inline int operand_signed_b_2_any(struct isadora_machine *m, struct volta_state *s,
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

static inline int operand_signed_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int neg_b_at,
    int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        *value = neg_b ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_2_any(m, s, in, lane, value, line, rb_at, neg_b_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

static inline int operand_signed_b_3_any(struct isadora_machine *m, struct volta_state *s,
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

static inline int operand_signed_b_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int inv_b_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        *value = inv_b ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_signed_b_3_any(m, s, in, lane, value, line, rb_at, inv_b_at, uimm_at, c_bank_at,
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

static inline int32_t operand_opt_mask(const struct isadora_insn *in, int line, int logic_lanes_at)
{
    int32_t m_2;
    if (in->alt[line] == 0) {
        m_2 = 15;
    } else {
        const int32_t logic_lanes = (int32_t)in->value[logic_lanes_at];
        m_2 = logic_lanes;
    }
    return m_2;
}

static inline uint64_t operand_warp_address(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int urc_at, int ra_at, int offset_at)
{
    const int32_t urc = (int32_t)in->value[urc_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const rt_i128 base = (rt_i128)s->r[ra][lane]
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane]
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base + (uint64_t)offset;
        break;
    }
    case 2: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base;
        break;
    }
    case 3: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base + (uint64_t)offset;
        break;
    }
    case 4: {
        const uint64_t base = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
        a = base;
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const uint64_t base = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
        a = base + (uint64_t)offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_addr_ur(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int urc_at, int ra_at, int offset_at)
{
    const int32_t urc = (int32_t)in->value[urc_at];
    uint32_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        a = s->r[ra][lane] + s->ur[urc];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->r[ra][lane] + s->ur[urc] + (uint32_t)offset;
        break;
    }
    case 2:
        a = s->ur[urc];
        break;
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->ur[urc] + (uint32_t)offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_addr_ura(struct volta_state *s, const struct isadora_insn *in,
    int line, int ura_at, int offset_at)
{
    const int32_t ura = (int32_t)in->value[ura_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        a = s->ur[ura];
    } else {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->ur[ura] + (uint32_t)offset;
    }
    return a;
}

static inline int32_t operand_opt_count(const struct isadora_insn *in, int line,
    int mbarrier_bar_count_at)
{
    int32_t n;
    if (in->alt[line] == 0) {
        n = 0;
    } else {
        const int32_t mbarrier_bar_count = (int32_t)in->value[mbarrier_bar_count_at];
        n = mbarrier_bar_count + 1;
    }
    return n;
}

static inline int32_t operand_opt_pl_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int memory_pl_at)
{
    int32_t n;
    switch (in->alt[line]) {
    case 0:
        n = 1;
        break;
    case 1: {
        const int32_t memory_pl = (int32_t)in->value[memory_pl_at];
        n = s->p[7 - memory_pl][lane];
        break;
    }
    default: {
        const int32_t memory_pl = (int32_t)in->value[memory_pl_at];
        n = !s->p[7 - memory_pl][lane];
        break;
    }
    }
    return n;
}

static inline int32_t operand_opt_pl(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int memory_pl_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_opt_pl_any(s, in, lane, line, memory_pl_at);
}

static inline uint64_t operand_addr_global_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int urb_at, int offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint(e, base);
        break;
    }
    case 1: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)s->r[ra][lane] + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint(e, base);
        break;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)func_uniform_base(s, urb, e);
        a = func_joint_2(offset, e, base);
        break;
    }
    case 4:
    case 6:
    case 8:
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        break;
    case 5:
    case 7:
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)offset;
        break;
    }
    }
    return a;
}

static inline uint64_t operand_addr_e_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int e_at, int ra_at, int offset32_at)
{
    const int32_t e = (int32_t)in->value[e_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const uint64_t base = e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_reg_address(e, base);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset32 = (int32_t)(uint32_t)in->value[offset32_at];
        const uint64_t base = e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
            : s->r[ra][lane];
        a = func_reg_address_2(offset32, e, base);
        break;
    }
    default: {
        const int32_t offset32 = (int32_t)(uint32_t)in->value[offset32_at];
        a = func_address(offset32, e);
        break;
    }
    }
    return a;
}

/* beyond_windows of memory.isa */
static inline int func_beyond_windows(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result_2 = 0;
    if (a >> 16 == 65535) {
        result_2 = (int32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)a & 0xffff, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_2 = (int32_t)rt_load(m, VOLTA_SPACE_G, a, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_2;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result = 0;
    int32_t result_2 = 0;
    if (a >> 24 == 65280) {
        result = (int32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result = (int32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int status = func_beyond_windows(m, a, &result_2);
        if (status)
            return status;
        result = result_2;
    }
    *value = result;
    return 0;
}

/* beyond_windows of memory.isa */
static inline int func_beyond_windows_2(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result_6 = 0;
    if (a >> 16 == 65535) {
        result_6 = (int32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)a & 0xffff, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_6 = (int32_t)rt_load(m, VOLTA_SPACE_G, a, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_6;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_2(struct isadora_machine *m, uint64_t a, int32_t *value)
{
    int32_t result_5 = 0;
    int32_t result_6 = 0;
    if (a >> 24 == 65280) {
        result_5 = (int32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_5 = (int32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int status_5 = func_beyond_windows_2(m, a, &result_6);
        if (status_5)
            return status_5;
        result_5 = result_6;
    }
    *value = result_5;
    return 0;
}

/* beyond_windows of memory.isa */
static inline int func_beyond_windows_3(struct isadora_machine *m, uint64_t a, uint32_t *value)
{
    uint32_t result_10 = 0;
    if (a >> 16 == 65535) {
        result_10 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)a & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_10 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_10;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_3(struct isadora_machine *m, uint64_t a, uint32_t *value)
{
    uint32_t result_9 = 0;
    uint32_t result_10 = 0;
    if (a >> 24 == 65280) {
        result_9 = (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_9 = (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int status_9 = func_beyond_windows_3(m, a, &result_10);
        if (status_9)
            return status_9;
        result_9 = result_10;
    }
    *value = result_9;
    return 0;
}

/* beyond_windows of memory.isa */
static inline int func_beyond_windows_4(struct isadora_machine *m, uint64_t a, uint64_t *value)
{
    uint64_t result_12 = 0;
    if (a >> 16 == 65535) {
        result_12 = rt_load(m, VOLTA_SPACE_C, (uint32_t)a & 0xffff, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_12 = rt_load(m, VOLTA_SPACE_G, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_12;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_4(struct isadora_machine *m, uint64_t a, uint64_t *value)
{
    uint64_t result_11 = 0;
    uint64_t result_12 = 0;
    if (a >> 24 == 65280) {
        result_11 = rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_11 = rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int status_11 = func_beyond_windows_4(m, a, &result_12);
        if (status_11)
            return status_11;
        result_11 = result_12;
    }
    *value = result_11;
    return 0;
}

/* beyond_windows of memory.isa */
static inline int func_beyond_windows_5(struct isadora_machine *m, uint64_t a, rt_u128 *value)
{
    rt_u128 result_14 = 0;
    if (a >> 16 == 65535) {
        result_14 = rt_wide(rt_load_word(m, VOLTA_SPACE_C, (uint32_t)a & 0xffff, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_14 = rt_wide(rt_load_word(m, VOLTA_SPACE_G, a, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_14;
    return 0;
}

/* generic of sass_memory.isa */
static inline int func_generic_5(struct isadora_machine *m, uint64_t a, rt_u128 *value)
{
    rt_u128 result_13 = 0;
    rt_u128 result_14 = 0;
    if (a >> 24 == 65280) {
        result_13 = rt_wide(rt_load_word(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (a >> 24 == 2) {
        result_13 = rt_wide(rt_load_word(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 16));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int status_13 = func_beyond_windows_5(m, a, &result_14);
        if (status_13)
            return status_13;
        result_13 = result_14;
    }
    *value = result_13;
    return 0;
}

static inline uint32_t operand_addr_local_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int urb_at, int offset_at)
{
    uint32_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t urb = (int32_t)in->value[urb_at];
        a = s->r[ra][lane] + s->ur[urb];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->r[ra][lane] + s->ur[urb] + (uint32_t)offset;
        break;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        a = s->ur[urb];
        break;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->ur[urb] + (uint32_t)offset;
        break;
    }
    case 4: {
        const int32_t ra = (int32_t)in->value[ra_at];
        a = s->r[ra][lane];
        break;
    }
    case 5: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = s->r[ra][lane] + (uint32_t)offset;
        break;
    }
    default: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        a = (uint32_t)offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_addr_local(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int urb_at, int offset_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t urb = (int32_t)in->value[urb_at];
        return s->r[ra][lane] + s->ur[urb];
    }
    return operand_addr_local_any(s, in, lane, line, ra_at, urb_at, offset_at);
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

/* span of sass.isa */
static inline rt_u128 func_span(struct volta_state *s, int32_t lane, int32_t r, int32_t n)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)(n > 1 ? s->r[r | 1][lane] : 0) << 32
        | (rt_u128)(n > 2 ? s->r[r | 2][lane] : 0) << 64
        | (rt_u128)(n > 3 ? s->r[r | 3][lane] : 0) << 96;
}

static inline uint32_t operand_copy_to(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rd_at, int memory_to_offset_at)
{
    const int32_t rd = (int32_t)in->value[rd_at];
    uint32_t to;
    if (in->alt[line] == 0) {
        to = s->r[rd][lane];
    } else {
        const int32_t memory_to_offset = rt_sext_32((uint32_t)in->value[memory_to_offset_at], 20);
        to = s->r[rd][lane] + (uint32_t)memory_to_offset;
    }
    return to;
}

static inline uint64_t operand_copy_from(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int urc_at, int memory_from_offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    uint64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const rt_i128 base = (rt_i128)s->r[ra][lane]
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base;
        break;
    }
    case 1: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        const rt_i128 base = (rt_i128)s->r[ra][lane]
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base + (uint64_t)memory_from_offset;
        break;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base;
        break;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        const rt_i128 base = (rt_i128)(s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32)
            + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
        a = (uint64_t)base + (uint64_t)memory_from_offset;
        break;
    }
    case 4:
    case 6:
    case 8:
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        break;
    case 5:
    case 7:
    default: {
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)memory_from_offset;
        break;
    }
    }
    return a;
}

static inline uint32_t operand_copy_to_ur(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rd_at, int urc_at, int memory_to_offset_at)
{
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t urc = (int32_t)in->value[urc_at];
    uint32_t to;
    if (in->alt[line] == 0) {
        to = s->r[rd][lane] + s->ur[urc];
    } else {
        const int32_t memory_to_offset = rt_sext_32((uint32_t)in->value[memory_to_offset_at], 20);
        to = s->r[rd][lane] + s->ur[urc] + (uint32_t)memory_to_offset;
    }
    return to;
}

static inline uint64_t operand_copy_from_ur(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int memory_from_offset_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    uint64_t a;
    if (in->alt[line] == 0) {
        a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
    } else {
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)memory_from_offset;
    }
    return a;
}

static inline uint32_t operand_special_any(struct isadora_machine *m, struct volta_state *s,
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
        v = 64;
        break;
    default:
        v = read_sr(m, s, 136);
        break;
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

static inline int operand_surface(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int tex_c_bank_at, int tex_c_word_at,
    int urtex_at)
{
    uint32_t s_2;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t tex_c_bank = (int32_t)in->value[tex_c_bank_at];
        const int32_t tex_c_word = (int32_t)in->value[tex_c_word_at];
        s_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(tex_c_bank * 65536 + tex_c_word * 4),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
    default: {
        const int32_t urtex = (int32_t)in->value[urtex_at];
        s_2 = s->ur[urtex];
        break;
    }
    }
    *value = s_2;
    return 0;
}

/* image_texel of sass_image.isa */
static inline uint32_t func_image_texel(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 112), 4) & 0x1f;
}

/* byte_of_x of sass_surface.isa */
static inline int64_t func_byte_of_x(struct isadora_machine *m, uint32_t h, uint32_t x,
    int32_t is_scaled)
{
    return is_scaled ? (int64_t)(int32_t)x * func_image_texel(m, h) : (int32_t)x;
}

/* surface_y of sass_surface.isa */
static inline int32_t func_surface_y(struct volta_state *s, int32_t lane, int32_t dim, int32_t ra)
{
    return dim > 2 ? (int32_t)s->r[ra | 1][lane] : 0;
}

/* surface_z of sass_surface.isa */
static inline int32_t func_surface_z(struct volta_state *s, int32_t lane, int32_t dim, int32_t ra)
{
    return dim > 3 ? (int32_t)s->r[ra | 2][lane] : dim == 2 ? (int32_t)s->r[ra | 1][lane] : 0;
}

/* image_axes of sass_image.isa */
static inline uint32_t func_image_axes(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 100), 4) & 3;
}

/* check_image of sass_image.isa */
static inline int func_check_image(struct isadora_machine *m, uint32_t s_2, int32_t axes)
{
    const int32_t test = (s_2 & 0xfffff) == 0
        || (s_2 & 0xfffff) > (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693184), 4);
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
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
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
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 4), 4) & 0x1ffff;
}

/* image_slices of sass_image.isa */
static inline uint32_t func_image_slices(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 96), 4) & 0x7fff;
}

/* is_on of sass_surface.isa */
static inline int32_t func_is_on(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, int32_t n)
{
    return x >= 0 && x + n <= func_row_bytes(m, h) && y >= 0
        && (uint32_t)y < func_image_height(m, h) && z >= 0 && (uint32_t)z < func_image_slices(m, h);
}

/* check_place of sass_surface.isa */
static inline int func_check_place(struct isadora_machine *m, uint32_t s_2, int32_t axes,
    int32_t surface_out_of_range, int64_t x, int32_t y, int32_t z, int32_t n)
{
    const int status = func_check_image(m, s_2, axes);
    if (status)
        return status;
    if (surface_out_of_range > 2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "what happens beyond the edges");
    }
    const int32_t test_3 = surface_out_of_range == 2 && !func_is_on(m, s_2, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the place is outside of the surface");
    }
    return 0;
}

/* image_base of sass_image.isa */
static inline uint64_t func_image_base(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 120), 4)
        | (uint64_t)((uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 124), 4) & 0xff) << 32;
}

/* surface_at of sass_surface.isa */
static inline uint64_t func_surface_at(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, int32_t n)
{
    return (func_image_base(m, h)
        + ((uint64_t)rt_clamp_i32(z, 0, rt_max_i32((int32_t)func_image_slices(m, h), 1) - 1)
        * (uint64_t)func_image_height(m, h)
        + (uint64_t)rt_clamp_i32(y, 0, rt_max_i32((int32_t)func_image_height(m, h), 1) - 1))
        * rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 108), 4)
        + (uint64_t)rt_clamp_i64(x, 0, rt_max_i64(func_row_bytes(m, h) - n, 0)))
        & INT64_C(0xffffffffff);
}

/* byte_of_x of sass_surface.isa */
static inline int64_t func_byte_of_x_2(struct isadora_machine *m, uint32_t h, uint32_t x)
{
    return (int64_t)(int32_t)x * func_image_texel(m, h);
}

/* is_on of sass_surface.isa */
static inline int32_t func_is_on_2(struct isadora_machine *m, uint32_t h, int64_t x, int32_t y,
    int32_t z, uint32_t n)
{
    return x >= 0 && x + n <= func_row_bytes(m, h) && y >= 0
        && (uint32_t)y < func_image_height(m, h) && z >= 0 && (uint32_t)z < func_image_slices(m, h);
}

/* check_place of sass_surface.isa */
static inline int func_check_place_2(struct isadora_machine *m, uint32_t s_2, int32_t axes,
    int32_t surface_out_of_range, int64_t x, int32_t y, int32_t z, uint32_t n)
{
    const int status = func_check_image(m, s_2, axes);
    if (status)
        return status;
    if (surface_out_of_range > 2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "what happens beyond the edges");
    }
    const int32_t test_3 = surface_out_of_range == 2 && !func_is_on_2(m, s_2, x, y, z, n);
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
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 32), 4) & 0xf;
}

/* surface_at of sass_surface.isa */
static inline uint64_t func_surface_at_2(struct isadora_machine *m, uint32_t h, int64_t x,
    int32_t y, int32_t z, uint32_t n)
{
    return (func_image_base(m, h)
        + ((uint64_t)rt_clamp_i32(z, 0, rt_max_i32((int32_t)func_image_slices(m, h), 1) - 1)
        * (uint64_t)func_image_height(m, h)
        + (uint64_t)rt_clamp_i32(y, 0, rt_max_i32((int32_t)func_image_height(m, h), 1) - 1))
        * rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 108), 4)
        + (uint64_t)rt_clamp_i64(x, 0, rt_max_i64(func_row_bytes(m, h) - n, 0)))
        & INT64_C(0xffffffffff);
}

/* image_components of sass_image.isa */
static inline uint32_t func_image_components(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 104), 4) & 7;
}

/* component_at of sass_image.isa */
static inline uint32_t func_component_at(struct isadora_machine *m, uint32_t t, uint64_t at)
{
    return (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6
        ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4
        : t == 13 ? 2 : t == 14 ? 4 : 4) == 1 ? (uint32_t)(int32_t)rt_load(m, VOLTA_SPACE_G, at, 1)
        : (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5 ? 4 : t == 6 ? 4
        : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13
        ? 2 : t == 14 ? 4 : 4) == 2 ? (uint32_t)(int32_t)rt_load(m, VOLTA_SPACE_G, at, 2)
        : (uint32_t)rt_load(m, VOLTA_SPACE_G, at, 4);
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
static inline int func_atomic_type(struct isadora_machine *m, int32_t surface_type, uint32_t s_2,
    int32_t *value)
{
    int32_t result = 0;
    if (surface_type == 6) {
        result = func_has_signed_texels(m, s_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (surface_type == 7) {
        result = func_has_signed_texels(m, s_2) ? 5 : 2;
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = surface_type;
    }
    *value = result;
    return 0;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_2(int32_t red_op, int32_t result, uint32_t o, uint32_t w)
{
    uint32_t result_4 = 0;
    uint32_t result_3 = 0;
    if (red_op == 0 && (result == 3 || result == 4 || 0)) {
        if (result == 4) {
            result_4 = func_half_sums(o, w);
        } else {
            result_4 = rt_f32_add(o, w, RT_NEAR, (uint32_t)((result == 3) * 3), 0x7fffffff);
        }
        result_3 = result_4;
    } else {
        const int32_t x_3 = result == 1;
        result_3 = func_operated_5(red_op, o, w, x_3);
    }
    return result_3;
}

/* has_operation of sass_surface.isa */
static inline int32_t func_has_operation_2(int32_t op, int32_t type)
{
    return op <= 8 && (type == 3 ? op == 0 : type != 4) != 0;
}

/* new_word of sass_atomic.isa */
static inline uint32_t func_new_word_3(int32_t atom_op, int32_t result, uint32_t o, uint32_t w)
{
    uint32_t result_4 = 0;
    uint32_t result_3 = 0;
    if (atom_op == 0 && (result == 3 || result == 4 || 0)) {
        if (result == 4) {
            result_4 = func_half_sums(o, w);
        } else {
            result_4 = rt_f32_add(o, w, RT_NEAR, (uint32_t)((result == 3) * 3), 0x7fffffff);
        }
        result_3 = result_4;
    } else {
        const int32_t x_3 = result == 1;
        result_3 = func_operated_2(atom_op, o, w, x_3);
    }
    return result_3;
}

/* element_bytes of sass_surface.isa */
static inline int32_t func_element_bytes_2(int32_t type)
{
    return type == 2 || 0 || 0 ? 8 : 4;
}

/* row_884 of tensor.isa */
static inline int32_t func_row_884(int32_t lane, int32_t tensor_hmma_884_type, int32_t tensor_step)
{
    return tensor_hmma_884_type == 0 ? lane & 3 : (lane & 1) + 2 * (tensor_step & 1);
}

/* column_884 of tensor.isa */
static inline int32_t func_column_884(int32_t lane, int32_t tensor_hmma_884_type)
{
    return tensor_hmma_884_type == 0 ? 0 : 2 * (lane >> 1 & 1);
}

/* column_884 of tensor.isa */
static inline int32_t func_column_884_2(int32_t lane, int32_t tensor_hmma_884_type)
{
    return tensor_hmma_884_type == 0 ? 1 : 2 * (lane >> 1 & 1) + 1;
}

/* addend_significand of matrix.isa */
static inline int32_t func_addend_significand(uint32_t c, int32_t half)
{
    return half ? (int32_t)(((uint32_t)(((c >> 10 & 0x1f) != 0) << 10) | (c & 0x3ff)) << 13)
        : (int32_t)((uint32_t)(((c >> 23 & 0xff) != 0) << 23) | (c & 0x7fffff));
}

/* addend_exponent of matrix.isa */
static inline int32_t func_addend_exponent(uint32_t c, int32_t half)
{
    return half ? ((c >> 10 & 0x1f) == 31 ? 255 : rt_max_i32((int32_t)(c >> 10 & 0x1f), 1) + 112)
        : rt_max_i32((int32_t)(c >> 23 & 0xff), 1);
}

/* addend_oddness of matrix.isa */
static inline int32_t func_addend_oddness(uint32_t c, int32_t half)
{
    return func_addend_exponent(c, half) != 255 ? 0
        : (func_addend_significand(c, half) & 0x7fffff) != 0 ? 1
        : 2 << (half ? (int32_t)(c >> 15 & 1) : (int32_t)(c >> 31));
}

/* first_884 of tensor.isa */
static inline uint32_t func_first_884(uint32_t x)
{
    return (x & 0x3ff) | (uint32_t)((x >> 10 & 0x1f) != 0) << 10
        | (uint32_t)((x >> 10 & 0x1f) == 31 ? 255 : rt_max_i32((int32_t)(x >> 10 & 0x1f), 1) + 112)
        << 11 | x >> 15 << 19;
}

/* right_884 of tensor.isa */
static inline int32_t func_right_884(int32_t tensor_hmma_884_type, int32_t tensor_step)
{
    return tensor_hmma_884_type == 0 ? tensor_step & 1 : tensor_step >> 1;
}

/* column_884 of tensor.isa */
static inline int32_t func_column_884_3(int32_t lane, int32_t tensor_hmma_884_type, int32_t r,
    int32_t i)
{
    return tensor_hmma_884_type == 0 ? 2 * r + i : 2 * (lane >> 1 & 1) + i;
}

/* oddness of matrix.isa */
static inline int32_t func_oddness(int32_t a, int32_t b)
{
    return ((a >> 11 & 0xff) != 255 && (b >> 11 & 0xff) != 255) ? 0
        : ((a >> 11 & 0xff) == 255 && (a & 0x3ff) != 0)
        || ((b >> 11 & 0xff) == 255 && (b & 0x3ff) != 0)
        || (a & 0x7ff) * (b & 0x7ff) == 0 ? 1 : 2 << (a >> 19 ^ b >> 19);
}

/* signed_shift of matrix.isa */
static inline int32_t func_signed_shift(int32_t m_5, int32_t s_3, int32_t by)
{
    return s_3 ? -rt_shr_i32(m_5, (uint64_t)rt_clamp_i32(by, 0, 63))
        : rt_shr_i32(m_5, (uint64_t)rt_clamp_i32(by, 0, 63));
}

/* packed_sum of matrix.isa */
static inline uint32_t func_packed_sum(int64_t t, int32_t most, int32_t half)
{
    int32_t q_2 = 0;
    uint32_t result_2 = 0;
    const int64_t m_4 = rt_abs_i64(t);
    const int32_t s_2 = t < 0;
    const int32_t e = m_4 != 0 ? most - 24 + 64 - rt_clz(rt_u128_from(m_4), 64) : 0;
    if (half) {
        q_2 = rt_max_i32(e, 113);
        const int32_t by_3 = rt_clamp_i32(q_2 - most + 25, 1, 63);
        const int64_t wide = m_4 << 12;
        const uint64_t h =
            ((uint64_t)wide + ((uint64_t)1 << by_3 >> 1) - 1 + ((uint32_t)(wide >> by_3) & 1))
            >> by_3;
        result_2 = (uint32_t)(s_2 << 15)
            | (uint32_t)rt_min_i64((int64_t)((uint64_t)((q_2 - 113) << 10) + h), 31744);
    } else {
        q_2 = rt_max_i32(e, 1);
        result_2 = (uint32_t)s_2 << 31
            | (e >= 255 ? 2139095040
            : ((uint32_t)(q_2 - 1) << 23)
            + (uint32_t)(m_4 << 23 >> rt_clamp_i32(q_2 - most + 23, 0, 63)));
    }
    return result_2;
}

/* big of tensor.isa */
static inline int32_t func_big(int32_t tensor_hmma_shape)
{
    return tensor_hmma_shape == 1 || 0;
}

/* span of sass.isa */
static inline rt_u128 func_span_2(struct volta_state *s, int32_t lane, int32_t r, int32_t n)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)s->r[r | 1][lane] << 32
        | (rt_u128)(n > 2 ? s->r[r | 2][lane] : 0) << 64
        | (rt_u128)(n > 3 ? s->r[r | 3][lane] : 0) << 96;
}

/* span of sass.isa */
static inline rt_u128 func_span_3(struct volta_state *s, int32_t lane, int32_t r, int32_t n)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)(n > 1 ? s->r[r | 1][lane] : 0) << 32;
}

/* row_word of matrix.isa */
static inline uint32_t func_row_word(int32_t k, rt_u128 lane_of, int32_t r)
{
    return (uint32_t)(lane_of >> 32 * (2 * (k >> 2) + r));
}

/* big of tensor.isa */
static inline int32_t func_big_2(int32_t format, int32_t tensor_hmma_shape)
{
    return tensor_hmma_shape == 1 || (tensor_hmma_shape == 0 && format == 2);
}

static inline int32_t operand_opt_upmma_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int tensor_upmma_at, int tensor_upmma_not_at)
{
    int32_t u;
    switch (in->alt[line]) {
    case 0:
    case 2:
        u = 1;
        break;
    case 1: {
        const int32_t tensor_upmma = (int32_t)in->value[tensor_upmma_at];
        u = s->up[7 - tensor_upmma];
        break;
    }
    default: {
        const int32_t tensor_upmma_not = (int32_t)in->value[tensor_upmma_not_at];
        u = !s->up[7 - tensor_upmma_not];
        break;
    }
    }
    return u;
}

static inline int32_t operand_opt_upmma(struct volta_state *s, const struct isadora_insn *in,
    int line, int tensor_upmma_at, int tensor_upmma_not_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_opt_upmma_any(s, in, line, tensor_upmma_at, tensor_upmma_not_at);
}

/* check_shape of tensor.isa */
static inline int func_check_shape(struct isadora_machine *m, int32_t go, int32_t u,
    int32_t is_defined)
{
    if (go) {
        if (!u) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate does");
        }
        if (!is_defined) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined shape");
        }
    }
    return 0;
}

static inline int32_t operand_extra(const struct isadora_insn *in, int line)
{
    int32_t extra;
    if (in->alt[line] == 0) {
        extra = 1;
    } else {
        extra = 2;
    }
    return extra;
}

/* from_single of matrix.isa */
static inline uint32_t func_from_single(uint32_t x)
{
    return (x >> 13 & 0x3ff) | (uint32_t)((x >> 23 & 0xff) != 0) << 10
        | (uint32_t)rt_max_i32((int32_t)(x >> 23 & 0xff), 1) << 11 | x >> 31 << 19;
}

/* hmma_first of tensor.isa */
static inline int32_t func_hmma_first(int32_t format, uint32_t x)
{
    return format == 0 ? (int32_t)func_first_884(x & 0xffff) : (int32_t)func_from_single(x);
}

/* packed_sum of matrix.isa */
static inline uint32_t func_packed_sum_2(int64_t t, int32_t most, int32_t extra, int32_t half)
{
    int32_t q_2 = 0;
    uint32_t result_2 = 0;
    const int64_t m_4 = rt_abs_i64(t);
    const int32_t s_2 = t < 0;
    const int32_t e = m_4 != 0 ? most - 24 - extra + 64 - rt_clz(rt_u128_from(m_4), 64) : 0;
    if (half) {
        q_2 = rt_max_i32(e, 113);
        const int32_t by_3 = rt_clamp_i32(q_2 - most + extra + 25, 1, 63);
        const int64_t wide = m_4 << 12;
        const uint64_t h_3 =
            ((uint64_t)wide + ((uint64_t)1 << by_3 >> 1) - 1 + ((uint32_t)(wide >> by_3) & 1))
            >> by_3;
        result_2 = (uint32_t)(s_2 << 15)
            | (uint32_t)rt_min_i64((int64_t)((uint64_t)((q_2 - 113) << 10) + h_3), 31744);
    } else {
        q_2 = rt_max_i32(e, 1);
        result_2 = (uint32_t)s_2 << 31
            | (e >= 255 ? 2139095040
            : ((uint32_t)(q_2 - 1) << 23)
            + (uint32_t)(m_4 << 23 >> rt_clamp_i32(q_2 - most + extra + 23, 0, 63)));
    }
    return result_2;
}

/* sparse_big of tensor.isa */
static inline int32_t func_sparse_big(int32_t tensor_hmma_sp_shape, int32_t tensor_hmma_format)
{
    return tensor_hmma_sp_shape == 3 || (tensor_hmma_sp_shape == 1 && tensor_hmma_format == 2);
}

/* stored_half of matrix.isa */
static inline uint32_t func_stored_half(uint32_t n, rt_u128 lane_of, uint32_t k)
{
    return (uint32_t)(lane_of >> 32 * (k >> 2)) >> 16 * (n & 1) & 0xffff;
}

/* row_word of matrix.isa */
static inline uint32_t func_row_word_2(int32_t tall, rt_u128 lane_of, int32_t k, int32_t r)
{
    return (uint32_t)(lane_of >> 32 * (tall ? 2 * (k >> 2) + r : k >> 2));
}

/* nibble of matrix.isa */
static inline int32_t func_nibble(uint32_t x, int32_t is_signed, int32_t n)
{
    return is_signed ? rt_sext_32(x >> 4 * n & 0xf, 4) : (int32_t)(x >> 4 * n & 0xf);
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

/* dot4 of sass.isa */
static inline int32_t func_dot4(uint32_t a, uint32_t b, int32_t sa, int32_t sb)
{
    return func_dot1(a, b, sa, sb) + func_dot1_2(a, b, sa, sb) + func_dot1_3(a, b, sa, sb)
        + func_dot1_4(a, b, sa, sb);
}

/* long_rows of tensor.isa */
static inline int32_t func_long_rows(int32_t tensor_imma_sp_shape, int32_t tensor_imma_type_a)
{
    return tensor_imma_sp_shape == 7 || (tensor_imma_sp_shape == 6 && tensor_imma_type_a < 2);
}

/* span of sass.isa */
static inline rt_u128 func_span_4(struct volta_state *s, int32_t lane, int32_t r)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)s->r[r | 1][lane] << 32
        | (rt_u128)s->r[r | 2][lane] << 64 | (rt_u128)s->r[r | 3][lane] << 96;
}

/* row_word of matrix.isa */
static inline uint32_t func_row_word_3(rt_u128 lane_of, int32_t k, int32_t r)
{
    return (uint32_t)(lane_of >> 32 * (2 * (k >> 2) + r));
}

/* two_bytes of matrix.isa */
static inline uint32_t func_two_bytes(uint32_t x, uint32_t n)
{
    return (x >> 8 * (n & 3) & 0xff) | (x >> 8 * (n >> 2) & 0xff) << 8;
}

/* sparse_column of tensor.isa */
static inline uint32_t func_sparse_column(uint32_t x, uint32_t n, uint32_t x_3)
{
    return func_two_bytes(x, n & 0xf) | func_two_bytes(x_3, n >> 4) << 16;
}

/* bmma_dot of tensor.isa */
static inline int32_t func_bmma_dot(uint32_t x, uint32_t y, int32_t tensor_bmma_op)
{
    return rt_popcount((rt_u128)(tensor_bmma_op ? x & y : x ^ y));
}

/* span of sass.isa */
static inline rt_u128 func_span_5(struct volta_state *s, int32_t lane, int32_t r)
{
    return (rt_u128)s->r[r][lane] | (rt_u128)s->r[r | 1][lane] << 32;
}

/* doubles of tensor.isa */
static inline rt_u128 func_doubles(uint64_t x, int32_t absolute, int32_t negated)
{
    return (rt_u128)((absolute ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)negated << 63)
        | (rt_u128)((uint64_t)negated << 63) << 64;
}

/* doubles of tensor.isa */
static inline rt_u128 func_doubles_2(rt_u128 x, int32_t absolute, int32_t negated)
{
    return (rt_u128)((absolute ? (uint64_t)x & INT64_C(0x7fffffffffffffff) : (uint64_t)x)
        ^ (uint64_t)negated << 63)
        | (rt_u128)((absolute ? (uint64_t)(x >> 64) & INT64_C(0x7fffffffffffffff)
        : (uint64_t)(x >> 64)) ^ (uint64_t)negated << 63) << 64;
}

/* further of matrix.isa */
static inline int32_t func_further(int32_t r, int32_t i)
{
    return r == 255 ? 255 : (r + 2 * i) & 0xff;
}

static inline int32_t operand_opt_upmma_2_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int tensor_upmma_at, int tensor_upmma_not_at)
{
    int32_t u;
    switch (in->alt[line]) {
    case 0: {
        const int32_t tensor_upmma = (int32_t)in->value[tensor_upmma_at];
        u = s->up[7 - tensor_upmma];
        break;
    }
    case 1:
        u = 1;
        break;
    default: {
        const int32_t tensor_upmma_not = (int32_t)in->value[tensor_upmma_not_at];
        u = !s->up[7 - tensor_upmma_not];
        break;
    }
    }
    return u;
}

static inline int32_t operand_opt_upmma_2(struct volta_state *s, const struct isadora_insn *in,
    int line, int tensor_upmma_at, int tensor_upmma_not_at)
{
    if (in->alt[line] == 0) {
        const int32_t tensor_upmma = (int32_t)in->value[tensor_upmma_at];
        return s->up[7 - tensor_upmma];
    }
    return operand_opt_upmma_2_any(s, in, line, tensor_upmma_at, tensor_upmma_not_at);
}

/* further of matrix.isa */
static inline int32_t func_further_2(int32_t r, int32_t i)
{
    return r == 255 ? 255 : (r + (4 + 2 * i)) & 0xff;
}

static inline int operand_bound_const(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int urtex_at, int tex_c_bank_at,
    int tex_c_word_at)
{
    uint32_t t_29;
    if (in->alt[line] == 2) {
        const int32_t urtex = (int32_t)in->value[urtex_at];
        t_29 = s->ur[urtex];
    } else {
        const int32_t tex_c_bank = (int32_t)in->value[tex_c_bank_at];
        const int32_t tex_c_word = (int32_t)in->value[tex_c_word_at];
        t_29 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(tex_c_bank * 65536 + tex_c_word * 4),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = t_29;
    return 0;
}

/* first_run of texture.isa */
static inline int32_t func_first_run(int32_t dim, int32_t more, int32_t texture_scr)
{
    return texture_scr
        ? ((dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 3) + (dim >> 2) + more + 1) >> 1
        : (dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 3) + (dim >> 2);
}

/* source of texture.isa */
static inline uint32_t func_source(struct volta_state *s, int32_t lane, int32_t i, int32_t first,
    int32_t ra, int32_t rb)
{
    return i < first ? s->r[ra == 255 ? 255 : (ra + i) & 0xff][lane]
        : s->r[rb == 255 ? 255 : (rb + (i - first)) & 0xff][lane];
}

/* coordinate of texture.isa */
static inline uint32_t func_coordinate(struct volta_state *s, int32_t lane, int32_t first,
    int32_t i, int32_t ra, int32_t rb)
{
    return i < first ? s->r[ra == 255 ? 255 : ra + i][lane] : s->r[rb == 255 ? 255 : rb][lane];
}

/* next_Rd of texture.isa */
static inline int32_t func_next_rd(int32_t rd)
{
    return rd == 255 ? 255 : rd + 1;
}

/* is_linear of sass_image.isa */
static inline uint32_t func_is_linear(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 24), 4) & 1;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
        (uint64_t)(INT64_C(1090921693184) + ((h & 0xfffff) << 7) + 12), 4) & 7;
}

/* is_normalized of sass_image.isa */
static inline uint32_t func_is_normalized(struct isadora_machine *m, uint32_t h)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
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
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
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
    return (uint32_t)rt_load(m, VOLTA_SPACE_G,
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
        | rt_load(m, VOLTA_SPACE_G,
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
    int32_t t_11 = 0;
    int32_t t_10 = 0;
    int32_t t_13 = 0;
    int32_t t_12 = 0;
    int32_t t_14 = 0;
    int32_t t_16 = 0;
    int32_t t_15 = 0;
    int32_t t_17 = 0;
    uint32_t t_18 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_9 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_3 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_3 > 1 && func_is_beyond(my, y, e))
        || (n_3 > 2 && func_is_beyond_2(mz, z, d));
    if (mx == 0) {
        t_11 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_7 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_10 = func_mirrored(i_7, w);
        } else {
            t_10 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_11 = t_10;
    }
    const int32_t i_8 = t_11;
    if (n_3 > 1) {
        if (my == 0) {
            t_13 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_9 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_12 = func_mirrored(i_9, e);
            } else {
                t_12 = rt_clamp_i32(y, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_13 = t_12;
        }
        t_14 = t_13;
    } else {
        t_14 = 0;
    }
    const int32_t j_2 = t_14;
    if (n_3 > 2) {
        if (mz == 0) {
            t_16 = (int32_t)rt_mod_i64(z, rt_max_i32(d, 1));
        } else {
            if (mz == 1) {
                const int32_t i_10 = (int32_t)rt_mod_i64(z, 2 * rt_max_i32(d, 1));
                t_15 = func_mirrored_2(i_10, d);
            } else {
                t_15 = rt_clamp_i32(z, 0, rt_max_i32(d, 1) - 1);
            }
            t_16 = t_15;
        }
        t_17 = t_16;
    } else {
        t_17 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k_2 = t_17;
    const uint64_t at =
        (base + ((uint64_t)k_2 * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_8 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_9 == 0 ? 1 : t_9 == 1 ? 2 : t_9 == 2 ? 1 : t_9 == 3 ? 2 : t_9 == 4 ? 4 : t_9 == 5 ? 4
        : t_9 == 6 ? 4 : t_9 == 7 ? 1 : t_9 == 8 ? 2 : t_9 == 9 ? 4 : t_9 == 10 ? 1 : t_9 == 11 ? 2
        : t_9 == 12 ? 4 : t_9 == 13 ? 2 : t_9 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_3 = func_component_at(m, t_9, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_18 = func_component(t_9, x_3);
    } else {
        t_18 = 0;
    }
    *value = t_18;
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
    uint32_t t_18 = 0;
    s_2 = 2147483648u;
    for (int32_t i_6 = 0; i_6 <= 7; i_6++) {
        const int32_t weight = func_share(sx, sy, sz, i_6);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_6 & 1);
        const int32_t y = (int32_t)(sy >> 8) + (i_6 >> 1 & 1);
        const int32_t z = (int32_t)(sz >> 8) + (i_6 >> 2);
        const int status_2 = func_texel(m, layout, sizes, x_2, y, z, layer, base, c, &t_18);
        if (status_2)
            return status_2;
        s_2 = func_weighted(s_2, weight, t_18);
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
    uint32_t t_28 = 0;
    if (linear) {
        const int status_3 = func_filtered(m, sx, sy, sz, layout, sizes, layer, base, c, &s_2);
        if (status_3)
            return status_3;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_2 = (int32_t)(sy >> 8);
        const int32_t z_2 = (int32_t)(sz >> 8);
        const int status_4 = func_texel(m, layout, sizes, x_4, y_2, z_2, layer, base, c, &t_28);
        if (status_4)
            return status_4;
        result = t_28;
    }
    *value = result;
    return 0;
}

/* is_linear of sass_image.isa */
static inline uint32_t func_is_linear_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693208), 4) & 1;
}

/* image_axes of sass_image.isa */
static inline uint32_t func_image_axes_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693284), 4) & 3;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode_4(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693196), 4) & 7;
}

/* is_normalized of sass_image.isa */
static inline uint32_t func_is_normalized_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693212), 4) & 1;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode_4(struct isadora_machine *m)
{
    return func_is_normalized_2(m) || func_image_mode_4(m) == 4 ? (int32_t)func_image_mode_4(m) : 3;
}

/* image_width of sass_image.isa */
static inline uint32_t func_image_width_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693184), 4) & 0xfffffff;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_4(struct isadora_machine *m, uint32_t x)
{
    return func_is_normalized_2(m)
        ? rt_f32_mul(func_edge_mode_4(m) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_width_2(m), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode_5(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693200), 4) & 7;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode_5(struct isadora_machine *m)
{
    return func_is_normalized_2(m) || func_image_mode_5(m) == 4 ? (int32_t)func_image_mode_5(m) : 3;
}

/* image_height of sass_image.isa */
static inline uint32_t func_image_height_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693188), 4) & 0x1ffff;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_5(struct isadora_machine *m, uint32_t x)
{
    return func_is_normalized_2(m)
        ? rt_f32_mul(func_edge_mode_5(m) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_height_2(m), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* image_mode of sass_image.isa */
static inline uint32_t func_image_mode_6(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693204), 4) & 7;
}

/* edge_mode of sass_image.isa */
static inline int32_t func_edge_mode_6(struct isadora_machine *m)
{
    return func_is_normalized_2(m) || func_image_mode_6(m) == 4 ? (int32_t)func_image_mode_6(m) : 3;
}

/* image_slices of sass_image.isa */
static inline uint32_t func_image_slices_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693280), 4) & 0x7fff;
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_6(struct isadora_machine *m, uint32_t x)
{
    return func_is_normalized_2(m)
        ? rt_f32_mul(func_edge_mode_6(m) == 0
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x, rt_f32_from_i32((int32_t)func_image_slices_2(m), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* image_type of sass_image.isa */
static inline uint32_t func_image_type_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693216), 4) & 0xf;
}

/* image_components of sass_image.isa */
static inline uint32_t func_image_components_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693288), 4) & 7;
}

/* image_texel of sass_image.isa */
static inline uint32_t func_image_texel_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693296), 4) & 0x1f;
}

/* layout_of of sass_image.isa */
static inline uint64_t func_layout_of_2(struct isadora_machine *m)
{
    return (uint64_t)func_edge_mode_4(m) | (uint64_t)func_edge_mode_5(m) << 3
        | (uint64_t)func_edge_mode_6(m) << 6 | (uint64_t)func_image_type_2(m) << 9
        | (uint64_t)func_image_axes_2(m) << 13 | (uint64_t)func_image_components_2(m) << 15
        | (uint64_t)func_image_texel_2(m) << 18
        | rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693292), 4) << 23;
}

/* sizes_of of sass_image.isa */
static inline uint64_t func_sizes_of_2(struct isadora_machine *m)
{
    return func_image_width_2(m) | (uint64_t)func_image_height_2(m) << 28
        | (uint64_t)func_image_slices_2(m) << 45;
}

/* image_base of sass_image.isa */
static inline uint64_t func_image_base_2(struct isadora_machine *m)
{
    return (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693304), 4)
        | (uint64_t)((uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693308), 4) & 0xff) << 32;
}

/* first_run of texture.isa */
static inline int32_t func_first_run_2(int32_t dim, int32_t more, int32_t texture_scr)
{
    return texture_scr
        ? ((dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 0) + (dim >> 2) + more + 1) >> 1
        : (dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 0) + (dim >> 2);
}

/* first_run of texture.isa */
static inline int32_t func_first_run_3(int32_t dim, int32_t more, int32_t texture_scr)
{
    return texture_scr
        ? ((dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 0 : 0) + (dim >> 2) + more + 1) >> 1
        : (dim == 0 ? 1 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 0 : 0) + (dim >> 2);
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
    int32_t t_7 = 0;
    int32_t t_6 = 0;
    int32_t t_9 = 0;
    int32_t t_8 = 0;
    int32_t t_10 = 0;
    int32_t t_12 = 0;
    int32_t t_11 = 0;
    int32_t t_13 = 0;
    uint32_t t_14 = 0;
    const uint32_t mx = (uint32_t)layout & 7;
    const uint32_t my = (uint32_t)layout >> 3 & 7;
    const uint32_t mz = (uint32_t)layout >> 6 & 7;
    const uint32_t t_5 = (uint32_t)layout >> 9 & 0xf;
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond_3(mx, i, w) || (n_2 > 1 && func_is_beyond_3(my, j, e))
        || (n_2 > 2 && func_is_beyond_4(mz, k, d));
    if (mx == 0) {
        t_7 = (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_7 = (int32_t)rt_mod_i64(i, 2 * rt_max_i32((int32_t)w, 1));
            t_6 = func_mirrored(i_7, w);
        } else {
            t_6 = (int32_t)rt_clamp_i64(i, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_7 = t_6;
    }
    const int32_t i_8 = t_7;
    if (n_2 > 1) {
        if (my == 0) {
            t_9 = (int32_t)rt_mod_i64(j, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_9 = (int32_t)rt_mod_i64(j, 2 * rt_max_i32((int32_t)e, 1));
                t_8 = func_mirrored(i_9, e);
            } else {
                t_8 = (int32_t)rt_clamp_i64(j, 0, rt_max_i32((int32_t)e, 1) - 1);
            }
            t_9 = t_8;
        }
        t_10 = t_9;
    } else {
        t_10 = 0;
    }
    const int32_t j_2 = t_10;
    if (n_2 > 2) {
        if (mz == 0) {
            t_12 = (int32_t)rt_mod_i64(k, rt_max_i32(d, 1));
        } else {
            if (mz == 1) {
                const int32_t i_10 = (int32_t)rt_mod_i64(k, 2 * rt_max_i32(d, 1));
                t_11 = func_mirrored_2(i_10, d);
            } else {
                t_11 = (int32_t)rt_clamp_i64(k, 0, rt_max_i32(d, 1) - 1);
            }
            t_12 = t_11;
        }
        t_13 = t_12;
    } else {
        t_13 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k_2 = t_13;
    const uint64_t at =
        (base + ((uint64_t)k_2 * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_8 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(c
        * (t_5 == 0 ? 1 : t_5 == 1 ? 2 : t_5 == 2 ? 1 : t_5 == 3 ? 2 : t_5 == 4 ? 4 : t_5 == 5 ? 4
        : t_5 == 6 ? 4 : t_5 == 7 ? 1 : t_5 == 8 ? 2 : t_5 == 9 ? 4 : t_5 == 10 ? 1 : t_5 == 11 ? 2
        : t_5 == 12 ? 4 : t_5 == 13 ? 2 : t_5 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)c < ((uint32_t)layout >> 15 & 7) && !beyond) {
        const uint32_t x_2 = func_component_at(m, t_5, at);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_14 = func_component(t_5, x_2);
    } else {
        t_14 = 0;
    }
    *value = t_14;
    return 0;
}

/* check_image of sass_image.isa */
static inline int func_check_image_2(struct isadora_machine *m, uint32_t h)
{
    const int32_t test = (h & 0xfffff) == 0
        || (h & 0xfffff) > (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693184), 4);
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
    int32_t x, int32_t y, uint32_t layer, uint64_t base, int32_t texture_component, uint32_t *value)
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
    const uint32_t n_2 = (uint32_t)layout >> 13 & 3;
    const uint32_t w = (uint32_t)sizes & 0xfffffff;
    const uint32_t e = (uint32_t)(sizes >> 28) & 0x1ffff;
    const int32_t d = (int32_t)(sizes >> 45);
    const int32_t beyond = func_is_beyond(mx, x, w) || (n_2 > 1 && func_is_beyond(my, y, e))
        || (n_2 > 2 && (mz == 4 && (0 || 0 >= d)));
    if (mx == 0) {
        t_8 = (int32_t)rt_mod_i64(x, rt_max_i32((int32_t)w, 1));
    } else {
        if (mx == 1) {
            const int32_t i_5 = (int32_t)rt_mod_i64(x, 2 * rt_max_i32((int32_t)w, 1));
            t_7 = func_mirrored(i_5, w);
        } else {
            t_7 = rt_clamp_i32(x, 0, rt_max_i32((int32_t)w, 1) - 1);
        }
        t_8 = t_7;
    }
    const int32_t i_6 = t_8;
    if (n_2 > 1) {
        if (my == 0) {
            t_10 = (int32_t)rt_mod_i64(y, rt_max_i32((int32_t)e, 1));
        } else {
            if (my == 1) {
                const int32_t i_7 = (int32_t)rt_mod_i64(y, 2 * rt_max_i32((int32_t)e, 1));
                t_9 = func_mirrored(i_7, e);
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
    if (n_2 > 2) {
        if (mz == 0) {
            t_13 = 0;
        } else {
            if (mz == 1) {
                t_12 = func_mirrored_3(d);
            } else {
                t_12 = 0;
            }
            t_13 = t_12;
        }
        t_14 = t_13;
    } else {
        t_14 = (int32_t)rt_clamp_u32(layer, 0, (uint32_t)(rt_max_i32(d, 1) - 1));
    }
    const int32_t k = t_14;
    const uint64_t at =
        (base + ((uint64_t)k * (uint64_t)e + (uint64_t)j_2) * (layout >> 23)
        + (uint64_t)i_6 * (uint64_t)((uint32_t)layout >> 18 & 0x1f)
        + (uint64_t)(texture_component
        * (t_6 == 0 ? 1 : t_6 == 1 ? 2 : t_6 == 2 ? 1 : t_6 == 3 ? 2 : t_6 == 4 ? 4 : t_6 == 5 ? 4
        : t_6 == 6 ? 4 : t_6 == 7 ? 1 : t_6 == 8 ? 2 : t_6 == 9 ? 4 : t_6 == 10 ? 1 : t_6 == 11 ? 2
        : t_6 == 12 ? 4 : t_6 == 13 ? 2 : t_6 == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
    if ((uint32_t)texture_component < ((uint32_t)layout >> 15 & 7) && !beyond) {
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

/* first_run of texture.isa */
static inline int32_t func_first_run_4(int32_t dim, int32_t more, int32_t texture_scr)
{
    return texture_scr
        ? ((dim == 0 ? 0 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 0) + (dim >> 2) + more + 1) >> 1
        : (dim == 0 ? 0 : dim == 1 ? 2 : dim == 2 ? 3 : dim == 3 ? 3 : dim == 4 ? 1 : dim == 5 ? 2
        : dim == 6 ? 2 : 0) + (dim >> 2);
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

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels_7(struct isadora_machine *m)
{
    return func_is_normalized_2(m)
        ? rt_f32_mul(func_edge_mode_6(m) == 0
        ? rt_f32_add(0,
        (uint32_t)rt_float_rint(RT_F32, 0, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : 0, rt_f32_from_i32((int32_t)func_image_slices_2(m), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : 0;
}

/* texel of sass_image.isa */
static inline int func_texel_6(struct isadora_machine *m, uint64_t layout, uint64_t sizes,
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
static inline int func_filtered_3(struct isadora_machine *m, int64_t sx, int64_t sy, int64_t sz,
    uint64_t layout, uint64_t sizes, uint64_t base, int32_t c, uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t t_15 = 0;
    s_2 = 2147483648u;
    for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
        const int32_t weight = func_share(sx, sy, sz, i_2);
        const int32_t x_2 = (int32_t)(sx >> 8) + (i_2 & 1);
        const int32_t y_2 = (int32_t)(sy >> 8) + (i_2 >> 1 & 1);
        const int32_t z = (int32_t)(sz >> 8) + (i_2 >> 2);
        const int status = func_texel_6(m, layout, sizes, x_2, y_2, z, base, c, &t_15);
        if (status)
            return status;
        s_2 = func_weighted(s_2, weight, t_15);
    }
    *value = s_2;
    return 0;
}

/* sampled_at of sass_image.isa */
static inline int func_sampled_at_3(struct isadora_machine *m, uint32_t linear, int64_t sx,
    int64_t sy, int64_t sz, uint64_t layout, uint64_t sizes, uint64_t base, int32_t c,
    uint32_t *value)
{
    uint32_t s_2 = 0;
    uint32_t result = 0;
    uint32_t t_25 = 0;
    if (linear) {
        const int status_2 = func_filtered_3(m, sx, sy, sz, layout, sizes, base, c, &s_2);
        if (status_2)
            return status_2;
        result = s_2;
    } else {
        const int32_t x_4 = (int32_t)(sx >> 8);
        const int32_t y_3 = (int32_t)(sy >> 8);
        const int32_t z_2 = (int32_t)(sz >> 8);
        const int status_3 = func_texel_6(m, layout, sizes, x_4, y_3, z_2, base, c, &t_25);
        if (status_3)
            return status_3;
        result = t_25;
    }
    *value = result;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result = 0;
    const rt_i128 at = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 8;
    if ((int64_t)(at >> 16) == 65535) {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_2(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_2 = 0;
    const rt_i128 at_2 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 52;
    if ((int64_t)(at_2 >> 16) == 65535) {
        result_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_2 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_2 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_2, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_2;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_3(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_3 = 0;
    const rt_i128 at_3 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 56;
    if ((int64_t)(at_3 >> 16) == 65535) {
        result_3 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_3 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_3 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_3, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_3;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_4(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_4 = 0;
    const rt_i128 at_4 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 28;
    if ((int64_t)(at_4 >> 16) == 65535) {
        result_4 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_4 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_4 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_4, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_4;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_5(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_5 = 0;
    const uint64_t at_5 = s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32;
    if (at_5 >> 16 == 65535) {
        result_5 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_5 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_5 = (uint32_t)rt_load(m, VOLTA_SPACE_G, at_5, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_5;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_6(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_6 = 0;
    const rt_i128 at_6 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 4;
    if ((int64_t)(at_6 >> 16) == 65535) {
        result_6 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_6 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_6 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_6, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_6;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_7(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    int32_t i, uint32_t *value)
{
    uint32_t result_7 = 0;
    const rt_i128 at_8 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (rt_i128)(4 * i);
    if ((int64_t)(at_8 >> 16) == 65535) {
        result_7 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_8 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_7 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_8, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_7;
    return 0;
}

/* map_word of tile.isa */
static inline int func_map_word_8(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    uint32_t *value)
{
    uint32_t result_9 = 0;
    const rt_i128 at_10 = (rt_i128)(s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + 32;
    if ((int64_t)(at_10 >> 16) == 65535) {
        result_9 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_10 & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result_9 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at_10, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result_9;
    return 0;
}

static inline int for_warp(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int tile_im2col_at, int ura_at, int tile_dimensions_at, int urb_at, int tile_tile_op_at,
    int upg_at)
{
    struct volta_state *const s = m->state;
    const int32_t tile_im2col = (int32_t)in->value[tile_im2col_at];
    const int32_t ura = (int32_t)in->value[ura_at];
    const int32_t tile_dimensions = (int32_t)in->value[tile_dimensions_at];
    const int32_t urb = (int32_t)in->value[urb_at];
    const int32_t tile_tile_op = (int32_t)in->value[tile_tile_op_at];
    const uint64_t pc = m->pc;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    int64_t units = 0;
    const int32_t uguard = operand_uguard(s, in, line, upg_at);
    if (uguard) {
        if (tile_im2col) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: im2col mode");
        }
        const int status = func_map_word(m, s, ura, &result);
        if (status)
            return status;
        const uint32_t traits = result;
        const int status_2 = func_map_word_2(m, s, ura, &result_2);
        if (status_2)
            return status_2;
        const uint32_t steps = result_2;
        const int status_3 = func_map_word_3(m, s, ura, &result_3);
        if (status_3)
            return status_3;
        const uint32_t boxes = result_3;
        const uint32_t type = traits >> 7 & 0xf;
        const int32_t size = type == 0 ? 1 : type == 1 ? 2 : type == 2 ? 4 : type == 3 ? 4
            : type == 4 ? 8 : type == 5 ? 8 : type == 6 ? 2 : type == 7 ? 4 : type == 8 ? 4
            : type == 9 ? 8 : type == 10 ? 2 : type == 11 ? 1 : type == 12 ? 1 : type == 13 ? 1
            : type == 14 ? 1 : 1;
        const uint32_t swizzle = traits >> 13 & 3;
        const uint32_t bytes = (uint32_t)size * ((steps >> 24) + 1);
        if ((uint32_t)tile_dimensions != (traits >> 4 & 7) || tile_dimensions > 4) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a map of other dimensions");
        }
        if ((traits >> 11 & 3) != 0) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: interleaved layouts");
        }
        if (type > 10 || traits >> 16 & 1) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "not modelled: elements of 4 and 6 bits, and how TF32 rounds");
        }
        if ((bytes & 0xf) != 0 || (s->ur[urb] & 0x7f) != 0) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a tile that is not aligned");
        }
        if (swizzle != 0 && bytes != (uint32_t)(16 << swizzle)) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rows smaller than the swizzle");
        }
        const int32_t row = rt_max_i32((int32_t)(bytes >> 4), 1);
        units = row;
        for (int32_t i = 1; i <= 4; i++) {
            if (i <= tile_dimensions) {
                const uint32_t step = (steps >> 3 * i & 7) + 1;
                const uint32_t n = (boxes >> (8 * i - 8) & 0xff) / step + 1;
                units = units * n;
            }
        }
        if (units > 14592) {
            return rt_trap(m, ISADORA_TRAP_STATED, "a tile that is larger than shared memory");
        }
        if (s->bulk_done < (uint32_t)units) {
            const int32_t type_2 = type == 0 ? 16 : type == 1 ? 16 : type == 2 ? 0 : type == 3 ? 1
                : type == 4 ? 2 : type == 5 ? 5 : type == 6 ? 4 : type == 7 ? 8 : type == 8 ? 3
                : type == 9 ? 6 : type == 10 ? 9 : type == 11 ? 0 : type == 12 ? 0 : type == 13 ? 0
                : type == 14 ? 0 : 0;
            if (type_2 == 16) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: reductions of this type");
            }
            if ((type_2 == 3 || type_2 == 4 || type_2 >= 6) && tile_tile_op != 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: which of two NaNs is the minimum");
            }
            const uint32_t done = s->bulk_done + 1;
            s->bulk_done = done;
            m->next = pc;
        } else {
            s->bulk_done = 0;
        }
    }
    return 0;
}

/* half_sums of sass_atomic.isa */
static inline uint32_t func_half_sums_2(int32_t o, int32_t v)
{
    return (uint32_t)rt_float_add(RT_F16, (uint32_t)o, (uint32_t)v, RT_NEAR, RT_KEEP, 0x7fff)
        | (uint32_t)rt_float_add(RT_F16, 0, 0, RT_NEAR, RT_KEEP, 0x7fff) << 16;
}

/* word_sum of atomic.isa */
static inline uint32_t func_word_sum_2(int32_t type, int32_t o, int32_t v)
{
    uint32_t result_12 = 0;
    if (type == 4) {
        result_12 = func_half_sums_2(o, v);
    } else if (type == 9) {
        const uint32_t x_4 =
            rt_f32_add((uint32_t)o << 16, (uint32_t)v << 16, RT_NEAR, RT_KEEP, 0x7fff0000);
        const uint32_t x_5 = rt_f32_add(0, 0, RT_NEAR, RT_KEEP, 0x7fff0000);
        result_12 = (uint32_t)func_bf16_sum(x_4) | (uint32_t)func_bf16_sum(x_5) << 16;
    } else {
        result_12 = rt_f32_add((uint32_t)o, (uint32_t)v, RT_NEAR, (uint32_t)((type == 3) * 3),
            0x7fffffff);
    }
    return result_12;
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

/* shifted32 of logic.isa */
static inline uint32_t func_shifted32_2(int32_t w, uint32_t b, int32_t shift_dir, int32_t hi,
    uint32_t a, uint32_t c, int32_t shift_type)
{
    uint32_t result = 0;
    const int32_t n = w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
    if (!shift_dir) {
        result = hi ? func_funnel_left(a, c, n) : rt_shl_u32(a, (uint64_t)n);
    } else if (!hi) {
        result = func_funnel_right(a, c, n);
    } else {
        result = shift_type & 1 ? rt_shr_u32(c, (uint64_t)n)
            : (uint32_t)rt_shr_i32((int32_t)c, (uint64_t)n);
    }
    return result;
}

/* shifted64 of logic.isa */
static inline uint32_t func_shifted64_2(int32_t w, uint32_t b, uint32_t a, uint32_t c,
    int32_t shift_dir, int32_t shift_type, int32_t hi)
{
    uint32_t result_2 = 0;
    const int32_t n_2 = w ? (int32_t)(b & 0x3f) : (int32_t)rt_min_u32(b, 64);
    const uint64_t x = a | (uint64_t)c << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n_2);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n_2);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n_2);
    const uint64_t y = !shift_dir ? left : shift_type ? logical : arithmetic;
    if (hi) {
        result_2 = (uint32_t)(y >> 32);
    } else {
        result_2 = (uint32_t)y;
    }
    return result_2;
}

/* with_predicates of warp.isa */
static inline uint32_t func_with_predicates(uint32_t x, uint32_t m_3, int32_t read, int32_t pr_byte)
{
    return (x & (uint32_t)~(int32_t)(m_3 << 8 * pr_byte)) | ((uint32_t)read & m_3) << 8 * pr_byte;
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
        c = func_constant_word(m, c_bank, c_offset);
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

/* lane_distance of video.isa */
static inline int32_t func_lane_distance(struct volta_state *s, int32_t lane, int32_t video_u8,
    int32_t ra, uint32_t x)
{
    return rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][lane] & 0xff)
        : (int32_t)(s->r[ra][lane] & 0xff))
        - (video_u8 ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff)));
}

/* lane_distance of video.isa */
static inline int32_t func_lane_distance_2(struct volta_state *s, int32_t lane, int32_t video_u8,
    int32_t ra, uint32_t x)
{
    return rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][lane] >> 8 & 0xff)
        : (int32_t)(s->r[ra][lane] >> 8 & 0xff))
        - (video_u8 ? (int8_t)(x >> 8 & 0xff) : (int32_t)(x >> 8 & 0xff)));
}

/* lane_distance of video.isa */
static inline int32_t func_lane_distance_3(struct volta_state *s, int32_t lane, int32_t video_u8,
    int32_t ra, uint32_t x)
{
    return rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][lane] >> 16 & 0xff)
        : (int32_t)(s->r[ra][lane] >> 16 & 0xff))
        - (video_u8 ? (int8_t)(x >> 16 & 0xff) : (int32_t)(x >> 16 & 0xff)));
}

/* lane_distance of video.isa */
static inline int32_t func_lane_distance_4(struct volta_state *s, int32_t lane, int32_t video_u8,
    int32_t ra, uint32_t x)
{
    return rt_abs_i32((video_u8 ? (int8_t)(s->r[ra][lane] >> 24) : (int32_t)(s->r[ra][lane] >> 24))
        - (video_u8 ? (int8_t)(x >> 24) : (int32_t)(x >> 24)));
}

static inline int operand_src_b_no_imm_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    uint32_t b_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b_2 = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        b_2 = func_constant_word(m, c_bank, c_offset);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b_2 = s->ur[urb];
        break;
    }
    }
    *value = b_2;
    return 0;
}

static inline int operand_src_b_no_imm(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_src_b_no_imm_any(m, s, in, lane, value, line, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

static inline int64_t operand_dot_c(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rc_at, int neg_c_at)
{
    const int32_t rc = (int32_t)in->value[rc_at];
    int64_t c;
    if (in->alt[line] == 0) {
        c = s->r[rc][lane];
    } else {
        const int32_t neg_c = (int32_t)in->value[neg_c_at];
        c = neg_c ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
    }
    return c;
}

/* byte_of of sass.isa */
static inline int32_t func_byte_of(uint32_t x, int32_t i, int32_t is_signed)
{
    return is_signed ? (int8_t)(x >> 8 * i & 0xff) : (int32_t)(x >> 8 * i & 0xff);
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
        b = func_constant_word(m, c_bank, c_offset);
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
int volta_exec_atoms_popc_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_popc_hp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bssy(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bsync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_break(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_rs(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_setctaid(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lmembase_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lmembase_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkcp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkred(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkpf(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_qspc_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_h(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_acqbulk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_dw(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_df(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_nd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_nb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_hb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_db(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_bn(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_sd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_wd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_bb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_hb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_wb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_db(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_rs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_mc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_fmnmx_x(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_mufu_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_fp8_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_fp8_pc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_fp8_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_from_fp8(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_tf32(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_iadd3_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_viadd(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_vimnmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_arrive_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_arrive_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_popc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_arr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_chk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_ld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_iv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_arrives(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_imma_sp(struct isadora_machine *, const struct isadora_insn *);
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
int volta_exec_utmaldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmastg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaredg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacctl_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacctl_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacmdflush(struct isadora_machine *, const struct isadora_insn *);
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
