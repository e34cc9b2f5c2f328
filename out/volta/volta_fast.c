/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    return mask_guard_for(m, in, NULL, line, pg_at);
}

const uint64_t *row_addr_e_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int e_at, int ra_at, int offset_at)
{
    return row_addr_e_for(m, in, NULL, row, line, e_at, ra_at, offset_at);
}

const uint64_t *row_addr64_ur_turing_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int urc_at, int e_at, int ra_at, int offset_at)
{
    return row_addr64_ur_turing_for(m, in, NULL, row, line, urc_at, e_at, ra_at, offset_at);
}

const uint64_t *row_addr_global_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
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
    case 6: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 7: {
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

const uint64_t *row_addr_global_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int offset_at)
{
    return row_addr_global_2_for(m, in, NULL, row, line, ra_at, urc_at, offset_at);
}

const uint32_t *row_addr_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int offset_at)
{
    return row_addr_for(m, in, NULL, row, line, ra_at, offset_at);
}

const uint32_t *row_addr_scaled_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int scale_at, int offset_at)
{
    return row_addr_scaled_for(m, in, NULL, row, line, ra_at, scale_at, offset_at);
}

const uint32_t *row_addr_scaled_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int urc_at, int ra_at, int scale_at, int offset_at)
{
    return row_addr_scaled_ur_for(m, in, NULL, row, line, urc_at, ra_at, scale_at, offset_at);
}

uint32_t mask_opt_src_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pp_at)
{
    return mask_opt_src_for(m, in, NULL, line, pp_at);
}

const uint32_t *row_mov_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_mov_b_for(m, in, NULL, row, line, rb_at, uimm_at, c_bank_at, c_offset_at, urb_at);
}

const int32_t *row_opt_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pp_at)
{
    return row_opt_src_for(m, in, NULL, row, line, pp_at);
}

const int32_t *row_guard_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int pg_at)
{
    return row_guard_for(m, in, NULL, row, line, pg_at);
}

const int32_t *row_bar_operands_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int barrier_bar_threads_at, int barrier_bar_id_at)
{
    return row_bar_operands_for(m, in, NULL, row, line, rb_at, barrier_bar_threads_at,
        barrier_bar_id_at);
}

const int32_t *row_bar_arv_operands_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int barrier_bar_threads_at, int barrier_bar_id_at)
{
    return row_bar_arv_operands_for(m, in, NULL, row, line, rb_at, barrier_bar_threads_at,
        barrier_bar_id_at);
}

uint32_t mask_src_pp_any(struct isadora_machine *m, const struct isadora_insn *in, int pp_at,
    int not_pp_at)
{
    return mask_src_pp_for(m, in, NULL, pp_at, not_pp_at);
}

void put_rpc(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int barrier_rpc_half_at)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_rpc_half = (int32_t)in->value[barrier_rpc_half_at];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = 32 * barrier_rpc_half;
        s->rpc[lane] = (s->rpc[lane] & ~((uint64_t)0xffffffffu << t)) | (uint64_t)row[lane] << t;
    }
    m->lane = -1;
}

void put_rpc_2(struct isadora_machine *m, uint32_t run, const uint64_t *row)
{
    struct volta_state *const s = m->state;
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->rpc[lane] = row[lane];
    }
    m->lane = -1;
}

const uint64_t *row_addr_with_barrier_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at)
{
    return row_addr_with_barrier_for(m, in, NULL, row, line, ra_at, urc_at);
}

const uint64_t *row_addr64_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urb_at, int e_at, int offset_at)
{
    return row_addr64_ur_for(m, in, NULL, row, line, ra_at, urb_at, e_at, offset_at);
}

const uint32_t *row_cvt_f32_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_cvt_f32_for(m, in, NULL, row, line, neg_b_at, rb_at, fimm_at, c_bank_at,
        c_offset_at, urb_at);
}

const int32_t *row_cvt_f16_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int convert_half_at, int neg_b_at, int f16_low_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] >> 16 * (convert_half & 1) & 0xffff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->r[rb][l] >> 16 * (convert_half & 1) & 0x7fff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    case 2: {
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = f16_low;
        }
        return row;
    }
    case 3: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
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
            row[l] = (int32_t)((const_2 >> 16 * (convert_half & 1) & 0xffff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    case 4: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
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
            row[l] = (int32_t)((const_2 >> 16 * (convert_half & 1) & 0x7fff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->ur[urb] >> 16 * (convert_half & 1) & 0xffff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((s->ur[urb] >> 16 * (convert_half & 1) & 0x7fff)
                ^ (uint32_t)neg_b << 15);
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_cvt_f64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int neg_b_at, int dimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32) ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
    }
    case 3: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 1, c_bank_at, c_offset_at);
        if (const64_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = const64 ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint64_t const64 = 0;
        const int const64_trap = operand_const64(m, in, &const64, line + 2, c_bank_at, c_offset_at);
        if (const64_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (const64 & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) & INT64_C(0x7fffffffffffffff))
                ^ (uint64_t)neg_b << 63;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_cvt_bf16_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int convert_half_at, int neg_b_at, int convert_bf16_imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] >> 16 * (convert_half & 1) & 0xffff) ^ (uint32_t)neg_b << 15)
                << 16;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] >> 16 * (convert_half & 1) & 0x7fff) ^ (uint32_t)neg_b << 15)
                << 16;
        }
        return row;
    }
    case 2: {
        const uint32_t convert_bf16_imm = (uint32_t)(int32_t)in->value[convert_bf16_imm_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = convert_bf16_imm;
        }
        return row;
    }
    case 3: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
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
            row[l] = ((const_2 >> 16 * (convert_half & 1) & 0xffff) ^ (uint32_t)neg_b << 15) << 16;
        }
        return row;
    }
    case 4: {
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
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
            row[l] = ((const_2 >> 16 * (convert_half & 1) & 0x7fff) ^ (uint32_t)neg_b << 15) << 16;
        }
        return row;
    }
    case 5: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[urb] >> 16 * (convert_half & 1) & 0xffff) ^ (uint32_t)neg_b << 15)
                << 16;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t convert_half = (int32_t)in->value[convert_half_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[urb] >> 16 * (convert_half & 1) & 0x7fff) ^ (uint32_t)neg_b << 15)
                << 16;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_cvt_part_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_byte_at, int rb_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_cvt_part_for(m, in, NULL, row, line, convert_byte_at, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

const int32_t *row_cvt_part_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int convert_half_at, int rb_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_cvt_part_2_for(m, in, NULL, row, line, convert_half_at, rb_at, c_bank_at,
        c_offset_at, urb_at);
}

