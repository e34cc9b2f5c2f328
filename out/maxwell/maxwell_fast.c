/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    return mask_guard_for(m, in, NULL, line, pg_at);
}

const uint64_t *row_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int atomic_atom_e_at, int ra_at, int atomic_atom_offset_at,
    int atomic_atom_uoffset_at)
{
    return row_addr_for(m, in, NULL, row, line, atomic_atom_e_at, ra_at, atomic_atom_offset_at,
        atomic_atom_uoffset_at);
}

const uint32_t *row_atoms_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int atomic_atoms_offset_at, int atomic_atoms_uoffset_at)
{
    return row_atoms_addr_for(m, in, NULL, row, line, ra_at, atomic_atoms_offset_at,
        atomic_atoms_uoffset_at);
}

const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    return row_src_b_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
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

const uint32_t *row_indexed_rel_target_any(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *row, int line, int ra_at, int control_rel_distance_at)
{
    return row_indexed_rel_target_for(m, in, NULL, row, line, ra_at, control_rel_distance_at);
}

const int32_t *row_guard_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pg_at)
{
    return row_guard_for(m, in, NULL, row, line, pg_at);
}

const uint32_t *row_indexed_abs_target_any(struct isadora_machine *m,
    const struct isadora_insn *in, uint32_t *row, int line, int ra_at, int control_abs_distance_at)
{
    return row_indexed_abs_target_for(m, in, NULL, row, line, ra_at, control_abs_distance_at);
}

const int32_t *row_cvt_f16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_cvt_h1_at, int rb_at, int f_abs_b_at, int f_neg_b_at,
    int c_bank_at, int c_offset_at, int convert_fimm16_at)
{
    return row_cvt_f16_for(m, in, NULL, row, line, convert_cvt_h1_at, rb_at, f_abs_b_at,
        f_neg_b_at, c_bank_at, c_offset_at, convert_fimm16_at);
}

const uint32_t *row_f2f_f32_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at)
{
    return row_f2f_f32_for(m, in, NULL, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at,
        c_offset_at, fimm_at);
}

const uint64_t *row_f2f_f64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int f_abs_b_at, int f_neg_b_at, int c_bank_at,
    int c_offset_at, int dimm_at)
{
    return row_f2f_f64_for(m, in, NULL, row, line, rb_at, f_abs_b_at, f_neg_b_at, c_bank_at,
        c_offset_at, dimm_at);
}

const int32_t *row_cvt_i16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    return row_cvt_i16_for(m, in, NULL, row, line, convert_half_at, rb_at, c_bank_at, c_offset_at,
        imm_at);
}

const uint32_t *row_cvt_i8_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    return row_cvt_i8_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

const uint64_t *row_cvt_i64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int imm_at)
{
    return row_cvt_i64_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, imm_at);
}

const uint64_t *row_f64_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int ra_at, int f_abs_a_at, int f_neg_a_at)
{
    return row_f64_a_for(m, in, NULL, row, ra_at, f_abs_a_at, f_neg_a_at);
}

const uint64_t *row_f64_neg_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int dimm_at)
{
    return row_f64_neg_b_for(m, in, NULL, row, line, rb_at, neg_product_at, c_bank_at, c_offset_at,
        dimm_at);
}

const uint64_t *row_f64_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int rc_at, int f_neg_c_at)
{
    return row_f64_c_for(m, in, NULL, row, rc_at, f_neg_c_at);
}

const uint32_t *row_f32_neg_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_product_at, int c_bank_at, int c_offset_at,
    int fimm_at)
{
    return row_f32_neg_b_for(m, in, NULL, row, line, rb_at, neg_product_at, c_bank_at, c_offset_at,
        fimm_at);
}

const uint32_t *row_f32_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int set_abs_b_at, int set_neg_b_at, int c_bank_at,
    int c_offset_at, int fimm_at)
{
    return row_f32_b_for(m, in, NULL, row, line, rb_at, set_abs_b_at, set_neg_b_at, c_bank_at,
        c_offset_at, fimm_at);
}

const uint32_t *row_fcmp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int fimm_at)
{
    return row_fcmp_b_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, fimm_at);
}

const uint32_t *row_f16_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at, int half_half_neg_a_at)
{
    return row_f16_a_for(m, in, NULL, row, half_swizzle_a_at, ra_at, half_half_abs_a_at,
        half_half_neg_a_at);
}

const uint32_t *row_neg_halves_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at, int half_half_neg_const_at)
{
    return row_neg_halves_for(m, in, NULL, row, half_swizzle_a_32i_at, ra_at,
        half_half_neg_const_at);
}

const uint32_t *row_hmul_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_at, int ra_at, int half_half_abs_a_at)
{
    return row_hmul_a_for(m, in, NULL, row, half_swizzle_a_at, ra_at, half_half_abs_a_at);
}

const uint32_t *row_halves_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int half_swizzle_a_32i_at, int ra_at)
{
    return row_halves_for(m, in, NULL, row, half_swizzle_a_32i_at, ra_at);
}

