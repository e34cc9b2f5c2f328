/* Generated from the description rv64 by gen/emit/decode. Do not edit. */
#include <isadora/rv64.h>

#define PART(name) name
#define WORD uint32_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_RV64GCB 0x2

#define FIELD_ZIMM word >> 15 & 0x1f
#define FIELD_CSR_NAME word >> 20 & 0xfff
#define FIELD_CSR_NUMBER word >> 20 & 0xfff
#define FIELD_RD word >> 7 & 0x1f
#define FIELD_RS1 word >> 15 & 0x1f
#define FIELD_CD word >> 7 & 0x1f
#define FIELD_CU word >> 2 & 0x1f

static const uint32_t set_0[128] = {0x20870e, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10f471, 0x0,
    0x3013201f, 0x0, 0x1, 0x0, 0x0, 0x0, 0x100031, 0x0, 0x3013201f, 0x0, 0x1, 0x0, 0x0, 0x0,
    0xf719f77f, 0xfffffff9, 0x10130c1f, 0x0, 0x0, 0xffffffff, 0xffffffff, 0xffff, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x100, 0x0, 0x0, 0xf528f7fd, 0x0, 0xe004f8,
    0x0, 0x1, 0x100, 0x0, 0x0, 0x0, 0xfffffff8, 0x800080, 0x0, 0x0, 0xf053f, 0x0, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0xfffffffd, 0x0, 0x0, 0x0, 0xfffffffd, 0x0, 0x0, 0x0, 0xffffffff, 0x7, 0x0, 0x0,
    0xffffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10001, 0x0, 0x0, 0x40000, 0x0, 0x0, 0x0,
    0x0, 0x10000, 0x0, 0x0, 0x3e0000, 0x0, 0x0, 0x0, 0x0, 0x10000, 0x0, 0x0};

static OPERAND(csr)
{
    BEGIN
    V(0, CSR_NAME) V(1, CSR_NUMBER)
    if (IN_SET(set_0, word >> 20 & 0xfff)) {
        KNOWN(0xfff00000) LINE(0, 0)
    } else {
        KNOWN(0xfff00000) LINE(0, 1)
    }
    DONE
}

static OPERAND(cupper)
{
    BEGIN
    V(0, CU)
    if ((word & 0x1000) != 0x1000 && (word & 0x7c) != 0x0) {
        KNOWN(0x7c) LINE(0, 0)
    } else if ((word & 0x1000) == 0x1000) {
        KNOWN(0x7c) CANON(0x1000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

/* cccccccc ccccrrrr r001rrrr r1110011 */
static TAKE(csr_csrrw_r)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, RS1) CALL(csr, 0, 1) END(4)
}

/* cccccccc cccczzzz z101rrrr r1110011 */
static TAKE(csr_csrrw_i)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, ZIMM) CALL(csr, 0, 1) END(4)
}

/* 011.cccc cccccc01 */
static TAKE(upper_c)
{
    FORM(0xef83, 0x0) V(0, CD) NEED(cupper, 0, 1) END(2)
}

#define FORMS RV64_FORMS
#include "base/decode_rows.h"

/* Rows: the name, the bytes of the form, the bits that need no comparison, those of the
 * others that are 1 in a canonical word, the value in pieces, and lanes. */
enum { LANE_SHIFT = 28 };
#define ROWS(ROW) \
    /* 00010oo0 0000rrrr r010rrrr r0101111 */ \
    ROW(reserve_lr_w, 4, 0xffffffff, 0x0, 4, LANE(0, 25, 0x3) LANE(1, 7, 0x1f) LANE(2, 15, 0x1f)) \
    /* 00011oor rrrrrrrr r010rrrr r0101111 */ \
    ROW(conditional_sc_w, 4, 0xffffffff, 0x0, 4, LANE(0, 25, 0x3) LANE(1, 7, 0x1f) \
        LANE(2, 20, 0x1f) LANE(3, 15, 0x1f)) \
    /* 00001oor rrrrrrrr r01wrrrr r0101111 */ \
    ROW(amo_amoswap, 4, 0xffffffff, 0x0, 4, LANE(0, 12, 0x1) LANE(1, 25, 0x3) LANE(2, 7, 0x1f) \
        LANE(3, 20, 0x1f) PIECES(0, 0xf8000, BY(15), 0x1f)) \
    /* 0010000r rrrrrrrr r010rrrr r0110011 */ \
    ROW(add_shifted_sh1add, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x1f)) \
    /* 000010ss ssssrrrr r001rrrr r0011011 */ \
    ROW(shift_unsigned, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x3f)) \
    /* 01100000 0000rrrr r001rrrr r0010011 */ \
    ROW(count_bits_clz, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f)) \
    /* tttttttt tttttttt ttttrrrr r1101111 */ \
    ROW(jump_jal, 4, 0xffffffff, 0x0, 1, LANE(0, 7, 0x1f) \
        PIECES(0, 0x800ff000, BY(1) | BY(12), 0xff800) \
        PIECES(1, 0x7ff00000, BY(21) | BY(10), 0x7ff)) \
    /* iiiiiiii iiiirrrr r000rrrr r1100111 */ \
    ROW(jump_jalr, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 20, 0xfff) LANE(2, 15, 0x1f)) \
    /* 101ccccc cccccc01 */ \
    ROW(jump_cj, 2, 0xffff, 0x0, 0, LANE(2, 3, 0x7) \
        PIECES(0, 0x940, BY(8) | BY(0) | BY(-1), 0x248) PIECES(1, 0x1684, BY(-2) | BY(2), 0x5b0) \
        JOINED(0)) \
    /* 1000cccc c0000010 */ \
    ROW(jump_cjr, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x1f)) \
    /* tttttttr rrrrrrrr r000tttt t1100011 */ \
    ROW(branch_beq_b, 4, 0xffffffff, 0x0, 2, LANE(0, 15, 0x1f) LANE(1, 20, 0x1f) \
        PIECES(0, 0x80000080, BY(-3) | BY(20), 0xc00) \
        PIECES(1, 0x7e000f00, BY(8) | BY(21), 0x3ff)) \
    /* 110ccccc cccccc01 */ \
    ROW(branch_beq_c, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x7) PIECES(0, 0x1060, BY(0) | BY(5), 0xe0) \
        PIECES(1, 0xc1c, BY(3) | BY(8) | BY(-2), 0x1f)) \
    /* ----pppp ssss---- -000---- -0001111 */ \
    ROW(fence, 4, 0xff0707f, 0x0, 4, LANE(0, 24, 0xf) LANE(1, 20, 0xf)) \
    /* 10000011 0011---- -000---- -0001111 */ \
    ROW(fence_tso, 4, 0xfff0707f, 0x0, 4,) \
    /* -------- -------- -001---- -0001111 */ \
    ROW(fence_i, 4, 0x707f, 0x0, 4,) \
    /* 00000000 00000000 00000000 01110011 */ \
    ROW(call, 4, 0xffffffff, 0x0, 4,) \
    /* 10010000 00000010 */ \
    ROW(break_c, 2, 0xffff, 0x0, 4,) \
    /* 0001001r rrrrrrrr r0000000 01110011 */ \
    ROW(supervisor_fence, 4, 0xffffffff, 0x0, 4, LANE(0, 15, 0x1f) LANE(1, 20, 0x1f)) \
    /* 0000000f ffffffff frrrffff f1010011 */ \
    ROW(float_arith_fadd_s, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x1f) LANE(3, 12, 0x7)) \
    /* 01011000 0000ffff frrrffff f1010011 */ \
    ROW(float_root_fsqrt_s, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 12, 0x7)) \
    /* fffff00f ffffffff frrrffff f1000011 */ \
    ROW(float_fused_fmadd_s, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x1f) LANE(3, 27, 0x1f) PIECES(0, 0x7000, BY(12), 0x7)) \
    /* 001ccccc cccccc00 */ \
    ROW(float_load_fld_c, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) LANE(2, 7, 0x7) \
        PIECES(0, 0x1c60, BY(10) | BY(2), 0x1f)) \
    /* 001ccccc cccccc10 */ \
    ROW(float_load_fld_csp, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) \
        PIECES(0, 0x107c, BY(5) | BY(10) | BY(-1), 0x3f)) \
    /* iiiiiiif ffffrrrr r010iiii i0100111 */ \
    ROW(float_store_fsw_s, 4, 0xffffffff, 0x0, 1, LANE(0, 20, 0x1f) LANE(2, 15, 0x1f) \
        PIECES(0, 0xfe000f80, BY(7) | BY(20), 0xfff)) \
    /* 101ccccc cccccc10 */ \
    ROW(float_store_fsd_csp, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x1f) \
        PIECES(0, 0x1f80, BY(10) | BY(4), 0x3f)) \
    /* 100011cc c00ccc01 */ \
    ROW(arith_sub_ca, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x7) LANE(1, 2, 0x7)) \
    /* 1001cccc cccccc10 */ \
    ROW(arith_add_cr, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 2, 0x1f)) \
    /* iiiiiiii iiiirrrr r000rrrr r0010011 */ \
    ROW(arith_imm_addi_i, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0xfff)) \
    /* 000ccccc cccccc01 */ \
    ROW(arith_imm_addi_ci, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) \
        PIECES(0, 0x107c, BY(2) | BY(7), 0x3f)) \
    /* 100c10cc cccccc01 */ \
    ROW(arith_imm_andi_ca, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x7) \
        PIECES(0, 0x107c, BY(2) | BY(7), 0x3f)) \
    /* 011c0001 0ccccc01 */ \
    ROW(arith_imm_addi_sp, 2, 0xffff, 0x0, 0, PIECES(0, 0x1024, BY(1) | BY(3) | BY(7), 0x26) \
        PIECES(1, 0x58, BY(6) | BY(0), 0x19)) \
    /* 000ccccc cccccc00 */ \
    ROW(arith_imm_addi_spn, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) \
        PIECES(0, 0x1f80, BY(9) | BY(3), 0xfc) PIECES(1, 0x60, BY(6) | BY(4), 0x3)) \
    /* 100000cc c0000001 */ \
    ROW(shift_none_srli, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x7)) \
    /* iiiiiiii iiiiiiii iiiirrrr r0110111 */ \
    ROW(upper_lui, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 12, 0xfffff)) \
    /* 010ccccc cccccc00 */ \
    ROW(load_lw_cw, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) LANE(2, 7, 0x7) \
        PIECES(0, 0x1c20, BY(9) | BY(1), 0x1e) PIECES(1, 0x40, BY(6), 0x1)) \
    /* 010ccccc cccccc10 */ \
    ROW(load_lw_cwsp, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) \
        PIECES(0, 0x107c, BY(4) | BY(9) | BY(-2), 0x3f)) \
    /* 110ccccc cccccc10 */ \
    ROW(store_sw_cwsp, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x1f) PIECES(0, 0x1f80, BY(9) | BY(3), 0x3f))

