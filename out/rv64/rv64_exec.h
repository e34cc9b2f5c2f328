/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef RV64_EXEC_H
#define RV64_EXEC_H

#include "rv64_state.h"
#include "machine/floating.h"

/* trap of rv64.isa */
static inline int func_trap(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    int32_t rs1)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 4;
    s->mtval = s->x[rs1];
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_2(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    int32_t rs1)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 5;
    s->mtval = s->x[rs1];
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_3(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    uint64_t cell)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 5;
    s->mtval = cell;
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_4(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    int32_t rs1)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 6;
    s->mtval = s->x[rs1];
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_5(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    int32_t rs1)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 7;
    s->mtval = s->x[rs1];
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_6(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    uint64_t cell)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 7;
    s->mtval = cell;
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_7(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    int32_t cause)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = (uint64_t)cause;
    s->mtval = 0;
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* trap of rv64.isa */
static inline int func_trap_8(struct isadora_machine *m, struct rv64_state *s, uint64_t pc,
    uint64_t value)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 3;
    s->mtval = value;
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

static inline int32_t operand_csr(const struct rv64_op *in, int line, int csr_name_at,
    int csr_number_at)
{
    int32_t c;
    if (in->alt[line] == 0) {
        const int32_t csr_name = (int32_t)in->value[csr_name_at];
        c = csr_name;
    } else {
        const int32_t csr_number = (int32_t)in->value[csr_number_at];
        c = csr_number;
    }
    return c;
}

/* csr_value of csr.isa */
static inline rt_i128 func_csr_value(struct rv64_state *s, int32_t c, int32_t here)
{
    rt_i128 result = 0;
    const int32_t subject = c;
    if (subject == 1) {
        result = (rt_i128)((s->mstatus >> 13 & 3) != 0 ? s->fflags : -1);
    } else if (subject == 2) {
        result = (rt_i128)((s->mstatus >> 13 & 3) != 0 ? s->frm : -1);
    } else if (subject == 3) {
        result = (rt_i128)((s->mstatus >> 13 & 3) != 0 ? s->fflags | s->frm << 5 : -1);
    } else if (subject == 768) {
        result = (rt_i128)((uint64_t)s->mstatus | INT64_C(0x200000000)
            | (uint64_t)((s->mstatus >> 13 & 3) == 3) << 63);
    } else if (subject == 769) {
        result = (rt_i128)(UINT64_C(0x800000000010112d) | (uint64_t)(here << 1));
    } else if (subject == 772) {
        result = (rt_i128)s->mie;
    } else if (subject == 773) {
        result = (rt_i128)s->mtvec;
    } else if (subject == 774) {
        result = (rt_i128)s->mcounteren;
    } else if (subject == 800) {
        result = 0;
    } else if (subject == 832) {
        result = (rt_i128)s->mscratch;
    } else if (subject == 833) {
        result = (rt_i128)s->mepc;
    } else if (subject == 834) {
        result = (rt_i128)s->mcause;
    } else if (subject == 835) {
        result = (rt_i128)s->mtval;
    } else if (subject == 836) {
        result = 0;
    } else if (subject == 2816) {
        result = (rt_i128)s->mcycle;
    } else if (subject == 2818) {
        result = (rt_i128)s->minstret;
    } else if (subject == 3072) {
        result = s->mode == 3 || s->mcounteren & 1 ? (rt_i128)s->mcycle : -1;
    } else if (subject == 3073) {
        result = s->mode == 3 || s->mcounteren >> 1 & 1 ? (rt_i128)s->mcycle : -1;
    } else if (subject == 3074) {
        result = s->mode == 3 || s->mcounteren >> 2 & 1 ? (rt_i128)s->minstret : -1;
    } else if (subject >= 3075 && subject <= 3103) {
        result = (rt_i128)(s->mode == 3 || (s->mcounteren >> (c & 0x1f) & 1) != 0 ? 0 : -1);
    } else if (subject == 778 || (subject >= 803 && subject <= 831)
        || (subject >= 1952 && subject <= 1955) || (subject >= 2819 && subject <= 2847)
        || (subject >= 3857 && subject <= 3861)) {
        result = 0;
    } else {
        result = -1;
    }
    return result;
}