const uint64_t *row_cvt_i64_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int rb_at, int uimm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_cvt_i64_for(m, in, NULL, row, line, rb_at, uimm_at, c_bank_at, c_offset_at, urb_at);
}

const uint64_t *row_f64_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int neg_a_at)
{
    return row_f64_a_for(m, in, NULL, row, line, ra_at, neg_a_at);
}

const uint32_t *row_f32_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_a_at, int ra_at)
{
    return row_f32_a_for(m, in, NULL, row, line, neg_a_at, ra_at);
}

const uint32_t *row_f32_a_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_a_at, int ra_at)
{
    return row_f32_a_2_for(m, in, NULL, row, line, neg_a_at, ra_at);
}

const uint32_t *row_f32_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int fimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_f32_b_for(m, in, NULL, row, line, neg_b_at, rb_at, fimm_at, c_bank_at, c_offset_at,
        urb_at);
}

const uint32_t *row_f32_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_f32_b_2_for(m, in, NULL, row, line, neg_b_at, rb_at, c_bank_at, c_offset_at, urb_at);
}

const uint32_t *row_f16_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at, int half_swizzle_a_at,
    int half_swizzle_a_hopper_at)
{
    return row_f16_a_for(m, in, NULL, row, line, ra_at, neg_a_at, half_swizzle_a_at,
        half_swizzle_a_hopper_at);
}

const uint32_t *row_f16_last_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 1, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][l] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 2, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff));
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        }
        return row;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 4, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 6: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 6, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff));
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 7, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 8: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 8, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff));
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_fma_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 1, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][l] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        }
        return row;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16)
                    : (int32_t)(const_2 & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 6: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16)
                    : (int32_t)(const_2 & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 7, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 8: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 8, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_f16_rc_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int half_f16_neg_c_at, int half_swizzle_c_at,
    int half_swizzle_c_hopper_at)
{
    return row_f16_rc_for(m, in, NULL, row, line, rc_at, half_f16_neg_c_at, half_swizzle_c_at,
        half_swizzle_c_hopper_at);
}

const uint32_t *row_fma_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_neg_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 1, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][l] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 2, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 3: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        }
        return row;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 4, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16)
                    : (int32_t)(const_2 & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        const int32_t s_2 =
            operand_any_space(in, line + 6, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (const_2 & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16)
                    : (int32_t)(const_2 & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 7, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        const int32_t s_2 =
            operand_any_space(in, line + 8, half_swizzle_b_at, half_swizzle_b_neg_at);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32,
                    (s->ur[urb] & 0x7fffffff) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    ((uint32_t)(s_2 == 2
                    || s_2 == 4 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16))
                    << 16 | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff))) ^ (uint32_t)(s_2 == 4) << 15;
                t = (x_2 & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_mma_a_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at)
{
    return row_mma_a_for(m, in, NULL, row, line, ra_at, neg_a_at);
}

const uint32_t *row_mma_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int neg_b_at, int half_f16_high_at, int f16_low_at,
    int half_bf16_high_at, int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[rb][l] >> 16 << 16 | (s->r[rb][l] & 0xffff);
            row[l] = x ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[rb][l] >> 16 << 16 | (s->r[rb][l] & 0xffff);
            row[l] = (x & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 3: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 4: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        }
        return row;
    }
    case 5: {
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
            const uint32_t x = const_2 >> 16 << 16 | (const_2 & 0xffff);
            row[l] = x ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    case 6: {
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
            const uint32_t x = const_2 >> 16 << 16 | (const_2 & 0xffff);
            row[l] = (x & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
            row[l] = x ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    case 8: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->ur[urb] >> 16 << 16 | (s->ur[urb] & 0xffff);
            row[l] = (x & 0x7fff7fff) ^ (neg_b ? 2147516416u : 0);
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_f16_a_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int neg_a_at, int xorsign_at, int half_swizzle_a_at,
    int half_swizzle_a_hopper_at)
{
    return row_f16_a_2_for(m, in, NULL, row, line, ra_at, neg_a_at, xorsign_at, half_swizzle_a_at,
        half_swizzle_a_hopper_at);
}

const uint32_t *row_mnmx_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int xorsign_at, int rb_at, int neg_b_at, int half_swizzle_b_at,
    int half_swizzle_b_hopper_at, int half_f16_high_at, int f16_low_at, int half_bf16_high_at,
    int half_bf16_low_at, int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t xorsign = (int32_t)in->value[xorsign_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 1, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->r[rb][l] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 2, half_swizzle_b_at, half_swizzle_b_hopper_at);
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
                    (a ? s->r[rb][l] & 0x7fffffff : s->r[rb][l]) ^ (uint32_t)neg_b << 31, RT_ZERO,
                    RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->r[rb][l] & 0xffff) : (int32_t)(s->r[rb][l] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->r[rb][l] >> 16)
                    : (int32_t)(s->r[rb][l] & 0xffff));
                t = (a ? x_2 & 0x7fff7fff : x_2) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 2: {
        const int32_t half_f16_high = (int32_t)in->value[half_f16_high_at];
        const int32_t f16_low = (int32_t)in->value[f16_low_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)half_f16_high << 16 | (uint32_t)f16_low;
        }
        return row;
    }
    case 3: {
        const uint32_t half_bf16_high = (uint32_t)(int32_t)in->value[half_bf16_high_at] * 65536;
        const uint32_t half_bf16_low = (uint32_t)(int32_t)in->value[half_bf16_low_at] * 65536;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = half_bf16_high >> 16 << 16 | half_bf16_low >> 16;
        }
        return row;
    }
    case 4: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 3, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 4, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, const_2 ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 5: {
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        if (m->watch)
            return NULL;
        uint32_t const_2 = 0;
        const int const_2_trap = operand_const_2(m, in, &const_2, line + 5, c_bank_at, c_offset_at);
        if (const_2_trap) {
            return NULL;
        }
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 6, half_swizzle_b_at, half_swizzle_b_hopper_at);
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
                    (a ? const_2 & 0x7fffffff : const_2) ^ (uint32_t)neg_b << 31, RT_ZERO, RT_KEEP,
                    0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(const_2 & 0xffff) : (int32_t)(const_2 >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(const_2 >> 16) : (int32_t)(const_2 & 0xffff));
                t = (a ? x_2 & 0x7fff7fff : x_2) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 6: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 7, half_swizzle_b_at, half_swizzle_b_hopper_at);
        if (s_2_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (s_2 == 1) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, s->ur[urb] ^ (uint32_t)neg_b << 31,
                    RT_ZERO, RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff));
                t = x_2 ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    case 7: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t neg_b = (int32_t)in->value[neg_b_at];
        int32_t s_2 = 0;
        const int s_2_trap =
            operand_add_mode(in, &s_2, line + 8, half_swizzle_b_at, half_swizzle_b_hopper_at);
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
                    (a ? s->ur[urb] & 0x7fffffff : s->ur[urb]) ^ (uint32_t)neg_b << 31, RT_ZERO,
                    RT_KEEP, 0x7fff);
                t = x << 16 | x;
            } else {
                const uint32_t x_2 =
                    (uint32_t)(s_2 == 2
                    || 0 ? (int32_t)(s->ur[urb] & 0xffff) : (int32_t)(s->ur[urb] >> 16)) << 16
                    | (uint32_t)(s_2 >= 3 ? (int32_t)(s->ur[urb] >> 16)
                    : (int32_t)(s->ur[urb] & 0xffff));
                t = (a ? x_2 & 0x7fff7fff : x_2) ^ (neg_b ? 2147516416u : 0);
            }
            row[l] = t;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_signed_b_no_imm_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int neg_b_at, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_signed_b_no_imm_for(m, in, NULL, row, line, neg_b_at, rb_at, c_bank_at, c_offset_at,
        urb_at);
}

