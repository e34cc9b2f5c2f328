/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef MAXWELL_FAST_H
#define MAXWELL_FAST_H

#define ISADORA_LANES 32
#include "maxwell_state.h"
#include "simt/vector.h"
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

static inline int32_t operand_atom_types(const struct isadora_insn *in, int line,
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

static inline uint8_t *place_p(struct isadora_machine *m, const struct isadora_insn *in, int pu_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[pu_at];
    return pu != 7 ? s->p[pu] : NULL;
}

static inline uint32_t *place_r(struct isadora_machine *m, const struct isadora_insn *in, int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd != 255 ? s->r[rd] : NULL;
}

static inline uint8_t *place_cc(struct isadora_machine *m)
{
    struct maxwell_state *const s = m->state;
    return s->cc;
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
            return 1;
    }
    *value = const_2;
    return 0;
}

static inline uint32_t *place_r_2(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return (rd | 1) != 255 ? s->r[rd | 1] : NULL;
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
            return 1;
    }
    *value = const64;
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
        return 1;
    c = const64 ^ (uint64_t)f_neg_c << 63;
    *value = c;
    return 0;
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
        return 1;
    c = const_2 ^ (uint32_t)f_neg_c << 31;
    *value = c;
    return 0;
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
            return 1;
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
        return 1;
    const uint32_t x_2 =
        (uint32_t)rt_float_convert(RT_F16, RT_F32,
        (half_half_abs_const ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)half_half_neg_a << 31,
        RT_ZERO, RT_KEEP, 0x7fff);
    b = x_2 << 16 | x_2;
    *value = b;
    return 0;
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
            return 1;
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
        return 1;
    const uint32_t x_3 =
        (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)half_hfma_neg_c_const << 31,
        RT_ZERO, RT_KEEP, 0x7fff);
    c = x_3 << 16 | x_3;
    *value = c;
    return 0;
}

static inline int32_t operand_opt_po(const struct isadora_insn *in, int line)
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
            return 1;
        }
        b = integer_iadd3_neg_b ? (int64_t)~const_2 + (integer_iadd3_x ? 0 : 1) : const_2;
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

static inline uint8_t *place_opt(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pd_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 1: {
        const int32_t pd = (int32_t)in->value[pd_at];
        return s->p[pd];
    }
    default:
        return NULL;
    }
}

static inline uint32_t *place_r_3(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd];
}

static inline uint32_t *place_r_4(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd + 1 != 255 ? s->r[rd + 1] : NULL;
}

static inline uint32_t *place_r_5(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd + 1];
}

static inline uint32_t *place_r_6(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return s->r[rd + 2];
}

static inline uint32_t *place_r_7(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd + 3 != 255 ? s->r[rd + 3] : NULL;
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

static inline int32_t operand_opt_mad_po(const struct isadora_insn *in, int line)
{
    int32_t o;
    if (in->alt[line] == 0) {
        o = 0;
    } else {
        o = 1;
    }
    return o;
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
        return 1;
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
        return 1;
    b = (int64_t)(const_2 | (uint64_t)(const_2 >> 16 * multiply_xmad_h1_c & 0xffff) << 32
        | (uint64_t)multiply_xmad_h1_c << 48);
    *value = b;
    return 0;
}

static inline uint8_t *place_p_2(struct isadora_machine *m)
{
    struct maxwell_state *const s = m->state;
    return s->p[6];
}

static inline uint8_t *place_p_3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pd = (int32_t)((uint32_t)((uint64_t)word >> 48) & 7);
    return pd != 7 ? s->p[pd] : NULL;
}

static inline uint32_t *place_r_8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rd = (int32_t)((uint32_t)word & 0xff);
    return rd != 255 ? s->r[rd] : NULL;
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

static inline const int64_t *row_src_va_2(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int ra_at, int video_byte_a_at, int video_half_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
    case 0: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int8_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int16_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

#define mask_guard_any ISADORA_LEVEL(maxwell_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at);

RT_WITHIN uint32_t mask_guard_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
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

#define row_addr_any ISADORA_LEVEL(maxwell_row_addr_any)
const uint64_t *row_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int atomic_atom_e_at, int ra_at, int atomic_atom_offset_at,
    int atomic_atom_uoffset_at);

RT_WITHIN const uint64_t *row_addr_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int atomic_atom_e_at, int ra_at,
    int atomic_atom_offset_at, int atomic_atom_uoffset_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atom_e = (int32_t)rt_value(in, known, atomic_atom_e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = atomic_atom_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = atomic_atom_e ? base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t atomic_atom_offset =
            rt_sext_32((uint32_t)in->value[atomic_atom_offset_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = atomic_atom_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = atomic_atom_e ? base + (uint64_t)atomic_atom_offset
                : (uint32_t)base + (uint32_t)atomic_atom_offset;
        }
        return row;
    }
    case 2: {
        const int32_t atomic_atom_uoffset = (int32_t)in->value[atomic_atom_uoffset_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)atomic_atom_uoffset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int atomic_atom_e_at, int ra_at,
    int atomic_atom_offset_at, int atomic_atom_uoffset_at)
{

    if (known)
        return row_addr_for(m, in, known, row, line, atomic_atom_e_at, ra_at,
            atomic_atom_offset_at, atomic_atom_uoffset_at);
    return row_addr_any(m, in, row, line, atomic_atom_e_at, ra_at, atomic_atom_offset_at,
        atomic_atom_uoffset_at);
}

#define row_atoms_addr_any ISADORA_LEVEL(maxwell_row_atoms_addr_any)
const uint32_t *row_atoms_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at);

RT_WITHIN const uint32_t *row_atoms_addr_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at)
{
    struct maxwell_state *const s = m->state;
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
        const int32_t atomic_atoms_offset =
            rt_sext_32((uint32_t)in->value[atomic_atoms_offset_at], 22) * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)atomic_atoms_offset;
        }
        return row;
    }
    case 2: {
        const int32_t atomic_atoms_uoffset = (int32_t)in->value[atomic_atoms_uoffset_at] * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)atomic_atoms_uoffset;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_atoms_addr(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int atomic_atoms_offset_at,
    int atomic_atoms_uoffset_at)
{

    if (known)
        return row_atoms_addr_for(m, in, known, row, line, ra_at, atomic_atoms_offset_at,
            atomic_atoms_uoffset_at);
    return row_atoms_addr_any(m, in, row, line, ra_at, atomic_atoms_offset_at,
        atomic_atoms_uoffset_at);
}

#define row_src_b_any ISADORA_LEVEL(maxwell_row_src_b_any)
const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

RT_WITHIN const uint32_t *row_src_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_src_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_src_b_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
    return row_src_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

#define lanes_by_cc_test ISADORA_LEVEL(maxwell_lanes_by_cc_test)
uint32_t lanes_by_cc_test(struct isadora_machine *m, int32_t cc_test);

#define row_indexed_rel_target_any ISADORA_LEVEL(maxwell_row_indexed_rel_target_any)
const uint32_t *row_indexed_rel_target_any(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *row, int line, int ra_at, int control_rel_distance_at);