/* trap of rv64.isa */
static inline int func_trap_9(struct isadora_machine *m, struct rv64_state *s, uint64_t pc)
{
    s->mepc = pc & UINT64_C(0xfffffffffffffffe);
    s->mcause = 2;
    s->mtval = 0;
    s->mstatus = (s->mstatus & 0x3fff7f) | (s->mstatus >> 3 & 1) << 7;
    s->mstatus = s->mstatus & 0x3ffff7;
    s->mstatus = (s->mstatus & 0x3fe7ff) | (uint32_t)s->mode << 11;
    s->mode = 3;
    s->reserved = 0;
    s->minstret = s->minstret - 1;
    m->next = s->mtvec & UINT64_C(0xfffffffffffffffe);
    return RT_WENT;
}

/* class of float.isa */
static inline int32_t func_class(uint32_t x)
{
    int32_t result = 0;
    const uint32_t e = x >> 23 & 0xff;
    const uint32_t f = x & 0x7fffff;
    const uint32_t negative = x >> 31;
    if (e == 255 && f != 0) {
        result = f >> 22 != 0 ? 512 : 256;
    } else {
        const int32_t kind = e == 255 ? 0 : e != 0 ? 1 : f != 0 ? 2 : 3;
        result = 1 << (negative ? kind : 7 - kind);
    }
    return result;
}

/* class of float.isa */
static inline int32_t func_class_2(struct rv64_state *s, int32_t fs1)
{
    int32_t result = 0;
    const uint32_t e = (uint32_t)(s->f[fs1] >> 52) & 0x7ff;
    const uint64_t f = s->f[fs1] & INT64_C(0xfffffffffffff);
    const int32_t negative = (int32_t)(s->f[fs1] >> 63);
    if (e == 2047 && f != 0) {
        result = f >> 51 != 0 ? 512 : 256;
    } else {
        const int32_t kind = e == 2047 ? 0 : e != 0 ? 1 : f != 0 ? 2 : 3;
        result = 1 << (negative ? kind : 7 - kind);
    }
    return result;
}

static inline int32_t operand_cupper(const struct rv64_op *in, int line, int cu_at)
{
    const int32_t cu = (int32_t)in->value[cu_at];
    int32_t i;
    if (in->alt[line] == 0) {
        i = cu;
    } else {
        i = cu - 32;
    }
    return i;
}

/* quotient of multiply.isa */
static inline rt_i128 func_quotient(int64_t a, int64_t b)
{
    return b == 0 ? -1 : (b == -1 && a == INT64_MIN) ? INT64_MIN : (rt_i128)a / (rt_i128)b;
}

/* remainder of multiply.isa */
static inline int64_t func_remainder(int64_t a, int64_t b)
{
    return b == 0 ? a : (b == -1 && a == INT64_MIN) ? 0 : (int64_t)((rt_i128)a % (rt_i128)b);
}

/* quotient of multiply.isa */
static inline int64_t func_quotient_2(int32_t a, int32_t b)
{
    return b == 0 ? -1 : (b == -1 && a == INT32_MIN) ? INT32_MIN : (int64_t)a / b;
}

/* remainder of multiply.isa */
static inline int32_t func_remainder_2(int32_t a, int32_t b)
{
    return b == 0 ? a : (b == -1 && a == INT32_MIN) ? 0 : (int32_t)((int64_t)a % b);
}

