/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t pg = (int32_t)in->value[pg_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[pg][l]) != 0) << l;
        }
        return lanes;
    }
    case 2: {
        const int32_t pg = (int32_t)in->value[pg_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[pg][l]) != 0) << l;
        }
        return lanes;
    }
    default:
        return 0;
    }
}

const uint64_t *row_addr(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int atomic_atom_e_at, int ra_at, int atomic_atom_offset_at,
    int atomic_atom_uoffset_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atom_e = (int32_t)in->value[atomic_atom_e_at];
    switch (in->alt[line]) {
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

const uint32_t *row_atoms_addr(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

uint32_t lanes_by_cc_test(struct isadora_machine *m, int32_t cc_test)
{
    struct maxwell_state *const s = m->state;
    uint32_t lanes = 0;
    switch (cc_test) {
    case 0:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 1:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((47940 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 2:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((8738 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 3:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((13158 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 4:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((17425 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 5:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((21845 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 6:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((52275 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 7:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((30583 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 8:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((34952 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 9:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((13260 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 10:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((43690 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 11:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((48110 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 12:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((52377 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 13:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((56797 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 14:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((17595 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 15:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((65535 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 16:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((255 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 17:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((3855 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 18:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((13107 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 19:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((44975 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 20:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((20560 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 21:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((52428 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 22:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((61680 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 23:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((65280 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 24:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 25:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 26:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 27:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 28:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 29:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((0 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 30:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((61166 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    case 31:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((4369 >> s->cc[l] & 1) != 0) != 0) << l;
        }
        break;
    default:
        break;
    }
    return lanes;
}

const uint32_t *row_indexed_rel_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int control_rel_distance_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t pc = (uint32_t)m->pc;
    switch (in->alt[line]) {
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

const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_indexed_abs_target(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int control_abs_distance_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const int32_t *row_cvt_f16(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int convert_cvt_h1_at, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int convert_fimm16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_cvt_h1 = (int32_t)in->value[convert_cvt_h1_at];
    switch (in->alt[line]) {
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

const uint32_t *row_f2f_f32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint64_t *row_f2f_f64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int dimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const int32_t *row_cvt_i16(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t convert_half = (int32_t)in->value[convert_half_at];
    switch (in->alt[line]) {
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

const uint32_t *row_cvt_i8(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint64_t *row_cvt_i64(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint64_t *row_f64_a(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int ra_at, int f_abs_a_at, int f_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t f_abs_a = (int32_t)in->value[f_abs_a_at];
    const int32_t f_neg_a = (int32_t)in->value[f_neg_a_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        row[l] = (f_abs_a ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)f_neg_a << 63;
    }
    return row;
}

const uint64_t *row_f64_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int dimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint64_t *row_f64_c(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int rc_at, int f_neg_c_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t f_neg_c = (int32_t)in->value[f_neg_c_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = x ^ (uint64_t)f_neg_c << 63;
    }
    return row;
}

const uint32_t *row_f32_neg_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_f32_b(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int set_abs_b_at, int set_neg_b_at, int c_bank_at, int c_offset_at,
    int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_fcmp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_f16_a(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_at, int ra_at, int half_half_abs_a_at, int half_half_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
    const int32_t half_half_neg_a = (int32_t)in->value[half_half_neg_a_at];
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

const uint32_t *row_neg_halves(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_neg_const = (int32_t)in->value[half_half_neg_const_at];
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

const uint32_t *row_hmul_a(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_at, int ra_at, int half_half_abs_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a = (int32_t)in->value[half_swizzle_a_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t half_half_abs_a = (int32_t)in->value[half_half_abs_a_at];
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

const uint32_t *row_halves(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int half_swizzle_a_32i_at, int ra_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_swizzle_a_32i = (int32_t)in->value[half_swizzle_a_32i_at];
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

const uint32_t *row_sum_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (in->alt[line]) {
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

const uint32_t *row_sum_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int integer_neg_b_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const int64_t *row_iadd3_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int integer_half_a_at, int ra_at, int integer_iadd3_x_at, int integer_iadd3_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t integer_half_a = (int32_t)in->value[integer_half_a_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t integer_iadd3_x = (int32_t)in->value[integer_iadd3_x_at];
    const int32_t integer_iadd3_neg_a = (int32_t)in->value[integer_iadd3_neg_a_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = integer_half_a == 0 ? s->r[ra][l] : integer_half_a == 1
            ? s->r[ra][l] & 0xffff : integer_half_a == 2 ? s->r[ra][l] >> 16 : 0;
        row[l] = integer_iadd3_neg_a ? (int64_t)~x + (integer_iadd3_x ? 0 : 1) : x;
    }
    return row;
}

const uint32_t *row_scaled_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_shift_at, int integer_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t integer_shift = (int32_t)in->value[integer_shift_at];
    switch (in->alt[line]) {
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

const uint32_t *row_inverted_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int logic_lop_inv_b_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint64_t *row_addr_2(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int memory_e_at, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_e = (int32_t)in->value[memory_e_at];
    switch (in->alt[line]) {
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

const uint64_t *row_addr_3(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int memory_ld_e_at, int ra_at, int memory_offset32_at, int memory_uoffset32_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ld_e = (int32_t)in->value[memory_ld_e_at];
    switch (in->alt[line]) {
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

const uint32_t *row_addr_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_const_indexed(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_index_at, int memory_uindex_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_mad_c_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    switch (in->alt[line]) {
    case 0:
        return s->r[rc];
    case 1:
        return s->r[rc];
    default:
        return NULL;
    }
}

const uint32_t *row_pr_bits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int uimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_shf_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int shift_shf_imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const int64_t *row_lea_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int shift_lea_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_neg_a = (int32_t)in->value[shift_lea_neg_a_at];
    const int32_t shift_lea_shift = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << shift_lea_shift;
        row[l] = shift_lea_neg_a ? (int64_t)~x + 1 : x;
    }
    return row;
}

const int64_t *row_lea_hi_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int shift_lea_hi_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_neg_a = (int32_t)in->value[shift_lea_hi_neg_a_at];
    const int32_t shift_lea_hi_shift = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - shift_lea_hi_shift);
        row[l] = shift_lea_hi_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

const int64_t *row_lea_hi_const_a(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_const_neg_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_const_neg_a = (int32_t)in->value[shift_lea_hi_const_neg_a_at];
    const int32_t shift_lea_hi_const_shift = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32)
            >> (32 - shift_lea_hi_const_shift);
        row[l] = shift_lea_hi_const_neg_a ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

uint32_t mask_src_pp(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[pp_at];
    const int32_t not_pp = (int32_t)in->value[not_pp_at];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[pp][l] ^ not_pp) != 0) != 0) << l;
    }
    return lanes;
}

const int32_t *row_bar_barrier(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int ra_at, int special_bar_id_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_opt_bar_threads(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
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

const uint32_t *row_bar_arv_threads(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
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

const uint32_t *row_surface_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int header_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const int64_t *row_src_va(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_byte_a_at, int video_half_a_at)
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

const int64_t *row_src_vb(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int video_byte_b_at, int video_half_b_at, int video_imm_b_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
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

const int64_t *row_vmad_a(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_byte_a_at, int video_half_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
    case 0: {
        _Alignas(64) int64_t src_va_row[32];
        const int64_t *const src_va =
            row_src_va(m, in, src_va_row, line + 1, ra_at, video_byte_a_at, video_half_a_at);
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

const int64_t *row_src_va_2(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int video_sign_a_at, int video_byte_a_at, int video_half_a_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t video_sign_a = (int32_t)in->value[video_sign_a_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t video_byte_a = (int32_t)in->value[video_byte_a_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int8_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * video_byte_a & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t video_half_a = (int32_t)in->value[video_half_a_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = video_sign_a ? (int16_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * video_half_a & 0xffff);
        }
        return row;
    }
    case 2: {
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

const uint32_t *row_shift_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at,
    int video_imm_b_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

const uint32_t *row_idp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
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

static const struct rt_quick *const quick[MAXWELL_FORMS] = {
    [MAXWELL_ATOM_P_OP] = &ISADORA_LEVEL(maxwell_fast_atom_p_op),
    [MAXWELL_ATOM_P_CAS] = &ISADORA_LEVEL(maxwell_fast_atom_p_cas),
    [MAXWELL_ISETP] = &ISADORA_LEVEL(maxwell_fast_isetp),
    [MAXWELL_ISET] = &ISADORA_LEVEL(maxwell_fast_iset),
    [MAXWELL_BRA] = &ISADORA_LEVEL(maxwell_fast_bra),
    [MAXWELL_BRX] = &ISADORA_LEVEL(maxwell_fast_brx),
    [MAXWELL_JMP] = &ISADORA_LEVEL(maxwell_fast_jmp),
    [MAXWELL_JMX] = &ISADORA_LEVEL(maxwell_fast_jmx),
    [MAXWELL_RET] = &ISADORA_LEVEL(maxwell_fast_ret),
    [MAXWELL_LONGJMP] = &ISADORA_LEVEL(maxwell_fast_longjmp),
    [MAXWELL_BRK] = &ISADORA_LEVEL(maxwell_fast_brk),
    [MAXWELL_CONT] = &ISADORA_LEVEL(maxwell_fast_cont),
    [MAXWELL_SYNC] = &ISADORA_LEVEL(maxwell_fast_sync),
    [MAXWELL_EXIT] = &ISADORA_LEVEL(maxwell_fast_exit),
    [MAXWELL_KIL] = &ISADORA_LEVEL(maxwell_fast_kil),
    [MAXWELL_GETLMEMBASE] = &ISADORA_LEVEL(maxwell_fast_getlmembase),
    [MAXWELL_SETLMEMBASE] = &ISADORA_LEVEL(maxwell_fast_setlmembase),
    [MAXWELL_LEPC] = &ISADORA_LEVEL(maxwell_fast_lepc),
    [MAXWELL_F2F_HH] = &ISADORA_LEVEL(maxwell_fast_f2f_hh),
    [MAXWELL_F2F_HS] = &ISADORA_LEVEL(maxwell_fast_f2f_hs),
    [MAXWELL_F2F_HD] = &ISADORA_LEVEL(maxwell_fast_f2f_hd),
    [MAXWELL_F2F_SH] = &ISADORA_LEVEL(maxwell_fast_f2f_sh),
    [MAXWELL_F2F_SS] = &ISADORA_LEVEL(maxwell_fast_f2f_ss),
    [MAXWELL_F2F_SD] = &ISADORA_LEVEL(maxwell_fast_f2f_sd),
    [MAXWELL_F2F_DH] = &ISADORA_LEVEL(maxwell_fast_f2f_dh),
    [MAXWELL_F2F_DS] = &ISADORA_LEVEL(maxwell_fast_f2f_ds),
    [MAXWELL_F2F_DD] = &ISADORA_LEVEL(maxwell_fast_f2f_dd),
    [MAXWELL_F2I_H] = &ISADORA_LEVEL(maxwell_fast_f2i_h),
    [MAXWELL_F2I_S] = &ISADORA_LEVEL(maxwell_fast_f2i_s),
    [MAXWELL_F2I_D] = &ISADORA_LEVEL(maxwell_fast_f2i_d),
    [MAXWELL_I2F_H] = &ISADORA_LEVEL(maxwell_fast_i2f_h),
    [MAXWELL_I2F_B] = &ISADORA_LEVEL(maxwell_fast_i2f_b),
    [MAXWELL_I2F_W] = &ISADORA_LEVEL(maxwell_fast_i2f_w),
    [MAXWELL_I2F_D] = &ISADORA_LEVEL(maxwell_fast_i2f_d),
    [MAXWELL_I2I_H] = &ISADORA_LEVEL(maxwell_fast_i2i_h),
    [MAXWELL_I2I_B] = &ISADORA_LEVEL(maxwell_fast_i2i_b),
    [MAXWELL_I2I_W] = &ISADORA_LEVEL(maxwell_fast_i2i_w),
    [MAXWELL_DADD] = &ISADORA_LEVEL(maxwell_fast_dadd),
    [MAXWELL_DMUL] = &ISADORA_LEVEL(maxwell_fast_dmul),
    [MAXWELL_DFMA_B] = &ISADORA_LEVEL(maxwell_fast_dfma_b),
    [MAXWELL_DFMA_C] = &ISADORA_LEVEL(maxwell_fast_dfma_c),
    [MAXWELL_DMNMX] = &ISADORA_LEVEL(maxwell_fast_dmnmx),
    [MAXWELL_DSET] = &ISADORA_LEVEL(maxwell_fast_dset),
    [MAXWELL_DSETP] = &ISADORA_LEVEL(maxwell_fast_dsetp),
    [MAXWELL_FADD] = &ISADORA_LEVEL(maxwell_fast_fadd),
    [MAXWELL_FADD32I] = &ISADORA_LEVEL(maxwell_fast_fadd32i),
    [MAXWELL_FMUL] = &ISADORA_LEVEL(maxwell_fast_fmul),
    [MAXWELL_FMUL32I] = &ISADORA_LEVEL(maxwell_fast_fmul32i),
    [MAXWELL_FFMA_B] = &ISADORA_LEVEL(maxwell_fast_ffma_b),
    [MAXWELL_FFMA_C] = &ISADORA_LEVEL(maxwell_fast_ffma_c),
    [MAXWELL_FFMA32I] = &ISADORA_LEVEL(maxwell_fast_ffma32i),
    [MAXWELL_FMNMX] = &ISADORA_LEVEL(maxwell_fast_fmnmx),
    [MAXWELL_FSET] = &ISADORA_LEVEL(maxwell_fast_fset),
    [MAXWELL_FSETP] = &ISADORA_LEVEL(maxwell_fast_fsetp),
    [MAXWELL_FCMP_B] = &ISADORA_LEVEL(maxwell_fast_fcmp_b),
    [MAXWELL_FCMP_C] = &ISADORA_LEVEL(maxwell_fast_fcmp_c),
    [MAXWELL_FCHK] = &ISADORA_LEVEL(maxwell_fast_fchk),
    [MAXWELL_FSWZADD] = &ISADORA_LEVEL(maxwell_fast_fswzadd),
    [MAXWELL_MUFU] = &ISADORA_LEVEL(maxwell_fast_mufu),
    [MAXWELL_MUFU_SQRT] = &ISADORA_LEVEL(maxwell_fast_mufu_sqrt),
    [MAXWELL_RRO] = &ISADORA_LEVEL(maxwell_fast_rro),
    [MAXWELL_AL2P] = &ISADORA_LEVEL(maxwell_fast_al2p),
    [MAXWELL_ALD_A] = &ISADORA_LEVEL(maxwell_fast_ald_a),
    [MAXWELL_ALD_H] = &ISADORA_LEVEL(maxwell_fast_ald_h),
    [MAXWELL_ALD_P] = &ISADORA_LEVEL(maxwell_fast_ald_p),
    [MAXWELL_ALD_Q] = &ISADORA_LEVEL(maxwell_fast_ald_q),
    [MAXWELL_AST_A] = &ISADORA_LEVEL(maxwell_fast_ast_a),
    [MAXWELL_AST_H] = &ISADORA_LEVEL(maxwell_fast_ast_h),
    [MAXWELL_AST_P] = &ISADORA_LEVEL(maxwell_fast_ast_p),
    [MAXWELL_AST_Q] = &ISADORA_LEVEL(maxwell_fast_ast_q),
    [MAXWELL_IPA] = &ISADORA_LEVEL(maxwell_fast_ipa),
    [MAXWELL_ISBERD] = &ISADORA_LEVEL(maxwell_fast_isberd),
    [MAXWELL_OUT] = &ISADORA_LEVEL(maxwell_fast_out),
    [MAXWELL_PIXLD] = &ISADORA_LEVEL(maxwell_fast_pixld),
    [MAXWELL_HADD2_R] = &ISADORA_LEVEL(maxwell_fast_hadd2_r),
    [MAXWELL_HADD2_C] = &ISADORA_LEVEL(maxwell_fast_hadd2_c),
    [MAXWELL_HADD2_32I] = &ISADORA_LEVEL(maxwell_fast_hadd2_32i),
    [MAXWELL_HMUL2_R] = &ISADORA_LEVEL(maxwell_fast_hmul2_r),
    [MAXWELL_HMUL2_C] = &ISADORA_LEVEL(maxwell_fast_hmul2_c),
    [MAXWELL_HMUL2_I] = &ISADORA_LEVEL(maxwell_fast_hmul2_i),
    [MAXWELL_HMUL2_32I] = &ISADORA_LEVEL(maxwell_fast_hmul2_32i),
    [MAXWELL_HFMA2_R] = &ISADORA_LEVEL(maxwell_fast_hfma2_r),
    [MAXWELL_HFMA2_B] = &ISADORA_LEVEL(maxwell_fast_hfma2_b),
    [MAXWELL_HFMA2_C] = &ISADORA_LEVEL(maxwell_fast_hfma2_c),
    [MAXWELL_HFMA2_32I] = &ISADORA_LEVEL(maxwell_fast_hfma2_32i),
    [MAXWELL_HSET2_R] = &ISADORA_LEVEL(maxwell_fast_hset2_r),
    [MAXWELL_HSET2_C] = &ISADORA_LEVEL(maxwell_fast_hset2_c),
    [MAXWELL_HSETP2_R] = &ISADORA_LEVEL(maxwell_fast_hsetp2_r),
    [MAXWELL_HSETP2_C] = &ISADORA_LEVEL(maxwell_fast_hsetp2_c),
    [MAXWELL_IADD] = &ISADORA_LEVEL(maxwell_fast_iadd),
    [MAXWELL_IADD32I] = &ISADORA_LEVEL(maxwell_fast_iadd32i),
    [MAXWELL_IADD3_R] = &ISADORA_LEVEL(maxwell_fast_iadd3_r),
    [MAXWELL_IADD3_B] = &ISADORA_LEVEL(maxwell_fast_iadd3_b),
    [MAXWELL_ISCADD] = &ISADORA_LEVEL(maxwell_fast_iscadd),
    [MAXWELL_ISCADD32I] = &ISADORA_LEVEL(maxwell_fast_iscadd32i),
    [MAXWELL_IMNMX] = &ISADORA_LEVEL(maxwell_fast_imnmx),
    [MAXWELL_ICMP_B] = &ISADORA_LEVEL(maxwell_fast_icmp_b),
    [MAXWELL_ICMP_C] = &ISADORA_LEVEL(maxwell_fast_icmp_c),
    [MAXWELL_LOP] = &ISADORA_LEVEL(maxwell_fast_lop),
    [MAXWELL_LOP32I] = &ISADORA_LEVEL(maxwell_fast_lop32i),
    [MAXWELL_LOP3_R] = &ISADORA_LEVEL(maxwell_fast_lop3_r),
    [MAXWELL_LOP3_C] = &ISADORA_LEVEL(maxwell_fast_lop3_c),
    [MAXWELL_LOP3_I] = &ISADORA_LEVEL(maxwell_fast_lop3_i),
    [MAXWELL_LDG] = &ISADORA_LEVEL(maxwell_fast_ldg),
    [MAXWELL_LDG_P] = &ISADORA_LEVEL(maxwell_fast_ldg_p),
    [MAXWELL_STG] = &ISADORA_LEVEL(maxwell_fast_stg),
    [MAXWELL_LD] = &ISADORA_LEVEL(maxwell_fast_ld),
    [MAXWELL_ST] = &ISADORA_LEVEL(maxwell_fast_st),
    [MAXWELL_LDL] = &ISADORA_LEVEL(maxwell_fast_ldl),
    [MAXWELL_STL] = &ISADORA_LEVEL(maxwell_fast_stl),
    [MAXWELL_LDS_R] = &ISADORA_LEVEL(maxwell_fast_lds_r),
    [MAXWELL_LDS_U] = &ISADORA_LEVEL(maxwell_fast_lds_u),
    [MAXWELL_STS] = &ISADORA_LEVEL(maxwell_fast_sts),
    [MAXWELL_LDC] = &ISADORA_LEVEL(maxwell_fast_ldc),
    [MAXWELL_MOV] = &ISADORA_LEVEL(maxwell_fast_mov),
    [MAXWELL_MOV32I] = &ISADORA_LEVEL(maxwell_fast_mov32i),
    [MAXWELL_SEL] = &ISADORA_LEVEL(maxwell_fast_sel),
    [MAXWELL_PRMT_B] = &ISADORA_LEVEL(maxwell_fast_prmt_b),
    [MAXWELL_PRMT_C] = &ISADORA_LEVEL(maxwell_fast_prmt_c),
    [MAXWELL_IMUL] = &ISADORA_LEVEL(maxwell_fast_imul),
    [MAXWELL_IMUL32I] = &ISADORA_LEVEL(maxwell_fast_imul32i),
    [MAXWELL_IMAD_B] = &ISADORA_LEVEL(maxwell_fast_imad_b),
    [MAXWELL_IMAD_C] = &ISADORA_LEVEL(maxwell_fast_imad_c),
    [MAXWELL_IMAD32I] = &ISADORA_LEVEL(maxwell_fast_imad32i),
    [MAXWELL_IMADSP_UU_B] = &ISADORA_LEVEL(maxwell_fast_imadsp_uu_b),
    [MAXWELL_IMADSP_SU_B] = &ISADORA_LEVEL(maxwell_fast_imadsp_su_b),
    [MAXWELL_IMADSP_US_B] = &ISADORA_LEVEL(maxwell_fast_imadsp_us_b),
    [MAXWELL_IMADSP_SS_B] = &ISADORA_LEVEL(maxwell_fast_imadsp_ss_b),
    [MAXWELL_IMADSP_UU_C] = &ISADORA_LEVEL(maxwell_fast_imadsp_uu_c),
    [MAXWELL_IMADSP_SU_C] = &ISADORA_LEVEL(maxwell_fast_imadsp_su_c),
    [MAXWELL_IMADSP_US_C] = &ISADORA_LEVEL(maxwell_fast_imadsp_us_c),
    [MAXWELL_IMADSP_SS_C] = &ISADORA_LEVEL(maxwell_fast_imadsp_ss_c),
    [MAXWELL_XMAD_R] = &ISADORA_LEVEL(maxwell_fast_xmad_r),
    [MAXWELL_XMAD_I] = &ISADORA_LEVEL(maxwell_fast_xmad_i),
    [MAXWELL_XMAD_B] = &ISADORA_LEVEL(maxwell_fast_xmad_b),
    [MAXWELL_XMAD_C] = &ISADORA_LEVEL(maxwell_fast_xmad_c),
    [MAXWELL_PSETP] = &ISADORA_LEVEL(maxwell_fast_psetp),
    [MAXWELL_PSET] = &ISADORA_LEVEL(maxwell_fast_pset),
    [MAXWELL_CSET] = &ISADORA_LEVEL(maxwell_fast_cset),
    [MAXWELL_CSETP] = &ISADORA_LEVEL(maxwell_fast_csetp),
    [MAXWELL_P2R] = &ISADORA_LEVEL(maxwell_fast_p2r),
    [MAXWELL_R2P] = &ISADORA_LEVEL(maxwell_fast_r2p),
    [MAXWELL_SHL] = &ISADORA_LEVEL(maxwell_fast_shl),
    [MAXWELL_SHR] = &ISADORA_LEVEL(maxwell_fast_shr),
    [MAXWELL_SHF_L] = &ISADORA_LEVEL(maxwell_fast_shf_l),
    [MAXWELL_SHF_R] = &ISADORA_LEVEL(maxwell_fast_shf_r),
    [MAXWELL_BFE] = &ISADORA_LEVEL(maxwell_fast_bfe),
    [MAXWELL_BFI_B] = &ISADORA_LEVEL(maxwell_fast_bfi_b),
    [MAXWELL_BFI_C] = &ISADORA_LEVEL(maxwell_fast_bfi_c),
    [MAXWELL_FLO] = &ISADORA_LEVEL(maxwell_fast_flo),
    [MAXWELL_POPC] = &ISADORA_LEVEL(maxwell_fast_popc),
    [MAXWELL_LEA_LO] = &ISADORA_LEVEL(maxwell_fast_lea_lo),
    [MAXWELL_LEA_HI] = &ISADORA_LEVEL(maxwell_fast_lea_hi),
    [MAXWELL_LEA_HC] = &ISADORA_LEVEL(maxwell_fast_lea_hc),
    [MAXWELL_VOTE] = &ISADORA_LEVEL(maxwell_fast_vote),
    [MAXWELL_VOTE_VTG] = &ISADORA_LEVEL(maxwell_fast_vote_vtg),
    [MAXWELL_SHFL] = &ISADORA_LEVEL(maxwell_fast_shfl),
    [MAXWELL_BAR_SYNC] = &ISADORA_LEVEL(maxwell_fast_bar_sync),
    [MAXWELL_BAR_ARV] = &ISADORA_LEVEL(maxwell_fast_bar_arv),
    [MAXWELL_BAR_RED] = &ISADORA_LEVEL(maxwell_fast_bar_red),
    [MAXWELL_B2R_B] = &ISADORA_LEVEL(maxwell_fast_b2r_b),
    [MAXWELL_B2R_R] = &ISADORA_LEVEL(maxwell_fast_b2r_r),
    [MAXWELL_B2R_W] = &ISADORA_LEVEL(maxwell_fast_b2r_w),
    [MAXWELL_R2B] = &ISADORA_LEVEL(maxwell_fast_r2b),
    [MAXWELL_SURED_P] = &ISADORA_LEVEL(maxwell_fast_sured_p),
    [MAXWELL_TXA] = &ISADORA_LEVEL(maxwell_fast_txa),
    [MAXWELL_TMML_I] = &ISADORA_LEVEL(maxwell_fast_tmml_i),
    [MAXWELL_TMML_B] = &ISADORA_LEVEL(maxwell_fast_tmml_b),
    [MAXWELL_TEXS_D2_DC_M] = &ISADORA_LEVEL(maxwell_fast_texs_d2_dc_m),
    [MAXWELL_TEXS_D2_LL_DC_M] = &ISADORA_LEVEL(maxwell_fast_texs_d2_ll_dc_m),
    [MAXWELL_TEXS_D2_LZ_DC_M] = &ISADORA_LEVEL(maxwell_fast_texs_d2_lz_dc_m),
    [MAXWELL_TEXS_A2_LZ_DC_M] = &ISADORA_LEVEL(maxwell_fast_texs_a2_lz_dc_m),
    [MAXWELL_TEXS_CUBE_M] = &ISADORA_LEVEL(maxwell_fast_texs_cube_m),
    [MAXWELL_TEXS_CUBE_LL_M] = &ISADORA_LEVEL(maxwell_fast_texs_cube_ll_m),
    [MAXWELL_TEXS_D2_DC_S] = &ISADORA_LEVEL(maxwell_fast_texs_d2_dc_s),
    [MAXWELL_TEXS_D2_LL_DC_S] = &ISADORA_LEVEL(maxwell_fast_texs_d2_ll_dc_s),
    [MAXWELL_TEXS_D2_LZ_DC_S] = &ISADORA_LEVEL(maxwell_fast_texs_d2_lz_dc_s),
    [MAXWELL_TEXS_A2_LZ_DC_S] = &ISADORA_LEVEL(maxwell_fast_texs_a2_lz_dc_s),
    [MAXWELL_TEXS_CUBE_S] = &ISADORA_LEVEL(maxwell_fast_texs_cube_s),
    [MAXWELL_TEXS_CUBE_LL_S] = &ISADORA_LEVEL(maxwell_fast_texs_cube_ll_s),
    [MAXWELL_TLDS_D2_LZ_MS_M] = &ISADORA_LEVEL(maxwell_fast_tlds_d2_lz_ms_m),
    [MAXWELL_TLDS_D2_LZ_MS_S] = &ISADORA_LEVEL(maxwell_fast_tlds_d2_lz_ms_s),
    [MAXWELL_VADD] = &ISADORA_LEVEL(maxwell_fast_vadd),
    [MAXWELL_VABSDIFF] = &ISADORA_LEVEL(maxwell_fast_vabsdiff),
    [MAXWELL_VMNMX] = &ISADORA_LEVEL(maxwell_fast_vmnmx),
    [MAXWELL_VSET] = &ISADORA_LEVEL(maxwell_fast_vset),
    [MAXWELL_VSETP] = &ISADORA_LEVEL(maxwell_fast_vsetp),
    [MAXWELL_VMAD] = &ISADORA_LEVEL(maxwell_fast_vmad),
    [MAXWELL_VSHL] = &ISADORA_LEVEL(maxwell_fast_vshl),
    [MAXWELL_VSHR] = &ISADORA_LEVEL(maxwell_fast_vshr),
    [MAXWELL_VABSDIFF4] = &ISADORA_LEVEL(maxwell_fast_vabsdiff4),
    [MAXWELL_IDP_A4] = &ISADORA_LEVEL(maxwell_fast_idp_a4),
    [MAXWELL_IDP_A2] = &ISADORA_LEVEL(maxwell_fast_idp_a2),
};

isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *in)
{
    return rt_pick(quick[in->form], in);
}