RT_WITHIN const uint32_t *row_indexed_rel_target_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int control_rel_distance_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t pc = (uint32_t)m->pc;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + pc + 8;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t control_rel_distance =
            rt_sext_32((uint32_t)in->value[control_rel_distance_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)control_rel_distance + pc + 8;
        }
        return row;
    }
    case 2:
        return NULL;
    case 3:
        return NULL;
    case 4:
        return NULL;
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_indexed_rel_target(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int control_rel_distance_at)
{

    if (known)
        return row_indexed_rel_target_for(m, in, known, row, line, ra_at, control_rel_distance_at);
    return row_indexed_rel_target_any(m, in, row, line, ra_at, control_rel_distance_at);
}

#define row_guard_any ISADORA_LEVEL(maxwell_row_guard_any)
const int32_t *row_guard_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pg_at);

RT_WITHIN const int32_t *row_guard_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
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

#define row_indexed_abs_target_any ISADORA_LEVEL(maxwell_row_indexed_abs_target_any)
const uint32_t *row_indexed_abs_target_any(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *row, int line, int ra_at, int control_abs_distance_at);

RT_WITHIN const uint32_t *row_indexed_abs_target_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int control_abs_distance_at)
{
    struct maxwell_state *const s = m->state;
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
        const int32_t control_abs_distance = (int32_t)(uint32_t)in->value[control_abs_distance_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)control_abs_distance;
        }
        return row;
    }
    case 2:
        return NULL;
    case 3:
        return NULL;
    case 4:
        return NULL;
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_indexed_abs_target(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int control_abs_distance_at)
{

    if (known)
        return row_indexed_abs_target_for(m, in, known, row, line, ra_at, control_abs_distance_at);
    return row_indexed_abs_target_any(m, in, row, line, ra_at, control_abs_distance_at);
}

#define row_cvt_f16_any ISADORA_LEVEL(maxwell_row_cvt_f16_any)
const int32_t *row_cvt_f16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_cvt_h1_at, int rb_at, int f_abs_b_at, int f_neg_b_at,
    int c_bank_at, int c_offset_at, int convert_fimm16_at);

RT_WITHIN const int32_t *row_cvt_f16_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_cvt_h1_at, int rb_at,
    int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at, int convert_fimm16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_cvt_h1 = (int32_t)rt_value(in, known, convert_cvt_h1_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (f_abs_b ? (int32_t)(s->r[rb][l] >> 16 * convert_cvt_h1 & 0x7fff)
                : (int32_t)(s->r[rb][l] >> 16 * convert_cvt_h1 & 0xffff)) ^ f_neg_b << 15;
        }
        return row;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (f_abs_b ? (int32_t)(const_2 >> 16 * convert_cvt_h1 & 0x7fff)
                : (int32_t)(const_2 >> 16 * convert_cvt_h1 & 0xffff)) ^ f_neg_b << 15;
        }
        return row;
    }
    case 2: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = convert_fimm16;
        }
        return row;
    }
    case 3: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = convert_fimm16 ^ 0x8000;
        }
        return row;
    }
    case 4: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = convert_fimm16 & 0x7fff;
        }
        return row;
    }
    case 5: {
        const int32_t convert_fimm16 = (int32_t)in->value[convert_fimm16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (convert_fimm16 & 0x7fff) ^ 0x8000;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_cvt_f16(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_cvt_h1_at, int rb_at,
    int f_abs_b_at, int f_neg_b_at, int c_bank_at, int c_offset_at, int convert_fimm16_at)
{

    if (known)
        return row_cvt_f16_for(m, in, known, row, line, convert_cvt_h1_at, rb_at, f_abs_b_at,
            f_neg_b_at, c_bank_at, c_offset_at, convert_fimm16_at);
    return row_cvt_f16_any(m, in, row, line, convert_cvt_h1_at, rb_at, f_abs_b_at, f_neg_b_at,
        c_bank_at, c_offset_at, convert_fimm16_at);
}

#define row_f2f_f32_any ISADORA_LEVEL(maxwell_row_f2f_f32_any)
const uint32_t *row_f2f_f32_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at);

RT_WITHIN const uint32_t *row_f2f_f32_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int f_abs_b_at,
    int f_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (f_abs_b ? s->r[rb][l] & 0x7fffffff : s->r[rb][l]) ^ (uint32_t)f_neg_b << 31;
        }
        return row;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (f_abs_b ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)f_neg_b << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm ^ 0x80000000u;
        }
        return row;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm & 0x7fffffff;
        }
        return row;
    }
    case 5: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (fimm & 0x7fffffff) ^ 0x80000000u;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f2f_f32(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int f_abs_b_at,
    int f_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{

    if (known)
        return row_f2f_f32_for(m, in, known, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at,
            c_offset_at, fimm_at);
    return row_f2f_f32_any(m, in, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at, c_offset_at,
        fimm_at);
}

#define row_f2f_f64_any ISADORA_LEVEL(maxwell_row_f2f_f64_any)
const uint64_t *row_f2f_f64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int dimm_at);

RT_WITHIN const uint64_t *row_f2f_f64_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int f_abs_b_at,
    int f_neg_b_at, int c_bank_at, int c_offset_at, int dimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32;
            row[l] = (f_abs_b ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_b << 63;
        }
        return row;
    }
    case 1: {
        const int32_t f_abs_b = (int32_t)in->value[f_abs_b_at];
        const int32_t f_neg_b = (int32_t)in->value[f_neg_b_at];
        if (m->watch)
            return NULL;
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (f_abs_b ? const64 & INT64_C(0x7fffffffffffffff) : const64)
                ^ (uint64_t)f_neg_b << 63;
        }
        return row;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm ^ UINT64_C(0x8000000000000000);
        }
        return row;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm & INT64_C(0x7fffffffffffffff);
        }
        return row;
    }
    case 5: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_f2f_f64(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int f_abs_b_at,
    int f_neg_b_at, int c_bank_at, int c_offset_at, int dimm_at)
{

    if (known)
        return row_f2f_f64_for(m, in, known, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at,
            c_offset_at, dimm_at);
    return row_f2f_f64_any(m, in, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at, c_offset_at,
        dimm_at);
}

#define row_cvt_i16_any ISADORA_LEVEL(maxwell_row_cvt_i16_any)
const int32_t *row_cvt_i16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at,
    int imm_at);

RT_WITHIN const int32_t *row_cvt_i16_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_half_at, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_half = (int32_t)rt_value(in, known, convert_half_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(const_2 >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * convert_half & 0xffff);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_cvt_i16(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int convert_half_at, int rb_at,
    int c_bank_at, int c_offset_at, int imm_at)
{

    if (known)
        return row_cvt_i16_for(m, in, known, row, line, convert_half_at, rb_at, c_bank_at,
            c_offset_at, imm_at);
    return row_cvt_i16_any(m, in, row, line, convert_half_at, rb_at, c_bank_at, c_offset_at,
        imm_at);
}

#define row_cvt_i8_any ISADORA_LEVEL(maxwell_row_cvt_i8_any)
const uint32_t *row_cvt_i8_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

RT_WITHIN const uint32_t *row_cvt_i8_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_cvt_i8(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{

    if (known)
        return row_cvt_i8_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
    return row_cvt_i8_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

#define row_cvt_i64_any ISADORA_LEVEL(maxwell_row_cvt_i64_any)
const uint64_t *row_cvt_i64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

RT_WITHIN const uint64_t *row_cvt_i64_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
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
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        if (m->watch)
            return NULL;
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return NULL;
        }
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 8,
            &c_cell))
            return NULL;
        const uint64_t c_value = (uint64_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)imm << 32;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)imm << 32;
        }
        return row;
    }
    case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)imm << 32;
        }
        return row;
    }
    case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)imm << 32;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_cvt_i64(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int imm_at)
{

    if (known)
        return row_cvt_i64_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
    return row_cvt_i64_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

#define row_f64_a_any ISADORA_LEVEL(maxwell_row_f64_a_any)
const uint64_t *row_f64_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int ra_at, int f_abs_a_at, int f_neg_a_at);