const uint32_t *row_signed_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int inv_b_at, int rb_at, int imm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_signed_b_for(m, in, NULL, row, line, inv_b_at, rb_at, imm_at, c_bank_at,
        c_offset_at, urb_at);
}

const uint32_t *row_src_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int imm_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_src_b_for(m, in, NULL, row, line, rb_at, imm_at, c_bank_at, c_offset_at, urb_at);
}

const uint64_t *row_signed_pair_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int rc_at, int neg_c_at)
{
    return row_signed_pair_c_for(m, in, NULL, row, rc_at, neg_c_at);
}

const int64_t *row_signed_b_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *row, int line, int rb_at, int neg_b_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_signed_b_2_for(m, in, NULL, row, line, rb_at, neg_b_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

const uint32_t *row_signed_b_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int inv_b_at, int rb_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_signed_b_3_for(m, in, NULL, row, line, inv_b_at, rb_at, uimm_at, c_bank_at,
        c_offset_at, urb_at);
}

const uint64_t *row_warp_address_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int urc_at, int ra_at, int offset_at)
{
    return row_warp_address_for(m, in, NULL, row, line, urc_at, ra_at, offset_at);
}

const uint32_t *row_addr_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int urc_at, int ra_at, int offset_at)
{
    return row_addr_ur_for(m, in, NULL, row, line, urc_at, ra_at, offset_at);
}

uint32_t mask_opt_pl_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_pl_at)
{
    return mask_opt_pl_for(m, in, NULL, line, memory_pl_at);
}

const uint64_t *row_addr_global_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urb_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
    case 0: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
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
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
            row[l] = e ? (uint64_t)base : (uint32_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t urb = (int32_t)in->value[urb_at];
        const int32_t e = (int32_t)((uint32_t)(word >> 72) & 1);
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(e ? s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32 : s->ur[urb]);
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
    case 6: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 7: {
        const int32_t offset = rt_sext_32((uint32_t)in->value[offset_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)offset;
        }
        return row;
    }
    case 8: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 9: {
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

const uint64_t *row_addr_e_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int e_at, int ra_at, int offset32_at)
{
    return row_addr_e_2_for(m, in, NULL, row, line, e_at, ra_at, offset32_at);
}

const uint32_t *row_addr_local_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int urb_at, int offset_at)
{
    return row_addr_local_for(m, in, NULL, row, line, ra_at, urb_at, offset_at);
}

const uint32_t *row_copy_to_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rd_at, int memory_to_offset_at)
{
    return row_copy_to_for(m, in, NULL, row, line, rd_at, memory_to_offset_at);
}

const uint64_t *row_copy_from_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int urc_at, int memory_from_offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base;
        }
        return row;
    }
    case 1: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)s->r[ra][l]
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base + (uint64_t)memory_from_offset;
        }
        return row;
    }
    case 2: {
        const int32_t urc = (int32_t)in->value[urc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base;
        }
        return row;
    }
    case 3: {
        const int32_t urc = (int32_t)in->value[urc_at];
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 base = (rt_i128)(s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                + (rt_i128)(s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32);
            row[l] = (uint64_t)base + (uint64_t)memory_from_offset;
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
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)memory_from_offset;
        }
        return row;
    }
    case 6: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 7: {
        const int32_t memory_from_offset =
            rt_sext_32((uint32_t)in->value[memory_from_offset_at], 12);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)memory_from_offset;
        }
        return row;
    }
    case 8: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        }
        return row;
    }
    case 9: {
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

const uint32_t *row_copy_to_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rd_at, int urc_at, int memory_to_offset_at)
{
    return row_copy_to_ur_for(m, in, NULL, row, line, rd_at, urc_at, memory_to_offset_at);
}

const uint64_t *row_copy_from_ur_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *row, int line, int ra_at, int memory_from_offset_at)
{
    return row_copy_from_ur_for(m, in, NULL, row, line, ra_at, memory_from_offset_at);
}

const uint32_t *row_surface_rc_any(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int rc_at)
{
    return row_surface_rc_for(m, in, NULL, line, rc_at);
}

const uint32_t *row_src_b_no_imm_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_src_b_no_imm_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
}

const uint32_t *row_dot_c_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rc_at, int neg_c_at)
{
    return row_dot_c_for(m, in, NULL, row, line, rc_at, neg_c_at);
}

const uint32_t *row_shfl_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int warp_shfl_lane_at)
{
    return row_shfl_b_for(m, in, NULL, row, line, rb_at, warp_shfl_lane_at);
}

const uint32_t *row_pr_mask_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int imm_at, int uimm_at, int c_bank_at, int c_offset_at,
    int urb_at)
{
    return row_pr_mask_for(m, in, NULL, row, line, rb_at, imm_at, uimm_at, c_bank_at, c_offset_at,
        urb_at);
}

const int32_t *row_src_pr_or_upr_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int not_pr_at, int pr_at, int upr_at)
{
    return row_src_pr_or_upr_for(m, in, NULL, row, line, not_pr_at, pr_at, upr_at);
}