/* Which form has which row. */
#define FORM_ROWS(Has) \
    Has(RESERVE_LR_W, reserve_lr_w) Has(RESERVE_LR_D, reserve_lr_w) \
        Has(CONDITIONAL_SC_W, conditional_sc_w) Has(CONDITIONAL_SC_D, conditional_sc_w) \
        Has(AMO_AMOSWAP, amo_amoswap) Has(AMO_AMOADD, amo_amoswap) Has(AMO_AMOXOR, amo_amoswap) \
        Has(AMO_AMOAND, amo_amoswap) Has(AMO_AMOOR, amo_amoswap) Has(AMO_AMOMIN, amo_amoswap) \
        Has(AMO_AMOMAX, amo_amoswap) Has(AMO_AMOMINU, amo_amoswap) Has(AMO_AMOMAXU, amo_amoswap) \
        Has(ADD_SHIFTED_SH1ADD, add_shifted_sh1add) Has(ADD_SHIFTED_SH2ADD, add_shifted_sh1add) \
        Has(ADD_SHIFTED_SH3ADD, add_shifted_sh1add) Has(ADD_SHIFTED_ADD_UW, add_shifted_sh1add) \
        Has(ADD_SHIFTED_SH1ADD_UW, add_shifted_sh1add) \
        Has(ADD_SHIFTED_SH2ADD_UW, add_shifted_sh1add) \
        Has(ADD_SHIFTED_SH3ADD_UW, add_shifted_sh1add) Has(SHIFT_UNSIGNED, shift_unsigned) \
        Has(LOGIC_NOT_XNOR, add_shifted_sh1add) Has(LOGIC_NOT_ORN, add_shifted_sh1add) \
        Has(LOGIC_NOT_ANDN, add_shifted_sh1add) Has(MINIMUM_MIN, add_shifted_sh1add) \
        Has(MINIMUM_MINU, add_shifted_sh1add) Has(MINIMUM_MAX, add_shifted_sh1add) \
        Has(MINIMUM_MAXU, add_shifted_sh1add) Has(COUNT_BITS_CLZ, count_bits_clz) \
        Has(COUNT_BITS_CTZ, count_bits_clz) Has(COUNT_BITS_CPOP, count_bits_clz) \
        Has(COUNT_BITS_CLZW, count_bits_clz) Has(COUNT_BITS_CTZW, count_bits_clz) \
        Has(COUNT_BITS_CPOPW, count_bits_clz) Has(EXTEND_SEXT_B, count_bits_clz) \
        Has(EXTEND_SEXT_H, count_bits_clz) Has(EXTEND_ZEXT_H, count_bits_clz) \
        Has(ROTATE_ROL_R, add_shifted_sh1add) Has(ROTATE_ROR_R, add_shifted_sh1add) \
        Has(ROTATE_ROLW_R, add_shifted_sh1add) Has(ROTATE_RORW_R, add_shifted_sh1add) \
        Has(ROTATE_ROR_I, shift_unsigned) Has(ROTATE_RORW_W, add_shifted_sh1add) \
        Has(BYTES_ORC_B, count_bits_clz) Has(BYTES_REV8, count_bits_clz) \
        Has(SINGLE_BIT_BSET_R, add_shifted_sh1add) Has(SINGLE_BIT_BCLR_R, add_shifted_sh1add) \
        Has(SINGLE_BIT_BINV_R, add_shifted_sh1add) Has(SINGLE_BIT_BEXT_R, add_shifted_sh1add) \
        Has(SINGLE_BIT_BSET_I, shift_unsigned) Has(SINGLE_BIT_BCLR_I, shift_unsigned) \
        Has(SINGLE_BIT_BINV_I, shift_unsigned) Has(SINGLE_BIT_BEXT_I, shift_unsigned) \
        Has(JUMP_JAL, jump_jal) Has(JUMP_JALR, jump_jalr) Has(JUMP_CJ, jump_cj) \
        Has(JUMP_CJR, jump_cjr) Has(JUMP_CJAL, jump_cjr) Has(BRANCH_BEQ_B, branch_beq_b) \
        Has(BRANCH_BNE_B, branch_beq_b) Has(BRANCH_BLT_B, branch_beq_b) \
        Has(BRANCH_BGE_B, branch_beq_b) Has(BRANCH_BLTU_B, branch_beq_b) \
        Has(BRANCH_BGEU_B, branch_beq_b) Has(BRANCH_BEQ_C, branch_beq_c) \
        Has(BRANCH_BNE_C, branch_beq_c) Has(FENCE, fence) Has(FENCE_TSO, fence_tso) \
        Has(FENCE_I, fence_i) Has(CALL, call) Has(BREAK_I, call) Has(BREAK_C, break_c) \
        Has(CSR_CSRRW_R, NONE) Has(CSR_CSRRS_R, NONE) Has(CSR_CSRRC_R, NONE) \
        Has(CSR_CSRRW_I, NONE) Has(CSR_CSRRS_I, NONE) Has(CSR_CSRRC_I, NONE) \
        Has(UNIMPLEMENTED_W, call) Has(UNIMPLEMENTED_C, break_c) Has(RETURN, call) Has(WAIT, call) \
        Has(SUPERVISOR_RET, call) Has(SUPERVISOR_FENCE, supervisor_fence) \
        Has(FLOAT_ARITH_FADD_S, float_arith_fadd_s) Has(FLOAT_ARITH_FADD_D, float_arith_fadd_s) \
        Has(FLOAT_ARITH_FSUB_S, float_arith_fadd_s) Has(FLOAT_ARITH_FSUB_D, float_arith_fadd_s) \
        Has(FLOAT_ARITH_FMUL_S, float_arith_fadd_s) Has(FLOAT_ARITH_FMUL_D, float_arith_fadd_s) \
        Has(FLOAT_ARITH_FDIV_S, float_arith_fadd_s) Has(FLOAT_ARITH_FDIV_D, float_arith_fadd_s) \
        Has(FLOAT_ROOT_FSQRT_S, float_root_fsqrt_s) Has(FLOAT_ROOT_FSQRT_D, float_root_fsqrt_s) \
        Has(FLOAT_FUSED_FMADD_S, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FMADD_D, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FMSUB_S, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FMSUB_D, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FNMSUB_S, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FNMSUB_D, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FNMADD_S, float_fused_fmadd_s) \
        Has(FLOAT_FUSED_FNMADD_D, float_fused_fmadd_s) Has(FLOAT_SIGN_FSGNJ_S, add_shifted_sh1add) \
        Has(FLOAT_SIGN_FSGNJ_D, add_shifted_sh1add) Has(FLOAT_SIGN_FSGNJN_S, add_shifted_sh1add) \
        Has(FLOAT_SIGN_FSGNJN_D, add_shifted_sh1add) Has(FLOAT_SIGN_FSGNJX_S, add_shifted_sh1add) \
        Has(FLOAT_SIGN_FSGNJX_D, add_shifted_sh1add) Has(FLOAT_MINIMUM_FMIN_S, add_shifted_sh1add) \
        Has(FLOAT_MINIMUM_FMIN_D, add_shifted_sh1add) \
        Has(FLOAT_MINIMUM_FMAX_S, add_shifted_sh1add) \
        Has(FLOAT_MINIMUM_FMAX_D, add_shifted_sh1add) Has(FLOAT_COMPARE_FEQ_S, add_shifted_sh1add) \
        Has(FLOAT_COMPARE_FEQ_D, add_shifted_sh1add) Has(FLOAT_COMPARE_FLT_S, add_shifted_sh1add) \
        Has(FLOAT_COMPARE_FLT_D, add_shifted_sh1add) Has(FLOAT_COMPARE_FLE_S, add_shifted_sh1add) \
        Has(FLOAT_COMPARE_FLE_D, add_shifted_sh1add) Has(FLOAT_CLASS_FCLASS_S, count_bits_clz) \
        Has(FLOAT_CLASS_FCLASS_D, count_bits_clz) Has(FLOAT_BITS_FMV_X_W, count_bits_clz) \
        Has(FLOAT_BITS_FMV_X_D, count_bits_clz) Has(FLOAT_OF_BITS_FMV_W_X, count_bits_clz) \
        Has(FLOAT_OF_BITS_FMV_D_X, count_bits_clz) Has(FLOAT_TO_INT_FCVT_W_S, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_WU_S, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_L_S, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_LU_S, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_W_D, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_WU_D, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_L_D, float_root_fsqrt_s) \
        Has(FLOAT_TO_INT_FCVT_LU_D, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_S_W, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_S_WU, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_S_L, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_S_LU, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_D_L, float_root_fsqrt_s) \
        Has(FLOAT_FROM_INT_FCVT_D_LU, float_root_fsqrt_s) Has(FLOAT_NARROW, float_root_fsqrt_s) \
        Has(FLOAT_WIDEN, float_root_fsqrt_s) Has(FLOAT_FROM_WORD_FCVT_D_W, float_root_fsqrt_s) \
        Has(FLOAT_FROM_WORD_FCVT_D_WU, float_root_fsqrt_s) Has(FLOAT_LOAD_FLW_I, jump_jalr) \
        Has(FLOAT_LOAD_FLD_I, jump_jalr) Has(FLOAT_LOAD_FLD_C, float_load_fld_c) \
        Has(FLOAT_LOAD_FLD_CSP, float_load_fld_csp) Has(FLOAT_STORE_FSW_S, float_store_fsw_s) \
        Has(FLOAT_STORE_FSD_S, float_store_fsw_s) Has(FLOAT_STORE_FSD_C, float_load_fld_c) \
        Has(FLOAT_STORE_FSD_CSP, float_store_fsd_csp) Has(ARITH_ADD_R, add_shifted_sh1add) \
        Has(ARITH_SUB_R, add_shifted_sh1add) Has(ARITH_SLL_R, add_shifted_sh1add) \
        Has(ARITH_SLT_R, add_shifted_sh1add) Has(ARITH_SLTU_R, add_shifted_sh1add) \
        Has(ARITH_XOR_R, add_shifted_sh1add) Has(ARITH_SRL_R, add_shifted_sh1add) \
        Has(ARITH_SRA_R, add_shifted_sh1add) Has(ARITH_OR_R, add_shifted_sh1add) \
        Has(ARITH_AND_R, add_shifted_sh1add) Has(ARITH_ADDW_R, add_shifted_sh1add) \
        Has(ARITH_SUBW_R, add_shifted_sh1add) Has(ARITH_SLLW_R, add_shifted_sh1add) \
        Has(ARITH_SRLW_R, add_shifted_sh1add) Has(ARITH_SRAW_R, add_shifted_sh1add) \
        Has(ARITH_SUB_CA, arith_sub_ca) Has(ARITH_XOR_CA, arith_sub_ca) \
        Has(ARITH_OR_CA, arith_sub_ca) Has(ARITH_AND_CA, arith_sub_ca) \
        Has(ARITH_ADDW_CA, arith_sub_ca) Has(ARITH_SUBW_CA, arith_sub_ca) \
        Has(ARITH_ADD_CR, arith_add_cr) Has(ARITH_IMM_ADDI_I, arith_imm_addi_i) \
        Has(ARITH_IMM_SLTI_I, arith_imm_addi_i) Has(ARITH_IMM_SLTIU_I, arith_imm_addi_i) \
        Has(ARITH_IMM_XORI_I, arith_imm_addi_i) Has(ARITH_IMM_ORI_I, arith_imm_addi_i) \
        Has(ARITH_IMM_ANDI_I, arith_imm_addi_i) Has(ARITH_IMM_ADDI_CI, arith_imm_addi_ci) \
        Has(ARITH_IMM_ANDI_CA, arith_imm_andi_ca) Has(ARITH_IMM_ADDI_LI, arith_imm_addi_ci) \
        Has(ARITH_IMM_ADDI_SP, arith_imm_addi_sp) Has(ARITH_IMM_ADDI_SPN, arith_imm_addi_spn) \
        Has(ADDIW_I, arith_imm_addi_i) Has(ADDIW_C, arith_imm_addi_ci) \
        Has(SHIFT_SLLI_I, shift_unsigned) Has(SHIFT_SRLI_I, shift_unsigned) \
        Has(SHIFT_SRAI_I, shift_unsigned) Has(SHIFT_SLLI_CI, arith_imm_addi_ci) \
        Has(SHIFT_SRLI_CA, arith_imm_andi_ca) Has(SHIFT_SRAI_CA, arith_imm_andi_ca) \
        Has(SHIFT_NONE_SLLI, jump_cjr) Has(SHIFT_NONE_SRLI, shift_none_srli) \
        Has(SHIFT_NONE_SRAI, shift_none_srli) Has(SHIFT_WORD_SLLIW, add_shifted_sh1add) \
        Has(SHIFT_WORD_SRLIW, add_shifted_sh1add) Has(SHIFT_WORD_SRAIW, add_shifted_sh1add) \
        Has(UPPER_LUI, upper_lui) Has(UPPER_AUIPC, upper_lui) Has(UPPER_C, NONE) \
        Has(MOVE, arith_add_cr) Has(LOAD_LB_I, jump_jalr) Has(LOAD_LH_I, jump_jalr) \
        Has(LOAD_LW_I, jump_jalr) Has(LOAD_LD_I, jump_jalr) Has(LOAD_LBU_I, jump_jalr) \
        Has(LOAD_LHU_I, jump_jalr) Has(LOAD_LWU_I, jump_jalr) Has(LOAD_LW_CW, load_lw_cw) \
        Has(LOAD_LD_CD, float_load_fld_c) Has(LOAD_LW_CWSP, load_lw_cwsp) \
        Has(LOAD_LD_CDSP, float_load_fld_csp) Has(STORE_SB_S, float_store_fsw_s) \
        Has(STORE_SH_S, float_store_fsw_s) Has(STORE_SW_S, float_store_fsw_s) \
        Has(STORE_SD_S, float_store_fsw_s) Has(STORE_SW_CW, load_lw_cw) \
        Has(STORE_SD_CD, float_load_fld_c) Has(STORE_SW_CWSP, store_sw_cwsp) \
        Has(STORE_SD_CDSP, float_store_fsd_csp) Has(MULTIPLY_MUL, add_shifted_sh1add) \
        Has(MULTIPLY_MULH, add_shifted_sh1add) Has(MULTIPLY_MULHSU, add_shifted_sh1add) \
        Has(MULTIPLY_MULHU, add_shifted_sh1add) Has(DIVIDE_DIV, add_shifted_sh1add) \
        Has(DIVIDE_DIVU, add_shifted_sh1add) Has(DIVIDE_REM, add_shifted_sh1add) \
        Has(DIVIDE_REMU, add_shifted_sh1add) Has(MULTIPLY_WORD_MULW, add_shifted_sh1add) \
        Has(MULTIPLY_WORD_DIVW, add_shifted_sh1add) Has(MULTIPLY_WORD_DIVUW, add_shifted_sh1add) \
        Has(MULTIPLY_WORD_REMW, add_shifted_sh1add) Has(MULTIPLY_WORD_REMUW, add_shifted_sh1add)