RT_WITHIN const uint64_t *row_f64_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int ra_at, int f_abs_a_at, int f_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t f_abs_a = (int32_t)rt_value(in, known, f_abs_a_at);
    const int32_t f_neg_a = (int32_t)rt_value(in, known, f_neg_a_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        row[l] = (f_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_a << 63;
    }
    return row;
}

RT_WITHIN const uint64_t *row_f64_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int ra_at, int f_abs_a_at, int f_neg_a_at)
{

    if (known)
        return row_f64_a_for(m, in, known, row, ra_at, f_abs_a_at, f_neg_a_at);
    return row_f64_a_any(m, in, row, ra_at, f_abs_a_at, f_neg_a_at);
}

#define row_f64_neg_b_any ISADORA_LEVEL(maxwell_row_f64_neg_b_any)
const uint64_t *row_f64_neg_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int dimm_at);

RT_WITHIN const uint64_t *row_f64_neg_b_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint64_t *row, int line,
    int rb_at, int neg_product_at, int c_bank_at, int c_offset_at, int dimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32;
            row[l] = x ^ (uint64_t)neg_product << 63;
        }
        return row;
    }
    case 1: {
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        if (m->watch)
            return NULL;
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, c_bank_at, c_offset_at);
        if (const64_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const64 ^ (uint64_t)neg_product << 63;
        }
        return row;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm ^ UINT64_C(0x8000000000000000);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_f64_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int rb_at, int neg_product_at,
    int c_bank_at, int c_offset_at, int dimm_at)
{

    if (known)
        return row_f64_neg_b_for(m, in, known, row, line, rb_at, neg_product_at, c_bank_at,
            c_offset_at, dimm_at);
    return row_f64_neg_b_any(m, in, row, line, rb_at, neg_product_at, c_bank_at, c_offset_at,
        dimm_at);
}

#define row_f64_c_any ISADORA_LEVEL(maxwell_row_f64_c_any)
const uint64_t *row_f64_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int rc_at, int f_neg_c_at);

RT_WITHIN const uint64_t *row_f64_c_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int rc_at, int f_neg_c_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t f_neg_c = (int32_t)rt_value(in, known, f_neg_c_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = x ^ (uint64_t)f_neg_c << 63;
    }
    return row;
}

RT_WITHIN const uint64_t *row_f64_c(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int rc_at, int f_neg_c_at)
{

    if (known)
        return row_f64_c_for(m, in, known, row, rc_at, f_neg_c_at);
    return row_f64_c_any(m, in, row, rc_at, f_neg_c_at);
}

#define row_f32_neg_b_any ISADORA_LEVEL(maxwell_row_f32_neg_b_any)
const uint32_t *row_f32_neg_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int fimm_at);

RT_WITHIN const uint32_t *row_f32_neg_b_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int neg_product_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)neg_product << 31;
        }
        return row;
    }
    case 1: {
        const int32_t neg_product = (int32_t)in->value[neg_product_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const_2 ^ (uint32_t)neg_product << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm ^ 0x80000000u;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int neg_product_at,
    int c_bank_at, int c_offset_at, int fimm_at)
{

    if (known)
        return row_f32_neg_b_for(m, in, known, row, line, rb_at, neg_product_at, c_bank_at,
            c_offset_at, fimm_at);
    return row_f32_neg_b_any(m, in, row, line, rb_at, neg_product_at, c_bank_at, c_offset_at,
        fimm_at);
}

#define row_f32_b_any ISADORA_LEVEL(maxwell_row_f32_b_any)
const uint32_t *row_f32_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int set_abs_b_at, int set_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at);

RT_WITHIN const uint32_t *row_f32_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int set_abs_b_at,
    int set_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t set_abs_b = (int32_t)in->value[set_abs_b_at];
        const int32_t set_neg_b = (int32_t)in->value[set_neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (set_abs_b ? s->r[rb][l] & 0x7fffffff : s->r[rb][l])
                ^ (uint32_t)set_neg_b << 31;
        }
        return row;
    }
    case 1: {
        const int32_t set_abs_b = (int32_t)in->value[set_abs_b_at];
        const int32_t set_neg_b = (int32_t)in->value[set_neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (set_abs_b ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)set_neg_b << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm ^ 0x80000000u;
        }
        return row;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm & 0x7fffffff;
        }
        return row;
    }
    case 5: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (fimm & 0x7fffffff) ^ 0x80000000u;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_f32_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int set_abs_b_at,
    int set_neg_b_at, int c_bank_at, int c_offset_at, int fimm_at)
{

    if (known)
        return row_f32_b_for(m, in, known, row, line, rb_at, set_abs_b_at, set_neg_b_at, c_bank_at,
            c_offset_at, fimm_at);
    return row_f32_b_any(m, in, row, line, rb_at, set_abs_b_at, set_neg_b_at, c_bank_at,
        c_offset_at, fimm_at);
}

#define row_fcmp_b_any ISADORA_LEVEL(maxwell_row_fcmp_b_any)
const uint32_t *row_fcmp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int fimm_at);

RT_WITHIN const uint32_t *row_fcmp_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_fcmp_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int fimm_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_fcmp_b_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, fimm_at);
    return row_fcmp_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, fimm_at);
}

#define row_f16_a_any ISADORA_LEVEL(maxwell_row_f16_a_any)
const uint32_t *row_f16_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at,
    int half_half_neg_a_at);

RT_WITHIN const uint32_t *row_f16_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_at, int ra_at,
    int half_half_abs_a_at, int half_half_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a = (int32_t)rt_value(in, known, half_swizzle_a_at);
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)rt_value(in, known, half_half_abs_a_at);
    const int32_t half_half_neg_a = (int32_t)rt_value(in, known, half_half_neg_a_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (half_swizzle_a == 1) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                (half_half_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
                ^ (uint32_t)half_half_neg_a << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x << 16 | x;
        } else {
            const uint32_t x_2 =
                (uint32_t)(half_swizzle_a == 2
                || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(half_swizzle_a >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            t = (half_half_abs_a ? x_2 & 0x7fff7fff : x_2) ^ (half_half_neg_a ? 2147516416u : 0);
        }
        row[l] = t;
    }
    return row;
}

RT_WITHIN const uint32_t *row_f16_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_at, int ra_at,
    int half_half_abs_a_at, int half_half_neg_a_at)
{

    if (known)
        return row_f16_a_for(m, in, known, row, half_swizzle_a_at, ra_at, half_half_abs_a_at,
            half_half_neg_a_at);
    return row_f16_a_any(m, in, row, half_swizzle_a_at, ra_at, half_half_abs_a_at,
        half_half_neg_a_at);
}

#define row_neg_halves_any ISADORA_LEVEL(maxwell_row_neg_halves_any)
const uint32_t *row_neg_halves_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at);

