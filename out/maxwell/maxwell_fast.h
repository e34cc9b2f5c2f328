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
    bool usual, int line, int pd_at)
{
    struct maxwell_state *const s = m->state;
    switch (rt_taken(in, usual, line)) {
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

#define mask_guard_any ISADORA_LEVEL(maxwell_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at);

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, int line, int pg_at)
{
    if (rt_taken(in, usual, line) == 0) {
        return UINT32_MAX;
    }
    return mask_guard_any(m, in, line, pg_at);
}

#define row_addr ISADORA_LEVEL(maxwell_row_addr)
const uint64_t *row_addr(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int atomic_atom_e_at, int ra_at, int atomic_atom_offset_at,
    int atomic_atom_uoffset_at);

#define row_atoms_addr ISADORA_LEVEL(maxwell_row_atoms_addr)
const uint32_t *row_atoms_addr(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at);

#define row_src_b_any ISADORA_LEVEL(maxwell_row_src_b_any)
const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

static inline const uint32_t *row_src_b(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_src_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

#define lanes_by_cc_test ISADORA_LEVEL(maxwell_lanes_by_cc_test)
uint32_t lanes_by_cc_test(struct isadora_machine *m, int32_t cc_test);

#define row_indexed_rel_target ISADORA_LEVEL(maxwell_row_indexed_rel_target)
const uint32_t *row_indexed_rel_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int control_rel_distance_at);

#define row_guard ISADORA_LEVEL(maxwell_row_guard)
const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int pg_at);

#define row_indexed_abs_target ISADORA_LEVEL(maxwell_row_indexed_abs_target)
const uint32_t *row_indexed_abs_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int control_abs_distance_at);

#define row_cvt_f16 ISADORA_LEVEL(maxwell_row_cvt_f16)
const int32_t *row_cvt_f16(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int convert_cvt_h1_at, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int convert_fimm16_at);

#define row_f2f_f32 ISADORA_LEVEL(maxwell_row_f2f_f32)
const uint32_t *row_f2f_f32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at);

#define row_f2f_f64 ISADORA_LEVEL(maxwell_row_f2f_f64)
const uint64_t *row_f2f_f64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int dimm_at);

#define row_cvt_i16 ISADORA_LEVEL(maxwell_row_cvt_i16)
const int32_t *row_cvt_i16(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

#define row_cvt_i8 ISADORA_LEVEL(maxwell_row_cvt_i8)
const uint32_t *row_cvt_i8(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

#define row_cvt_i64 ISADORA_LEVEL(maxwell_row_cvt_i64)
const uint64_t *row_cvt_i64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at);

#define row_f64_a ISADORA_LEVEL(maxwell_row_f64_a)
const uint64_t *row_f64_a(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int ra_at, int f_abs_a_at, int f_neg_a_at);

#define row_f64_neg_b ISADORA_LEVEL(maxwell_row_f64_neg_b)
const uint64_t *row_f64_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int dimm_at);

#define row_f64_c ISADORA_LEVEL(maxwell_row_f64_c)
const uint64_t *row_f64_c(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int rc_at, int f_neg_c_at);

#define row_f32_neg_b ISADORA_LEVEL(maxwell_row_f32_neg_b)
const uint32_t *row_f32_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int fimm_at);

#define row_f32_b ISADORA_LEVEL(maxwell_row_f32_b)
const uint32_t *row_f32_b(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int set_abs_b_at, int set_neg_b_at, int c_bank_at, int c_offset_at,
    int fimm_at);

#define row_fcmp_b_any ISADORA_LEVEL(maxwell_row_fcmp_b_any)
const uint32_t *row_fcmp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int fimm_at);

static inline const uint32_t *row_fcmp_b(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_fcmp_b_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, fimm_at);
}

#define row_f16_a ISADORA_LEVEL(maxwell_row_f16_a)
const uint32_t *row_f16_a(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_at, int ra_at, int half_half_abs_a_at, int half_half_neg_a_at);

#define row_neg_halves ISADORA_LEVEL(maxwell_row_neg_halves)
const uint32_t *row_neg_halves(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at);

#define row_hmul_a ISADORA_LEVEL(maxwell_row_hmul_a)
const uint32_t *row_hmul_a(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_at, int ra_at, int half_half_abs_a_at);

#define row_halves ISADORA_LEVEL(maxwell_row_halves)
const uint32_t *row_halves(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_32i_at, int ra_at);

#define row_sum_a_any ISADORA_LEVEL(maxwell_row_sum_a_any)
const uint32_t *row_sum_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_neg_a_at);

static inline const uint32_t *row_sum_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_neg_a_at)
{
    if (in->alt[line] == 1) {
        struct maxwell_state *const s = m->state;
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra];
    }
    return row_sum_a_any(m, in, row, line, ra_at, integer_neg_a_at);
}

#define row_sum_b_any ISADORA_LEVEL(maxwell_row_sum_b_any)
const uint32_t *row_sum_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int integer_neg_b_at, int c_bank_at, int c_offset_at,
    int imm_at);