const uint32_t *row_sum_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_neg_a_at)
{
    return row_sum_a_for(m, in, NULL, row, line, ra_at, integer_neg_a_at);
}

const uint32_t *row_sum_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int integer_neg_b_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    return row_sum_b_for(m, in, NULL, row, line, rb_at, integer_neg_b_at, c_bank_at, c_offset_at,
        imm_at);
}

const int64_t *row_iadd3_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int integer_half_a_at, int ra_at, int integer_iadd3_x_at,
    int integer_iadd3_neg_a_at)
{
    return row_iadd3_a_for(m, in, NULL, row, integer_half_a_at, ra_at, integer_iadd3_x_at,
        integer_iadd3_neg_a_at);
}

const uint32_t *row_scaled_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int integer_shift_at, int integer_neg_a_at)
{
    return row_scaled_a_for(m, in, NULL, row, line, ra_at, integer_shift_at, integer_neg_a_at);
}

const uint32_t *row_inverted_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int logic_lop_inv_b_at, int c_bank_at, int c_offset_at,
    int imm_at)
{
    return row_inverted_b_for(m, in, NULL, row, line, rb_at, logic_lop_inv_b_at, c_bank_at,
        c_offset_at, imm_at);
}

const uint64_t *row_addr_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int memory_e_at, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{
    return row_addr_2_for(m, in, NULL, row, line, memory_e_at, ra_at, memory_offset24_at,
        memory_uoffset24_at);
}

const uint64_t *row_addr_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int memory_ld_e_at, int ra_at, int memory_offset32_at,
    int memory_uoffset32_at)
{
    return row_addr_3_for(m, in, NULL, row, line, memory_ld_e_at, ra_at, memory_offset32_at,
        memory_uoffset32_at);
}

const uint32_t *row_addr_4_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_offset24_at, int memory_uoffset24_at)
{
    return row_addr_4_for(m, in, NULL, row, line, ra_at, memory_offset24_at, memory_uoffset24_at);
}

const uint32_t *row_const_indexed_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int memory_index_at, int memory_uindex_at)
{
    return row_const_indexed_for(m, in, NULL, row, line, ra_at, memory_index_at, memory_uindex_at);
}

const uint32_t *row_mad_c_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at)
{
    return row_mad_c_for(m, in, NULL, line, rc_at);
}

const uint32_t *row_pr_bits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int uimm_at)
{
    return row_pr_bits_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, uimm_at);
}

const uint32_t *row_shf_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int shift_shf_imm_at)
{
    return row_shf_b_for(m, in, NULL, row, line, rb_at, shift_shf_imm_at);
}

const int64_t *row_lea_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int shift_lea_neg_a_at)
{
    return row_lea_a_for(m, in, NULL, row, ra_at, shift_lea_neg_a_at);
}

const int64_t *row_lea_hi_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_neg_a_at)
{
    return row_lea_hi_a_for(m, in, NULL, row, ra_at, rc_at, shift_lea_hi_neg_a_at);
}

const int64_t *row_lea_hi_const_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int ra_at, int rc_at, int shift_lea_hi_const_neg_a_at)
{
    return row_lea_hi_const_a_for(m, in, NULL, row, ra_at, rc_at, shift_lea_hi_const_neg_a_at);
}

uint32_t mask_src_pp_any(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at)
{
    return mask_src_pp_for(m, in, NULL, pp_at, not_pp_at);
}

const int32_t *row_bar_barrier_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int ra_at, int special_bar_id_at)
{
    return row_bar_barrier_for(m, in, NULL, row, line, ra_at, special_bar_id_at);
}

const uint32_t *row_opt_bar_threads_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at)
{
    return row_opt_bar_threads_for(m, in, NULL, row, line, rb_at, special_bar_threads_at);
}

const uint32_t *row_bar_arv_threads_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int special_bar_threads_at)
{
    return row_bar_arv_threads_for(m, in, NULL, row, line, rb_at, special_bar_threads_at);
}

const uint32_t *row_surface_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int header_at)
{
    return row_surface_for(m, in, NULL, row, line, rc_at, header_at);
}

const int64_t *row_src_va_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int ra_at, int video_byte_a_at, int video_half_a_at)
{
    return row_src_va_for(m, in, NULL, row, line, ra_at, video_byte_a_at, video_half_a_at);
}

const int64_t *row_src_vb_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at, int video_imm_b_at)
{
    return row_src_vb_for(m, in, NULL, row, line, rb_at, video_byte_b_at, video_half_b_at,
        video_imm_b_at);
}

const int64_t *row_vmad_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int ra_at, int video_byte_a_at, int video_half_a_at)
{
    return row_vmad_a_for(m, in, NULL, row, line, ra_at, video_byte_a_at, video_half_a_at);
}

const uint32_t *row_shift_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int video_byte_b_at, int video_half_b_at,
    int video_imm_b_at)
{
    return row_shift_b_for(m, in, NULL, row, line, rb_at, video_byte_b_at, video_half_b_at,
        video_imm_b_at);
}

const uint32_t *row_idp_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at)
{
    return row_idp_b_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at);
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