RT_WITHIN const uint32_t *row_neg_halves_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row,
    int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a_32i = (int32_t)rt_value(in, known, half_swizzle_a_32i_at);
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_neg_const = (int32_t)rt_value(in, known, half_half_neg_const_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (half_swizzle_a_32i == 1) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                s->r[ra][l] ^ (uint32_t)half_half_neg_const << 31, RT_ZERO, RT_KEEP, 0x7fff);
            t = x << 16 | x;
        } else {
            const uint32_t x_2 =
                (uint32_t)(half_swizzle_a_32i == 2
                || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(half_swizzle_a_32i >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            t = x_2 ^ (half_half_neg_const ? 2147516416u : 0);
        }
        row[l] = t;
    }
    return row;
}

RT_WITHIN const uint32_t *row_neg_halves(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_32i_at, int ra_at,
    int half_half_neg_const_at)
{

    if (known)
        return row_neg_halves_for(m, in, known, row, half_swizzle_a_32i_at, ra_at,
            half_half_neg_const_at);
    return row_neg_halves_any(m, in, row, half_swizzle_a_32i_at, ra_at, half_half_neg_const_at);
}

#define row_hmul_a_any ISADORA_LEVEL(maxwell_row_hmul_a_any)
const uint32_t *row_hmul_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at);

RT_WITHIN const uint32_t *row_hmul_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_at, int ra_at,
    int half_half_abs_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a = (int32_t)rt_value(in, known, half_swizzle_a_at);
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)rt_value(in, known, half_half_abs_a_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (half_swizzle_a == 1) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F16, RT_F32,
                half_half_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l], RT_ZERO, RT_KEEP, 0x7fff);
            t = x << 16 | x;
        } else {
            const uint32_t x_2 =
                (uint32_t)(half_swizzle_a == 2
                || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(half_swizzle_a >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            t = half_half_abs_a ? x_2 & 0x7fff7fff : x_2;
        }
        row[l] = t;
    }
    return row;
}

RT_WITHIN const uint32_t *row_hmul_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_at, int ra_at,
    int half_half_abs_a_at)
{

    if (known)
        return row_hmul_a_for(m, in, known, row, half_swizzle_a_at, ra_at, half_half_abs_a_at);
    return row_hmul_a_any(m, in, row, half_swizzle_a_at, ra_at, half_half_abs_a_at);
}

#define row_halves_any ISADORA_LEVEL(maxwell_row_halves_any)
const uint32_t *row_halves_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at);

RT_WITHIN const uint32_t *row_halves_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_32i_at, int ra_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a_32i = (int32_t)rt_value(in, known, half_swizzle_a_32i_at);
    const int32_t ra = (int32_t)in->value[ra_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (half_swizzle_a_32i == 1) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[ra][l], RT_ZERO, RT_KEEP, 0x7fff);
            t = x << 16 | x;
        } else {
            const uint32_t x_2 =
                (uint32_t)(half_swizzle_a_32i == 2
                || 0 ? (int32_t)(s->r[ra][l] & 0xffff) : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(half_swizzle_a_32i >= 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            t = x_2;
        }
        row[l] = t;
    }
    return row;
}

RT_WITHIN const uint32_t *row_halves(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int half_swizzle_a_32i_at, int ra_at)
{

    if (known)
        return row_halves_for(m, in, known, row, half_swizzle_a_32i_at, ra_at);
    return row_halves_any(m, in, row, half_swizzle_a_32i_at, ra_at);
}

#define row_sum_a_any ISADORA_LEVEL(maxwell_row_sum_a_any)
const uint32_t *row_sum_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_neg_a_at);

RT_WITHIN const uint32_t *row_sum_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int integer_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t integer_neg_a = (int32_t)in->value[integer_neg_a_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = integer_neg_a ? ~s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    case 1:
        return s->r[ra];
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_sum_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int integer_neg_a_at)
{
    if (in->alt[line] == 1) {
        struct maxwell_state *const s = m->state;
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra];
    }
    if (known)
        return row_sum_a_for(m, in, known, row, line, ra_at, integer_neg_a_at);
    return row_sum_a_any(m, in, row, line, ra_at, integer_neg_a_at);
}

#define row_sum_b_any ISADORA_LEVEL(maxwell_row_sum_b_any)
const uint32_t *row_sum_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int integer_neg_b_at, int c_bank_at, int c_offset_at,
    int imm_at);

RT_WITHIN const uint32_t *row_sum_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int integer_neg_b_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t integer_neg_b = (int32_t)in->value[integer_neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = integer_neg_b ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t integer_neg_b = (int32_t)in->value[integer_neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = integer_neg_b ? ~const_2 : const_2;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 5: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_sum_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int integer_neg_b_at,
    int c_bank_at, int c_offset_at, int imm_at)
{
    if (in->alt[line] == 4) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_sum_b_for(m, in, known, row, line, rb_at, integer_neg_b_at, c_bank_at,
            c_offset_at, imm_at);
    return row_sum_b_any(m, in, row, line, rb_at, integer_neg_b_at, c_bank_at, c_offset_at, imm_at);
}

#define row_iadd3_a_any ISADORA_LEVEL(maxwell_row_iadd3_a_any)
const int64_t *row_iadd3_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int integer_half_a_at, int ra_at, int integer_iadd3_x_at,
    int integer_iadd3_neg_a_at);

RT_WITHIN const int64_t *row_iadd3_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int integer_half_a_at, int ra_at,
    int integer_iadd3_x_at, int integer_iadd3_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_half_a = (int32_t)rt_value(in, known, integer_half_a_at);
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t integer_iadd3_x = (int32_t)rt_value(in, known, integer_iadd3_x_at);
    const int32_t integer_iadd3_neg_a = (int32_t)rt_value(in, known, integer_iadd3_neg_a_at);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = integer_half_a == 0 ? s->r[ra][l] : integer_half_a == 1
            ? s->r[ra][l] & 0xffff : integer_half_a == 2 ? s->r[ra][l] >> 16 : 0;
        row[l] = integer_iadd3_neg_a ? (int64_t)~x + (integer_iadd3_x ? 0 : 1) : x;
    }
    return row;
}

RT_WITHIN const int64_t *row_iadd3_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int integer_half_a_at, int ra_at,
    int integer_iadd3_x_at, int integer_iadd3_neg_a_at)
{

    if (known)
        return row_iadd3_a_for(m, in, known, row, integer_half_a_at, ra_at, integer_iadd3_x_at,
            integer_iadd3_neg_a_at);
    return row_iadd3_a_any(m, in, row, integer_half_a_at, ra_at, integer_iadd3_x_at,
        integer_iadd3_neg_a_at);
}

#define row_scaled_a_any ISADORA_LEVEL(maxwell_row_scaled_a_any)
const uint32_t *row_scaled_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_shift_at, int integer_neg_a_at);

RT_WITHIN const uint32_t *row_scaled_a_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int integer_shift_at, int integer_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t integer_shift = (int32_t)in->value[integer_shift_at];
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t integer_neg_a = (int32_t)in->value[integer_neg_a_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << integer_shift;
            row[l] = integer_neg_a ? ~x : x;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] << integer_shift;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_scaled_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int integer_shift_at,
    int integer_neg_a_at)
{

    if (known)
        return row_scaled_a_for(m, in, known, row, line, ra_at, integer_shift_at, integer_neg_a_at);
    return row_scaled_a_any(m, in, row, line, ra_at, integer_shift_at, integer_neg_a_at);
}