isadora_run_op rv64_exec_reserve_lr_w;
isadora_run_op rv64_exec_reserve_lr_d;
isadora_run_op rv64_exec_conditional_sc_w;
isadora_run_op rv64_exec_conditional_sc_d;
isadora_run_op rv64_exec_amo_amoswap;
isadora_run_op rv64_exec_amo_amoadd;
isadora_run_op rv64_exec_amo_amoxor;
isadora_run_op rv64_exec_amo_amoand;
isadora_run_op rv64_exec_amo_amoor;
isadora_run_op rv64_exec_amo_amomin;
isadora_run_op rv64_exec_amo_amomax;
isadora_run_op rv64_exec_amo_amominu;
isadora_run_op rv64_exec_amo_amomaxu;
isadora_run_op rv64_exec_add_shifted_sh1add;
isadora_run_op rv64_exec_add_shifted_sh2add;
isadora_run_op rv64_exec_add_shifted_sh3add;
isadora_run_op rv64_exec_add_shifted_add_uw;
isadora_run_op rv64_exec_add_shifted_sh1add_uw;
isadora_run_op rv64_exec_add_shifted_sh2add_uw;
isadora_run_op rv64_exec_add_shifted_sh3add_uw;
isadora_run_op rv64_exec_shift_unsigned;
isadora_run_op rv64_exec_logic_not_xnor;
isadora_run_op rv64_exec_logic_not_orn;
isadora_run_op rv64_exec_logic_not_andn;
isadora_run_op rv64_exec_minimum_min;
isadora_run_op rv64_exec_minimum_minu;
isadora_run_op rv64_exec_minimum_max;
isadora_run_op rv64_exec_minimum_maxu;
isadora_run_op rv64_exec_count_bits_clz;
isadora_run_op rv64_exec_count_bits_ctz;
isadora_run_op rv64_exec_count_bits_cpop;
isadora_run_op rv64_exec_count_bits_clzw;
isadora_run_op rv64_exec_count_bits_ctzw;
isadora_run_op rv64_exec_count_bits_cpopw;
isadora_run_op rv64_exec_extend_sext_b;
isadora_run_op rv64_exec_extend_sext_h;
isadora_run_op rv64_exec_extend_zext_h;
isadora_run_op rv64_exec_rotate_rol_r;
isadora_run_op rv64_exec_rotate_ror_r;
isadora_run_op rv64_exec_rotate_rolw_r;
isadora_run_op rv64_exec_rotate_rorw_r;
isadora_run_op rv64_exec_rotate_ror_i;
isadora_run_op rv64_exec_rotate_rorw_w;
isadora_run_op rv64_exec_bytes_orc_b;
isadora_run_op rv64_exec_bytes_rev8;
isadora_run_op rv64_exec_single_bit_bset_r;
isadora_run_op rv64_exec_single_bit_bclr_r;
isadora_run_op rv64_exec_single_bit_binv_r;
isadora_run_op rv64_exec_single_bit_bext_r;
isadora_run_op rv64_exec_single_bit_bset_i;
isadora_run_op rv64_exec_single_bit_bclr_i;
isadora_run_op rv64_exec_single_bit_binv_i;
isadora_run_op rv64_exec_single_bit_bext_i;
isadora_run_op rv64_exec_jump_jal;
isadora_run_op rv64_exec_jump_jalr;
isadora_run_op rv64_exec_jump_cj;
isadora_run_op rv64_exec_jump_cjr;
isadora_run_op rv64_exec_jump_cjal;
isadora_run_op rv64_exec_branch_beq_b;
isadora_run_op rv64_exec_branch_bne_b;
isadora_run_op rv64_exec_branch_blt_b;
isadora_run_op rv64_exec_branch_bge_b;
isadora_run_op rv64_exec_branch_bltu_b;
isadora_run_op rv64_exec_branch_bgeu_b;
isadora_run_op rv64_exec_branch_beq_c;
isadora_run_op rv64_exec_branch_bne_c;
isadora_run_op rv64_exec_fence;
isadora_run_op rv64_exec_fence_tso;
isadora_run_op rv64_exec_fence_i;
isadora_run_op rv64_exec_call;
isadora_run_op rv64_exec_break_i;
isadora_run_op rv64_exec_break_c;
isadora_run_op rv64_exec_csr_csrrw_r;
isadora_run_op rv64_exec_csr_csrrs_r;
isadora_run_op rv64_exec_csr_csrrc_r;
isadora_run_op rv64_exec_csr_csrrw_i;
isadora_run_op rv64_exec_csr_csrrs_i;
isadora_run_op rv64_exec_csr_csrrc_i;
isadora_run_op rv64_exec_unimplemented_w;
isadora_run_op rv64_exec_unimplemented_c;
isadora_run_op rv64_exec_return;
isadora_run_op rv64_exec_wait;
isadora_run_op rv64_exec_supervisor_ret;
isadora_run_op rv64_exec_supervisor_fence;
isadora_run_op rv64_exec_float_arith_fadd_s;
isadora_run_op rv64_exec_float_arith_fadd_d;
isadora_run_op rv64_exec_float_arith_fsub_s;
isadora_run_op rv64_exec_float_arith_fsub_d;
isadora_run_op rv64_exec_float_arith_fmul_s;
isadora_run_op rv64_exec_float_arith_fmul_d;
isadora_run_op rv64_exec_float_arith_fdiv_s;
isadora_run_op rv64_exec_float_arith_fdiv_d;
isadora_run_op rv64_exec_float_root_fsqrt_s;
isadora_run_op rv64_exec_float_root_fsqrt_d;
isadora_run_op rv64_exec_float_fused_fmadd_s;
isadora_run_op rv64_exec_float_fused_fmadd_d;
isadora_run_op rv64_exec_float_fused_fmsub_s;
isadora_run_op rv64_exec_float_fused_fmsub_d;
isadora_run_op rv64_exec_float_fused_fnmsub_s;
isadora_run_op rv64_exec_float_fused_fnmsub_d;
isadora_run_op rv64_exec_float_fused_fnmadd_s;
isadora_run_op rv64_exec_float_fused_fnmadd_d;
isadora_run_op rv64_exec_float_sign_fsgnj_s;
isadora_run_op rv64_exec_float_sign_fsgnj_d;
isadora_run_op rv64_exec_float_sign_fsgnjn_s;
isadora_run_op rv64_exec_float_sign_fsgnjn_d;
isadora_run_op rv64_exec_float_sign_fsgnjx_s;
isadora_run_op rv64_exec_float_sign_fsgnjx_d;
isadora_run_op rv64_exec_float_minimum_fmin_s;
isadora_run_op rv64_exec_float_minimum_fmin_d;
isadora_run_op rv64_exec_float_minimum_fmax_s;
isadora_run_op rv64_exec_float_minimum_fmax_d;
isadora_run_op rv64_exec_float_compare_feq_s;
isadora_run_op rv64_exec_float_compare_feq_d;
isadora_run_op rv64_exec_float_compare_flt_s;
isadora_run_op rv64_exec_float_compare_flt_d;
isadora_run_op rv64_exec_float_compare_fle_s;
isadora_run_op rv64_exec_float_compare_fle_d;
isadora_run_op rv64_exec_float_class_fclass_s;
isadora_run_op rv64_exec_float_class_fclass_d;
isadora_run_op rv64_exec_float_bits_fmv_x_w;
isadora_run_op rv64_exec_float_bits_fmv_x_d;
isadora_run_op rv64_exec_float_of_bits_fmv_w_x;
isadora_run_op rv64_exec_float_of_bits_fmv_d_x;
isadora_run_op rv64_exec_float_to_int_fcvt_w_s;
isadora_run_op rv64_exec_float_to_int_fcvt_wu_s;
isadora_run_op rv64_exec_float_to_int_fcvt_l_s;
isadora_run_op rv64_exec_float_to_int_fcvt_lu_s;
isadora_run_op rv64_exec_float_to_int_fcvt_w_d;
isadora_run_op rv64_exec_float_to_int_fcvt_wu_d;
isadora_run_op rv64_exec_float_to_int_fcvt_l_d;
isadora_run_op rv64_exec_float_to_int_fcvt_lu_d;
isadora_run_op rv64_exec_float_from_int_fcvt_s_w;
isadora_run_op rv64_exec_float_from_int_fcvt_s_wu;
isadora_run_op rv64_exec_float_from_int_fcvt_s_l;
isadora_run_op rv64_exec_float_from_int_fcvt_s_lu;
isadora_run_op rv64_exec_float_from_int_fcvt_d_l;
isadora_run_op rv64_exec_float_from_int_fcvt_d_lu;
isadora_run_op rv64_exec_float_narrow;
isadora_run_op rv64_exec_float_widen;
isadora_run_op rv64_exec_float_from_word_fcvt_d_w;
isadora_run_op rv64_exec_float_from_word_fcvt_d_wu;
isadora_run_op rv64_exec_float_load_flw_i;
isadora_run_op rv64_exec_float_load_fld_i;
isadora_run_op rv64_exec_float_load_fld_c;
isadora_run_op rv64_exec_float_load_fld_csp;
isadora_run_op rv64_exec_float_store_fsw_s;
isadora_run_op rv64_exec_float_store_fsd_s;
isadora_run_op rv64_exec_float_store_fsd_c;
isadora_run_op rv64_exec_float_store_fsd_csp;
isadora_run_op rv64_exec_arith_add_r;
isadora_run_op rv64_exec_arith_sub_r;
isadora_run_op rv64_exec_arith_sll_r;
isadora_run_op rv64_exec_arith_slt_r;
isadora_run_op rv64_exec_arith_sltu_r;
isadora_run_op rv64_exec_arith_xor_r;
isadora_run_op rv64_exec_arith_srl_r;
isadora_run_op rv64_exec_arith_sra_r;
isadora_run_op rv64_exec_arith_or_r;
isadora_run_op rv64_exec_arith_and_r;
isadora_run_op rv64_exec_arith_addw_r;
isadora_run_op rv64_exec_arith_subw_r;
isadora_run_op rv64_exec_arith_sllw_r;
isadora_run_op rv64_exec_arith_srlw_r;
isadora_run_op rv64_exec_arith_sraw_r;
isadora_run_op rv64_exec_arith_sub_ca;
isadora_run_op rv64_exec_arith_xor_ca;
isadora_run_op rv64_exec_arith_or_ca;
isadora_run_op rv64_exec_arith_and_ca;
isadora_run_op rv64_exec_arith_addw_ca;
isadora_run_op rv64_exec_arith_subw_ca;
isadora_run_op rv64_exec_arith_add_cr;
isadora_run_op rv64_exec_arith_imm_addi_i;
isadora_run_op rv64_exec_arith_imm_slti_i;
isadora_run_op rv64_exec_arith_imm_sltiu_i;
isadora_run_op rv64_exec_arith_imm_xori_i;
isadora_run_op rv64_exec_arith_imm_ori_i;
isadora_run_op rv64_exec_arith_imm_andi_i;
isadora_run_op rv64_exec_arith_imm_addi_ci;
isadora_run_op rv64_exec_arith_imm_andi_ca;
isadora_run_op rv64_exec_arith_imm_addi_li;
isadora_run_op rv64_exec_arith_imm_addi_sp;
isadora_run_op rv64_exec_arith_imm_addi_spn;
isadora_run_op rv64_exec_addiw_i;
isadora_run_op rv64_exec_addiw_c;
isadora_run_op rv64_exec_shift_slli_i;
isadora_run_op rv64_exec_shift_srli_i;
isadora_run_op rv64_exec_shift_srai_i;
isadora_run_op rv64_exec_shift_slli_ci;
isadora_run_op rv64_exec_shift_srli_ca;
isadora_run_op rv64_exec_shift_srai_ca;
isadora_run_op rv64_exec_shift_none_slli;
isadora_run_op rv64_exec_shift_none_srli;
isadora_run_op rv64_exec_shift_none_srai;
isadora_run_op rv64_exec_shift_word_slliw;
isadora_run_op rv64_exec_shift_word_srliw;
isadora_run_op rv64_exec_shift_word_sraiw;
isadora_run_op rv64_exec_upper_lui;
isadora_run_op rv64_exec_upper_auipc;
isadora_run_op rv64_exec_upper_c;
isadora_run_op rv64_exec_move;
isadora_run_op rv64_exec_load_lb_i;
isadora_run_op rv64_exec_load_lh_i;
isadora_run_op rv64_exec_load_lw_i;
isadora_run_op rv64_exec_load_ld_i;
isadora_run_op rv64_exec_load_lbu_i;
isadora_run_op rv64_exec_load_lhu_i;
isadora_run_op rv64_exec_load_lwu_i;
isadora_run_op rv64_exec_load_lw_cw;
isadora_run_op rv64_exec_load_ld_cd;
isadora_run_op rv64_exec_load_lw_cwsp;
isadora_run_op rv64_exec_load_ld_cdsp;
isadora_run_op rv64_exec_store_sb_s;
isadora_run_op rv64_exec_store_sh_s;
isadora_run_op rv64_exec_store_sw_s;
isadora_run_op rv64_exec_store_sd_s;
isadora_run_op rv64_exec_store_sw_cw;
isadora_run_op rv64_exec_store_sd_cd;
isadora_run_op rv64_exec_store_sw_cwsp;
isadora_run_op rv64_exec_store_sd_cdsp;
isadora_run_op rv64_exec_multiply_mul;
isadora_run_op rv64_exec_multiply_mulh;
isadora_run_op rv64_exec_multiply_mulhsu;
isadora_run_op rv64_exec_multiply_mulhu;
isadora_run_op rv64_exec_divide_div;
isadora_run_op rv64_exec_divide_divu;
isadora_run_op rv64_exec_divide_rem;
isadora_run_op rv64_exec_divide_remu;
isadora_run_op rv64_exec_multiply_word_mulw;
isadora_run_op rv64_exec_multiply_word_divw;
isadora_run_op rv64_exec_multiply_word_divuw;
isadora_run_op rv64_exec_multiply_word_remw;
isadora_run_op rv64_exec_multiply_word_remuw;

#endif
