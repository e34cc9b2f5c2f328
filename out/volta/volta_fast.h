/* Generated from the description volta by gen/emit/fast. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef VOLTA_FAST_H
#define VOLTA_FAST_H

#define ISADORA_LANES 32
#include "volta_state.h"
#include "simt/vector.h"
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

static inline uint8_t *place_p(struct isadora_machine *m, const struct isadora_insn *in, int pu_at)
{
    struct volta_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[pu_at];
    return pu != 7 ? s->p[pu] : NULL;
}

static inline int32_t operand_cas_op(const struct isadora_insn *in, int line)
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

static inline int operand_mov_imm_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    uint32_t m_8;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        m_8 = uimm;
        break;
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        m_8 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        m_8 = s->ur[urb];
        break;
    }
    }
    *value = m_8;
    return 0;
}

static inline uint32_t *place_r(struct isadora_machine *m, const struct isadora_insn *in, int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd != 255 ? s->r[rd] : NULL;
}

static inline uint8_t *place_opt(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pu_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 1: {
        const int32_t pu = (int32_t)in->value[pu_at];
        return s->p[pu];
    }
    default:
        return NULL;
    }
}

static inline int operand_mov64_imm_b(struct isadora_machine *m, struct volta_state *s,
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
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 3:
        return 1;
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        b = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_uguard(struct volta_state *s, const struct isadora_insn *in,
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

static inline int64_t operand_opt_distance(const struct isadora_insn *in, int line,
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

static inline int64_t operand_opt_distance_2_any(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    int64_t d_2;
    switch (in->alt[line]) {
    case 0:
    case 2:
        d_2 = 0;
        break;
    case 1: {
        const int64_t control_target_distance =
            rt_sext_64(in->value[control_target_distance_at], 48) * 4;
        d_2 = control_target_distance;
        break;
    }
    default: {
        const int64_t target_hopper_distance = rt_sext_64(in->value[target_hopper_distance_at], 56)
            * 4;
        d_2 = target_hopper_distance;
        break;
    }
    }
    return d_2;
}

static inline int64_t operand_opt_distance_2(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_opt_distance_2_any(in, line, control_target_distance_at,
        target_hopper_distance_at);
}

static inline int operand_const(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int c_offset_at, int c_bank_at)
{
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
    uint32_t to_4;
    if (in->alt[line] == 0) {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        to_4 = (uint32_t)rt_load(m, VOLTA_SPACE_C,
            (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = to_4;
    return 0;
}

static inline int64_t operand_distance(const struct isadora_insn *in, int line,
    int control_target_distance_at, int target_hopper_distance_at)
{
    int64_t to_4;
    if (in->alt[line] == 0) {
        const int64_t control_target_distance =
            rt_sext_64(in->value[control_target_distance_at], 48) * 4;
        to_4 = control_target_distance;
    } else {
        const int64_t target_hopper_distance = rt_sext_64(in->value[target_hopper_distance_at], 56)
            * 4;
        to_4 = target_hopper_distance;
    }
    return to_4;
}

static inline uint32_t *place_r_2(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return (rd | 1) != 255 ? s->r[rd | 1] : NULL;
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
            return 1;
    } else {
        return 1;
    }
    *value = const_2;
    return 0;
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
            return 1;
    } else {
        return 1;
    }
    *value = const64;
    return 0;
}

static inline int operand_f2fp_mode(const struct isadora_insn *in, int32_t *value, int line,
    int convert_bf16_at, int convert_f2fp_dst_at)
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
        return 1;
    }
    *value = m_2;
    return 0;
}

static inline int operand_i2ip_sat(const struct isadora_insn *in, int32_t *value, int line,
    int convert_i2ip_sat_hopper_at)
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
        return 1;
    default: {
        const int32_t convert_i2ip_sat_hopper = (int32_t)in->value[convert_i2ip_sat_hopper_at];
        m_2 = convert_i2ip_sat_hopper;
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int32_t operand_opt_part(const struct isadora_insn *in, int line)
{
    int32_t h;
    if (in->alt[line] == 1) {
        h = 1;
    } else {
        h = 0;
    }
    return h;
}

static inline int operand_f64_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        }
        b = const64 ^ (uint64_t)neg_b << 63;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 2, c_bank_at, c_offset_at);
        if (const64_trap) {
            return 1;
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

static inline int operand_f32_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        }
        c = const_2 ^ (uint32_t)neg_b << 31;
        break;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return 1;
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

static inline int operand_add_mode(const struct isadora_insn *in, int32_t *value, int line,
    int half_f32_at, int half_add_type_at)
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
        return 1;
    }
    *value = m_2;
    return 0;
}

static inline int32_t operand_fma_mode(const struct isadora_insn *in, int line, int half_f32_at)
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

static inline int operand_fma_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
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
            const uint32_t x_10 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff)))
                ^ (uint32_t)(s_2 == 4) << 15;
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
            return 1;
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
            const uint32_t x_10 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff)))
                ^ (uint32_t)(s_2 == 4) << 15;
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
            const uint32_t x_10 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
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
            const uint32_t x_10 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
            t_3 = (x_10 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    }
    *value = c_3;
    return 0;
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

static inline int operand_fma_c_in_b_2(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
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
            const uint32_t x_8 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff)))
                ^ (uint32_t)(s_2 == 4) << 15;
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
            return 1;
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
            const uint32_t x_8 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff)))
                ^ (uint32_t)(s_2 == 4) << 15;
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
            const uint32_t x_8 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
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
            const uint32_t x_8 =
                ((uint32_t)(s_2 == 2
                || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
            t_3 = (x_8 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        c_3 = t_3;
        break;
    }
    }
    *value = c_3;
    return 0;
}

static inline int operand_mma_mode(const struct isadora_insn *in, int32_t *value, int line)
{
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
    case 1:
        m_2 = 0;
        break;
    case 2:
        return 1;
    default:
        m_2 = 2;
        break;
    }
    *value = m_2;
    return 0;
}

static inline int operand_mma_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
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
            return 1;
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

static inline int operand_set_mode(const struct isadora_insn *in, int32_t *value, int line,
    int half_set_type_at)
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
        return 1;
    }
    *value = m_2;
    return 0;
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

static inline int32_t operand_carries_out(const struct isadora_insn *in, int line)
{
    int32_t carries;
    if (in->alt[line] == 0) {
        carries = 0;
    } else {
        carries = 1;
    }
    return carries;
}

static inline uint8_t *place_p_2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    return pu != 7 ? s->p[pu] : NULL;
}

static inline uint8_t *place_p_3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pv = (int32_t)((uint32_t)(word >> 84) & 7);
    return pv != 7 ? s->p[pv] : NULL;
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
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 1:
        return 1;
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
        return 1;
    }
    c = neg_b ? (int64_t)~const_2 + 1 : const_2;
    *value = c;
    return 0;
}

static inline int operand_inverted_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
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

static inline uint32_t *place_r_3(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd];
}

static inline uint32_t *place_r_4(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd + 1 != 255 ? s->r[rd + 1] : NULL;
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
            return 1;
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

static inline uint32_t *place_r_5(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd + 1];
}

static inline uint32_t *place_r_6(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd + 2];
}

static inline uint32_t *place_r_7(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd + 3 != 255 ? s->r[rd + 3] : NULL;
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
            return 1;
        break;
    }
    case 2:
    case 3:
        return 1;
    default: {
        const int32_t urtex = (int32_t)in->value[urtex_at];
        s_2 = s->ur[urtex];
        break;
    }
    }
    *value = s_2;
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
            return 1;
    }
    *value = t_29;
    return 0;
}

static inline uint8_t *place_p_4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    return s->p[pu];
}

static inline int operand_c_in_b(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t urb = (int32_t)in->value[urb_at];
        c = s->ur[urb];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t *place_opt_rd(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int rd_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 1: {
        const int32_t rd = (int32_t)in->value[rd_at];
        return s->r[rd];
    }
    default:
        return NULL;
    }
}

#define mask_guard_any ISADORA_LEVEL(volta_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at);

RT_WITHIN uint32_t mask_guard_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t pg = (int32_t)in->value[pg_at];
        const uint32_t lanes = rt_lanes(s->p[pg]);
        return lanes;
    }
    case 2: {
        const int32_t pg = (int32_t)in->value[pg_at];
        const uint32_t lanes = ~rt_lanes(s->p[pg]);
        return lanes;
    }
    default:
        return 0;
    }
}

RT_WITHIN uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pg_at)
{
    if (rt_taken(in, known, line) == 0) {
        return UINT32_MAX;
    }
    if (known)
        return mask_guard_for(m, in, known, line, pg_at);
    return mask_guard_any(m, in, line, pg_at);
}

#define row_addr_e_any ISADORA_LEVEL(volta_row_addr_e_any)
const uint64_t *row_addr_e_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int e_at, int ra_at, int offset_at);

RT_WITHIN const uint64_t *row_addr_e_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int e_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t e = (int32_t)rt_value(in, known, e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
            row[l] = e ? base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
            row[l] = e ? base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = e ? (uint64_t)offset : (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_e(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int e_at, int ra_at, int offset_at)
{

    if (known)
        return row_addr_e_for(m, in, known, row, line, e_at, ra_at, offset_at);
    return row_addr_e_any(m, in, row, line, e_at, ra_at, offset_at);
}

#define row_addr64_ur_turing_any ISADORA_LEVEL(volta_row_addr64_ur_turing_any)
const uint64_t *row_addr64_ur_turing_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int urc_at, int e_at, int ra_at, int offset_at);

RT_WITHIN const uint64_t *row_addr64_ur_turing_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int urc_at, int e_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t urc = (int32_t)in->value[urc_at];
    const int32_t e = (int32_t)rt_value(in, known, e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 4: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc];
            row[l] = e ? base : (uint32_t)base;
        }
        return row;
    }
    case 5: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc];
            row[l] = e ? base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr64_ur_turing(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int urc_at, int e_at, int ra_at, int offset_at)
{

    if (known)
        return row_addr64_ur_turing_for(m, in, known, row, line, urc_at, e_at, ra_at, offset_at);
    return row_addr64_ur_turing_any(m, in, row, line, urc_at, e_at, ra_at, offset_at);
}

#define row_addr_global_any ISADORA_LEVEL(volta_row_addr_global_any)
const uint64_t *row_addr_global_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int offset_at);

RT_WITHIN const uint64_t *row_addr_global(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int ra_at, int urc_at, int offset_at)
{
    (void)known;

    return row_addr_global_any(m, in, row, line, ra_at, urc_at, offset_at);
}

#define row_addr_global_2_any ISADORA_LEVEL(volta_row_addr_global_2_any)
const uint64_t *row_addr_global_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int offset_at);

RT_WITHIN const uint64_t *row_addr_global_2_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urc_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32 : s->ur[urc]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 4: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 5: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_global_2(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urc_at, int offset_at)
{

    if (known)
        return row_addr_global_2_for(m, in, known, row, line, ra_at, urc_at, offset_at);
    return row_addr_global_2_any(m, in, row, line, ra_at, urc_at, offset_at);
}

#define row_addr_any ISADORA_LEVEL(volta_row_addr_any)
const uint32_t *row_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int offset_at);

RT_WITHIN const uint32_t *row_addr_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int offset_at)
{

    if (known)
        return row_addr_for(m, in, known, row, line, ra_at, offset_at);
    return row_addr_any(m, in, row, line, ra_at, offset_at);
}

#define row_addr_scaled_any ISADORA_LEVEL(volta_row_addr_scaled_any)
const uint32_t *row_addr_scaled_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int scale_at, int offset_at);

RT_WITHIN const uint32_t *row_addr_scaled_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int scale_at, int offset_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4);
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4))
                + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)offset;
        }
        return row;
    }
    case 3: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr_scaled(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int scale_at, int offset_at)
{

    if (known)
        return row_addr_scaled_for(m, in, known, row, line, ra_at, scale_at, offset_at);
    return row_addr_scaled_any(m, in, row, line, ra_at, scale_at, offset_at);
}

#define row_addr_scaled_ur_any ISADORA_LEVEL(volta_row_addr_scaled_ur_any)
const uint32_t *row_addr_scaled_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int urc_at, int ra_at, int scale_at, int offset_at);

RT_WITHIN const uint32_t *row_addr_scaled_ur_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int urc_at, int ra_at, int scale_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t urc = (int32_t)in->value[urc_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4))
                + s->ur[urc];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t scale = (int32_t)in->value[scale_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] << (scale == 0 ? 0 : scale == 1 ? 2 : scale == 2 ? 3 : 4))
                + s->ur[urc] + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc];
        }
        return row;
    }
    case 3: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc] + (uint32_t)offset;
        }
        return row;
    }
    case 4: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc];
        }
        return row;
    }
    case 5: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc] + (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr_scaled_ur(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int urc_at, int ra_at, int scale_at, int offset_at)
{

    if (known)
        return row_addr_scaled_ur_for(m, in, known, row, line, urc_at, ra_at, scale_at, offset_at);
    return row_addr_scaled_ur_any(m, in, row, line, urc_at, ra_at, scale_at, offset_at);
}

#define mask_opt_src_any ISADORA_LEVEL(volta_mask_opt_src_any)
uint32_t mask_opt_src_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pp_at);

RT_WITHIN uint32_t mask_opt_src_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pp_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t pp = (int32_t)in->value[pp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((s->p[pp][l] ^ 1) != 0) != 0) << l;
        }
        return lanes;
    }
    case 2: {
        const int32_t pp = (int32_t)in->value[pp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[pp][l]) != 0) << l;
        }
        return lanes;
    }
    default:
        return 0;
    }
}

RT_WITHIN uint32_t mask_opt_src(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pp_at)
{
    if (rt_taken(in, known, line) == 0) {
        return UINT32_MAX;
    }
    if (known)
        return mask_opt_src_for(m, in, known, line, pp_at);
    return mask_opt_src_any(m, in, line, pp_at);
}

#define row_mov_b_any ISADORA_LEVEL(volta_row_mov_b_any)
const uint32_t *row_mov_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_mov_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_mov_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_mov_b_for(m, in, known, row, line, rb_at, uimm_at, c_bank_at, c_offset_at,
            urb_at);
    return row_mov_b_any(m, in, row, line, rb_at, uimm_at, c_bank_at, c_offset_at, urb_at);
}

#define row_opt_src_any ISADORA_LEVEL(volta_row_opt_src_any)
const int32_t *row_opt_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pp_at);

RT_WITHIN const int32_t *row_opt_src_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int pp_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
    }
    case 1: {
        const int32_t pp = (int32_t)in->value[pp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[pp][l] ^ 1;
        }
        return row;
    }
    case 2: {
        const int32_t pp = (int32_t)in->value[pp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[pp][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_opt_src(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int pp_at)
{

    if (known)
        return row_opt_src_for(m, in, known, row, line, pp_at);
    return row_opt_src_any(m, in, row, line, pp_at);
}

#define row_guard_any ISADORA_LEVEL(volta_row_guard_any)
const int32_t *row_guard_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pg_at);

RT_WITHIN const int32_t *row_guard_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
    }
    case 1: {
        const int32_t pg = (int32_t)in->value[pg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[pg][l];
        }
        return row;
    }
    case 2: {
        const int32_t pg = (int32_t)in->value[pg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[pg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int pg_at)
{

    if (known)
        return row_guard_for(m, in, known, row, line, pg_at);
    return row_guard_any(m, in, row, line, pg_at);
}

#define row_bar_operands_any ISADORA_LEVEL(volta_row_bar_operands_any)
const int32_t *row_bar_operands_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int barrier_bar_threads_at, int barrier_bar_id_at);

RT_WITHIN const int32_t *row_bar_operands_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line, int rb_at,
    int barrier_bar_threads_at, int barrier_bar_id_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] & 0xf) | (s->r[rb][l] >> 16 & 0xfff) << 16);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] & 0xf);
        }
        return row;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] & 0xf) | (uint32_t)barrier_bar_threads << 16);
        }
        return row;
    }
    case 3: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)barrier_bar_id | (s->r[rb][l] & 0xfff) << 16);
        }
        return row;
    }
    case 4: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = barrier_bar_id;
        }
        return row;
    }
    case 5: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = barrier_bar_id | barrier_bar_threads << 16;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_bar_operands(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int rb_at, int barrier_bar_threads_at,
    int barrier_bar_id_at)
{

    if (known)
        return row_bar_operands_for(m, in, known, row, line, rb_at, barrier_bar_threads_at,
            barrier_bar_id_at);
    return row_bar_operands_any(m, in, row, line, rb_at, barrier_bar_threads_at, barrier_bar_id_at);
}

#define row_bar_arv_operands_any ISADORA_LEVEL(volta_row_bar_arv_operands_any)
const int32_t *row_bar_arv_operands_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int barrier_bar_threads_at, int barrier_bar_id_at);

RT_WITHIN const int32_t *row_bar_arv_operands_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line, int rb_at,
    int barrier_bar_threads_at, int barrier_bar_id_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] & 0xf) | (s->r[rb][l] >> 16 & 0xfff) << 16);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] & 0xf) | (uint32_t)barrier_bar_threads << 16);
        }
        return row;
    }
    case 2: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)barrier_bar_id | (s->r[rb][l] & 0xfff) << 16);
        }
        return row;
    }
    case 3: {
        const int32_t barrier_bar_id = (int32_t)in->value[barrier_bar_id_at];
        const int32_t barrier_bar_threads = (int32_t)in->value[barrier_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = barrier_bar_id | barrier_bar_threads << 16;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_bar_arv_operands(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line, int rb_at,
    int barrier_bar_threads_at, int barrier_bar_id_at)
{

    if (known)
        return row_bar_arv_operands_for(m, in, known, row, line, rb_at, barrier_bar_threads_at,
            barrier_bar_id_at);
    return row_bar_arv_operands_any(m, in, row, line, rb_at, barrier_bar_threads_at,
        barrier_bar_id_at);
}

#define mask_src_pp_any ISADORA_LEVEL(volta_mask_src_pp_any)
uint32_t mask_src_pp_any(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at);

RT_WITHIN uint32_t mask_src_pp_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int pp_at, int not_pp_at)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[pp_at];
    const int32_t not_pp = (int32_t)rt_value(in, known, not_pp_at);
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[pp][l] ^ not_pp) != 0) != 0) << l;
    }
    return lanes;
}

RT_WITHIN uint32_t mask_src_pp(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int pp_at, int not_pp_at)
{

    if (known)
        return mask_src_pp_for(m, in, known, pp_at, not_pp_at);
    return mask_src_pp_any(m, in, pp_at, not_pp_at);
}

#define put_rpc ISADORA_LEVEL(volta_put_rpc)
void put_rpc(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int barrier_rpc_half_at);

#define put_rpc_2 ISADORA_LEVEL(volta_put_rpc_2)
void put_rpc_2(struct isadora_machine *m, uint32_t run, const uint64_t *row);

#define row_addr_with_barrier_any ISADORA_LEVEL(volta_row_addr_with_barrier_any)
const uint64_t *row_addr_with_barrier_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at);

RT_WITHIN const uint64_t *row_addr_with_barrier_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urc_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)s->ur[urc];
        }
        return row;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)s->ur[urc];
        }
        return row;
    }
    case 4: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)((int64_t)s->r[ra][l] + s->ur[urc]);
        }
        return row;
    }
    case 5: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)((int64_t)s->r[ra][l] + s->ur[urc]);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_with_barrier(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urc_at)
{

    if (known)
        return row_addr_with_barrier_for(m, in, known, row, line, ra_at, urc_at);
    return row_addr_with_barrier_any(m, in, row, line, ra_at, urc_at);
}

#define row_addr64_ur_any ISADORA_LEVEL(volta_row_addr64_ur_any)
const uint64_t *row_addr64_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urb_at, int e_at, int offset_at);

RT_WITHIN const uint64_t *row_addr64_ur_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urb_at, int e_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t urb = (int32_t)in->value[urb_at];
    const int32_t e = (int32_t)rt_value(in, known, e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base + (uint64_t)offset : (uint32_t)base + (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr64_ur(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int ra_at, int urb_at, int e_at,
    int offset_at)
{

    if (known)
        return row_addr64_ur_for(m, in, known, row, line, ra_at, urb_at, e_at, offset_at);
    return row_addr64_ur_any(m, in, row, line, ra_at, urb_at, e_at, offset_at);
}

#define row_cvt_f32_any ISADORA_LEVEL(volta_row_cvt_f32_any)
const uint32_t *row_cvt_f32_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint32_t *row_cvt_f32_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2 ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_cvt_f32(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        if (neg_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_cvt_f32_for(m, in, known, row, line, neg_b_at, rb_at, fimm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_cvt_f32_any(m, in, row, line, neg_b_at, rb_at, fimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_cvt_f16_any ISADORA_LEVEL(volta_row_cvt_f16_any)
const int32_t *row_cvt_f16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int convert_half_at, int neg_b_at, int f16_low_at,
    int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const int32_t *row_cvt_f16(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int rb_at, int convert_half_at,
    int neg_b_at, int f16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_cvt_f16_any(m, in, row, line, rb_at, convert_half_at, neg_b_at, f16_low_at,
        c_bank_at, c_offset_at, urb_at);
}

#define row_cvt_f64_any ISADORA_LEVEL(volta_row_cvt_f64_any)
const uint64_t *row_cvt_f64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_b_at, int dimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint64_t *row_cvt_f64(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int neg_b_at, int dimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_cvt_f64_any(m, in, row, line, rb_at, neg_b_at, dimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_cvt_bf16_any ISADORA_LEVEL(volta_row_cvt_bf16_any)
const uint32_t *row_cvt_bf16_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int convert_half_at, int neg_b_at, int convert_bf16_imm_at,
    int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_cvt_bf16(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int convert_half_at,
    int neg_b_at, int convert_bf16_imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_cvt_bf16_any(m, in, row, line, rb_at, convert_half_at, neg_b_at,
        convert_bf16_imm_at, c_bank_at, c_offset_at, urb_at);
}

#define row_cvt_part_any ISADORA_LEVEL(volta_row_cvt_part_any)
const int32_t *row_cvt_part_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_byte_at, int rb_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const int32_t *row_cvt_part_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_byte_at, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t convert_byte = (int32_t)rt_value(in, known, convert_byte_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 8 * convert_byte & 0xff);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(const_2 >> 8 * convert_byte & 0xff);
        }
        return row;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->ur[urb] >> 8 * convert_byte & 0xff);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_cvt_part(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_byte_at, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{

    if (known)
        return row_cvt_part_for(m, in, known, row, line, convert_byte_at, rb_at, c_bank_at,
            c_offset_at, urb_at);
    return row_cvt_part_any(m, in, row, line, convert_byte_at, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_cvt_part_2_any ISADORA_LEVEL(volta_row_cvt_part_2_any)
const int32_t *row_cvt_part_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const int32_t *row_cvt_part_2_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line,
    int convert_half_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t convert_half = (int32_t)rt_value(in, known, convert_half_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(rt_shr_u32(s->r[rb][l], (uint64_t)(16 * convert_half)) & 0xffff);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(rt_shr_u32(const_2, (uint64_t)(16 * convert_half)) & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(rt_shr_u32(s->ur[urb], (uint64_t)(16 * convert_half)) & 0xffff);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_cvt_part_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_half_at, int rb_at,
    int c_bank_at, int c_offset_at, int urb_at)
{

    if (known)
        return row_cvt_part_2_for(m, in, known, row, line, convert_half_at, rb_at, c_bank_at,
            c_offset_at, urb_at);
    return row_cvt_part_2_any(m, in, row, line, convert_half_at, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_cvt_i64_any ISADORA_LEVEL(volta_row_cvt_i64_any)
const uint64_t *row_cvt_i64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint64_t *row_cvt_i64_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32;
        }
        return row;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8,
            &c_cell))
            return NULL;
        const uint64_t c_value = (uint64_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_cvt_i64(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int uimm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{

    if (known)
        return row_cvt_i64_for(m, in, known, row, line, rb_at, uimm_at, c_bank_at, c_offset_at,
            urb_at);
    return row_cvt_i64_any(m, in, row, line, rb_at, uimm_at, c_bank_at, c_offset_at, urb_at);
}

#define row_f64_a_any ISADORA_LEVEL(volta_row_f64_a_any)
const uint64_t *row_f64_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int neg_a_at);

RT_WITHIN const uint64_t *row_f64_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int ra_at, int neg_a_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) ^ (uint64_t)neg_a << 63;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)neg_a << 63;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_f64_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int ra_at, int neg_a_at)
{

    if (known)
        return row_f64_a_for(m, in, known, row, line, ra_at, neg_a_at);
    return row_f64_a_any(m, in, row, line, ra_at, neg_a_at);
}

#define row_f32_a_any ISADORA_LEVEL(volta_row_f32_a_any)
const uint32_t *row_f32_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_a_at, int ra_at);

RT_WITHIN const uint32_t *row_f32_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_a_at, int ra_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)neg_a << 31;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)neg_a << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_a_at, int ra_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
        const int32_t ra = (int32_t)in->value[ra_at];
        if (neg_a == 0)
            return s->r[ra];
    }
    if (known)
        return row_f32_a_for(m, in, known, row, line, neg_a_at, ra_at);
    return row_f32_a_any(m, in, row, line, neg_a_at, ra_at);
}

#define row_f32_a_2_any ISADORA_LEVEL(volta_row_f32_a_2_any)
const uint32_t *row_f32_a_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_a_at, int ra_at);

RT_WITHIN const uint32_t *row_f32_a_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_a_at, int ra_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)neg_a << 31;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)neg_a << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_a_at, int ra_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
        const int32_t ra = (int32_t)in->value[ra_at];
        if (neg_a == 0)
            return s->r[ra];
    }
    if (known)
        return row_f32_a_2_for(m, in, known, row, line, neg_a_at, ra_at);
    return row_f32_a_2_any(m, in, row, line, neg_a_at, ra_at);
}

#define row_f32_b_any ISADORA_LEVEL(volta_row_f32_b_any)
const uint32_t *row_f32_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint32_t *row_f32_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2 ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2 ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        if (neg_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_f32_b_for(m, in, known, row, line, neg_b_at, rb_at, fimm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_f32_b_any(m, in, row, line, neg_b_at, rb_at, fimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_f32_b_2_any ISADORA_LEVEL(volta_row_f32_b_2_any)
const uint32_t *row_f32_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_f32_b_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t neg_b = (int32_t)rt_value(in, known, neg_b_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 2: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2 ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 3: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_b = (int32_t)rt_value(in, known, neg_b_at);
        const int32_t rb = (int32_t)in->value[rb_at];
        if (neg_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_f32_b_2_for(m, in, known, row, line, neg_b_at, rb_at, c_bank_at, c_offset_at,
            urb_at);
    return row_f32_b_2_any(m, in, row, line, neg_b_at, rb_at, c_bank_at, c_offset_at, urb_at);
}

#define row_f16_a_any ISADORA_LEVEL(volta_row_f16_a_any)
const uint32_t *row_f16_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at, int half_swizzle_a_at,
    int half_swizzle_a_hopper_at);

RT_WITHIN const uint32_t *row_f16_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at,
    int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 1, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][l] ^ (uint32_t)neg_a << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                    : (int32_t)(s->r[ra][l] & 0xffff));
                t = x_2 ^ (neg_a ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 2, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)neg_a << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                    : (int32_t)(s->r[ra][l] & 0xffff));
                t = (x_2 & 0x7fff7fff) ^ (neg_a ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f16_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at,
    int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{

    if (known)
        return row_f16_a_for(m, in, known, row, line, ra_at, neg_a_at, half_swizzle_a_at,
            half_swizzle_a_hopper_at);
    return row_f16_a_any(m, in, row, line, ra_at, neg_a_at, half_swizzle_a_at,
        half_swizzle_a_hopper_at);
}

#define row_f16_last_any ISADORA_LEVEL(volta_row_f16_last_any)
const uint32_t *row_f16_last_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_f16_last(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int neg_b_at,
    int half_swizzle_b_at, int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_f16_last_any(m, in, row, line, rb_at, neg_b_at, half_swizzle_b_at,
        half_swizzle_b_hopper_at, half_f16_high_at, f16_low_at, half_bf16_high_at,
        half_bf16_low_at, c_bank_at, c_offset_at, urb_at);
}

#define row_fma_b_any ISADORA_LEVEL(volta_row_fma_b_any)
const uint32_t *row_fma_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_fma_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int neg_b_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_fma_b_any(m, in, row, line, rb_at, neg_b_at, half_swizzle_b_at,
        half_swizzle_b_neg_at, half_f16_high_at, f16_low_at, half_bf16_high_at, half_bf16_low_at,
        c_bank_at, c_offset_at, urb_at);
}

#define row_f16_rc_any ISADORA_LEVEL(volta_row_f16_rc_any)
const uint32_t *row_f16_rc_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int half_f16_neg_c_at, int half_swizzle_c_at,
    int half_swizzle_c_hopper_at);

RT_WITHIN const uint32_t *row_f16_rc_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int half_f16_neg_c_at,
    int half_swizzle_c_at, int half_swizzle_c_hopper_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t half_f16_neg_c = (int32_t)rt_value(in, known, half_f16_neg_c_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 1, half_swizzle_c_at, half_swizzle_c_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    s->r[rc][l] ^ (uint32_t)half_f16_neg_c << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rc][l] & 0xffff) : (int32_t)(s->r[rc][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rc][l] >> 16)
                    : (int32_t)(s->r[rc][l] & 0xffff));
                t = x_2 ^ (half_f16_neg_c ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 2, half_swizzle_c_at, half_swizzle_c_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->r[rc][l] & 0x7fffffff) ^ (uint32_t)half_f16_neg_c << 31, RT_ZERO, RT_KEEP,
                    0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rc][l] & 0xffff) : (int32_t)(s->r[rc][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rc][l] >> 16)
                    : (int32_t)(s->r[rc][l] & 0xffff));
                t = (x_2 & 0x7fff7fff) ^ (half_f16_neg_c ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f16_rc(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int half_f16_neg_c_at,
    int half_swizzle_c_at, int half_swizzle_c_hopper_at)
{

    if (known)
        return row_f16_rc_for(m, in, known, row, line, rc_at, half_f16_neg_c_at, half_swizzle_c_at,
            half_swizzle_c_hopper_at);
    return row_f16_rc_any(m, in, row, line, rc_at, half_f16_neg_c_at, half_swizzle_c_at,
        half_swizzle_c_hopper_at);
}

#define row_fma_b_2_any ISADORA_LEVEL(volta_row_fma_b_2_any)
const uint32_t *row_fma_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_fma_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int neg_b_at,
    int half_swizzle_b_at, int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_fma_b_2_any(m, in, row, line, rb_at, neg_b_at, half_swizzle_b_at,
        half_swizzle_b_neg_at, half_f16_high_at, f16_low_at, half_bf16_high_at, half_bf16_low_at,
        c_bank_at, c_offset_at, urb_at);
}

#define row_mma_a_any ISADORA_LEVEL(volta_row_mma_a_any)
const uint32_t *row_mma_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at);

RT_WITHIN const uint32_t *row_mma_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] >> 16 << 16 | (s->r[ra][l] & 0xffff);
            row[l] = x ^ (neg_a ? 2147516416u : 0);
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] >> 16 << 16 | (s->r[ra][l] & 0xffff);
            row[l] = (x & 0x7fff7fff) ^ (neg_a ? 2147516416u : 0);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_mma_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at)
{

    if (known)
        return row_mma_a_for(m, in, known, row, line, ra_at, neg_a_at);
    return row_mma_a_any(m, in, row, line, ra_at, neg_a_at);
}

#define row_mma_b_any ISADORA_LEVEL(volta_row_mma_b_any)
const uint32_t *row_mma_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_mma_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int neg_b_at,
    int half_f16_high_at, int f16_low_at, int half_bf16_high_at, int half_bf16_low_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_mma_b_any(m, in, row, line, rb_at, neg_b_at, half_f16_high_at, f16_low_at,
        half_bf16_high_at, half_bf16_low_at, c_bank_at, c_offset_at, urb_at);
}

#define row_f16_a_2_any ISADORA_LEVEL(volta_row_f16_a_2_any)
const uint32_t *row_f16_a_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at, int xorsign_at, int half_swizzle_a_at,
    int half_swizzle_a_hopper_at);

RT_WITHIN const uint32_t *row_f16_a_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at, int xorsign_at,
    int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t neg_a = (int32_t)rt_value(in, known, neg_a_at);
    const int32_t xorsign = (int32_t)rt_value(in, known, xorsign_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 1, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][l] ^ (uint32_t)neg_a << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                    : (int32_t)(s->r[ra][l] & 0xffff));
                t = x_2 ^ (neg_a ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 2, half_swizzle_a_at, half_swizzle_a_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            const int32_t a = !xorsign;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l]) ^ (uint32_t)neg_a << 31, RT_ZERO,
                    RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                    : (int32_t)(s->r[ra][l] & 0xffff));
                t = (a ? x_2 & 0x7fff7fff : x_2) ^ (neg_a ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f16_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int neg_a_at, int xorsign_at,
    int half_swizzle_a_at, int half_swizzle_a_hopper_at)
{

    if (known)
        return row_f16_a_2_for(m, in, known, row, line, ra_at, neg_a_at, xorsign_at,
            half_swizzle_a_at, half_swizzle_a_hopper_at);
    return row_f16_a_2_any(m, in, row, line, ra_at, neg_a_at, xorsign_at, half_swizzle_a_at,
        half_swizzle_a_hopper_at);
}

#define row_mnmx_b_any ISADORA_LEVEL(volta_row_mnmx_b_any)
const uint32_t *row_mnmx_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int xorsign_at, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_mnmx_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int xorsign_at, int rb_at, int neg_b_at,
    int half_swizzle_b_at, int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    (void)known;

    return row_mnmx_b_any(m, in, row, line, xorsign_at, rb_at, neg_b_at, half_swizzle_b_at,
        half_swizzle_b_hopper_at, half_f16_high_at, f16_low_at, half_bf16_high_at,
        half_bf16_low_at, c_bank_at, c_offset_at, urb_at);
}

#define row_signed_b_no_imm_any ISADORA_LEVEL(volta_row_signed_b_no_imm_any)
const uint32_t *row_signed_b_no_imm_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_signed_b_no_imm_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t neg_b = (int32_t)rt_value(in, known, neg_b_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? ~const_2 : const_2;
        }
        return row;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? ~s->ur[urb] : s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_signed_b_no_imm(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t neg_b = (int32_t)rt_value(in, known, neg_b_at);
        const int32_t rb = (int32_t)in->value[rb_at];
        if (neg_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_signed_b_no_imm_for(m, in, known, row, line, neg_b_at, rb_at, c_bank_at,
            c_offset_at, urb_at);
    return row_signed_b_no_imm_any(m, in, row, line, neg_b_at, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_signed_b_any ISADORA_LEVEL(volta_row_signed_b_any)
const uint32_t *row_signed_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int inv_b_at, int rb_at, int imm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint32_t *row_signed_b_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int inv_b_at, int rb_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~const_2 : const_2;
        }
        return row;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~s->ur[urb] : s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_signed_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int inv_b_at, int rb_at, int imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        if (inv_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_signed_b_for(m, in, known, row, line, inv_b_at, rb_at, imm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_signed_b_any(m, in, row, line, inv_b_at, rb_at, imm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_src_b_any ISADORA_LEVEL(volta_row_src_b_any)
const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_src_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int imm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_src_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int imm_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_src_b_for(m, in, known, row, line, rb_at, imm_at, c_bank_at, c_offset_at,
            urb_at);
    return row_src_b_any(m, in, row, line, rb_at, imm_at, c_bank_at, c_offset_at, urb_at);
}

#define row_signed_pair_c_any ISADORA_LEVEL(volta_row_signed_pair_c_any)
const uint64_t *row_signed_pair_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int rc_at, int neg_c_at);

RT_WITHIN const uint64_t *row_signed_pair_c_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int rc_at,
    int neg_c_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t neg_c = (int32_t)rt_value(in, known, neg_c_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = neg_c ? ~x : x;
    }
    return row;
}

RT_WITHIN const uint64_t *row_signed_pair_c(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int rc_at,
    int neg_c_at)
{

    if (known)
        return row_signed_pair_c_for(m, in, known, row, rc_at, neg_c_at);
    return row_signed_pair_c_any(m, in, row, rc_at, neg_c_at);
}

#define row_signed_b_2_any ISADORA_LEVEL(volta_row_signed_b_2_any)
const int64_t *row_signed_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int rb_at, int neg_b_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const int64_t *row_signed_b_2_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int64_t *row, int line, int rb_at,
    int neg_b_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? (int64_t)~s->r[rb][l] + 1 : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? (int64_t)~const_2 + 1 : const_2;
        }
        return row;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_b ? (int64_t)~s->ur[urb] + 1 : s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int64_t *row_signed_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int rb_at, int neg_b_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{

    if (known)
        return row_signed_b_2_for(m, in, known, row, line, rb_at, neg_b_at, uimm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_signed_b_2_any(m, in, row, line, rb_at, neg_b_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_signed_b_3_any ISADORA_LEVEL(volta_row_signed_b_3_any)
const uint32_t *row_signed_b_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int inv_b_at, int rb_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint32_t *row_signed_b_3_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int inv_b_at, int rb_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~const_2 : const_2;
        }
        return row;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = inv_b ? ~s->ur[urb] : s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_signed_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int inv_b_at, int rb_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t inv_b = (int32_t)in->value[inv_b_at];
        const int32_t rb = (int32_t)in->value[rb_at];
        if (inv_b == 0)
            return s->r[rb];
    }
    if (known)
        return row_signed_b_3_for(m, in, known, row, line, inv_b_at, rb_at, uimm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_signed_b_3_any(m, in, row, line, inv_b_at, rb_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_warp_address_any ISADORA_LEVEL(volta_row_warp_address_any)
const uint64_t *row_warp_address_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int urc_at, int ra_at, int offset_at);

RT_WITHIN const uint64_t *row_warp_address_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int urc_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t urc = (int32_t)in->value[urc_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base + (uint64_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base + (uint64_t)offset;
        }
        return row;
    }
    case 4: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
            row[l] = base;
        }
        return row;
    }
    case 5: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
            row[l] = base + (uint64_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_warp_address(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int urc_at, int ra_at, int offset_at)
{

    if (known)
        return row_warp_address_for(m, in, known, row, line, urc_at, ra_at, offset_at);
    return row_warp_address_any(m, in, row, line, urc_at, ra_at, offset_at);
}

#define row_addr_ur_any ISADORA_LEVEL(volta_row_addr_ur_any)
const uint32_t *row_addr_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int urc_at, int ra_at, int offset_at);

RT_WITHIN const uint32_t *row_addr_ur_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int urc_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t urc = (int32_t)in->value[urc_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + s->ur[urc];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + s->ur[urc] + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc];
        }
        return row;
    }
    case 3: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urc] + (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr_ur(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int urc_at, int ra_at, int offset_at)
{

    if (known)
        return row_addr_ur_for(m, in, known, row, line, urc_at, ra_at, offset_at);
    return row_addr_ur_any(m, in, row, line, urc_at, ra_at, offset_at);
}

#define mask_opt_pl_any ISADORA_LEVEL(volta_mask_opt_pl_any)
uint32_t mask_opt_pl_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_pl_at);

RT_WITHIN uint32_t mask_opt_pl_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int memory_pl_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t memory_pl = (int32_t)in->value[memory_pl_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[7 - memory_pl][l]) != 0) << l;
        }
        return lanes;
    }
    case 2: {
        const int32_t memory_pl = (int32_t)in->value[memory_pl_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[7 - memory_pl][l]) != 0) << l;
        }
        return lanes;
    }
    default:
        return 0;
    }
}

RT_WITHIN uint32_t mask_opt_pl(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int memory_pl_at)
{
    if (rt_taken(in, known, line) == 0) {
        return UINT32_MAX;
    }
    if (known)
        return mask_opt_pl_for(m, in, known, line, memory_pl_at);
    return mask_opt_pl_any(m, in, line, memory_pl_at);
}

#define row_addr_global_3_any ISADORA_LEVEL(volta_row_addr_global_3_any)
const uint64_t *row_addr_global_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urb_at, int offset_at);

RT_WITHIN const uint64_t *row_addr_global_3(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int urb_at, int offset_at)
{
    (void)known;

    return row_addr_global_3_any(m, in, row, line, ra_at, urb_at, offset_at);
}

#define row_addr_e_2_any ISADORA_LEVEL(volta_row_addr_e_2_any)
const uint64_t *row_addr_e_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int e_at, int ra_at, int offset32_at);

RT_WITHIN const uint64_t *row_addr_e_2_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line, int e_at,
    int ra_at, int offset32_at)
{
    struct volta_state *const s = m->state;
    const int32_t e = (int32_t)rt_value(in, known, e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
            row[l] = e ? base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset32 = (int32_t)(uint32_t)in->value[offset32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
            row[l] = e ? base + (uint64_t)offset32 : (uint32_t)base + (uint32_t)offset32;
        }
        return row;
    }
    case 2: {
        const int32_t offset32 = (int32_t)(uint32_t)in->value[offset32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = e ? (uint64_t)offset32 : (uint32_t)offset32;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_e_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int e_at, int ra_at, int offset32_at)
{

    if (known)
        return row_addr_e_2_for(m, in, known, row, line, e_at, ra_at, offset32_at);
    return row_addr_e_2_any(m, in, row, line, e_at, ra_at, offset32_at);
}

#define row_addr_local_any ISADORA_LEVEL(volta_row_addr_local_any)
const uint32_t *row_addr_local_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int urb_at, int offset_at);

RT_WITHIN const uint32_t *row_addr_local_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int urb_at, int offset_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + s->ur[urb];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + s->ur[urb] + (uint32_t)offset;
        }
        return row;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb];
        }
        return row;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb] + (uint32_t)offset;
        }
        return row;
    }
    case 4: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 5: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)offset;
        }
        return row;
    }
    case 6: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr_local(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int urb_at, int offset_at)
{

    if (known)
        return row_addr_local_for(m, in, known, row, line, ra_at, urb_at, offset_at);
    return row_addr_local_any(m, in, row, line, ra_at, urb_at, offset_at);
}

#define row_copy_to_any ISADORA_LEVEL(volta_row_copy_to_any)
const uint32_t *row_copy_to_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rd_at, int memory_to_offset_at);

RT_WITHIN const uint32_t *row_copy_to_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rd_at, int memory_to_offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rd][l];
        }
        return row;
    }
    case 1: {
        const int32_t memory_to_offset = rt_sext_32((uint32_t)in->value[memory_to_offset_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rd][l] + (uint32_t)memory_to_offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_copy_to(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rd_at, int memory_to_offset_at)
{

    if (known)
        return row_copy_to_for(m, in, known, row, line, rd_at, memory_to_offset_at);
    return row_copy_to_any(m, in, row, line, rd_at, memory_to_offset_at);
}

#define row_copy_from_any ISADORA_LEVEL(volta_row_copy_from_any)
const uint64_t *row_copy_from_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int memory_from_offset_at);

RT_WITHIN const uint64_t *row_copy_from(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int ra_at, int urc_at,
    int memory_from_offset_at)
{
    (void)known;

    return row_copy_from_any(m, in, row, line, ra_at, urc_at, memory_from_offset_at);
}

#define row_copy_to_ur_any ISADORA_LEVEL(volta_row_copy_to_ur_any)
const uint32_t *row_copy_to_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rd_at, int urc_at, int memory_to_offset_at);

RT_WITHIN const uint32_t *row_copy_to_ur_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rd_at, int urc_at, int memory_to_offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t urc = (int32_t)in->value[urc_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rd][l] + s->ur[urc];
        }
        return row;
    }
    case 1: {
        const int32_t memory_to_offset = rt_sext_32((uint32_t)in->value[memory_to_offset_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rd][l] + s->ur[urc] + (uint32_t)memory_to_offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_copy_to_ur(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rd_at, int urc_at,
    int memory_to_offset_at)
{

    if (known)
        return row_copy_to_ur_for(m, in, known, row, line, rd_at, urc_at, memory_to_offset_at);
    return row_copy_to_ur_any(m, in, row, line, rd_at, urc_at, memory_to_offset_at);
}

#define row_copy_from_ur_any ISADORA_LEVEL(volta_row_copy_from_ur_any)
const uint64_t *row_copy_from_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int memory_from_offset_at);

RT_WITHIN const uint64_t *row_copy_from_ur_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int memory_from_offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 1: {
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)memory_from_offset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_copy_from_ur(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int ra_at, int memory_from_offset_at)
{

    if (known)
        return row_copy_from_ur_for(m, in, known, row, line, ra_at, memory_from_offset_at);
    return row_copy_from_ur_any(m, in, row, line, ra_at, memory_from_offset_at);
}

#define row_surface_rc_any ISADORA_LEVEL(volta_row_surface_rc_any)
const uint32_t *row_surface_rc_any(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int rc_at);

RT_WITHIN const uint32_t *row_surface_rc_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int line, int rc_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    switch (rt_taken(in, known, line)) {
    case 0:
        return s->r[rc];
    case 1:
        return s->r[rc];
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_surface_rc(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int rc_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    if (known)
        return row_surface_rc_for(m, in, known, line, rc_at);
    return row_surface_rc_any(m, in, line, rc_at);
}

#define row_src_b_no_imm_any ISADORA_LEVEL(volta_row_src_b_no_imm_any)
const uint32_t *row_src_b_no_imm_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const uint32_t *row_src_b_no_imm_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 2:
        return NULL;
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_src_b_no_imm(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_src_b_no_imm_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
    return row_src_b_no_imm_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
}

#define row_dot_c_any ISADORA_LEVEL(volta_row_dot_c_any)
const uint32_t *row_dot_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int neg_c_at);

RT_WITHIN const uint32_t *row_dot_c_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int neg_c_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rc][l];
        }
        return row;
    }
    case 1: {
        const int32_t neg_c = (int32_t)in->value[neg_c_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = neg_c ? ~s->r[rc][l] + 1 : s->r[rc][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_dot_c(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int neg_c_at)
{
    if (in->alt[line] == 1) {
        struct volta_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        const int32_t neg_c = (int32_t)in->value[neg_c_at];
        if (neg_c == 0)
            return s->r[rc];
    }
    if (known)
        return row_dot_c_for(m, in, known, row, line, rc_at, neg_c_at);
    return row_dot_c_any(m, in, row, line, rc_at, neg_c_at);
}

#define row_shfl_b_any ISADORA_LEVEL(volta_row_shfl_b_any)
const uint32_t *row_shfl_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int warp_shfl_lane_at);

RT_WITHIN const uint32_t *row_shfl_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int warp_shfl_lane_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t warp_shfl_lane = (int32_t)in->value[warp_shfl_lane_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)warp_shfl_lane;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_shfl_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int warp_shfl_lane_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_shfl_b_for(m, in, known, row, line, rb_at, warp_shfl_lane_at);
    return row_shfl_b_any(m, in, row, line, rb_at, warp_shfl_lane_at);
}

#define row_pr_mask_any ISADORA_LEVEL(volta_row_pr_mask_any)
const uint32_t *row_pr_mask_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int imm_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at);

RT_WITHIN const uint32_t *row_pr_mask_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int imm_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 3: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 4:
        return NULL;
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[urb];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_pr_mask(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int imm_at, int uimm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_pr_mask_for(m, in, known, row, line, rb_at, imm_at, uimm_at, c_bank_at,
            c_offset_at, urb_at);
    return row_pr_mask_any(m, in, row, line, rb_at, imm_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

#define row_src_pr_or_upr_any ISADORA_LEVEL(volta_row_src_pr_or_upr_any)
const int32_t *row_src_pr_or_upr_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int not_pr_at, int pr_at, int upr_at);

RT_WITHIN const int32_t *row_src_pr_or_upr_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line,
    int not_pr_at, int pr_at, int upr_at)
{
    struct volta_state *const s = m->state;
    const int32_t not_pr = (int32_t)rt_value(in, known, not_pr_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t pr = (int32_t)in->value[pr_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[pr][l] ^ not_pr;
        }
        return row;
    }
    case 1: {
        const int32_t upr = (int32_t)in->value[upr_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->up[upr] ^ not_pr;
        }
        return row;
    }
    case 2: {
        const int32_t pr = (int32_t)in->value[pr_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[pr][l] ^ not_pr;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_src_pr_or_upr(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line,
    int not_pr_at, int pr_at, int upr_at)
{

    if (known)
        return row_src_pr_or_upr_for(m, in, known, row, line, not_pr_at, pr_at, upr_at);
    return row_src_pr_or_upr_any(m, in, row, line, not_pr_at, pr_at, upr_at);
}

#define row_sign_b_any ISADORA_LEVEL(volta_row_sign_b_any)
const int32_t *row_sign_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int urb_at);

RT_WITHIN const int32_t *row_sign_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 31);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 1, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(const_2 >> 31);
        }
        return row;
    }
    case 2: {
        const int32_t urb = (int32_t)in->value[urb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->ur[urb] >> 31);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_sign_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int urb_at)
{

    if (known)
        return row_sign_b_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
    return row_sign_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
}

#define ISADORA_ACTIVE(m) (((const struct volta_state *)(m)->state)->active)
extern RT_QUICK(volta_fast_atom_v);
extern RT_QUICK(volta_fast_atom_t);
extern RT_QUICK(volta_fast_atom_tu);
extern RT_QUICK(volta_fast_atom_a);
extern RT_QUICK(volta_fast_atom_d);
extern RT_QUICK(volta_fast_atom_h);
extern RT_QUICK(volta_fast_atom_hd);
extern RT_QUICK(volta_fast_atom_f);
extern RT_QUICK(volta_fast_atom_fd);
extern RT_QUICK(volta_fast_atom_cv);
extern RT_QUICK(volta_fast_atom_ct);
extern RT_QUICK(volta_fast_atom_ca);
extern RT_QUICK(volta_fast_atom_ch);
extern RT_QUICK(volta_fast_redg_f);
extern RT_QUICK(volta_fast_redg_fd);
extern RT_QUICK(volta_fast_bssy);
extern RT_QUICK(volta_fast_bsync);
extern RT_QUICK(volta_fast_break);
extern RT_QUICK(volta_fast_bmov_b);
extern RT_QUICK(volta_fast_bmov_l);
extern RT_QUICK(volta_fast_bmov_rb);
extern RT_QUICK(volta_fast_bmov_rs);
extern RT_QUICK(volta_fast_bmov_bb);
extern RT_QUICK(volta_fast_yield);
extern RT_QUICK(volta_fast_nanosleep_n);
extern RT_QUICK(volta_fast_nanosleep_c);
extern RT_QUICK(volta_fast_warpsync_r);
extern RT_QUICK(volta_fast_warpsync_m);
extern RT_QUICK(volta_fast_warpsync_h);
extern RT_QUICK(volta_fast_warpsync_a);
extern RT_QUICK(volta_fast_warpsync_collective_h);
extern RT_QUICK(volta_fast_warpsync_collective_a);
extern RT_QUICK(volta_fast_bar_sync);
extern RT_QUICK(volta_fast_bar_arv);
extern RT_QUICK(volta_fast_bar_red);
extern RT_QUICK(volta_fast_b2r_r);
extern RT_QUICK(volta_fast_r2b);
extern RT_QUICK(volta_fast_rpcmov_r);
extern RT_QUICK(volta_fast_rpcmov_g);
extern RT_QUICK(volta_fast_rpcmov_l);
extern RT_QUICK(volta_fast_setctaid);
extern RT_QUICK(volta_fast_lmembase_g);
extern RT_QUICK(volta_fast_lmembase_m);
extern RT_QUICK(volta_fast_qspc_v);
extern RT_QUICK(volta_fast_qspc_t);
extern RT_QUICK(volta_fast_qspc_u);
extern RT_QUICK(volta_fast_qspc_h);
extern RT_QUICK(volta_fast_exit);
extern RT_QUICK(volta_fast_bra_b);
extern RT_QUICK(volta_fast_bra_div);
extern RT_QUICK(volta_fast_jmp_b);
extern RT_QUICK(volta_fast_jmp_c);
extern RT_QUICK(volta_fast_brx);
extern RT_QUICK(volta_fast_jmx);
extern RT_QUICK(volta_fast_brxu_brxu);
extern RT_QUICK(volta_fast_brxu_jmxu);
extern RT_QUICK(volta_fast_call_at);
extern RT_QUICK(volta_fast_call_c);
extern RT_QUICK(volta_fast_call_r);
extern RT_QUICK(volta_fast_call_rel);
extern RT_QUICK(volta_fast_call_rr);
extern RT_QUICK(volta_fast_call_ur);
extern RT_QUICK(volta_fast_ret_rel);
extern RT_QUICK(volta_fast_ret_abs);
extern RT_QUICK(volta_fast_ret_ur_rel);
extern RT_QUICK(volta_fast_ret_ur_abs);
extern RT_QUICK(volta_fast_lepc_n);
extern RT_QUICK(volta_fast_lepc_t);
extern RT_QUICK(volta_fast_bpt);
extern RT_QUICK(volta_fast_f2f_n);
extern RT_QUICK(volta_fast_f2f_w);
extern RT_QUICK(volta_fast_f2f_dw);
extern RT_QUICK(volta_fast_f2f_df);
extern RT_QUICK(volta_fast_f2f_nd);
extern RT_QUICK(volta_fast_f2f_nb);
extern RT_QUICK(volta_fast_f2f_hb);
extern RT_QUICK(volta_fast_f2f_db);
extern RT_QUICK(volta_fast_f2f_bn);
extern RT_QUICK(volta_fast_f2f_bd);
extern RT_QUICK(volta_fast_f2i_h);
extern RT_QUICK(volta_fast_f2i_s);
extern RT_QUICK(volta_fast_f2i_hd);
extern RT_QUICK(volta_fast_f2i_sd);
extern RT_QUICK(volta_fast_f2i_d);
extern RT_QUICK(volta_fast_f2i_b);
extern RT_QUICK(volta_fast_f2i_bd);
extern RT_QUICK(volta_fast_i2f_b);
extern RT_QUICK(volta_fast_i2f_h);
extern RT_QUICK(volta_fast_i2f_w);
extern RT_QUICK(volta_fast_i2f_bd);
extern RT_QUICK(volta_fast_i2f_hd);
extern RT_QUICK(volta_fast_i2f_wd);
extern RT_QUICK(volta_fast_i2f_d);
extern RT_QUICK(volta_fast_i2f_bb);
extern RT_QUICK(volta_fast_i2f_hb);
extern RT_QUICK(volta_fast_i2f_wb);
extern RT_QUICK(volta_fast_i2f_db);
extern RT_QUICK(volta_fast_frnd_h);
extern RT_QUICK(volta_fast_frnd_s);
extern RT_QUICK(volta_fast_frnd_d);
extern RT_QUICK(volta_fast_frnd_b);
extern RT_QUICK(volta_fast_i2i);
extern RT_QUICK(volta_fast_f2fp_p);
extern RT_QUICK(volta_fast_f2fp_rs);
extern RT_QUICK(volta_fast_f2fp_m);
extern RT_QUICK(volta_fast_f2fp_mc);
extern RT_QUICK(volta_fast_f2ip_b);
extern RT_QUICK(volta_fast_f2ip_c);
extern RT_QUICK(volta_fast_i2fp);
extern RT_QUICK(volta_fast_i2ip);
extern RT_QUICK(volta_fast_dadd_r);
extern RT_QUICK(volta_fast_dadd_c);
extern RT_QUICK(volta_fast_dmul);
extern RT_QUICK(volta_fast_dfma_b);
extern RT_QUICK(volta_fast_dfma_c);
extern RT_QUICK(volta_fast_dsetp);
extern RT_QUICK(volta_fast_fadd);
extern RT_QUICK(volta_fast_fmul);
extern RT_QUICK(volta_fast_ffma_b);
extern RT_QUICK(volta_fast_ffma_c);
extern RT_QUICK(volta_fast_fmnmx_n);
extern RT_QUICK(volta_fast_fmnmx_x);
extern RT_QUICK(volta_fast_fmnmx_isa);
extern RT_QUICK(volta_fast_fsel);
extern RT_QUICK(volta_fast_fset);
extern RT_QUICK(volta_fast_fsetp);
extern RT_QUICK(volta_fast_fchk);
extern RT_QUICK(volta_fast_fswzadd);
extern RT_QUICK(volta_fast_mufu_r);
extern RT_QUICK(volta_fast_mufu_s);
extern RT_QUICK(volta_fast_mufu_d);
extern RT_QUICK(volta_fast_mufu_h);
extern RT_QUICK(volta_fast_mufu_b);
extern RT_QUICK(volta_fast_f2fp_fp8_p);
extern RT_QUICK(volta_fast_f2fp_fp8_pc);
extern RT_QUICK(volta_fast_f2fp_fp8_h);
extern RT_QUICK(volta_fast_f2fp_from_fp8);
extern RT_QUICK(volta_fast_f2fp_tf32);
extern RT_QUICK(volta_fast_al2p);
extern RT_QUICK(volta_fast_ald_a);
extern RT_QUICK(volta_fast_ald_r);
extern RT_QUICK(volta_fast_ald_u);
extern RT_QUICK(volta_fast_ast_a);
extern RT_QUICK(volta_fast_ast_r);
extern RT_QUICK(volta_fast_ast_u);
extern RT_QUICK(volta_fast_ipa_a);
extern RT_QUICK(volta_fast_ipa_u);
extern RT_QUICK(volta_fast_out_f);
extern RT_QUICK(volta_fast_out_r);
extern RT_QUICK(volta_fast_out_i);
extern RT_QUICK(volta_fast_out_u);
extern RT_QUICK(volta_fast_isberd);
extern RT_QUICK(volta_fast_isbewr);
extern RT_QUICK(volta_fast_pixld);
extern RT_QUICK(volta_fast_ldtram);
extern RT_QUICK(volta_fast_hadd2);
extern RT_QUICK(volta_fast_hmul2);
extern RT_QUICK(volta_fast_hfma2_b);
extern RT_QUICK(volta_fast_hfma2_c);
extern RT_QUICK(volta_fast_hfma2_rb);
extern RT_QUICK(volta_fast_hfma2_rc);
extern RT_QUICK(volta_fast_hfma2_mma_b);
extern RT_QUICK(volta_fast_hfma2_mma_c);
extern RT_QUICK(volta_fast_hfma2_mma_rb);
extern RT_QUICK(volta_fast_hfma2_mma_rc);
extern RT_QUICK(volta_fast_hset2);
extern RT_QUICK(volta_fast_hsetp2);
extern RT_QUICK(volta_fast_hmnmx2);
extern RT_QUICK(volta_fast_iadd3_n);
extern RT_QUICK(volta_fast_iadd3_i);
extern RT_QUICK(volta_fast_iadd3_x);
extern RT_QUICK(volta_fast_viadd);
extern RT_QUICK(volta_fast_imad_r);
extern RT_QUICK(volta_fast_imad_i);
extern RT_QUICK(volta_fast_imad_b);
extern RT_QUICK(volta_fast_imad_ri);
extern RT_QUICK(volta_fast_imad_rc);
extern RT_QUICK(volta_fast_imad_ru);
extern RT_QUICK(volta_fast_imad_bx);
extern RT_QUICK(volta_fast_imad_cx);
extern RT_QUICK(volta_fast_imad_wide_b);
extern RT_QUICK(volta_fast_imad_wide_c);
extern RT_QUICK(volta_fast_imad_wide_bx);
extern RT_QUICK(volta_fast_imad_wide_cx);
extern RT_QUICK(volta_fast_imad_hi_b);
extern RT_QUICK(volta_fast_imad_hi_c);
extern RT_QUICK(volta_fast_imad_hi_bx);
extern RT_QUICK(volta_fast_imad_hi_cx);
extern RT_QUICK(volta_fast_lop3);
extern RT_QUICK(volta_fast_shf_b);
extern RT_QUICK(volta_fast_shf_c);
extern RT_QUICK(volta_fast_prmt_b);
extern RT_QUICK(volta_fast_prmt_c);
extern RT_QUICK(volta_fast_sel);
extern RT_QUICK(volta_fast_isetp_n);
extern RT_QUICK(volta_fast_isetp_x);
extern RT_QUICK(volta_fast_isetp_o);
extern RT_QUICK(volta_fast_isetp_ox);
extern RT_QUICK(volta_fast_lea_lo);
extern RT_QUICK(volta_fast_lea_x);
extern RT_QUICK(volta_fast_lea_hi);
extern RT_QUICK(volta_fast_lea_hx);
extern RT_QUICK(volta_fast_lea_ih);
extern RT_QUICK(volta_fast_lea_ix);
extern RT_QUICK(volta_fast_lea_sx);
extern RT_QUICK(volta_fast_lea_xs);
extern RT_QUICK(volta_fast_popc);
extern RT_QUICK(volta_fast_brev);
extern RT_QUICK(volta_fast_flo);
extern RT_QUICK(volta_fast_iabs);
extern RT_QUICK(volta_fast_sgxt);
extern RT_QUICK(volta_fast_bmsk);
extern RT_QUICK(volta_fast_mov);
extern RT_QUICK(volta_fast_imnmx);
extern RT_QUICK(volta_fast_vimnmx);
extern RT_QUICK(volta_fast_syncs_chk);
extern RT_QUICK(volta_fast_ldg_v);
extern RT_QUICK(volta_fast_ldg_vz);
extern RT_QUICK(volta_fast_ldg_t);
extern RT_QUICK(volta_fast_ldg_tz);
extern RT_QUICK(volta_fast_ldg_tu);
extern RT_QUICK(volta_fast_ldg_tuz);
extern RT_QUICK(volta_fast_ldg_a);
extern RT_QUICK(volta_fast_ldg_d);
extern RT_QUICK(volta_fast_ld_v);
extern RT_QUICK(volta_fast_ld_vz);
extern RT_QUICK(volta_fast_ld_t);
extern RT_QUICK(volta_fast_ld_tz);
extern RT_QUICK(volta_fast_ld_tu);
extern RT_QUICK(volta_fast_ld_tuz);
extern RT_QUICK(volta_fast_ld_a);
extern RT_QUICK(volta_fast_ld_d);
extern RT_QUICK(volta_fast_stg_v);
extern RT_QUICK(volta_fast_stg_t);
extern RT_QUICK(volta_fast_stg_tu);
extern RT_QUICK(volta_fast_stg_a);
extern RT_QUICK(volta_fast_stg_d);
extern RT_QUICK(volta_fast_st_v);
extern RT_QUICK(volta_fast_st_t);
extern RT_QUICK(volta_fast_st_tu);
extern RT_QUICK(volta_fast_st_a);
extern RT_QUICK(volta_fast_st_d);
extern RT_QUICK(volta_fast_ldl_v);
extern RT_QUICK(volta_fast_ldl_t);
extern RT_QUICK(volta_fast_ldl_tu);
extern RT_QUICK(volta_fast_ldl_d);
extern RT_QUICK(volta_fast_stl_v);
extern RT_QUICK(volta_fast_stl_t);
extern RT_QUICK(volta_fast_stl_tu);
extern RT_QUICK(volta_fast_stl_d);
extern RT_QUICK(volta_fast_lds_v);
extern RT_QUICK(volta_fast_lds_vz);
extern RT_QUICK(volta_fast_lds_t);
extern RT_QUICK(volta_fast_lds_tz);
extern RT_QUICK(volta_fast_lds_tu);
extern RT_QUICK(volta_fast_lds_tuz);
extern RT_QUICK(volta_fast_lds_a);
extern RT_QUICK(volta_fast_lds_au);
extern RT_QUICK(volta_fast_sts_v);
extern RT_QUICK(volta_fast_sts_t);
extern RT_QUICK(volta_fast_sts_tu);
extern RT_QUICK(volta_fast_ldc_v);
extern RT_QUICK(volta_fast_ldc_t);
extern RT_QUICK(volta_fast_ldc_x);
extern RT_QUICK(volta_fast_ldgsts_r);
extern RT_QUICK(volta_fast_ldgsts_u);
extern RT_QUICK(volta_fast_ldgsts_us);
extern RT_QUICK(volta_fast_suquery_c);
extern RT_QUICK(volta_fast_suquery_r);
extern RT_QUICK(volta_fast_movm);
extern RT_QUICK(volta_fast_hgmma_hgmma_r);
extern RT_QUICK(volta_fast_hgmma_igmma_r);
extern RT_QUICK(volta_fast_hgmma_bgmma_r);
extern RT_QUICK(volta_fast_hgmma_hgmma_d);
extern RT_QUICK(volta_fast_hgmma_igmma_d);
extern RT_QUICK(volta_fast_hgmma_bgmma_d);
extern RT_QUICK(volta_fast_tmml_c);
extern RT_QUICK(volta_fast_tmml_i);
extern RT_QUICK(volta_fast_tmml_r);
extern RT_QUICK(volta_fast_footprint_c);
extern RT_QUICK(volta_fast_footprint_r);
extern RT_QUICK(volta_fast_r2ur_o);
extern RT_QUICK(volta_fast_r2ur_h);
extern RT_QUICK(volta_fast_vabsdiff_b);
extern RT_QUICK(volta_fast_vabsdiff_c);
extern RT_QUICK(volta_fast_vabsdiff4_b);
extern RT_QUICK(volta_fast_vabsdiff4_c);
extern RT_QUICK(volta_fast_idp_a4);
extern RT_QUICK(volta_fast_idp_a2);
extern RT_QUICK(volta_fast_vote);
extern RT_QUICK(volta_fast_voteu);
extern RT_QUICK(volta_fast_match_any);
extern RT_QUICK(volta_fast_match_all);
extern RT_QUICK(volta_fast_shfl);
extern RT_QUICK(volta_fast_redux);
extern RT_QUICK(volta_fast_elect);
extern RT_QUICK(volta_fast_p2r);
extern RT_QUICK(volta_fast_plop3);
extern RT_QUICK(volta_fast_plop3_sign_one);
extern RT_QUICK(volta_fast_plop3_sign_two);
extern RT_QUICK(volta_fast_plop3_sign_all);
isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *);

#endif