#define row_inverted_b_any ISADORA_LEVEL(maxwell_row_inverted_b_any)
const uint32_t *row_inverted_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int logic_lop_inv_b_at, int c_bank_at, int c_offset_at,
    int imm_at);

RT_WITHIN const uint32_t *row_inverted_b_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int logic_lop_inv_b_at, int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t logic_lop_inv_b = (int32_t)in->value[logic_lop_inv_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = logic_lop_inv_b ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t logic_lop_inv_b = (int32_t)in->value[logic_lop_inv_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const(m, in, &const_2, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = logic_lop_inv_b ? ~const_2 : const_2;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_inverted_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int logic_lop_inv_b_at,
    int c_bank_at, int c_offset_at, int imm_at)
{

    if (known)
        return row_inverted_b_for(m, in, known, row, line, rb_at, logic_lop_inv_b_at, c_bank_at,
            c_offset_at, imm_at);
    return row_inverted_b_any(m, in, row, line, rb_at, logic_lop_inv_b_at, c_bank_at, c_offset_at,
        imm_at);
}

#define row_addr_2_any ISADORA_LEVEL(maxwell_row_addr_2_any)
const uint64_t *row_addr_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int memory_e_at, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at);

RT_WITHIN const uint64_t *row_addr_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int memory_e_at, int ra_at,
    int memory_offset24_at, int memory_uoffset24_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_e = (int32_t)rt_value(in, known, memory_e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = memory_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = memory_e ? base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = memory_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = memory_e ? base + (uint64_t)memory_offset24
                : (uint32_t)base + (uint32_t)memory_offset24;
        }
        return row;
    }
    case 2: {
        const int32_t memory_uoffset24 = (int32_t)in->value[memory_uoffset24_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)memory_uoffset24;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int memory_e_at, int ra_at,
    int memory_offset24_at, int memory_uoffset24_at)
{

    if (known)
        return row_addr_2_for(m, in, known, row, line, memory_e_at, ra_at, memory_offset24_at,
            memory_uoffset24_at);
    return row_addr_2_any(m, in, row, line, memory_e_at, ra_at, memory_offset24_at,
        memory_uoffset24_at);
}

#define row_addr_3_any ISADORA_LEVEL(maxwell_row_addr_3_any)
const uint64_t *row_addr_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int memory_ld_e_at, int ra_at, int memory_offset32_at,
    int memory_uoffset32_at);

RT_WITHIN const uint64_t *row_addr_3_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int memory_ld_e_at, int ra_at,
    int memory_offset32_at, int memory_uoffset32_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ld_e = (int32_t)rt_value(in, known, memory_ld_e_at);
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = memory_ld_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = memory_ld_e ? base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset32 = (int32_t)(uint32_t)in->value[memory_offset32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t base = memory_ld_e ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32
                : s->r[ra][l];
            row[l] = memory_ld_e ? base + (uint64_t)memory_offset32
                : (uint32_t)base + (uint32_t)memory_offset32;
        }
        return row;
    }
    case 2: {
        const uint32_t memory_uoffset32 = (uint32_t)in->value[memory_uoffset32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = memory_uoffset32;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint64_t *row_addr_3(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint64_t *row, int line, int memory_ld_e_at, int ra_at,
    int memory_offset32_at, int memory_uoffset32_at)
{

    if (known)
        return row_addr_3_for(m, in, known, row, line, memory_ld_e_at, ra_at, memory_offset32_at,
            memory_uoffset32_at);
    return row_addr_3_any(m, in, row, line, memory_ld_e_at, ra_at, memory_offset32_at,
        memory_uoffset32_at);
}

#define row_addr_4_any ISADORA_LEVEL(maxwell_row_addr_4_any)
const uint32_t *row_addr_4_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at);

RT_WITHIN const uint32_t *row_addr_4_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t base = s->r[ra][l];
            row[l] = base;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t memory_offset24 = rt_sext_32((uint32_t)in->value[memory_offset24_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t base = s->r[ra][l];
            row[l] = base + (uint32_t)memory_offset24;
        }
        return row;
    }
    case 2: {
        const int32_t memory_uoffset24 = (int32_t)in->value[memory_uoffset24_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)memory_uoffset24;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_addr_4(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{

    if (known)
        return row_addr_4_for(m, in, known, row, line, ra_at, memory_offset24_at,
            memory_uoffset24_at);
    return row_addr_4_any(m, in, row, line, ra_at, memory_offset24_at, memory_uoffset24_at);
}

#define row_const_indexed_any ISADORA_LEVEL(maxwell_row_const_indexed_any)
const uint32_t *row_const_indexed_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_index_at, int memory_uindex_at);

RT_WITHIN const uint32_t *row_const_indexed_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int memory_index_at, int memory_uindex_at)
{
    struct maxwell_state *const s = m->state;
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
        const int32_t memory_index = rt_sext_32((uint32_t)in->value[memory_index_at], 16);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)memory_index;
        }
        return row;
    }
    case 2: {
        const int32_t memory_uindex = (int32_t)in->value[memory_uindex_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)memory_uindex;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_const_indexed(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int ra_at, int memory_index_at, int memory_uindex_at)
{

    if (known)
        return row_const_indexed_for(m, in, known, row, line, ra_at, memory_index_at,
            memory_uindex_at);
    return row_const_indexed_any(m, in, row, line, ra_at, memory_index_at, memory_uindex_at);
}

#define row_mad_c_any ISADORA_LEVEL(maxwell_row_mad_c_any)
const uint32_t *row_mad_c_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at);

RT_WITHIN const uint32_t *row_mad_c_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int rc_at)
{
    struct maxwell_state *const s = m->state;
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

RT_WITHIN const uint32_t *row_mad_c(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int rc_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    if (known)
        return row_mad_c_for(m, in, known, line, rc_at);
    return row_mad_c_any(m, in, line, rc_at);
}

#define row_pr_bits_any ISADORA_LEVEL(maxwell_row_pr_bits_any)
const uint32_t *row_pr_bits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int uimm_at);

RT_WITHIN const uint32_t *row_pr_bits_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int uimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 2: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uimm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_pr_bits(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at, int uimm_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_pr_bits_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at, uimm_at);
    return row_pr_bits_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, uimm_at);
}

#define row_shf_b_any ISADORA_LEVEL(maxwell_row_shf_b_any)
const uint32_t *row_shf_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int shift_shf_imm_at);

RT_WITHIN const uint32_t *row_shf_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int shift_shf_imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t shift_shf_imm = (int32_t)in->value[shift_shf_imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)shift_shf_imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_shf_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int shift_shf_imm_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_shf_b_for(m, in, known, row, line, rb_at, shift_shf_imm_at);
    return row_shf_b_any(m, in, row, line, rb_at, shift_shf_imm_at);
}

#define row_lea_a_any ISADORA_LEVEL(maxwell_row_lea_a_any)
const int64_t *row_lea_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int shift_lea_neg_a_at);

RT_WITHIN const int64_t *row_lea_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int ra_at, int shift_lea_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_neg_a = (int32_t)rt_value(in, known, shift_lea_neg_a_at);
    const int32_t shift_lea_shift = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << shift_lea_shift;
        row[l] = shift_lea_neg_a ? (int64_t)~x + 1 : x;
    }
    return row;
}

RT_WITHIN const int64_t *row_lea_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int ra_at, int shift_lea_neg_a_at)
{

    if (known)
        return row_lea_a_for(m, in, known, row, ra_at, shift_lea_neg_a_at);
    return row_lea_a_any(m, in, row, ra_at, shift_lea_neg_a_at);
}