DECLARE_ROWS

#define IS(form) WITH_ROW(RV64_##form, ROW_OF_##form)
#define ITSELF(form, row) AT(RV64_##form + 1, WITH_ROW(RV64_##form, ROW_OF_##form))
#define ONLY(form) DIRECT(RV64_##form + 1)
#define AS(form) case RV64_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(itself, FORMS + 1 + NODE_COUNT, ROOT) \
    TEST(t16_6_1_or, IS(ARITH_IMM_ADDI_SP), NO, SAME(0x7c, 0x0)) \
    TEST(t16_6_1, GO(t16_6_1_or), IS(UPPER_C), TRIES, BUT(0xf80, 0x100)) \
    TEST(t32_f_0, IS(FENCE), IS(FENCE_TSO), SAME(0xfff00000, 0x83300000)) \
    NODE(t32_13_1, 1024, BITS(22, 0x3ff)) \
    TEST(t32_13_1_a0, NO, IS(SINGLE_BIT_BSET_I), AMONG(RV64GCB)) \
    TEST(t32_13_1_120, NO, IS(SINGLE_BIT_BCLR_I), AMONG(RV64GCB)) \
    NODE(t32_13_1_180, 4, BITS(20, 0x3)) \
    TEST(t32_13_1_180_0, NO, IS(COUNT_BITS_CLZ), AMONG(RV64GCB)) \
    TEST(t32_13_1_180_1, NO, IS(COUNT_BITS_CTZ), AMONG(RV64GCB)) \
    TEST(t32_13_1_180_2, NO, IS(COUNT_BITS_CPOP), AMONG(RV64GCB)) \
    NODE(t32_13_1_181, 4, BITS(20, 0x3)) \
    TEST(t32_13_1_181_0, NO, IS(EXTEND_SEXT_B), AMONG(RV64GCB)) \
    TEST(t32_13_1_181_1, NO, IS(EXTEND_SEXT_H), AMONG(RV64GCB)) \
    TEST(t32_13_1_1a0, NO, IS(SINGLE_BIT_BINV_I), AMONG(RV64GCB)) \
    NODE(t32_13_5, 64, BITS(26, 0x3f)) \
    TEST(t32_13_5_a, NO, IS(BYTES_ORC_B), AMONG(RV64GCB), SAME(0x3f00000, 0x700000)) \
    TEST(t32_13_5_12, NO, IS(SINGLE_BIT_BEXT_I), AMONG(RV64GCB)) \
    TEST(t32_13_5_18, NO, IS(ROTATE_ROR_I), AMONG(RV64GCB)) \
    TEST(t32_13_5_1a, NO, IS(BYTES_REV8), AMONG(RV64GCB), SAME(0x3f00000, 0x3800000)) \
    NODE(t32_1b_1, 2048, BITS(21, 0x7ff)) \
    TEST(t32_1b_1_40, NO, IS(SHIFT_UNSIGNED), AMONG(RV64GCB)) \
    NODE(t32_1b_1_300, 2, BITS(20, 0x1)) \
    TEST(t32_1b_1_300_0, NO, IS(COUNT_BITS_CLZW), AMONG(RV64GCB)) \
    TEST(t32_1b_1_300_1, NO, IS(COUNT_BITS_CTZW), AMONG(RV64GCB)) \
    TEST(t32_1b_1_301, NO, IS(COUNT_BITS_CPOPW), AMONG(RV64GCB), SAME(0x100000, 0x0)) \
    NODE(t32_1b_5, 128, BITS(25, 0x7f)) \
    TEST(t32_1b_5_30, NO, IS(ROTATE_RORW_W), AMONG(RV64GCB)) \
    TEST(t32_2f_2_2, NO, IS(RESERVE_LR_W), SAME(0x1f00000, 0x0)) \
    TEST(t32_2f_2_3, NO, IS(RESERVE_LR_D), SAME(0x1f00000, 0x0)) \
    NODE(t32_33_0, 128, BITS(25, 0x7f)) \
    NODE(t32_33_1, 128, BITS(25, 0x7f)) \
    TEST(t32_33_1_14, NO, IS(SINGLE_BIT_BSET_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_24, NO, IS(SINGLE_BIT_BCLR_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_30, NO, IS(ROTATE_ROL_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_34, NO, IS(SINGLE_BIT_BINV_R), AMONG(RV64GCB)) \
    NODE(t32_33_2, 128, BITS(25, 0x7f)) \
    TEST(t32_33_2_10, NO, IS(ADD_SHIFTED_SH1ADD), AMONG(RV64GCB)) \
    NODE(t32_33_3, 128, BITS(25, 0x7f)) \
    NODE(t32_33_4, 128, BITS(25, 0x7f)) \
    TEST(t32_33_4_5, NO, IS(MINIMUM_MIN), AMONG(RV64GCB)) \
    TEST(t32_33_4_10, NO, IS(ADD_SHIFTED_SH2ADD), AMONG(RV64GCB)) \
    TEST(t32_33_4_20, NO, IS(LOGIC_NOT_XNOR), AMONG(RV64GCB)) \
    NODE(t32_33_5, 128, BITS(25, 0x7f)) \
    TEST(t32_33_5_5, NO, IS(MINIMUM_MINU), AMONG(RV64GCB)) \
    TEST(t32_33_5_24, NO, IS(SINGLE_BIT_BEXT_R), AMONG(RV64GCB)) \
    TEST(t32_33_5_30, NO, IS(ROTATE_ROR_R), AMONG(RV64GCB)) \
    NODE(t32_33_6, 128, BITS(25, 0x7f)) \
    TEST(t32_33_6_5, NO, IS(MINIMUM_MAX), AMONG(RV64GCB)) \
    TEST(t32_33_6_10, NO, IS(ADD_SHIFTED_SH3ADD), AMONG(RV64GCB)) \
    TEST(t32_33_6_20, NO, IS(LOGIC_NOT_ORN), AMONG(RV64GCB)) \
    NODE(t32_33_7, 128, BITS(25, 0x7f)) \
    TEST(t32_33_7_5, NO, IS(MINIMUM_MAXU), AMONG(RV64GCB)) \
    TEST(t32_33_7_20, NO, IS(LOGIC_NOT_ANDN), AMONG(RV64GCB)) \
    NODE(t32_3b_0, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_0_4, NO, IS(ADD_SHIFTED_ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_3b_1, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_1_30, NO, IS(ROTATE_ROLW_R), AMONG(RV64GCB)) \
    TEST(t32_3b_2, NO, IS(ADD_SHIFTED_SH1ADD_UW), AMONG(RV64GCB), SAME(0xfe000000, 0x20000000)) \
    NODE(t32_3b_4, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_4_4, NO, IS(EXTEND_ZEXT_H), AMONG(RV64GCB), SAME(0x1f00000, 0x0)) \
    TEST(t32_3b_4_10, NO, IS(ADD_SHIFTED_SH2ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_3b_5, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_5_30, NO, IS(ROTATE_RORW_R), AMONG(RV64GCB)) \
    NODE(t32_3b_6, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_6_10, NO, IS(ADD_SHIFTED_SH3ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_73_0, 4096, BITS(20, 0xfff)) \
    TEST(t32_73_0_0, NO, IS(CALL), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_1, NO, IS(BREAK_I), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_102, NO, IS(SUPERVISOR_RET), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_105, NO, IS(WAIT), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_120, NO, IS(SUPERVISOR_FENCE), SAME(0xf80, 0x0)) \
    TEST(t32_73_0_302, NO, IS(RETURN), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_1, IS(CSR_CSRRW_R), IS(UNIMPLEMENTED_W), SAME(0xffff8f80, 0xc0000000)) \
    NODE(t16_0_0_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_0_0_or_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_f_0_by_20, 256, BITS(20, 0xff)) \
    NODE(t32_43_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_47_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_4b_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_4f_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_53_by_20, 4096, BITS(20, 0xfff)) \
    NODE(t32_13_1_by_24, 256, BITS(24, 0xff)) \
    NODE(t32_1b_1_by_24, 256, BITS(24, 0xff)) \
    NODE(t32_53_by_20_2, 4096, BITS(20, 0xfff)) \
    NODE(t32_73_1_by_16, 256, BITS(16, 0xff)) \
    NODE(t16_else_1_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_2f_by_24, 256, BITS(24, 0xff)) \
    NODE(t32_53_by_20_3, 4096, BITS(20, 0xfff)) \
    NODE(t32_2f_by_24_2, 256, BITS(24, 0xff)) \
    NODE(t32_53_by_20_4, 4096, BITS(20, 0xfff)) \
    NODE(t16_4_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_6_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_7_1_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_3b_7_by_25, 128, BITS(25, 0x7f)) \
    NODE(t16_8_by_10, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_8_by_10_2, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_3, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_4, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_5, 4, BITS(10, 0x3)) \
    NODE(t16_9_1_by_10, 4, BITS(10, 0x3)) \
    NODE(t16_9_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_9_1_by_10_2, 4, BITS(10, 0x3)) \
    NODE(t16_9_1_by_10_3, 4, BITS(10, 0x3))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.itself = {
        ALL_FORMS AT(GO(t32_73_0), GO(t32_73_0)) AT(GO(t32_3b_2), GO(t32_3b_2))
            AT(GO(t16_6_1), GO(t16_6_1))
    },
    .of.t32_13_1 = {
        AT16(0x0, IS(SHIFT_SLLI_I)) /* 000000.. ........ .001.... .0010011 */
        AT16(0xa0, GO(t32_13_1_a0)) /* 001010.. ........ .001.... .0010011 */
        AT16(0x120, GO(t32_13_1_120)) /* 010010.. ........ .001.... .0010011 */
        AT(0x180, GO(t32_13_1_180)) /* 01100000 00...... .001.... .0010011 */
        AT(0x181, GO(t32_13_1_181)) /* 01100000 01...... .001.... .0010011 */
        AT16(0x1a0, GO(t32_13_1_1a0)) /* 011010.. ........ .001.... .0010011 */
    },
    .of.t32_13_1_180 = {
        AT(0x0, GO(t32_13_1_180_0)) /* 01100000 0000.... .001.... .0010011 */
        AT(0x1, GO(t32_13_1_180_1)) /* 01100000 0001.... .001.... .0010011 */
        AT(0x2, GO(t32_13_1_180_2)) /* 01100000 0010.... .001.... .0010011 */
    },
    .of.t32_13_1_181 = {
        AT(0x0, GO(t32_13_1_181_0)) /* 01100000 0100.... .001.... .0010011 */
        AT(0x1, GO(t32_13_1_181_1)) /* 01100000 0101.... .001.... .0010011 */
    },
    .of.t32_13_5 = {
        AT(0x0, IS(SHIFT_SRLI_I)) /* 000000.. ........ .101.... .0010011 */
        AT(0xa, GO(t32_13_5_a)) /* 001010.. ........ .101.... .0010011 */
        AT(0x10, IS(SHIFT_SRAI_I)) /* 010000.. ........ .101.... .0010011 */
        AT(0x12, GO(t32_13_5_12)) /* 010010.. ........ .101.... .0010011 */
        AT(0x18, GO(t32_13_5_18)) /* 011000.. ........ .101.... .0010011 */
        AT(0x1a, GO(t32_13_5_1a)) /* 011010.. ........ .101.... .0010011 */
    },
    .of.t32_1b_1 = {
        AT16(0x0, IS(SHIFT_WORD_SLLIW)) /* 0000000. ........ .001.... .0011011 */
        AT32(0x40, GO(t32_1b_1_40)) /* 000010.. ........ .001.... .0011011 */
        AT(0x300, GO(t32_1b_1_300)) /* 01100000 000..... .001.... .0011011 */
        AT(0x301, GO(t32_1b_1_301)) /* 01100000 001..... .001.... .0011011 */
    },
    .of.t32_1b_1_300 = {
        AT(0x0, GO(t32_1b_1_300_0)) /* 01100000 0000.... .001.... .0011011 */
        AT(0x1, GO(t32_1b_1_300_1)) /* 01100000 0001.... .001.... .0011011 */
    },
    .of.t32_1b_5 = {
        AT(0x0, IS(SHIFT_WORD_SRLIW)) /* 0000000. ........ .101.... .0011011 */
        AT(0x20, IS(SHIFT_WORD_SRAIW)) /* 0100000. ........ .101.... .0011011 */
        AT(0x30, GO(t32_1b_5_30)) /* 0110000. ........ .101.... .0011011 */
    },
    .of.t32_33_0 = {
        AT(0x0, IS(ARITH_ADD_R)) /* 0000000. ........ .000.... .0110011 */
        AT(0x1, IS(MULTIPLY_MUL)) /* 0000001. ........ .000.... .0110011 */
        AT(0x20, IS(ARITH_SUB_R)) /* 0100000. ........ .000.... .0110011 */
    },
    .of.t32_33_1 = {
        AT(0x0, IS(ARITH_SLL_R)) /* 0000000. ........ .001.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULH)) /* 0000001. ........ .001.... .0110011 */
        AT(0x14, GO(t32_33_1_14)) /* 0010100. ........ .001.... .0110011 */
        AT(0x24, GO(t32_33_1_24)) /* 0100100. ........ .001.... .0110011 */
        AT(0x30, GO(t32_33_1_30)) /* 0110000. ........ .001.... .0110011 */
        AT(0x34, GO(t32_33_1_34)) /* 0110100. ........ .001.... .0110011 */
    },
    .of.t32_33_2 = {
        AT(0x0, IS(ARITH_SLT_R)) /* 0000000. ........ .010.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULHSU)) /* 0000001. ........ .010.... .0110011 */
        AT(0x10, GO(t32_33_2_10)) /* 0010000. ........ .010.... .0110011 */
    },
    .of.t32_33_3 = {
        AT(0x0, IS(ARITH_SLTU_R)) /* 0000000. ........ .011.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULHU)) /* 0000001. ........ .011.... .0110011 */
    },
    .of.t32_33_4 = {
        AT(0x0, IS(ARITH_XOR_R)) /* 0000000. ........ .100.... .0110011 */
        AT(0x1, IS(DIVIDE_DIV)) /* 0000001. ........ .100.... .0110011 */
        AT(0x5, GO(t32_33_4_5)) /* 0000101. ........ .100.... .0110011 */
        AT(0x10, GO(t32_33_4_10)) /* 0010000. ........ .100.... .0110011 */
        AT(0x20, GO(t32_33_4_20)) /* 0100000. ........ .100.... .0110011 */
    },
    .of.t32_33_5 = {
        AT(0x0, IS(ARITH_SRL_R)) /* 0000000. ........ .101.... .0110011 */
        AT(0x1, IS(DIVIDE_DIVU)) /* 0000001. ........ .101.... .0110011 */
        AT(0x5, GO(t32_33_5_5)) /* 0000101. ........ .101.... .0110011 */
        AT(0x20, IS(ARITH_SRA_R)) /* 0100000. ........ .101.... .0110011 */
        AT(0x24, GO(t32_33_5_24)) /* 0100100. ........ .101.... .0110011 */
        AT(0x30, GO(t32_33_5_30)) /* 0110000. ........ .101.... .0110011 */
    },
    .of.t32_33_6 = {
        AT(0x0, IS(ARITH_OR_R)) /* 0000000. ........ .110.... .0110011 */
        AT(0x1, IS(DIVIDE_REM)) /* 0000001. ........ .110.... .0110011 */
        AT(0x5, GO(t32_33_6_5)) /* 0000101. ........ .110.... .0110011 */
        AT(0x10, GO(t32_33_6_10)) /* 0010000. ........ .110.... .0110011 */
        AT(0x20, GO(t32_33_6_20)) /* 0100000. ........ .110.... .0110011 */
    },
    .of.t32_33_7 = {
        AT(0x0, IS(ARITH_AND_R)) /* 0000000. ........ .111.... .0110011 */
        AT(0x1, IS(DIVIDE_REMU)) /* 0000001. ........ .111.... .0110011 */
        AT(0x5, GO(t32_33_7_5)) /* 0000101. ........ .111.... .0110011 */
        AT(0x20, GO(t32_33_7_20)) /* 0100000. ........ .111.... .0110011 */
    },
    .of.t32_3b_0 = {
        AT(0x0, IS(ARITH_ADDW_R)) /* 0000000. ........ .000.... .0111011 */
        AT(0x1, IS(MULTIPLY_WORD_MULW)) /* 0000001. ........ .000.... .0111011 */
        AT(0x4, GO(t32_3b_0_4)) /* 0000100. ........ .000.... .0111011 */
        AT(0x20, IS(ARITH_SUBW_R)) /* 0100000. ........ .000.... .0111011 */
    },
    .of.t32_3b_1 = {
        AT(0x0, IS(ARITH_SLLW_R)) /* 0000000. ........ .001.... .0111011 */
        AT(0x30, GO(t32_3b_1_30)) /* 0110000. ........ .001.... .0111011 */
    },
    .of.t32_3b_4 = {
        AT(0x1, IS(MULTIPLY_WORD_DIVW)) /* 0000001. ........ .100.... .0111011 */
        AT(0x4, GO(t32_3b_4_4)) /* 0000100. ........ .100.... .0111011 */
        AT(0x10, GO(t32_3b_4_10)) /* 0010000. ........ .100.... .0111011 */
    },
    .of.t32_3b_5 = {
        AT(0x0, IS(ARITH_SRLW_R)) /* 0000000. ........ .101.... .0111011 */
        AT(0x1, IS(MULTIPLY_WORD_DIVUW)) /* 0000001. ........ .101.... .0111011 */
        AT(0x20, IS(ARITH_SRAW_R)) /* 0100000. ........ .101.... .0111011 */
        AT(0x30, GO(t32_3b_5_30)) /* 0110000. ........ .101.... .0111011 */
    },
    .of.t32_3b_6 = {
        AT(0x1, IS(MULTIPLY_WORD_REMW)) /* 0000001. ........ .110.... .0111011 */
        AT(0x10, GO(t32_3b_6_10)) /* 0010000. ........ .110.... .0111011 */
    },
    .of.t32_73_0 = {
        AT(0x0, GO(t32_73_0_0)) /* 00000000 0000.... .000.... .1110011 */
        AT(0x1, GO(t32_73_0_1)) /* 00000000 0001.... .000.... .1110011 */
        AT(0x102, GO(t32_73_0_102)) /* 00010000 0010.... .000.... .1110011 */
        AT(0x105, GO(t32_73_0_105)) /* 00010000 0101.... .000.... .1110011 */
        AT32(0x120, GO(t32_73_0_120)) /* 0001001. ........ .000.... .1110011 */
        AT(0x302, GO(t32_73_0_302)) /* 00110000 0010.... .000.... .1110011 */
    },
    .of.t16_0_0_by_7 = {
        AT(0x0, IS(UNIMPLEMENTED_C))
        AT(0x1, IS(ARITH_IMM_ADDI_SPN)) AT2(0x2, IS(ARITH_IMM_ADDI_SPN))
            AT4(0x4, IS(ARITH_IMM_ADDI_SPN)) AT8(0x8, IS(ARITH_IMM_ADDI_SPN))
            AT16(0x10, IS(ARITH_IMM_ADDI_SPN))
    },
    .of.t16_0_0_or_by_7 = {
        AT(0x1, IS(ARITH_IMM_ADDI_SPN)) AT2(0x2, IS(ARITH_IMM_ADDI_SPN))
            AT4(0x4, IS(ARITH_IMM_ADDI_SPN)) AT8(0x8, IS(ARITH_IMM_ADDI_SPN))
            AT16(0x10, IS(ARITH_IMM_ADDI_SPN))
    },
    .of.t32_f_0_by_20 = {
        AT32(0x0, IS(FENCE)) AT16(0x20, IS(FENCE)) AT2(0x30, IS(FENCE)) AT(0x32, IS(FENCE))
            AT4(0x34, IS(FENCE)) AT8(0x38, IS(FENCE)) AT64(0x40, IS(FENCE)) AT128(0x80, IS(FENCE))
        AT(0x33, GO(t32_f_0))
    },
    .of.t32_43_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FMADD_S))
        AT(0x1, IS(FLOAT_FUSED_FMADD_D))
    },
    .of.t32_47_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FMSUB_S))
        AT(0x1, IS(FLOAT_FUSED_FMSUB_D))
    },
    .of.t32_4b_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FNMSUB_S))
        AT(0x1, IS(FLOAT_FUSED_FNMSUB_D))
    },
    .of.t32_4f_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FNMADD_S))
        AT(0x1, IS(FLOAT_FUSED_FNMADD_D))
    },
    .of.t32_53_by_20 = {
        AT32(0x0, IS(FLOAT_ARITH_FADD_S))
        AT32(0x20, IS(FLOAT_ARITH_FADD_D))
        AT32(0x80, IS(FLOAT_ARITH_FSUB_S))
        AT32(0xa0, IS(FLOAT_ARITH_FSUB_D))
        AT32(0x100, IS(FLOAT_ARITH_FMUL_S))
        AT32(0x120, IS(FLOAT_ARITH_FMUL_D))
        AT32(0x180, IS(FLOAT_ARITH_FDIV_S))
        AT32(0x1a0, IS(FLOAT_ARITH_FDIV_D))
        AT32(0x200, IS(FLOAT_SIGN_FSGNJ_S))
        AT32(0x220, IS(FLOAT_SIGN_FSGNJ_D))
        AT32(0x280, IS(FLOAT_MINIMUM_FMIN_S))
        AT32(0x2a0, IS(FLOAT_MINIMUM_FMIN_D))
        AT(0x401, IS(FLOAT_NARROW))
        AT(0x420, IS(FLOAT_WIDEN))
        AT(0x580, IS(FLOAT_ROOT_FSQRT_S))
        AT(0x5a0, IS(FLOAT_ROOT_FSQRT_D))
        AT32(0xa00, IS(FLOAT_COMPARE_FLE_S))
        AT32(0xa20, IS(FLOAT_COMPARE_FLE_D))
        AT(0xc00, IS(FLOAT_TO_INT_FCVT_W_S))
        AT(0xc01, IS(FLOAT_TO_INT_FCVT_WU_S))
        AT(0xc02, IS(FLOAT_TO_INT_FCVT_L_S))
        AT(0xc03, IS(FLOAT_TO_INT_FCVT_LU_S))
        AT(0xc20, IS(FLOAT_TO_INT_FCVT_W_D))
        AT(0xc21, IS(FLOAT_TO_INT_FCVT_WU_D))
        AT(0xc22, IS(FLOAT_TO_INT_FCVT_L_D))
        AT(0xc23, IS(FLOAT_TO_INT_FCVT_LU_D))
        AT(0xd00, IS(FLOAT_FROM_INT_FCVT_S_W))
        AT(0xd01, IS(FLOAT_FROM_INT_FCVT_S_WU))
        AT(0xd02, IS(FLOAT_FROM_INT_FCVT_S_L))
        AT(0xd03, IS(FLOAT_FROM_INT_FCVT_S_LU))
        AT(0xd20, IS(FLOAT_FROM_WORD_FCVT_D_W))
        AT(0xd21, IS(FLOAT_FROM_WORD_FCVT_D_WU))
        AT(0xd22, IS(FLOAT_FROM_INT_FCVT_D_L))
        AT(0xd23, IS(FLOAT_FROM_INT_FCVT_D_LU))
        AT(0xe00, IS(FLOAT_BITS_FMV_X_W))
        AT(0xe20, IS(FLOAT_BITS_FMV_X_D))
        AT(0xf00, IS(FLOAT_OF_BITS_FMV_W_X))
        AT(0xf20, IS(FLOAT_OF_BITS_FMV_D_X))
    },
    .of.t32_13_1_by_24 = {
        AT4(0x0, IS(SHIFT_SLLI_I))
        AT4(0x28, GO(t32_13_1_a0))
        AT4(0x48, GO(t32_13_1_120))
        AT(0x60, GO(t32_13_1))
        AT4(0x68, GO(t32_13_1_1a0))
    },
    .of.t32_1b_1_by_24 = {
        AT2(0x0, IS(SHIFT_WORD_SLLIW))
        AT4(0x8, GO(t32_1b_1_40))
        AT(0x60, GO(t32_1b_1))
    },
    .of.t32_53_by_20_2 = {
        AT32(0x0, IS(FLOAT_ARITH_FADD_S))
        AT32(0x20, IS(FLOAT_ARITH_FADD_D))
        AT32(0x80, IS(FLOAT_ARITH_FSUB_S))
        AT32(0xa0, IS(FLOAT_ARITH_FSUB_D))
        AT32(0x100, IS(FLOAT_ARITH_FMUL_S))
        AT32(0x120, IS(FLOAT_ARITH_FMUL_D))
        AT32(0x180, IS(FLOAT_ARITH_FDIV_S))
        AT32(0x1a0, IS(FLOAT_ARITH_FDIV_D))
        AT32(0x200, IS(FLOAT_SIGN_FSGNJN_S))
        AT32(0x220, IS(FLOAT_SIGN_FSGNJN_D))
        AT32(0x280, IS(FLOAT_MINIMUM_FMAX_S))
        AT32(0x2a0, IS(FLOAT_MINIMUM_FMAX_D))
        AT(0x401, IS(FLOAT_NARROW))
        AT(0x420, IS(FLOAT_WIDEN))
        AT(0x580, IS(FLOAT_ROOT_FSQRT_S))
        AT(0x5a0, IS(FLOAT_ROOT_FSQRT_D))
        AT32(0xa00, IS(FLOAT_COMPARE_FLT_S))
        AT32(0xa20, IS(FLOAT_COMPARE_FLT_D))
        AT(0xc00, IS(FLOAT_TO_INT_FCVT_W_S))
        AT(0xc01, IS(FLOAT_TO_INT_FCVT_WU_S))
        AT(0xc02, IS(FLOAT_TO_INT_FCVT_L_S))
        AT(0xc03, IS(FLOAT_TO_INT_FCVT_LU_S))
        AT(0xc20, IS(FLOAT_TO_INT_FCVT_W_D))
        AT(0xc21, IS(FLOAT_TO_INT_FCVT_WU_D))
        AT(0xc22, IS(FLOAT_TO_INT_FCVT_L_D))
        AT(0xc23, IS(FLOAT_TO_INT_FCVT_LU_D))
        AT(0xd00, IS(FLOAT_FROM_INT_FCVT_S_W))
        AT(0xd01, IS(FLOAT_FROM_INT_FCVT_S_WU))
        AT(0xd02, IS(FLOAT_FROM_INT_FCVT_S_L))
        AT(0xd03, IS(FLOAT_FROM_INT_FCVT_S_LU))
        AT(0xd20, IS(FLOAT_FROM_WORD_FCVT_D_W))
        AT(0xd21, IS(FLOAT_FROM_WORD_FCVT_D_WU))
        AT(0xd22, IS(FLOAT_FROM_INT_FCVT_D_L))
        AT(0xd23, IS(FLOAT_FROM_INT_FCVT_D_LU))
        AT(0xe00, IS(FLOAT_CLASS_FCLASS_S))
        AT(0xe20, IS(FLOAT_CLASS_FCLASS_D))
    },
    .of.t32_73_1_by_16 = {
        AT(0x0, GO(t32_73_1))
        AT(0x1, IS(CSR_CSRRW_R)) AT2(0x2, IS(CSR_CSRRW_R)) AT4(0x4, IS(CSR_CSRRW_R))
            AT8(0x8, IS(CSR_CSRRW_R)) AT16(0x10, IS(CSR_CSRRW_R)) AT32(0x20, IS(CSR_CSRRW_R))
            AT64(0x40, IS(CSR_CSRRW_R)) AT128(0x80, IS(CSR_CSRRW_R))
    },
    .of.t16_else_1_by_7 = {
        AT(0x1, IS(ADDIW_C)) AT2(0x2, IS(ADDIW_C)) AT4(0x4, IS(ADDIW_C)) AT8(0x8, IS(ADDIW_C))
            AT16(0x10, IS(ADDIW_C))
    },
    .of.t32_2f_by_24 = {
        AT8(0x0, IS(AMO_AMOADD))
        AT8(0x8, IS(AMO_AMOSWAP))
        AT(0x10, GO(t32_2f_2_2)) AT(0x12, GO(t32_2f_2_2)) AT(0x14, GO(t32_2f_2_2))
            AT(0x16, GO(t32_2f_2_2))
        AT8(0x18, IS(CONDITIONAL_SC_W))
        AT8(0x20, IS(AMO_AMOXOR))
        AT8(0x40, IS(AMO_AMOOR))
        AT8(0x60, IS(AMO_AMOAND))
        AT8(0x80, IS(AMO_AMOMIN))
        AT8(0xa0, IS(AMO_AMOMAX))
        AT8(0xc0, IS(AMO_AMOMINU))
        AT8(0xe0, IS(AMO_AMOMAXU))
    },
    .of.t32_53_by_20_3 = {
        AT32(0x0, IS(FLOAT_ARITH_FADD_S))
        AT32(0x20, IS(FLOAT_ARITH_FADD_D))
        AT32(0x80, IS(FLOAT_ARITH_FSUB_S))
        AT32(0xa0, IS(FLOAT_ARITH_FSUB_D))
        AT32(0x100, IS(FLOAT_ARITH_FMUL_S))
        AT32(0x120, IS(FLOAT_ARITH_FMUL_D))
        AT32(0x180, IS(FLOAT_ARITH_FDIV_S))
        AT32(0x1a0, IS(FLOAT_ARITH_FDIV_D))
        AT32(0x200, IS(FLOAT_SIGN_FSGNJX_S))
        AT32(0x220, IS(FLOAT_SIGN_FSGNJX_D))
        AT(0x401, IS(FLOAT_NARROW))
        AT(0x420, IS(FLOAT_WIDEN))
        AT(0x580, IS(FLOAT_ROOT_FSQRT_S))
        AT(0x5a0, IS(FLOAT_ROOT_FSQRT_D))
        AT32(0xa00, IS(FLOAT_COMPARE_FEQ_S))
        AT32(0xa20, IS(FLOAT_COMPARE_FEQ_D))
        AT(0xc00, IS(FLOAT_TO_INT_FCVT_W_S))
        AT(0xc01, IS(FLOAT_TO_INT_FCVT_WU_S))
        AT(0xc02, IS(FLOAT_TO_INT_FCVT_L_S))
        AT(0xc03, IS(FLOAT_TO_INT_FCVT_LU_S))
        AT(0xc20, IS(FLOAT_TO_INT_FCVT_W_D))
        AT(0xc21, IS(FLOAT_TO_INT_FCVT_WU_D))
        AT(0xc22, IS(FLOAT_TO_INT_FCVT_L_D))
        AT(0xc23, IS(FLOAT_TO_INT_FCVT_LU_D))
        AT(0xd00, IS(FLOAT_FROM_INT_FCVT_S_W))
        AT(0xd01, IS(FLOAT_FROM_INT_FCVT_S_WU))
        AT(0xd02, IS(FLOAT_FROM_INT_FCVT_S_L))
        AT(0xd03, IS(FLOAT_FROM_INT_FCVT_S_LU))
        AT(0xd20, IS(FLOAT_FROM_WORD_FCVT_D_W))
        AT(0xd21, IS(FLOAT_FROM_WORD_FCVT_D_WU))
        AT(0xd22, IS(FLOAT_FROM_INT_FCVT_D_L))
        AT(0xd23, IS(FLOAT_FROM_INT_FCVT_D_LU))
    },
    .of.t32_2f_by_24_2 = {
        AT8(0x0, IS(AMO_AMOADD))
        AT8(0x8, IS(AMO_AMOSWAP))
        AT(0x10, GO(t32_2f_2_3)) AT(0x12, GO(t32_2f_2_3)) AT(0x14, GO(t32_2f_2_3))
            AT(0x16, GO(t32_2f_2_3))
        AT8(0x18, IS(CONDITIONAL_SC_D))
        AT8(0x20, IS(AMO_AMOXOR))
        AT8(0x40, IS(AMO_AMOOR))
        AT8(0x60, IS(AMO_AMOAND))
        AT8(0x80, IS(AMO_AMOMIN))
        AT8(0xa0, IS(AMO_AMOMAX))
        AT8(0xc0, IS(AMO_AMOMINU))
        AT8(0xe0, IS(AMO_AMOMAXU))
    },
    .of.t32_53_by_20_4 = {
        AT32(0x0, IS(FLOAT_ARITH_FADD_S))
        AT32(0x20, IS(FLOAT_ARITH_FADD_D))
        AT32(0x80, IS(FLOAT_ARITH_FSUB_S))
        AT32(0xa0, IS(FLOAT_ARITH_FSUB_D))
        AT32(0x100, IS(FLOAT_ARITH_FMUL_S))
        AT32(0x120, IS(FLOAT_ARITH_FMUL_D))
        AT32(0x180, IS(FLOAT_ARITH_FDIV_S))
        AT32(0x1a0, IS(FLOAT_ARITH_FDIV_D))
        AT(0x401, IS(FLOAT_NARROW))
        AT(0x420, IS(FLOAT_WIDEN))
        AT(0x580, IS(FLOAT_ROOT_FSQRT_S))
        AT(0x5a0, IS(FLOAT_ROOT_FSQRT_D))
        AT(0xc00, IS(FLOAT_TO_INT_FCVT_W_S))
        AT(0xc01, IS(FLOAT_TO_INT_FCVT_WU_S))
        AT(0xc02, IS(FLOAT_TO_INT_FCVT_L_S))
        AT(0xc03, IS(FLOAT_TO_INT_FCVT_LU_S))
        AT(0xc20, IS(FLOAT_TO_INT_FCVT_W_D))
        AT(0xc21, IS(FLOAT_TO_INT_FCVT_WU_D))
        AT(0xc22, IS(FLOAT_TO_INT_FCVT_L_D))
        AT(0xc23, IS(FLOAT_TO_INT_FCVT_LU_D))
        AT(0xd00, IS(FLOAT_FROM_INT_FCVT_S_W))
        AT(0xd01, IS(FLOAT_FROM_INT_FCVT_S_WU))
        AT(0xd02, IS(FLOAT_FROM_INT_FCVT_S_L))
        AT(0xd03, IS(FLOAT_FROM_INT_FCVT_S_LU))
        AT(0xd20, IS(FLOAT_FROM_WORD_FCVT_D_W))
        AT(0xd21, IS(FLOAT_FROM_WORD_FCVT_D_WU))
        AT(0xd22, IS(FLOAT_FROM_INT_FCVT_D_L))
        AT(0xd23, IS(FLOAT_FROM_INT_FCVT_D_LU))
    },
    .of.t16_4_2_by_7 = {
        AT(0x1, IS(LOAD_LW_CWSP)) AT2(0x2, IS(LOAD_LW_CWSP)) AT4(0x4, IS(LOAD_LW_CWSP))
            AT8(0x8, IS(LOAD_LW_CWSP)) AT16(0x10, IS(LOAD_LW_CWSP))
    },
    .of.t16_6_2_by_7 = {
        AT(0x1, IS(LOAD_LD_CDSP)) AT2(0x2, IS(LOAD_LD_CDSP)) AT4(0x4, IS(LOAD_LD_CDSP))
            AT8(0x8, IS(LOAD_LD_CDSP)) AT16(0x10, IS(LOAD_LD_CDSP))
    },
    .of.t16_7_1_by_7 = {
        AT2(0x0, IS(UPPER_C)) AT(0x3, IS(UPPER_C)) AT4(0x4, IS(UPPER_C)) AT8(0x8, IS(UPPER_C))
            AT16(0x10, IS(UPPER_C))
        AT(0x2, IS(ARITH_IMM_ADDI_SP))
    },
    .of.t32_3b_7_by_25 = {
        AT(0x1, IS(MULTIPLY_WORD_REMUW))
    },
    .of.t16_8_by_10 = {
        AT(0x0, IS(SHIFT_NONE_SRLI))
        AT(0x1, IS(SHIFT_NONE_SRAI))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUB_CA))
    },
    .of.t16_8_by_7 = {
        AT(0x1, IS(JUMP_CJR)) AT2(0x2, IS(JUMP_CJR)) AT4(0x4, IS(JUMP_CJR)) AT8(0x8, IS(JUMP_CJR))
            AT16(0x10, IS(JUMP_CJR))
    },
    .of.t16_8_by_10_2 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUB_CA))
    },
    .of.t16_8_by_10_3 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_XOR_CA))
    },
    .of.t16_8_by_10_4 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_OR_CA))
    },
    .of.t16_8_by_10_5 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_AND_CA))
    },
    .of.t16_9_1_by_10 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUBW_CA))
    },
    .of.t16_9_2_by_7 = {
        AT(0x0, IS(BREAK_C))
        AT(0x1, IS(JUMP_CJAL)) AT2(0x2, IS(JUMP_CJAL)) AT4(0x4, IS(JUMP_CJAL))
            AT8(0x8, IS(JUMP_CJAL)) AT16(0x10, IS(JUMP_CJAL))
    },
    .of.t16_9_1_by_10_2 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_ADDW_CA))
    },
    .of.t16_9_1_by_10_3 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
    },
};