static inline const uint32_t *row_sum_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int integer_neg_b_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    if (in->alt[line] == 4) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_sum_b_any(m, in, row, line, rb_at, integer_neg_b_at, c_bank_at, c_offset_at, imm_at);
}

#define row_iadd3_a ISADORA_LEVEL(maxwell_row_iadd3_a)
const int64_t *row_iadd3_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int integer_half_a_at, int ra_at, int integer_iadd3_x_at, int integer_iadd3_neg_a_at);

#define row_scaled_a ISADORA_LEVEL(maxwell_row_scaled_a)
const uint32_t *row_scaled_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_shift_at, int integer_neg_a_at);

#define row_inverted_b ISADORA_LEVEL(maxwell_row_inverted_b)
const uint32_t *row_inverted_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int logic_lop_inv_b_at, int c_bank_at, int c_offset_at,
    int imm_at);

#define row_addr_2 ISADORA_LEVEL(maxwell_row_addr_2)
const uint64_t *row_addr_2(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int memory_e_at, int ra_at, int memory_offset24_at, int memory_uoffset24_at);

#define row_addr_3 ISADORA_LEVEL(maxwell_row_addr_3)
const uint64_t *row_addr_3(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int memory_ld_e_at, int ra_at, int memory_offset32_at, int memory_uoffset32_at);

#define row_addr_4 ISADORA_LEVEL(maxwell_row_addr_4)
const uint32_t *row_addr_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at);

#define row_const_indexed ISADORA_LEVEL(maxwell_row_const_indexed)
const uint32_t *row_const_indexed(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_index_at, int memory_uindex_at);

#define row_mad_c_any ISADORA_LEVEL(maxwell_row_mad_c_any)
const uint32_t *row_mad_c_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at);

static inline const uint32_t *row_mad_c(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, int line, int rc_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    return row_mad_c_any(m, in, line, rc_at);
}

#define row_pr_bits_any ISADORA_LEVEL(maxwell_row_pr_bits_any)
const uint32_t *row_pr_bits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int uimm_at);

static inline const uint32_t *row_pr_bits(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int uimm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_pr_bits_any(m, in, row, line, rb_at, c_bank_at, c_offset_at, uimm_at);
}

#define row_shf_b_any ISADORA_LEVEL(maxwell_row_shf_b_any)
const uint32_t *row_shf_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int shift_shf_imm_at);

static inline const uint32_t *row_shf_b(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rb_at, int shift_shf_imm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_shf_b_any(m, in, row, line, rb_at, shift_shf_imm_at);
}

#define row_lea_a ISADORA_LEVEL(maxwell_row_lea_a)
const int64_t *row_lea_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int shift_lea_neg_a_at);

#define row_lea_hi_a ISADORA_LEVEL(maxwell_row_lea_hi_a)
const int64_t *row_lea_hi_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int shift_lea_hi_neg_a_at);

#define row_lea_hi_const_a ISADORA_LEVEL(maxwell_row_lea_hi_const_a)
const int64_t *row_lea_hi_const_a(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_const_neg_a_at);

#define mask_src_pp ISADORA_LEVEL(maxwell_mask_src_pp)
uint32_t mask_src_pp(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at);

#define row_bar_barrier ISADORA_LEVEL(maxwell_row_bar_barrier)
const int32_t *row_bar_barrier(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int ra_at, int special_bar_id_at);

#define row_opt_bar_threads ISADORA_LEVEL(maxwell_row_opt_bar_threads)
const uint32_t *row_opt_bar_threads(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at);

#define row_bar_arv_threads ISADORA_LEVEL(maxwell_row_bar_arv_threads)
const uint32_t *row_bar_arv_threads(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at);

#define row_surface_any ISADORA_LEVEL(maxwell_row_surface_any)
const uint32_t *row_surface_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int header_at);

static inline const uint32_t *row_surface(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rc_at, int header_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    return row_surface_any(m, in, row, line, rc_at, header_at);
}

#define row_src_va ISADORA_LEVEL(maxwell_row_src_va)
const int64_t *row_src_va(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_byte_a_at, int video_half_a_at);

#define row_src_vb ISADORA_LEVEL(maxwell_row_src_vb)
const int64_t *row_src_vb(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int video_byte_b_at, int video_half_b_at, int video_imm_b_at);

#define row_vmad_a ISADORA_LEVEL(maxwell_row_vmad_a)
const int64_t *row_vmad_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_byte_a_at, int video_half_a_at);

#define row_src_va_2 ISADORA_LEVEL(maxwell_row_src_va_2)
const int64_t *row_src_va_2(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_sign_a_at, int video_byte_a_at, int video_half_a_at);

#define row_shift_b ISADORA_LEVEL(maxwell_row_shift_b)
const uint32_t *row_shift_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at,
    int video_imm_b_at);

#define row_idp_b_any ISADORA_LEVEL(maxwell_row_idp_b_any)
const uint32_t *row_idp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at);

static inline const uint32_t *row_idp_b(struct isadora_machine *m, const struct isadora_insn *in,
    bool usual, uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
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