#define row_lea_hi_a_any ISADORA_LEVEL(maxwell_row_lea_hi_a_any)
const int64_t *row_lea_hi_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_neg_a_at);

RT_WITHIN const int64_t *row_lea_hi_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int ra_at, int rc_at, int shift_lea_hi_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_neg_a = (int32_t)rt_value(in, known, shift_lea_hi_neg_a_at);
    const int32_t shift_lea_hi_shift = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - shift_lea_hi_shift);
        row[l] = shift_lea_hi_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

RT_WITHIN const int64_t *row_lea_hi_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int ra_at, int rc_at, int shift_lea_hi_neg_a_at)
{

    if (known)
        return row_lea_hi_a_for(m, in, known, row, ra_at, rc_at, shift_lea_hi_neg_a_at);
    return row_lea_hi_a_any(m, in, row, ra_at, rc_at, shift_lea_hi_neg_a_at);
}

#define row_lea_hi_const_a_any ISADORA_LEVEL(maxwell_row_lea_hi_const_a_any)
const int64_t *row_lea_hi_const_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_const_neg_a_at);

RT_WITHIN const int64_t *row_lea_hi_const_a_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int64_t *row, int ra_at,
    int rc_at, int shift_lea_hi_const_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_const_neg_a =
        (int32_t)rt_value(in, known, shift_lea_hi_const_neg_a_at);
    const int32_t shift_lea_hi_const_shift = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32)
            >> (32 - shift_lea_hi_const_shift);
        row[l] = shift_lea_hi_const_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

RT_WITHIN const int64_t *row_lea_hi_const_a(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int64_t *row, int ra_at,
    int rc_at, int shift_lea_hi_const_neg_a_at)
{

    if (known)
        return row_lea_hi_const_a_for(m, in, known, row, ra_at, rc_at, shift_lea_hi_const_neg_a_at);
    return row_lea_hi_const_a_any(m, in, row, ra_at, rc_at, shift_lea_hi_const_neg_a_at);
}

#define mask_src_pp_any ISADORA_LEVEL(maxwell_mask_src_pp_any)
uint32_t mask_src_pp_any(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at);

RT_WITHIN uint32_t mask_src_pp_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int pp_at, int not_pp_at)
{
    struct maxwell_state *const s = m->state;
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

#define row_bar_barrier_any ISADORA_LEVEL(maxwell_row_bar_barrier_any)
const int32_t *row_bar_barrier_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int ra_at, int special_bar_id_at);

RT_WITHIN const int32_t *row_bar_barrier_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, int32_t *row, int line, int ra_at,
    int special_bar_id_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ra][l] & 0xf);
        }
        return row;
    }
    case 1: {
        const int32_t special_bar_id = (int32_t)in->value[special_bar_id_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = special_bar_id;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_bar_barrier(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int ra_at, int special_bar_id_at)
{

    if (known)
        return row_bar_barrier_for(m, in, known, row, line, ra_at, special_bar_id_at);
    return row_bar_barrier_any(m, in, row, line, ra_at, special_bar_id_at);
}

#define row_opt_bar_threads_any ISADORA_LEVEL(maxwell_row_opt_bar_threads_any)
const uint32_t *row_opt_bar_threads_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at);

RT_WITHIN const uint32_t *row_opt_bar_threads_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int special_bar_threads_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t special_bar_id_imm = (int32_t)((uint32_t)((uint64_t)word >> 44) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !special_bar_id_imm ? s->r[rb][l] >> 16 & 0xfff : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 0;
        }
        return row;
    }
    case 2: {
        const int32_t special_bar_threads = (int32_t)in->value[special_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)special_bar_threads;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_opt_bar_threads(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int special_bar_threads_at)
{

    if (known)
        return row_opt_bar_threads_for(m, in, known, row, line, rb_at, special_bar_threads_at);
    return row_opt_bar_threads_any(m, in, row, line, rb_at, special_bar_threads_at);
}

#define row_bar_arv_threads_any ISADORA_LEVEL(maxwell_row_bar_arv_threads_any)
const uint32_t *row_bar_arv_threads_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at);

RT_WITHIN const uint32_t *row_bar_arv_threads_for(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int special_bar_threads_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t special_bar_id_imm = (int32_t)((uint32_t)((uint64_t)word >> 44) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !special_bar_id_imm ? s->r[rb][l] >> 16 & 0xfff : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t special_bar_threads = (int32_t)in->value[special_bar_threads_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)special_bar_threads;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_bar_arv_threads(struct isadora_machine *m,
    const struct isadora_insn *in, const struct rt_known *known, uint32_t *row, int line,
    int rb_at, int special_bar_threads_at)
{

    if (known)
        return row_bar_arv_threads_for(m, in, known, row, line, rb_at, special_bar_threads_at);
    return row_bar_arv_threads_any(m, in, row, line, rb_at, special_bar_threads_at);
}

#define row_surface_any ISADORA_LEVEL(maxwell_row_surface_any)
const uint32_t *row_surface_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int header_at);

RT_WITHIN const uint32_t *row_surface_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int header_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    case 1: {
        const int32_t header = (int32_t)in->value[header_at];
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_surface(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rc_at, int header_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    if (known)
        return row_surface_for(m, in, known, row, line, rc_at, header_at);
    return row_surface_any(m, in, row, line, rc_at, header_at);
}

#define row_src_va_any ISADORA_LEVEL(maxwell_row_src_va_any)
const int64_t *row_src_va_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int ra_at, int video_byte_a_at, int video_half_a_at);

RT_WITHIN const int64_t *row_src_va_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int8_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int16_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int64_t *row_src_va(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{

    if (known)
        return row_src_va_for(m, in, known, row, line, ra_at, video_byte_a_at, video_half_a_at);
    return row_src_va_any(m, in, row, line, ra_at, video_byte_a_at, video_half_a_at);
}

#define row_src_vb_any ISADORA_LEVEL(maxwell_row_src_vb_any)
const int64_t *row_src_vb_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at,
    int video_imm_b_at);

RT_WITHIN const int64_t *row_src_vb_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int rb_at, int video_byte_b_at,
    int video_half_b_at, int video_imm_b_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_byte_b = (int32_t)in->value[video_byte_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_b ? (int8_t)(s->r[rb][l] >> 8 * video_byte_b & 0xff)
                : (int32_t)(s->r[rb][l] >> 8 * video_byte_b & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_half_b = (int32_t)in->value[video_half_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_b ? (int16_t)(s->r[rb][l] >> 16 * video_half_b & 0xffff)
                : (int32_t)(s->r[rb][l] >> 16 * video_half_b & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_b ? (int64_t)(int32_t)s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 3: {
        const int32_t video_imm_b = (int32_t)in->value[video_imm_b_at];
        const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_b ? (int16_t)video_imm_b : video_imm_b;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int64_t *row_src_vb(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int rb_at, int video_byte_b_at,
    int video_half_b_at, int video_imm_b_at)
{

    if (known)
        return row_src_vb_for(m, in, known, row, line, rb_at, video_byte_b_at, video_half_b_at,
            video_imm_b_at);
    return row_src_vb_any(m, in, row, line, rb_at, video_byte_b_at, video_half_b_at,
        video_imm_b_at);
}

#define row_vmad_a_any ISADORA_LEVEL(maxwell_row_vmad_a_any)
const int64_t *row_vmad_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int ra_at, int video_byte_a_at, int video_half_a_at);

RT_WITHIN const int64_t *row_vmad_a_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (rt_taken(in, known, line)) {
    case 0: {
        _Alignas(64) int64_t src_va_row[32];
        const int64_t *const src_va =
            row_src_va_2(m, in, src_va_row, line + 1, ra_at, video_byte_a_at, video_half_a_at);
        if (!src_va)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = src_va[l];
        }
        return row;
    }
    case 1: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int8_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff);
        }
        return row;
    }
    case 2: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int16_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff);
        }
        return row;
    }
    case 3: {
        const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int64_t *row_vmad_a(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int64_t *row, int line, int ra_at, int video_byte_a_at,
    int video_half_a_at)
{

    if (known)
        return row_vmad_a_for(m, in, known, row, line, ra_at, video_byte_a_at, video_half_a_at);
    return row_vmad_a_any(m, in, row, line, ra_at, video_byte_a_at, video_half_a_at);
}

#define row_shift_b_any ISADORA_LEVEL(maxwell_row_shift_b_any)
const uint32_t *row_shift_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at,
    int video_imm_b_at);