enum { SHORTEST = 2, LONGEST = 4 }; /* bytes of a word */
#define LENGTH(word) 2 + (word & word << 1 & 0x2u)
#define INDEX(word) (word & 0x7f) | (word >> 5 & 0x780)
#define READ(bytes) (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | \
    (uint32_t)bytes[3] << 24

#include "base/decode_lead.h"

static const uint32_t leads[2048] = {
    AT(0x0, THROUGH(t16_0_0_by_7, 7, 5))
    BY64(0x1, 4, ONLY(ARITH_IMM_ADDI_CI))
    AT(0x2, ONLY(SHIFT_NONE_SLLI))
    BY2(0x3, 1024, ONLY(LOAD_LB_I))
    BY4(0x4, 4, THROUGH(t16_0_0_or_by_7, 7, 5)) BY2(0x14, 4, THROUGH(t16_0_0_or_by_7, 7, 5))
        AT(0x1c, THROUGH(t16_0_0_or_by_7, 7, 5))
    BY32(0x6, 4, ONLY(SHIFT_SLLI_CI)) BY16(0x86, 4, ONLY(SHIFT_SLLI_CI))
        BY8(0xc6, 4, ONLY(SHIFT_SLLI_CI)) BY4(0xe6, 4, ONLY(SHIFT_SLLI_CI))
        BY2(0xf6, 4, ONLY(SHIFT_SLLI_CI)) AT(0xfe, ONLY(SHIFT_SLLI_CI))
    BY4(0x7, 512, DIRECT(NO)) BY16(0xb, 128, DIRECT(NO)) BY64(0x1f, 32, DIRECT(NO))
        BY4(0x27, 512, DIRECT(NO)) BY32(0x2b, 64, DIRECT(NO)) BY4(0x2f, 512, DIRECT(NO))
        BY16(0x57, 128, DIRECT(NO)) BY16(0x5b, 128, DIRECT(NO)) BY16(0x77, 128, DIRECT(NO))
        BY16(0x7b, 128, DIRECT(NO)) BY4(0x87, 512, DIRECT(NO)) BY4(0xa7, 512, DIRECT(NO))
        BY4(0xaf, 512, DIRECT(NO)) BY8(0xe7, 256, DIRECT(NO)) BY4(0x10f, 128, DIRECT(NO))
        BY4(0x11b, 512, DIRECT(NO)) BY2(0x163, 4, DIRECT(NO)) BY4(0x19b, 512, DIRECT(NO))
        BY2(0x1bb, 1024, DIRECT(NO)) BY2(0x1e3, 64, DIRECT(NO)) BY2(0x21b, 1024, DIRECT(NO))
        BY2(0x267, 256, DIRECT(NO)) BY2(0x273, 1024, DIRECT(NO)) BY2(0x2a3, 32, DIRECT(NO))
        BY4(0x2c7, 4, DIRECT(NO)) BY2(0x307, 8, DIRECT(NO)) BY2(0x323, 4, DIRECT(NO))
        BY2(0x32f, 32, DIRECT(NO)) BY2(0x343, 4, DIRECT(NO)) BY2(0x34b, 8, DIRECT(NO))
        BY2(0x383, 4, DIRECT(NO)) BY2(0x38f, 32, DIRECT(NO)) BY2(0x3a3, 4, DIRECT(NO))
        BY64(0x400, 4, DIRECT(NO)) BY4(0x50f, 128, DIRECT(NO)) BY2(0x563, 4, DIRECT(NO))
        BY2(0x5e3, 64, DIRECT(NO)) BY2(0x667, 256, DIRECT(NO)) BY2(0x6a3, 32, DIRECT(NO))
        BY4(0x6c7, 4, DIRECT(NO)) BY2(0x707, 8, DIRECT(NO)) BY2(0x723, 4, DIRECT(NO))
        BY2(0x72f, 32, DIRECT(NO)) BY2(0x743, 4, DIRECT(NO)) BY2(0x74b, 8, DIRECT(NO))
        BY2(0x783, 4, DIRECT(NO)) BY2(0x78f, 32, DIRECT(NO)) BY2(0x7a3, 4, DIRECT(NO))
    BY2(0xf, 1024, THROUGH(t32_f_0_by_20, 20, 8))
    BY2(0x13, 1024, ONLY(ARITH_IMM_ADDI_I))
    BY16(0x17, 128, ONLY(UPPER_AUIPC))
    BY2(0x1b, 1024, ONLY(ADDIW_I))
    BY32(0x20, 4, ONLY(ARITH_IMM_ADDI_SPN)) BY16(0xa0, 4, ONLY(ARITH_IMM_ADDI_SPN))
        BY8(0xe0, 4, ONLY(ARITH_IMM_ADDI_SPN))
    BY2(0x23, 1024, ONLY(STORE_SB_S))
    BY2(0x33, 1024, THROUGH(t32_33_0, 25, 7))
    BY16(0x37, 128, ONLY(UPPER_LUI))
    BY2(0x3b, 1024, THROUGH(t32_3b_0, 25, 7))
    BY4(0x43, 128, THROUGH(t32_43_by_25, 25, 2)) BY2(0x243, 512, THROUGH(t32_43_by_25, 25, 2))
        BY2(0x3c3, 256, THROUGH(t32_43_by_25, 25, 2)) BY2(0x543, 128, THROUGH(t32_43_by_25, 25, 2))
        AT(0x643, THROUGH(t32_43_by_25, 25, 2)) AT(0x7c3, THROUGH(t32_43_by_25, 25, 2))
    BY4(0x47, 128, THROUGH(t32_47_by_25, 25, 2)) BY2(0x247, 512, THROUGH(t32_47_by_25, 25, 2))
        BY2(0x3c7, 256, THROUGH(t32_47_by_25, 25, 2)) BY2(0x547, 128, THROUGH(t32_47_by_25, 25, 2))
        AT(0x647, THROUGH(t32_47_by_25, 25, 2)) AT(0x7c7, THROUGH(t32_47_by_25, 25, 2))
    BY4(0x4b, 128, THROUGH(t32_4b_by_25, 25, 2)) BY2(0x24b, 512, THROUGH(t32_4b_by_25, 25, 2))
        BY2(0x3cb, 256, THROUGH(t32_4b_by_25, 25, 2)) BY2(0x54b, 128, THROUGH(t32_4b_by_25, 25, 2))
        AT(0x64b, THROUGH(t32_4b_by_25, 25, 2)) AT(0x7cb, THROUGH(t32_4b_by_25, 25, 2))
    BY4(0x4f, 128, THROUGH(t32_4f_by_25, 25, 2)) BY2(0x24f, 512, THROUGH(t32_4f_by_25, 25, 2))
        BY2(0x3cf, 256, THROUGH(t32_4f_by_25, 25, 2)) BY2(0x54f, 128, THROUGH(t32_4f_by_25, 25, 2))
        AT(0x64f, THROUGH(t32_4f_by_25, 25, 2)) AT(0x7cf, THROUGH(t32_4f_by_25, 25, 2))
    BY2(0x53, 1024, THROUGH(t32_53_by_20, 20, 12))
    BY2(0x63, 1024, ONLY(BRANCH_BEQ_B))
    BY2(0x67, 1024, ONLY(JUMP_JALR))
    BY16(0x6f, 128, ONLY(JUMP_JAL))
    BY2(0x73, 1024, DIRECT(GO(t32_73_0)))
    BY2(0x83, 1024, ONLY(LOAD_LH_I))
    BY2(0x8f, 1024, ONLY(FENCE_I))
    BY2(0x93, 1024, THROUGH(t32_13_1_by_24, 24, 8))
    BY2(0x9b, 1024, THROUGH(t32_1b_1_by_24, 24, 8))
    BY2(0xa3, 1024, ONLY(STORE_SH_S))
    BY2(0xb3, 1024, THROUGH(t32_33_1, 25, 7))
    BY2(0xbb, 1024, THROUGH(t32_3b_1, 25, 7))
    BY2(0xd3, 1024, THROUGH(t32_53_by_20_2, 20, 12))
    BY2(0xe3, 1024, ONLY(BRANCH_BNE_B))
    AT(0xf3, THROUGH(t32_73_1_by_16, 16, 8))
    BY64(0x100, 4, ONLY(FLOAT_LOAD_FLD_C))
    BY64(0x101, 4, THROUGH(t16_else_1_by_7, 7, 5))
    BY64(0x102, 4, ONLY(FLOAT_LOAD_FLD_CSP))
    BY2(0x103, 1024, ONLY(LOAD_LW_I))
    BY2(0x107, 1024, ONLY(FLOAT_LOAD_FLW_I))
    BY2(0x113, 1024, ONLY(ARITH_IMM_SLTI_I))
    BY2(0x123, 1024, ONLY(STORE_SW_S))
    BY2(0x127, 1024, ONLY(FLOAT_STORE_FSW_S))
    BY2(0x12f, 1024, THROUGH(t32_2f_by_24, 24, 8))
    BY2(0x133, 1024, THROUGH(t32_33_2, 25, 7))
    BY2(0x13b, 1024, DIRECT(GO(t32_3b_2)))
    BY2(0x153, 1024, THROUGH(t32_53_by_20_3, 20, 12))
    BY2(0x173, 1024, ONLY(CSR_CSRRS_R))
    BY2(0x183, 1024, ONLY(LOAD_LD_I))
    BY2(0x187, 1024, ONLY(FLOAT_LOAD_FLD_I))
    BY2(0x193, 1024, ONLY(ARITH_IMM_SLTIU_I))
    BY2(0x1a3, 1024, ONLY(STORE_SD_S))
    BY2(0x1a7, 1024, ONLY(FLOAT_STORE_FSD_S))
    BY2(0x1af, 1024, THROUGH(t32_2f_by_24_2, 24, 8))
    BY2(0x1b3, 1024, THROUGH(t32_33_3, 25, 7))
    BY4(0x1d3, 512, THROUGH(t32_53_by_20_4, 20, 12))
        BY2(0x253, 1024, THROUGH(t32_53_by_20_4, 20, 12))
    BY2(0x1f3, 1024, ONLY(CSR_CSRRC_R))
    BY64(0x200, 4, ONLY(LOAD_LW_CW))
    BY64(0x201, 4, ONLY(ARITH_IMM_ADDI_LI))
    BY64(0x202, 4, THROUGH(t16_4_2_by_7, 7, 5))
    BY2(0x203, 1024, ONLY(LOAD_LBU_I))
    BY2(0x213, 1024, ONLY(ARITH_IMM_XORI_I))
    BY2(0x233, 1024, THROUGH(t32_33_4, 25, 7))
    BY2(0x23b, 1024, THROUGH(t32_3b_4, 25, 7))
    BY2(0x263, 1024, ONLY(BRANCH_BLT_B))
    BY2(0x283, 1024, ONLY(LOAD_LHU_I))
    BY2(0x293, 1024, THROUGH(t32_13_5, 26, 6))
    BY2(0x29b, 1024, THROUGH(t32_1b_5, 25, 7))
    BY2(0x2b3, 1024, THROUGH(t32_33_5, 25, 7))
    BY2(0x2bb, 1024, THROUGH(t32_3b_5, 25, 7))
    BY2(0x2e3, 1024, ONLY(BRANCH_BGE_B))
    BY2(0x2f3, 1024, ONLY(CSR_CSRRW_I))
    BY64(0x300, 4, ONLY(LOAD_LD_CD))
    BY32(0x301, 4, DIRECT(GO(t16_6_1)))
    BY64(0x302, 4, THROUGH(t16_6_2_by_7, 7, 5))
    BY2(0x303, 1024, ONLY(LOAD_LWU_I))
    BY2(0x313, 1024, ONLY(ARITH_IMM_ORI_I))
    BY2(0x333, 1024, THROUGH(t32_33_6, 25, 7))
    BY2(0x33b, 1024, THROUGH(t32_3b_6, 25, 7))
    BY2(0x363, 1024, ONLY(BRANCH_BLTU_B))
    BY2(0x373, 1024, ONLY(CSR_CSRRS_I))
    BY32(0x381, 4, THROUGH(t16_7_1_by_7, 7, 5))
    BY2(0x393, 1024, ONLY(ARITH_IMM_ANDI_I))
    BY2(0x3b3, 1024, THROUGH(t32_33_7, 25, 7))
    BY2(0x3bb, 1024, THROUGH(t32_3b_7_by_25, 25, 7))
    BY2(0x3e3, 1024, ONLY(BRANCH_BGEU_B))
    BY2(0x3f3, 1024, ONLY(CSR_CSRRC_I))
    AT(0x401, THROUGH(t16_8_by_10, 10, 2))
    AT(0x402, THROUGH(t16_8_by_7, 7, 5))
    BY4(0x405, 4, THROUGH(t16_8_by_10_2, 10, 2)) BY2(0x415, 4, THROUGH(t16_8_by_10_2, 10, 2))
        AT(0x41d, THROUGH(t16_8_by_10_2, 10, 2))
    BY16(0x406, 4, ONLY(MOVE)) BY8(0x446, 4, ONLY(MOVE)) BY4(0x466, 4, ONLY(MOVE))
        BY2(0x476, 4, ONLY(MOVE)) AT(0x47e, ONLY(MOVE))
    BY8(0x421, 4, THROUGH(t16_8_by_10_3, 10, 2))
    BY8(0x441, 4, THROUGH(t16_8_by_10_4, 10, 2))
    BY8(0x461, 4, THROUGH(t16_8_by_10_5, 10, 2))
    BY8(0x481, 4, THROUGH(t16_9_1_by_10, 10, 2))
    AT(0x482, THROUGH(t16_9_2_by_7, 7, 5))
    BY16(0x486, 4, ONLY(ARITH_ADD_CR)) BY8(0x4c6, 4, ONLY(ARITH_ADD_CR))
        BY4(0x4e6, 4, ONLY(ARITH_ADD_CR)) BY2(0x4f6, 4, ONLY(ARITH_ADD_CR))
        AT(0x4fe, ONLY(ARITH_ADD_CR))
    BY8(0x4a1, 4, THROUGH(t16_9_1_by_10_2, 10, 2))
    BY16(0x4c1, 4, THROUGH(t16_9_1_by_10_3, 10, 2))
    AT(0x4f3, ONLY(CSR_CSRRW_R))
    BY64(0x500, 4, ONLY(FLOAT_STORE_FSD_C))
    BY64(0x501, 4, ONLY(JUMP_CJ))
    BY64(0x502, 4, ONLY(FLOAT_STORE_FSD_CSP))
    BY64(0x600, 4, ONLY(STORE_SW_CW))
    BY64(0x601, 4, ONLY(BRANCH_BEQ_C))
    BY64(0x602, 4, ONLY(STORE_SW_CWSP))
    BY64(0x700, 4, ONLY(STORE_SD_CD))
    BY64(0x701, 4, ONLY(BRANCH_BNE_C))
    BY64(0x702, 4, ONLY(STORE_SD_CDSP))
};

TAKES
{
    TAKE_ROW
    switch (form) {
    AS(CSR_CSRRW_R) AS(CSR_CSRRS_R) AS(CSR_CSRRC_R) TAKE_AS(csr_csrrw_r)
    AS(CSR_CSRRW_I) AS(CSR_CSRRS_I) AS(CSR_CSRRC_I) TAKE_AS(csr_csrrw_i)
    AS(UPPER_C) TAKE_AS(upper_c)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

FOLLOW_LEADS

int rv64_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int rv64_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

OTHER_OPERANDS
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    if (out->length == 2) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        TAKE_OF(2)
    }
    if (out->length == 4) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        TAKE_OF(4)
    }
    return ISADORA_BAD_INSN;
}

int rv64_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    OPERANDS_ROW
}