const int32_t *row_sign_b_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int rb_at, int c_bank_at, int c_offset_at, int urb_at)
{
    return row_sign_b_for(m, in, NULL, row, line, rb_at, c_bank_at, c_offset_at, urb_at);
}

static const struct rt_quick *const quick[VOLTA_FORMS] = {
    [VOLTA_ATOM_V] = &ISADORA_LEVEL(volta_fast_atom_v),
    [VOLTA_ATOM_T] = &ISADORA_LEVEL(volta_fast_atom_t),
    [VOLTA_ATOM_TU] = &ISADORA_LEVEL(volta_fast_atom_tu),
    [VOLTA_ATOM_A] = &ISADORA_LEVEL(volta_fast_atom_a),
    [VOLTA_ATOM_D] = &ISADORA_LEVEL(volta_fast_atom_d),
    [VOLTA_ATOM_H] = &ISADORA_LEVEL(volta_fast_atom_h),
    [VOLTA_ATOM_HD] = &ISADORA_LEVEL(volta_fast_atom_hd),
    [VOLTA_ATOM_F] = &ISADORA_LEVEL(volta_fast_atom_f),
    [VOLTA_ATOM_FD] = &ISADORA_LEVEL(volta_fast_atom_fd),
    [VOLTA_ATOM_CV] = &ISADORA_LEVEL(volta_fast_atom_cv),
    [VOLTA_ATOM_CT] = &ISADORA_LEVEL(volta_fast_atom_ct),
    [VOLTA_ATOM_CA] = &ISADORA_LEVEL(volta_fast_atom_ca),
    [VOLTA_ATOM_CH] = &ISADORA_LEVEL(volta_fast_atom_ch),
    [VOLTA_REDG_F] = &ISADORA_LEVEL(volta_fast_redg_f),
    [VOLTA_REDG_FD] = &ISADORA_LEVEL(volta_fast_redg_fd),
    [VOLTA_BSSY] = &ISADORA_LEVEL(volta_fast_bssy),
    [VOLTA_BSYNC] = &ISADORA_LEVEL(volta_fast_bsync),
    [VOLTA_BREAK] = &ISADORA_LEVEL(volta_fast_break),
    [VOLTA_BMOV_B] = &ISADORA_LEVEL(volta_fast_bmov_b),
    [VOLTA_BMOV_L] = &ISADORA_LEVEL(volta_fast_bmov_l),
    [VOLTA_BMOV_RB] = &ISADORA_LEVEL(volta_fast_bmov_rb),
    [VOLTA_BMOV_RS] = &ISADORA_LEVEL(volta_fast_bmov_rs),
    [VOLTA_BMOV_BB] = &ISADORA_LEVEL(volta_fast_bmov_bb),
    [VOLTA_YIELD] = &ISADORA_LEVEL(volta_fast_yield),
    [VOLTA_NANOSLEEP_N] = &ISADORA_LEVEL(volta_fast_nanosleep_n),
    [VOLTA_NANOSLEEP_C] = &ISADORA_LEVEL(volta_fast_nanosleep_c),
    [VOLTA_WARPSYNC_R] = &ISADORA_LEVEL(volta_fast_warpsync_r),
    [VOLTA_WARPSYNC_M] = &ISADORA_LEVEL(volta_fast_warpsync_m),
    [VOLTA_WARPSYNC_H] = &ISADORA_LEVEL(volta_fast_warpsync_h),
    [VOLTA_WARPSYNC_A] = &ISADORA_LEVEL(volta_fast_warpsync_a),
    [VOLTA_WARPSYNC_COLLECTIVE_H] = &ISADORA_LEVEL(volta_fast_warpsync_collective_h),
    [VOLTA_WARPSYNC_COLLECTIVE_A] = &ISADORA_LEVEL(volta_fast_warpsync_collective_a),
    [VOLTA_BAR_SYNC] = &ISADORA_LEVEL(volta_fast_bar_sync),
    [VOLTA_BAR_ARV] = &ISADORA_LEVEL(volta_fast_bar_arv),
    [VOLTA_BAR_RED] = &ISADORA_LEVEL(volta_fast_bar_red),
    [VOLTA_B2R_R] = &ISADORA_LEVEL(volta_fast_b2r_r),
    [VOLTA_R2B] = &ISADORA_LEVEL(volta_fast_r2b),
    [VOLTA_RPCMOV_R] = &ISADORA_LEVEL(volta_fast_rpcmov_r),
    [VOLTA_RPCMOV_G] = &ISADORA_LEVEL(volta_fast_rpcmov_g),
    [VOLTA_RPCMOV_L] = &ISADORA_LEVEL(volta_fast_rpcmov_l),
    [VOLTA_SETCTAID] = &ISADORA_LEVEL(volta_fast_setctaid),
    [VOLTA_LMEMBASE_G] = &ISADORA_LEVEL(volta_fast_lmembase_g),
    [VOLTA_LMEMBASE_M] = &ISADORA_LEVEL(volta_fast_lmembase_m),
    [VOLTA_QSPC_V] = &ISADORA_LEVEL(volta_fast_qspc_v),
    [VOLTA_QSPC_T] = &ISADORA_LEVEL(volta_fast_qspc_t),
    [VOLTA_QSPC_U] = &ISADORA_LEVEL(volta_fast_qspc_u),
    [VOLTA_QSPC_H] = &ISADORA_LEVEL(volta_fast_qspc_h),
    [VOLTA_EXIT] = &ISADORA_LEVEL(volta_fast_exit),
    [VOLTA_BRA_B] = &ISADORA_LEVEL(volta_fast_bra_b),
    [VOLTA_BRA_DIV] = &ISADORA_LEVEL(volta_fast_bra_div),
    [VOLTA_JMP_B] = &ISADORA_LEVEL(volta_fast_jmp_b),
    [VOLTA_JMP_C] = &ISADORA_LEVEL(volta_fast_jmp_c),
    [VOLTA_BRX] = &ISADORA_LEVEL(volta_fast_brx),
    [VOLTA_JMX] = &ISADORA_LEVEL(volta_fast_jmx),
    [VOLTA_BRXU_BRXU] = &ISADORA_LEVEL(volta_fast_brxu_brxu),
    [VOLTA_BRXU_JMXU] = &ISADORA_LEVEL(volta_fast_brxu_jmxu),
    [VOLTA_CALL_AT] = &ISADORA_LEVEL(volta_fast_call_at),
    [VOLTA_CALL_C] = &ISADORA_LEVEL(volta_fast_call_c),
    [VOLTA_CALL_R] = &ISADORA_LEVEL(volta_fast_call_r),
    [VOLTA_CALL_REL] = &ISADORA_LEVEL(volta_fast_call_rel),
    [VOLTA_CALL_RR] = &ISADORA_LEVEL(volta_fast_call_rr),
    [VOLTA_CALL_UR] = &ISADORA_LEVEL(volta_fast_call_ur),
    [VOLTA_RET_REL] = &ISADORA_LEVEL(volta_fast_ret_rel),
    [VOLTA_RET_ABS] = &ISADORA_LEVEL(volta_fast_ret_abs),
    [VOLTA_RET_UR_REL] = &ISADORA_LEVEL(volta_fast_ret_ur_rel),
    [VOLTA_RET_UR_ABS] = &ISADORA_LEVEL(volta_fast_ret_ur_abs),
    [VOLTA_LEPC_N] = &ISADORA_LEVEL(volta_fast_lepc_n),
    [VOLTA_LEPC_T] = &ISADORA_LEVEL(volta_fast_lepc_t),
    [VOLTA_BPT] = &ISADORA_LEVEL(volta_fast_bpt),
    [VOLTA_F2F_N] = &ISADORA_LEVEL(volta_fast_f2f_n),
    [VOLTA_F2F_W] = &ISADORA_LEVEL(volta_fast_f2f_w),
    [VOLTA_F2F_DW] = &ISADORA_LEVEL(volta_fast_f2f_dw),
    [VOLTA_F2F_DF] = &ISADORA_LEVEL(volta_fast_f2f_df),
    [VOLTA_F2F_ND] = &ISADORA_LEVEL(volta_fast_f2f_nd),
    [VOLTA_F2F_NB] = &ISADORA_LEVEL(volta_fast_f2f_nb),
    [VOLTA_F2F_HB] = &ISADORA_LEVEL(volta_fast_f2f_hb),
    [VOLTA_F2F_DB] = &ISADORA_LEVEL(volta_fast_f2f_db),
    [VOLTA_F2F_BN] = &ISADORA_LEVEL(volta_fast_f2f_bn),
    [VOLTA_F2F_BD] = &ISADORA_LEVEL(volta_fast_f2f_bd),
    [VOLTA_F2I_H] = &ISADORA_LEVEL(volta_fast_f2i_h),
    [VOLTA_F2I_S] = &ISADORA_LEVEL(volta_fast_f2i_s),
    [VOLTA_F2I_HD] = &ISADORA_LEVEL(volta_fast_f2i_hd),
    [VOLTA_F2I_SD] = &ISADORA_LEVEL(volta_fast_f2i_sd),
    [VOLTA_F2I_D] = &ISADORA_LEVEL(volta_fast_f2i_d),
    [VOLTA_F2I_B] = &ISADORA_LEVEL(volta_fast_f2i_b),
    [VOLTA_F2I_BD] = &ISADORA_LEVEL(volta_fast_f2i_bd),
    [VOLTA_I2F_B] = &ISADORA_LEVEL(volta_fast_i2f_b),
    [VOLTA_I2F_H] = &ISADORA_LEVEL(volta_fast_i2f_h),
    [VOLTA_I2F_W] = &ISADORA_LEVEL(volta_fast_i2f_w),
    [VOLTA_I2F_BD] = &ISADORA_LEVEL(volta_fast_i2f_bd),
    [VOLTA_I2F_HD] = &ISADORA_LEVEL(volta_fast_i2f_hd),
    [VOLTA_I2F_WD] = &ISADORA_LEVEL(volta_fast_i2f_wd),
    [VOLTA_I2F_D] = &ISADORA_LEVEL(volta_fast_i2f_d),
    [VOLTA_I2F_BB] = &ISADORA_LEVEL(volta_fast_i2f_bb),
    [VOLTA_I2F_HB] = &ISADORA_LEVEL(volta_fast_i2f_hb),
    [VOLTA_I2F_WB] = &ISADORA_LEVEL(volta_fast_i2f_wb),
    [VOLTA_I2F_DB] = &ISADORA_LEVEL(volta_fast_i2f_db),
    [VOLTA_FRND_H] = &ISADORA_LEVEL(volta_fast_frnd_h),
    [VOLTA_FRND_S] = &ISADORA_LEVEL(volta_fast_frnd_s),
    [VOLTA_FRND_D] = &ISADORA_LEVEL(volta_fast_frnd_d),
    [VOLTA_FRND_B] = &ISADORA_LEVEL(volta_fast_frnd_b),
    [VOLTA_I2I] = &ISADORA_LEVEL(volta_fast_i2i),
    [VOLTA_F2FP_P] = &ISADORA_LEVEL(volta_fast_f2fp_p),
    [VOLTA_F2FP_RS] = &ISADORA_LEVEL(volta_fast_f2fp_rs),
    [VOLTA_F2FP_M] = &ISADORA_LEVEL(volta_fast_f2fp_m),
    [VOLTA_F2FP_MC] = &ISADORA_LEVEL(volta_fast_f2fp_mc),
    [VOLTA_F2IP_B] = &ISADORA_LEVEL(volta_fast_f2ip_b),
    [VOLTA_F2IP_C] = &ISADORA_LEVEL(volta_fast_f2ip_c),
    [VOLTA_I2FP] = &ISADORA_LEVEL(volta_fast_i2fp),
    [VOLTA_I2IP] = &ISADORA_LEVEL(volta_fast_i2ip),
    [VOLTA_DADD_R] = &ISADORA_LEVEL(volta_fast_dadd_r),
    [VOLTA_DADD_C] = &ISADORA_LEVEL(volta_fast_dadd_c),
    [VOLTA_DMUL] = &ISADORA_LEVEL(volta_fast_dmul),
    [VOLTA_DFMA_B] = &ISADORA_LEVEL(volta_fast_dfma_b),
    [VOLTA_DFMA_C] = &ISADORA_LEVEL(volta_fast_dfma_c),
    [VOLTA_DSETP] = &ISADORA_LEVEL(volta_fast_dsetp),
    [VOLTA_FADD] = &ISADORA_LEVEL(volta_fast_fadd),
    [VOLTA_FMUL] = &ISADORA_LEVEL(volta_fast_fmul),
    [VOLTA_FFMA_B] = &ISADORA_LEVEL(volta_fast_ffma_b),
    [VOLTA_FFMA_C] = &ISADORA_LEVEL(volta_fast_ffma_c),
    [VOLTA_FMNMX_N] = &ISADORA_LEVEL(volta_fast_fmnmx_n),
    [VOLTA_FMNMX_X] = &ISADORA_LEVEL(volta_fast_fmnmx_x),
    [VOLTA_FMNMX_ISA] = &ISADORA_LEVEL(volta_fast_fmnmx_isa),
    [VOLTA_FSEL] = &ISADORA_LEVEL(volta_fast_fsel),
    [VOLTA_FSET] = &ISADORA_LEVEL(volta_fast_fset),
    [VOLTA_FSETP] = &ISADORA_LEVEL(volta_fast_fsetp),
    [VOLTA_FCHK] = &ISADORA_LEVEL(volta_fast_fchk),
    [VOLTA_FSWZADD] = &ISADORA_LEVEL(volta_fast_fswzadd),
    [VOLTA_MUFU_R] = &ISADORA_LEVEL(volta_fast_mufu_r),
    [VOLTA_MUFU_S] = &ISADORA_LEVEL(volta_fast_mufu_s),
    [VOLTA_MUFU_D] = &ISADORA_LEVEL(volta_fast_mufu_d),
    [VOLTA_MUFU_H] = &ISADORA_LEVEL(volta_fast_mufu_h),
    [VOLTA_MUFU_B] = &ISADORA_LEVEL(volta_fast_mufu_b),
    [VOLTA_F2FP_FP8_P] = &ISADORA_LEVEL(volta_fast_f2fp_fp8_p),
    [VOLTA_F2FP_FP8_PC] = &ISADORA_LEVEL(volta_fast_f2fp_fp8_pc),
    [VOLTA_F2FP_FP8_H] = &ISADORA_LEVEL(volta_fast_f2fp_fp8_h),
    [VOLTA_F2FP_FROM_FP8] = &ISADORA_LEVEL(volta_fast_f2fp_from_fp8),
    [VOLTA_F2FP_TF32] = &ISADORA_LEVEL(volta_fast_f2fp_tf32),
    [VOLTA_AL2P] = &ISADORA_LEVEL(volta_fast_al2p),
    [VOLTA_ALD_A] = &ISADORA_LEVEL(volta_fast_ald_a),
    [VOLTA_ALD_R] = &ISADORA_LEVEL(volta_fast_ald_r),
    [VOLTA_ALD_U] = &ISADORA_LEVEL(volta_fast_ald_u),
    [VOLTA_AST_A] = &ISADORA_LEVEL(volta_fast_ast_a),
    [VOLTA_AST_R] = &ISADORA_LEVEL(volta_fast_ast_r),
    [VOLTA_AST_U] = &ISADORA_LEVEL(volta_fast_ast_u),
    [VOLTA_IPA_A] = &ISADORA_LEVEL(volta_fast_ipa_a),
    [VOLTA_IPA_U] = &ISADORA_LEVEL(volta_fast_ipa_u),
    [VOLTA_OUT_F] = &ISADORA_LEVEL(volta_fast_out_f),
    [VOLTA_OUT_R] = &ISADORA_LEVEL(volta_fast_out_r),
    [VOLTA_OUT_I] = &ISADORA_LEVEL(volta_fast_out_i),
    [VOLTA_OUT_U] = &ISADORA_LEVEL(volta_fast_out_u),
    [VOLTA_ISBERD] = &ISADORA_LEVEL(volta_fast_isberd),
    [VOLTA_ISBEWR] = &ISADORA_LEVEL(volta_fast_isbewr),
    [VOLTA_PIXLD] = &ISADORA_LEVEL(volta_fast_pixld),
    [VOLTA_LDTRAM] = &ISADORA_LEVEL(volta_fast_ldtram),
    [VOLTA_HADD2] = &ISADORA_LEVEL(volta_fast_hadd2),
    [VOLTA_HMUL2] = &ISADORA_LEVEL(volta_fast_hmul2),
    [VOLTA_HFMA2_B] = &ISADORA_LEVEL(volta_fast_hfma2_b),
    [VOLTA_HFMA2_C] = &ISADORA_LEVEL(volta_fast_hfma2_c),
    [VOLTA_HFMA2_RB] = &ISADORA_LEVEL(volta_fast_hfma2_rb),
    [VOLTA_HFMA2_RC] = &ISADORA_LEVEL(volta_fast_hfma2_rc),
    [VOLTA_HFMA2_MMA_B] = &ISADORA_LEVEL(volta_fast_hfma2_mma_b),
    [VOLTA_HFMA2_MMA_C] = &ISADORA_LEVEL(volta_fast_hfma2_mma_c),
    [VOLTA_HFMA2_MMA_RB] = &ISADORA_LEVEL(volta_fast_hfma2_mma_rb),
    [VOLTA_HFMA2_MMA_RC] = &ISADORA_LEVEL(volta_fast_hfma2_mma_rc),
    [VOLTA_HSET2] = &ISADORA_LEVEL(volta_fast_hset2),
    [VOLTA_HSETP2] = &ISADORA_LEVEL(volta_fast_hsetp2),
    [VOLTA_HMNMX2] = &ISADORA_LEVEL(volta_fast_hmnmx2),
    [VOLTA_IADD3_N] = &ISADORA_LEVEL(volta_fast_iadd3_n),
    [VOLTA_IADD3_I] = &ISADORA_LEVEL(volta_fast_iadd3_i),
    [VOLTA_IADD3_X] = &ISADORA_LEVEL(volta_fast_iadd3_x),
    [VOLTA_VIADD] = &ISADORA_LEVEL(volta_fast_viadd),
    [VOLTA_IMAD_R] = &ISADORA_LEVEL(volta_fast_imad_r),
    [VOLTA_IMAD_I] = &ISADORA_LEVEL(volta_fast_imad_i),
    [VOLTA_IMAD_B] = &ISADORA_LEVEL(volta_fast_imad_b),
    [VOLTA_IMAD_RI] = &ISADORA_LEVEL(volta_fast_imad_ri),
    [VOLTA_IMAD_RC] = &ISADORA_LEVEL(volta_fast_imad_rc),
    [VOLTA_IMAD_RU] = &ISADORA_LEVEL(volta_fast_imad_ru),
    [VOLTA_IMAD_BX] = &ISADORA_LEVEL(volta_fast_imad_bx),
    [VOLTA_IMAD_CX] = &ISADORA_LEVEL(volta_fast_imad_cx),
    [VOLTA_IMAD_WIDE_B] = &ISADORA_LEVEL(volta_fast_imad_wide_b),
    [VOLTA_IMAD_WIDE_C] = &ISADORA_LEVEL(volta_fast_imad_wide_c),
    [VOLTA_IMAD_WIDE_BX] = &ISADORA_LEVEL(volta_fast_imad_wide_bx),
    [VOLTA_IMAD_WIDE_CX] = &ISADORA_LEVEL(volta_fast_imad_wide_cx),
    [VOLTA_IMAD_HI_B] = &ISADORA_LEVEL(volta_fast_imad_hi_b),
    [VOLTA_IMAD_HI_C] = &ISADORA_LEVEL(volta_fast_imad_hi_c),
    [VOLTA_IMAD_HI_BX] = &ISADORA_LEVEL(volta_fast_imad_hi_bx),
    [VOLTA_IMAD_HI_CX] = &ISADORA_LEVEL(volta_fast_imad_hi_cx),
    [VOLTA_LOP3] = &ISADORA_LEVEL(volta_fast_lop3),
    [VOLTA_SHF_B] = &ISADORA_LEVEL(volta_fast_shf_b),
    [VOLTA_SHF_C] = &ISADORA_LEVEL(volta_fast_shf_c),
    [VOLTA_PRMT_B] = &ISADORA_LEVEL(volta_fast_prmt_b),
    [VOLTA_PRMT_C] = &ISADORA_LEVEL(volta_fast_prmt_c),
    [VOLTA_SEL] = &ISADORA_LEVEL(volta_fast_sel),
    [VOLTA_ISETP_N] = &ISADORA_LEVEL(volta_fast_isetp_n),
    [VOLTA_ISETP_X] = &ISADORA_LEVEL(volta_fast_isetp_x),
    [VOLTA_ISETP_O] = &ISADORA_LEVEL(volta_fast_isetp_o),
    [VOLTA_ISETP_OX] = &ISADORA_LEVEL(volta_fast_isetp_ox),
    [VOLTA_LEA_LO] = &ISADORA_LEVEL(volta_fast_lea_lo),
    [VOLTA_LEA_X] = &ISADORA_LEVEL(volta_fast_lea_x),
    [VOLTA_LEA_HI] = &ISADORA_LEVEL(volta_fast_lea_hi),
    [VOLTA_LEA_HX] = &ISADORA_LEVEL(volta_fast_lea_hx),
    [VOLTA_LEA_IH] = &ISADORA_LEVEL(volta_fast_lea_ih),
    [VOLTA_LEA_IX] = &ISADORA_LEVEL(volta_fast_lea_ix),
    [VOLTA_LEA_SX] = &ISADORA_LEVEL(volta_fast_lea_sx),
    [VOLTA_LEA_XS] = &ISADORA_LEVEL(volta_fast_lea_xs),
    [VOLTA_POPC] = &ISADORA_LEVEL(volta_fast_popc),
    [VOLTA_BREV] = &ISADORA_LEVEL(volta_fast_brev),
    [VOLTA_FLO] = &ISADORA_LEVEL(volta_fast_flo),
    [VOLTA_IABS] = &ISADORA_LEVEL(volta_fast_iabs),
    [VOLTA_SGXT] = &ISADORA_LEVEL(volta_fast_sgxt),
    [VOLTA_BMSK] = &ISADORA_LEVEL(volta_fast_bmsk),
    [VOLTA_MOV] = &ISADORA_LEVEL(volta_fast_mov),
    [VOLTA_IMNMX] = &ISADORA_LEVEL(volta_fast_imnmx),
    [VOLTA_VIMNMX] = &ISADORA_LEVEL(volta_fast_vimnmx),
    [VOLTA_SYNCS_CHK] = &ISADORA_LEVEL(volta_fast_syncs_chk),
    [VOLTA_LDG_V] = &ISADORA_LEVEL(volta_fast_ldg_v),
    [VOLTA_LDG_VZ] = &ISADORA_LEVEL(volta_fast_ldg_vz),
    [VOLTA_LDG_T] = &ISADORA_LEVEL(volta_fast_ldg_t),
    [VOLTA_LDG_TZ] = &ISADORA_LEVEL(volta_fast_ldg_tz),
    [VOLTA_LDG_TU] = &ISADORA_LEVEL(volta_fast_ldg_tu),
    [VOLTA_LDG_TUZ] = &ISADORA_LEVEL(volta_fast_ldg_tuz),
    [VOLTA_LDG_A] = &ISADORA_LEVEL(volta_fast_ldg_a),
    [VOLTA_LDG_D] = &ISADORA_LEVEL(volta_fast_ldg_d),
    [VOLTA_LD_V] = &ISADORA_LEVEL(volta_fast_ld_v),
    [VOLTA_LD_VZ] = &ISADORA_LEVEL(volta_fast_ld_vz),
    [VOLTA_LD_T] = &ISADORA_LEVEL(volta_fast_ld_t),
    [VOLTA_LD_TZ] = &ISADORA_LEVEL(volta_fast_ld_tz),
    [VOLTA_LD_TU] = &ISADORA_LEVEL(volta_fast_ld_tu),
    [VOLTA_LD_TUZ] = &ISADORA_LEVEL(volta_fast_ld_tuz),
    [VOLTA_LD_A] = &ISADORA_LEVEL(volta_fast_ld_a),
    [VOLTA_LD_D] = &ISADORA_LEVEL(volta_fast_ld_d),
    [VOLTA_STG_V] = &ISADORA_LEVEL(volta_fast_stg_v),
    [VOLTA_STG_T] = &ISADORA_LEVEL(volta_fast_stg_t),
    [VOLTA_STG_TU] = &ISADORA_LEVEL(volta_fast_stg_tu),
    [VOLTA_STG_A] = &ISADORA_LEVEL(volta_fast_stg_a),
    [VOLTA_STG_D] = &ISADORA_LEVEL(volta_fast_stg_d),
    [VOLTA_ST_V] = &ISADORA_LEVEL(volta_fast_st_v),
    [VOLTA_ST_T] = &ISADORA_LEVEL(volta_fast_st_t),
    [VOLTA_ST_TU] = &ISADORA_LEVEL(volta_fast_st_tu),
    [VOLTA_ST_A] = &ISADORA_LEVEL(volta_fast_st_a),
    [VOLTA_ST_D] = &ISADORA_LEVEL(volta_fast_st_d),
    [VOLTA_LDL_V] = &ISADORA_LEVEL(volta_fast_ldl_v),
    [VOLTA_LDL_T] = &ISADORA_LEVEL(volta_fast_ldl_t),
    [VOLTA_LDL_TU] = &ISADORA_LEVEL(volta_fast_ldl_tu),
    [VOLTA_LDL_D] = &ISADORA_LEVEL(volta_fast_ldl_d),
    [VOLTA_STL_V] = &ISADORA_LEVEL(volta_fast_stl_v),
    [VOLTA_STL_T] = &ISADORA_LEVEL(volta_fast_stl_t),
    [VOLTA_STL_TU] = &ISADORA_LEVEL(volta_fast_stl_tu),
    [VOLTA_STL_D] = &ISADORA_LEVEL(volta_fast_stl_d),
    [VOLTA_LDS_V] = &ISADORA_LEVEL(volta_fast_lds_v),
    [VOLTA_LDS_VZ] = &ISADORA_LEVEL(volta_fast_lds_vz),
    [VOLTA_LDS_T] = &ISADORA_LEVEL(volta_fast_lds_t),
    [VOLTA_LDS_TZ] = &ISADORA_LEVEL(volta_fast_lds_tz),
    [VOLTA_LDS_TU] = &ISADORA_LEVEL(volta_fast_lds_tu),
    [VOLTA_LDS_TUZ] = &ISADORA_LEVEL(volta_fast_lds_tuz),
    [VOLTA_LDS_A] = &ISADORA_LEVEL(volta_fast_lds_a),
    [VOLTA_LDS_AU] = &ISADORA_LEVEL(volta_fast_lds_au),
    [VOLTA_STS_V] = &ISADORA_LEVEL(volta_fast_sts_v),
    [VOLTA_STS_T] = &ISADORA_LEVEL(volta_fast_sts_t),
    [VOLTA_STS_TU] = &ISADORA_LEVEL(volta_fast_sts_tu),
    [VOLTA_LDC_V] = &ISADORA_LEVEL(volta_fast_ldc_v),
    [VOLTA_LDC_T] = &ISADORA_LEVEL(volta_fast_ldc_t),
    [VOLTA_LDC_X] = &ISADORA_LEVEL(volta_fast_ldc_x),
    [VOLTA_LDGSTS_R] = &ISADORA_LEVEL(volta_fast_ldgsts_r),
    [VOLTA_LDGSTS_U] = &ISADORA_LEVEL(volta_fast_ldgsts_u),
    [VOLTA_LDGSTS_US] = &ISADORA_LEVEL(volta_fast_ldgsts_us),
    [VOLTA_SUQUERY_C] = &ISADORA_LEVEL(volta_fast_suquery_c),
    [VOLTA_SUQUERY_R] = &ISADORA_LEVEL(volta_fast_suquery_r),
    [VOLTA_MOVM] = &ISADORA_LEVEL(volta_fast_movm),
    [VOLTA_HGMMA_HGMMA_R] = &ISADORA_LEVEL(volta_fast_hgmma_hgmma_r),
    [VOLTA_HGMMA_IGMMA_R] = &ISADORA_LEVEL(volta_fast_hgmma_igmma_r),
    [VOLTA_HGMMA_BGMMA_R] = &ISADORA_LEVEL(volta_fast_hgmma_bgmma_r),
    [VOLTA_HGMMA_HGMMA_D] = &ISADORA_LEVEL(volta_fast_hgmma_hgmma_d),
    [VOLTA_HGMMA_IGMMA_D] = &ISADORA_LEVEL(volta_fast_hgmma_igmma_d),
    [VOLTA_HGMMA_BGMMA_D] = &ISADORA_LEVEL(volta_fast_hgmma_bgmma_d),
    [VOLTA_TMML_C] = &ISADORA_LEVEL(volta_fast_tmml_c),
    [VOLTA_TMML_I] = &ISADORA_LEVEL(volta_fast_tmml_i),
    [VOLTA_TMML_R] = &ISADORA_LEVEL(volta_fast_tmml_r),
    [VOLTA_FOOTPRINT_C] = &ISADORA_LEVEL(volta_fast_footprint_c),
    [VOLTA_FOOTPRINT_R] = &ISADORA_LEVEL(volta_fast_footprint_r),
    [VOLTA_R2UR_O] = &ISADORA_LEVEL(volta_fast_r2ur_o),
    [VOLTA_R2UR_H] = &ISADORA_LEVEL(volta_fast_r2ur_h),
    [VOLTA_VABSDIFF_B] = &ISADORA_LEVEL(volta_fast_vabsdiff_b),
    [VOLTA_VABSDIFF_C] = &ISADORA_LEVEL(volta_fast_vabsdiff_c),
    [VOLTA_VABSDIFF4_B] = &ISADORA_LEVEL(volta_fast_vabsdiff4_b),
    [VOLTA_VABSDIFF4_C] = &ISADORA_LEVEL(volta_fast_vabsdiff4_c),
    [VOLTA_IDP_A4] = &ISADORA_LEVEL(volta_fast_idp_a4),
    [VOLTA_IDP_A2] = &ISADORA_LEVEL(volta_fast_idp_a2),
    [VOLTA_VOTE] = &ISADORA_LEVEL(volta_fast_vote),
    [VOLTA_VOTEU] = &ISADORA_LEVEL(volta_fast_voteu),
    [VOLTA_MATCH_ANY] = &ISADORA_LEVEL(volta_fast_match_any),
    [VOLTA_MATCH_ALL] = &ISADORA_LEVEL(volta_fast_match_all),
    [VOLTA_SHFL] = &ISADORA_LEVEL(volta_fast_shfl),
    [VOLTA_REDUX] = &ISADORA_LEVEL(volta_fast_redux),
    [VOLTA_ELECT] = &ISADORA_LEVEL(volta_fast_elect),
    [VOLTA_P2R] = &ISADORA_LEVEL(volta_fast_p2r),
    [VOLTA_PLOP3] = &ISADORA_LEVEL(volta_fast_plop3),
    [VOLTA_PLOP3_SIGN_ONE] = &ISADORA_LEVEL(volta_fast_plop3_sign_one),
    [VOLTA_PLOP3_SIGN_TWO] = &ISADORA_LEVEL(volta_fast_plop3_sign_two),
    [VOLTA_PLOP3_SIGN_ALL] = &ISADORA_LEVEL(volta_fast_plop3_sign_all),
};

isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *in)
{
    return rt_pick(quick[in->form], in);
}