RT_WITHIN const uint32_t *row_shift_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int video_byte_b_at,
    int video_half_b_at, int video_imm_b_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_byte_b = (int32_t)in->value[video_byte_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] >> 8 * video_byte_b & 0xff;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t video_half_b = (int32_t)in->value[video_half_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] >> 16 * video_half_b & 0xffff;
        }
        return row;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
    }
    case 3: {
        const int32_t video_imm_b = (int32_t)in->value[video_imm_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)video_imm_b;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_shift_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int video_byte_b_at,
    int video_half_b_at, int video_imm_b_at)
{

    if (known)
        return row_shift_b_for(m, in, known, row, line, rb_at, video_byte_b_at, video_half_b_at,
            video_imm_b_at);
    return row_shift_b_any(m, in, row, line, rb_at, video_byte_b_at, video_half_b_at,
        video_imm_b_at);
}

#define row_idp_b_any ISADORA_LEVEL(maxwell_row_idp_b_any)
const uint32_t *row_idp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at);

RT_WITHIN const uint32_t *row_idp_b_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t c_bank = (int32_t)in->value[c_bank_at];
        const int32_t c_offset = rt_sext_32((uint32_t)in->value[c_offset_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4,
            &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_idp_b(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t *row, int line, int rb_at, int c_bank_at,
    int c_offset_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (known)
        return row_idp_b_for(m, in, known, row, line, rb_at, c_bank_at, c_offset_at);
    return row_idp_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at);
}

#define ISADORA_ACTIVE(m) (((const struct maxwell_state *)(m)->state)->active)
extern RT_QUICK(maxwell_fast_atom_p_op);
extern RT_QUICK(maxwell_fast_atom_p_cas);
extern RT_QUICK(maxwell_fast_isetp);
extern RT_QUICK(maxwell_fast_iset);
extern RT_QUICK(maxwell_fast_bra);
extern RT_QUICK(maxwell_fast_brx);
extern RT_QUICK(maxwell_fast_jmp);
extern RT_QUICK(maxwell_fast_jmx);
extern RT_QUICK(maxwell_fast_ret);
extern RT_QUICK(maxwell_fast_longjmp);
extern RT_QUICK(maxwell_fast_brk);
extern RT_QUICK(maxwell_fast_cont);
extern RT_QUICK(maxwell_fast_sync);
extern RT_QUICK(maxwell_fast_exit);
extern RT_QUICK(maxwell_fast_kil);
extern RT_QUICK(maxwell_fast_getlmembase);
extern RT_QUICK(maxwell_fast_setlmembase);
extern RT_QUICK(maxwell_fast_lepc);
extern RT_QUICK(maxwell_fast_f2f_hh);
extern RT_QUICK(maxwell_fast_f2f_hs);
extern RT_QUICK(maxwell_fast_f2f_hd);
extern RT_QUICK(maxwell_fast_f2f_sh);
extern RT_QUICK(maxwell_fast_f2f_ss);
extern RT_QUICK(maxwell_fast_f2f_sd);
extern RT_QUICK(maxwell_fast_f2f_dh);
extern RT_QUICK(maxwell_fast_f2f_ds);
extern RT_QUICK(maxwell_fast_f2f_dd);
extern RT_QUICK(maxwell_fast_f2i_h);
extern RT_QUICK(maxwell_fast_f2i_s);
extern RT_QUICK(maxwell_fast_f2i_d);
extern RT_QUICK(maxwell_fast_i2f_h);
extern RT_QUICK(maxwell_fast_i2f_b);
extern RT_QUICK(maxwell_fast_i2f_w);
extern RT_QUICK(maxwell_fast_i2f_d);
extern RT_QUICK(maxwell_fast_i2i_h);
extern RT_QUICK(maxwell_fast_i2i_b);
extern RT_QUICK(maxwell_fast_i2i_w);
extern RT_QUICK(maxwell_fast_dadd);
extern RT_QUICK(maxwell_fast_dmul);
extern RT_QUICK(maxwell_fast_dfma_b);
extern RT_QUICK(maxwell_fast_dfma_c);
extern RT_QUICK(maxwell_fast_dmnmx);
extern RT_QUICK(maxwell_fast_dset);
extern RT_QUICK(maxwell_fast_dsetp);
extern RT_QUICK(maxwell_fast_fadd);
extern RT_QUICK(maxwell_fast_fadd32i);
extern RT_QUICK(maxwell_fast_fmul);
extern RT_QUICK(maxwell_fast_fmul32i);
extern RT_QUICK(maxwell_fast_ffma_b);
extern RT_QUICK(maxwell_fast_ffma_c);
extern RT_QUICK(maxwell_fast_ffma32i);
extern RT_QUICK(maxwell_fast_fmnmx);
extern RT_QUICK(maxwell_fast_fset);
extern RT_QUICK(maxwell_fast_fsetp);
extern RT_QUICK(maxwell_fast_fcmp_b);
extern RT_QUICK(maxwell_fast_fcmp_c);
extern RT_QUICK(maxwell_fast_fchk);
extern RT_QUICK(maxwell_fast_fswzadd);
extern RT_QUICK(maxwell_fast_mufu);
extern RT_QUICK(maxwell_fast_mufu_sqrt);
extern RT_QUICK(maxwell_fast_rro);
extern RT_QUICK(maxwell_fast_al2p);
extern RT_QUICK(maxwell_fast_ald_a);
extern RT_QUICK(maxwell_fast_ald_h);
extern RT_QUICK(maxwell_fast_ald_p);
extern RT_QUICK(maxwell_fast_ald_q);
extern RT_QUICK(maxwell_fast_ast_a);
extern RT_QUICK(maxwell_fast_ast_h);
extern RT_QUICK(maxwell_fast_ast_p);
extern RT_QUICK(maxwell_fast_ast_q);
extern RT_QUICK(maxwell_fast_ipa);
extern RT_QUICK(maxwell_fast_isberd);
extern RT_QUICK(maxwell_fast_out);
extern RT_QUICK(maxwell_fast_pixld);
extern RT_QUICK(maxwell_fast_hadd2_r);
extern RT_QUICK(maxwell_fast_hadd2_c);
extern RT_QUICK(maxwell_fast_hadd2_32i);
extern RT_QUICK(maxwell_fast_hmul2_r);
extern RT_QUICK(maxwell_fast_hmul2_c);
extern RT_QUICK(maxwell_fast_hmul2_i);
extern RT_QUICK(maxwell_fast_hmul2_32i);
extern RT_QUICK(maxwell_fast_hfma2_r);
extern RT_QUICK(maxwell_fast_hfma2_b);
extern RT_QUICK(maxwell_fast_hfma2_c);
extern RT_QUICK(maxwell_fast_hfma2_32i);
extern RT_QUICK(maxwell_fast_hset2_r);
extern RT_QUICK(maxwell_fast_hset2_c);
extern RT_QUICK(maxwell_fast_hsetp2_r);
extern RT_QUICK(maxwell_fast_hsetp2_c);
extern RT_QUICK(maxwell_fast_iadd);
extern RT_QUICK(maxwell_fast_iadd32i);
extern RT_QUICK(maxwell_fast_iadd3_r);
extern RT_QUICK(maxwell_fast_iadd3_b);
extern RT_QUICK(maxwell_fast_iscadd);
extern RT_QUICK(maxwell_fast_iscadd32i);
extern RT_QUICK(maxwell_fast_imnmx);
extern RT_QUICK(maxwell_fast_icmp_b);
extern RT_QUICK(maxwell_fast_icmp_c);
extern RT_QUICK(maxwell_fast_lop);
extern RT_QUICK(maxwell_fast_lop32i);
extern RT_QUICK(maxwell_fast_lop3_r);
extern RT_QUICK(maxwell_fast_lop3_c);
extern RT_QUICK(maxwell_fast_lop3_i);
extern RT_QUICK(maxwell_fast_ldg);
extern RT_QUICK(maxwell_fast_ldg_p);
extern RT_QUICK(maxwell_fast_stg);
extern RT_QUICK(maxwell_fast_ld);
extern RT_QUICK(maxwell_fast_st);
extern RT_QUICK(maxwell_fast_ldl);
extern RT_QUICK(maxwell_fast_stl);
extern RT_QUICK(maxwell_fast_lds_r);
extern RT_QUICK(maxwell_fast_lds_u);
extern RT_QUICK(maxwell_fast_sts);
extern RT_QUICK(maxwell_fast_ldc);
extern RT_QUICK(maxwell_fast_mov);
extern RT_QUICK(maxwell_fast_mov32i);
extern RT_QUICK(maxwell_fast_sel);
extern RT_QUICK(maxwell_fast_prmt_b);
extern RT_QUICK(maxwell_fast_prmt_c);
extern RT_QUICK(maxwell_fast_imul);
extern RT_QUICK(maxwell_fast_imul32i);
extern RT_QUICK(maxwell_fast_imad_b);
extern RT_QUICK(maxwell_fast_imad_c);
extern RT_QUICK(maxwell_fast_imad32i);
extern RT_QUICK(maxwell_fast_imadsp_uu_b);
extern RT_QUICK(maxwell_fast_imadsp_su_b);
extern RT_QUICK(maxwell_fast_imadsp_us_b);
extern RT_QUICK(maxwell_fast_imadsp_ss_b);
extern RT_QUICK(maxwell_fast_imadsp_uu_c);
extern RT_QUICK(maxwell_fast_imadsp_su_c);
extern RT_QUICK(maxwell_fast_imadsp_us_c);
extern RT_QUICK(maxwell_fast_imadsp_ss_c);
extern RT_QUICK(maxwell_fast_xmad_r);
extern RT_QUICK(maxwell_fast_xmad_i);
extern RT_QUICK(maxwell_fast_xmad_b);
extern RT_QUICK(maxwell_fast_xmad_c);
extern RT_QUICK(maxwell_fast_psetp);
extern RT_QUICK(maxwell_fast_pset);
extern RT_QUICK(maxwell_fast_cset);
extern RT_QUICK(maxwell_fast_csetp);
extern RT_QUICK(maxwell_fast_p2r);
extern RT_QUICK(maxwell_fast_r2p);
extern RT_QUICK(maxwell_fast_shl);
extern RT_QUICK(maxwell_fast_shr);
extern RT_QUICK(maxwell_fast_shf_l);
extern RT_QUICK(maxwell_fast_shf_r);
extern RT_QUICK(maxwell_fast_bfe);
extern RT_QUICK(maxwell_fast_bfi_b);
extern RT_QUICK(maxwell_fast_bfi_c);
extern RT_QUICK(maxwell_fast_flo);
extern RT_QUICK(maxwell_fast_popc);
extern RT_QUICK(maxwell_fast_lea_lo);
extern RT_QUICK(maxwell_fast_lea_hi);
extern RT_QUICK(maxwell_fast_lea_hc);
extern RT_QUICK(maxwell_fast_vote);
extern RT_QUICK(maxwell_fast_vote_vtg);
extern RT_QUICK(maxwell_fast_shfl);
extern RT_QUICK(maxwell_fast_bar_sync);
extern RT_QUICK(maxwell_fast_bar_arv);
extern RT_QUICK(maxwell_fast_bar_red);
extern RT_QUICK(maxwell_fast_b2r_b);
extern RT_QUICK(maxwell_fast_b2r_r);
extern RT_QUICK(maxwell_fast_b2r_w);
extern RT_QUICK(maxwell_fast_r2b);
extern RT_QUICK(maxwell_fast_sured_p);
extern RT_QUICK(maxwell_fast_txa);
extern RT_QUICK(maxwell_fast_tmml_i);
extern RT_QUICK(maxwell_fast_tmml_b);
extern RT_QUICK(maxwell_fast_texs_d2_dc_m);
extern RT_QUICK(maxwell_fast_texs_d2_ll_dc_m);
extern RT_QUICK(maxwell_fast_texs_d2_lz_dc_m);
extern RT_QUICK(maxwell_fast_texs_a2_lz_dc_m);
extern RT_QUICK(maxwell_fast_texs_cube_m);
extern RT_QUICK(maxwell_fast_texs_cube_ll_m);
extern RT_QUICK(maxwell_fast_texs_d2_dc_s);
extern RT_QUICK(maxwell_fast_texs_d2_ll_dc_s);
extern RT_QUICK(maxwell_fast_texs_d2_lz_dc_s);
extern RT_QUICK(maxwell_fast_texs_a2_lz_dc_s);
extern RT_QUICK(maxwell_fast_texs_cube_s);
extern RT_QUICK(maxwell_fast_texs_cube_ll_s);
extern RT_QUICK(maxwell_fast_tlds_d2_lz_ms_m);
extern RT_QUICK(maxwell_fast_tlds_d2_lz_ms_s);
extern RT_QUICK(maxwell_fast_vadd);
extern RT_QUICK(maxwell_fast_vabsdiff);
extern RT_QUICK(maxwell_fast_vmnmx);
extern RT_QUICK(maxwell_fast_vset);
extern RT_QUICK(maxwell_fast_vsetp);
extern RT_QUICK(maxwell_fast_vmad);
extern RT_QUICK(maxwell_fast_vshl);
extern RT_QUICK(maxwell_fast_vshr);
extern RT_QUICK(maxwell_fast_vabsdiff4);
extern RT_QUICK(maxwell_fast_idp_a4);
extern RT_QUICK(maxwell_fast_idp_a2);
isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *);

#endif
