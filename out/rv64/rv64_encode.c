/* Generated from the description rv64 by gen/emit/encode. Do not edit. */
#include <isadora/rv64.h>

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

typedef struct put encode_form(struct put put, const uint8_t *line, const uint64_t *value);

#define PART(name) \
    static struct put name(struct put put, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) put = field_##field(put, value[slot]);
#define SET(half, bits) put.half |= bits;
#define CALL(name, choice, slot) put = name(put, line + (choice), value + (slot));
#define ONLY(choice, number) put.wrong |= line[choice] ^ number##u;
#define NONE put.wrong = 1;

/* A field of `width` bits from bit `at` of a part of the word on. */
#define FIELD(name, part, at, width) \
    static inline struct put name(struct put put, uint64_t value) \
    { \
        put.part |= value << (at); \
        put.wrong |= value >> (width); \
        return put; \
    }
FIELD(field_ORDER, word, 25, 2)
FIELD(field_WIDTH, word, 12, 1)
FIELD(field_PRED, word, 24, 4)
FIELD(field_SUCC, word, 20, 4)
FIELD(field_ZIMM, word, 15, 5)
FIELD(field_CSR_NAME, word, 20, 12)
FIELD(field_CSR_NUMBER, word, 20, 12)
FIELD(field_RD, word, 7, 5)
FIELD(field_RS1, word, 15, 5)
FIELD(field_RS2, word, 20, 5)
FIELD(field_FD, word, 7, 5)
FIELD(field_FS1, word, 15, 5)
FIELD(field_FS2, word, 20, 5)
FIELD(field_FS3, word, 27, 5)
FIELD(field_IMMI, word, 20, 12)
FIELD(field_IMMU, word, 12, 20)
FIELD(field_SHAMT, word, 20, 6)
FIELD(field_SHAMTW, word, 20, 5)
FIELD(field_CD, word, 7, 5)
FIELD(field_CS, word, 2, 5)
FIELD(field_CFD, word, 7, 5)
FIELD(field_CFS, word, 2, 5)
FIELD(field_CP, word, 2, 3)
FIELD(field_CQ, word, 7, 3)
FIELD(field_CU, word, 2, 5)
FIELD(field_RM, word, 12, 3)
FIELD(field_RMX, word, 12, 3)

static inline struct put field_IMMS(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 7;
    put.word |= (value >> 5) << 25;
    put.wrong |= value >> 12;
    return put;
}

static inline struct put field_TOB(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 8;
    put.word |= (value >> 4 & 0x3f) << 25;
    put.word |= (value >> 10 & 0x1) << 7;
    put.word |= (value >> 11) << 31;
    put.wrong |= value >> 12;
    return put;
}

static inline struct put field_TOJ(struct put put, uint64_t value)
{
    put.word |= (value & 0x3ff) << 21;
    put.word |= (value >> 10 & 0x1) << 20;
    put.word |= (value >> 11 & 0xff) << 12;
    put.word |= (value >> 19) << 31;
    put.wrong |= value >> 20;
    return put;
}

static inline struct put field_CI(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 2;
    put.word |= (value >> 5) << 12;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CSH(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 2;
    put.word |= (value >> 5) << 12;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CSP16(struct put put, uint64_t value)
{
    put.word |= (value & 0x1) << 6;
    put.word |= (value >> 1 & 0x1) << 2;
    put.word |= (value >> 2 & 0x1) << 5;
    put.word |= (value >> 3 & 0x3) << 3;
    put.word |= (value >> 5) << 12;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CSP4(struct put put, uint64_t value)
{
    put.word |= (value & 0x1) << 6;
    put.word |= (value >> 1 & 0x1) << 5;
    put.word |= (value >> 2 & 0x3) << 11;
    put.word |= (value >> 4) << 7;
    put.wrong |= value >> 8;
    return put;
}

static inline struct put field_CW(struct put put, uint64_t value)
{
    put.word |= (value & 0x1) << 6;
    put.word |= (value >> 1 & 0x7) << 10;
    put.word |= (value >> 4) << 5;
    put.wrong |= value >> 5;
    return put;
}

static inline struct put field_CDW(struct put put, uint64_t value)
{
    put.word |= (value & 0x7) << 10;
    put.word |= (value >> 3) << 5;
    put.wrong |= value >> 5;
    return put;
}

static inline struct put field_CLW(struct put put, uint64_t value)
{
    put.word |= (value & 0x7) << 4;
    put.word |= (value >> 3 & 0x1) << 12;
    put.word |= (value >> 4) << 2;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CLD(struct put put, uint64_t value)
{
    put.word |= (value & 0x3) << 5;
    put.word |= (value >> 2 & 0x1) << 12;
    put.word |= (value >> 3) << 2;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CSW(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 9;
    put.word |= (value >> 4) << 7;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CSD(struct put put, uint64_t value)
{
    put.word |= (value & 0x7) << 10;
    put.word |= (value >> 3) << 7;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_CJ(struct put put, uint64_t value)
{
    put.word |= (value & 0x7) << 3;
    put.word |= (value >> 3 & 0x1) << 11;
    put.word |= (value >> 4 & 0x1) << 2;
    put.word |= (value >> 5 & 0x1) << 7;
    put.word |= (value >> 6 & 0x1) << 6;
    put.word |= (value >> 7 & 0x3) << 9;
    put.word |= (value >> 9 & 0x1) << 8;
    put.word |= (value >> 10) << 12;
    put.wrong |= value >> 11;
    return put;
}

static inline struct put field_CBR(struct put put, uint64_t value)
{
    put.word |= (value & 0x3) << 3;
    put.word |= (value >> 2 & 0x3) << 10;
    put.word |= (value >> 4 & 0x1) << 2;
    put.word |= (value >> 5 & 0x3) << 5;
    put.word |= (value >> 7) << 12;
    put.wrong |= value >> 8;
    return put;
}

PART(encode_reserve_lr_w)
{
    START
    F(ORDER, 0) F(RD, 1) F(RS1, 2)
    return put;
}

PART(encode_conditional_sc_w)
{
    START
    F(ORDER, 0) F(RD, 1) F(RS2, 2) F(RS1, 3)
    return put;
}

PART(encode_amo_amoswap)
{
    START
    F(WIDTH, 0) F(ORDER, 1) F(RD, 2) F(RS2, 3) F(RS1, 4)
    return put;
}

PART(encode_add_shifted_sh1add)
{
    START
    F(RD, 0) F(RS1, 1) F(RS2, 2)
    return put;
}

PART(encode_shift_unsigned)
{
    START
    F(RD, 0) F(RS1, 1) F(SHAMT, 2)
    return put;
}

PART(encode_count_bits_clz)
{
    START
    F(RD, 0) F(RS1, 1)
    return put;
}

PART(encode_rotate_rorw_w)
{
    START
    F(RD, 0) F(RS1, 1) F(SHAMTW, 2)
    return put;
}

PART(encode_jump_jal)
{
    START
    F(RD, 0) F(TOJ, 1)
    return put;
}

PART(encode_jump_jalr)
{
    START
    F(RD, 0) F(IMMI, 1) F(RS1, 2)
    return put;
}

PART(encode_jump_cj)
{
    START
    F(CJ, 0)
    return put;
}

PART(encode_jump_cjr)
{
    START
    F(CD, 0)
    return put;
}

PART(encode_branch_beq_b)
{
    START
    F(RS1, 0) F(RS2, 1) F(TOB, 2)
    return put;
}

PART(encode_branch_beq_c)
{
    START
    F(CBR, 1) F(CQ, 0) ONLY(0, 0)
    return put;
}

PART(encode_fence)
{
    START
    F(PRED, 0) F(SUCC, 1)
    return put;
}

PART(encode_fence_tso)
{
    START
    return put;
}

PART(put_csr)
{
    START
    switch (line[0]) {
    case 0: F(CSR_NAME, 0) break;
    case 1: F(CSR_NUMBER, 1) break;
    default: NONE
    }
    return put;
}

PART(encode_csr_csrrw_r)
{
    START
    F(RD, 0) F(RS1, 3) CALL(put_csr, 0, 1)
    return put;
}

PART(encode_csr_csrrw_i)
{
    START
    F(RD, 0) F(ZIMM, 3) CALL(put_csr, 0, 1)
    return put;
}

PART(encode_supervisor_fence)
{
    START
    F(RS1, 0) F(RS2, 1)
    return put;
}

PART(encode_float_arith_fadd_s)
{
    START
    F(FD, 0) F(FS1, 1) F(FS2, 2) F(RM, 3)
    return put;
}

PART(encode_float_root_fsqrt_s)
{
    START
    F(FD, 0) F(FS1, 1) F(RM, 2)
    return put;
}

PART(encode_float_fused_fmadd_s)
{
    START
    F(FD, 0) F(FS1, 1) F(FS2, 2) F(FS3, 3) F(RM, 4)
    return put;
}

PART(encode_float_sign_fsgnj_s)
{
    START
    F(FD, 0) F(FS1, 1) F(FS2, 2)
    return put;
}

PART(encode_float_compare_feq_s)
{
    START
    F(RD, 0) F(FS1, 1) F(FS2, 2)
    return put;
}

PART(encode_float_class_fclass_s)
{
    START
    F(RD, 0) F(FS1, 1)
    return put;
}

PART(encode_float_of_bits_fmv_w_x)
{
    START
    F(FD, 0) F(RS1, 1)
    return put;
}

PART(encode_float_to_int_fcvt_w_s)
{
    START
    F(RD, 0) F(FS1, 1) F(RM, 2)
    return put;
}

PART(encode_float_from_int_fcvt_s_w)
{
    START
    F(FD, 0) F(RS1, 1) F(RM, 2)
    return put;
}

PART(encode_float_widen)
{
    START
    F(FD, 0) F(FS1, 1) F(RMX, 2)
    return put;
}

PART(encode_float_from_word_fcvt_d_w)
{
    START
    F(FD, 0) F(RS1, 1) F(RMX, 2)
    return put;
}

PART(encode_float_load_flw_i)
{
    START
    F(FD, 0) F(IMMI, 1) F(RS1, 2)
    return put;
}

PART(encode_float_load_fld_c)
{
    START
    F(CDW, 1) F(CP, 0) F(CQ, 2) ONLY(0, 0) ONLY(1, 0)
    return put;
}

PART(encode_float_load_fld_csp)
{
    START
    F(CFD, 0) F(CLD, 1)
    return put;
}

PART(encode_float_store_fsw_s)
{
    START
    F(FS2, 0) F(IMMS, 1) F(RS1, 2)
    return put;
}

PART(encode_float_store_fsd_csp)
{
    START
    F(CFS, 0) F(CSD, 1)
    return put;
}

PART(encode_arith_sub_ca)
{
    START
    F(CQ, 0) F(CP, 1) ONLY(0, 0) ONLY(1, 0)
    return put;
}

PART(encode_arith_add_cr)
{
    START
    F(CD, 0) F(CS, 1)
    return put;
}

PART(encode_arith_imm_addi_i)
{
    START
    F(RD, 0) F(RS1, 1) F(IMMI, 2)
    return put;
}

PART(encode_arith_imm_addi_ci)
{
    START
    F(CD, 0) F(CI, 1)
    return put;
}

PART(encode_arith_imm_andi_ca)
{
    START
    F(CI, 1) F(CQ, 0) ONLY(0, 0)
    return put;
}

PART(encode_arith_imm_addi_sp)
{
    START
    F(CSP16, 0)
    return put;
}

PART(encode_arith_imm_addi_spn)
{
    START
    F(CSP4, 1) F(CP, 0) ONLY(0, 0)
    return put;
}

PART(encode_shift_slli_ci)
{
    START
    F(CD, 0) F(CSH, 1)
    return put;
}

PART(encode_shift_srli_ca)
{
    START
    F(CSH, 1) F(CQ, 0) ONLY(0, 0)
    return put;
}

PART(encode_shift_none_srli)
{
    START
    F(CQ, 0) ONLY(0, 0)
    return put;
}

PART(encode_upper_lui)
{
    START
    F(RD, 0) F(IMMU, 1) ONLY(0, 0)
    return put;
}

PART(put_cupper)
{
    START
    switch (line[0]) {
    case 0: F(CU, 0) break;
    case 1: SET(word, 0x1000) F(CU, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_upper_c)
{
    START
    F(CD, 0) CALL(put_cupper, 0, 1)
    return put;
}

PART(encode_load_lw_cw)
{
    START
    F(CW, 1) F(CP, 0) F(CQ, 2) ONLY(0, 0) ONLY(1, 0)
    return put;
}

PART(encode_load_lw_cwsp)
{
    START
    F(CD, 0) F(CLW, 1)
    return put;
}

PART(encode_load_ld_cdsp)
{
    START
    F(CD, 0) F(CLD, 1)
    return put;
}

PART(encode_store_sb_s)
{
    START
    F(RS2, 0) F(IMMS, 1) F(RS1, 2)
    return put;
}

PART(encode_store_sw_cwsp)
{
    START
    F(CS, 0) F(CSW, 1)
    return put;
}

PART(encode_store_sd_cdsp)
{
    START
    F(CS, 0) F(CSD, 1)
    return put;
}

static const struct {
    encode_form *put;
    unsigned length;
    uint64_t word; /* the constants of the form */
} forms[] = {
    [RV64_RESERVE_LR_W] = {encode_reserve_lr_w, 4, 0x1000202f},
    [RV64_RESERVE_LR_D] = {encode_reserve_lr_w, 4, 0x1000302f},
    [RV64_CONDITIONAL_SC_W] = {encode_conditional_sc_w, 4, 0x1800202f},
    [RV64_CONDITIONAL_SC_D] = {encode_conditional_sc_w, 4, 0x1800302f},
    [RV64_AMO_AMOSWAP] = {encode_amo_amoswap, 4, 0x800202f},
    [RV64_AMO_AMOADD] = {encode_amo_amoswap, 4, 0x202f},
    [RV64_AMO_AMOXOR] = {encode_amo_amoswap, 4, 0x2000202f},
    [RV64_AMO_AMOAND] = {encode_amo_amoswap, 4, 0x6000202f},
    [RV64_AMO_AMOOR] = {encode_amo_amoswap, 4, 0x4000202f},
    [RV64_AMO_AMOMIN] = {encode_amo_amoswap, 4, 0x8000202f},
    [RV64_AMO_AMOMAX] = {encode_amo_amoswap, 4, 0xa000202f},
    [RV64_AMO_AMOMINU] = {encode_amo_amoswap, 4, 0xc000202f},
    [RV64_AMO_AMOMAXU] = {encode_amo_amoswap, 4, 0xe000202f},
    [RV64_ADD_SHIFTED_SH1ADD] = {encode_add_shifted_sh1add, 4, 0x20002033},
    [RV64_ADD_SHIFTED_SH2ADD] = {encode_add_shifted_sh1add, 4, 0x20004033},
    [RV64_ADD_SHIFTED_SH3ADD] = {encode_add_shifted_sh1add, 4, 0x20006033},
    [RV64_ADD_SHIFTED_ADD_UW] = {encode_add_shifted_sh1add, 4, 0x800003b},
    [RV64_ADD_SHIFTED_SH1ADD_UW] = {encode_add_shifted_sh1add, 4, 0x2000203b},
    [RV64_ADD_SHIFTED_SH2ADD_UW] = {encode_add_shifted_sh1add, 4, 0x2000403b},
    [RV64_ADD_SHIFTED_SH3ADD_UW] = {encode_add_shifted_sh1add, 4, 0x2000603b},
    [RV64_SHIFT_UNSIGNED] = {encode_shift_unsigned, 4, 0x800101b},
    [RV64_LOGIC_NOT_XNOR] = {encode_add_shifted_sh1add, 4, 0x40004033},
    [RV64_LOGIC_NOT_ORN] = {encode_add_shifted_sh1add, 4, 0x40006033},
    [RV64_LOGIC_NOT_ANDN] = {encode_add_shifted_sh1add, 4, 0x40007033},
    [RV64_MINIMUM_MIN] = {encode_add_shifted_sh1add, 4, 0xa004033},
    [RV64_MINIMUM_MINU] = {encode_add_shifted_sh1add, 4, 0xa005033},
    [RV64_MINIMUM_MAX] = {encode_add_shifted_sh1add, 4, 0xa006033},
    [RV64_MINIMUM_MAXU] = {encode_add_shifted_sh1add, 4, 0xa007033},
    [RV64_COUNT_BITS_CLZ] = {encode_count_bits_clz, 4, 0x60001013},
    [RV64_COUNT_BITS_CTZ] = {encode_count_bits_clz, 4, 0x60101013},
    [RV64_COUNT_BITS_CPOP] = {encode_count_bits_clz, 4, 0x60201013},
    [RV64_COUNT_BITS_CLZW] = {encode_count_bits_clz, 4, 0x6000101b},
    [RV64_COUNT_BITS_CTZW] = {encode_count_bits_clz, 4, 0x6010101b},
    [RV64_COUNT_BITS_CPOPW] = {encode_count_bits_clz, 4, 0x6020101b},
    [RV64_EXTEND_SEXT_B] = {encode_count_bits_clz, 4, 0x60401013},
    [RV64_EXTEND_SEXT_H] = {encode_count_bits_clz, 4, 0x60501013},
    [RV64_EXTEND_ZEXT_H] = {encode_count_bits_clz, 4, 0x800403b},
    [RV64_ROTATE_ROL_R] = {encode_add_shifted_sh1add, 4, 0x60001033},
    [RV64_ROTATE_ROR_R] = {encode_add_shifted_sh1add, 4, 0x60005033},
    [RV64_ROTATE_ROLW_R] = {encode_add_shifted_sh1add, 4, 0x6000103b},
    [RV64_ROTATE_RORW_R] = {encode_add_shifted_sh1add, 4, 0x6000503b},
    [RV64_ROTATE_ROR_I] = {encode_shift_unsigned, 4, 0x60005013},
    [RV64_ROTATE_RORW_W] = {encode_rotate_rorw_w, 4, 0x6000501b},
    [RV64_BYTES_ORC_B] = {encode_count_bits_clz, 4, 0x28705013},
    [RV64_BYTES_REV8] = {encode_count_bits_clz, 4, 0x6b805013},
    [RV64_SINGLE_BIT_BSET_R] = {encode_add_shifted_sh1add, 4, 0x28001033},
    [RV64_SINGLE_BIT_BCLR_R] = {encode_add_shifted_sh1add, 4, 0x48001033},
    [RV64_SINGLE_BIT_BINV_R] = {encode_add_shifted_sh1add, 4, 0x68001033},
    [RV64_SINGLE_BIT_BEXT_R] = {encode_add_shifted_sh1add, 4, 0x48005033},
    [RV64_SINGLE_BIT_BSET_I] = {encode_shift_unsigned, 4, 0x28001013},
    [RV64_SINGLE_BIT_BCLR_I] = {encode_shift_unsigned, 4, 0x48001013},
    [RV64_SINGLE_BIT_BINV_I] = {encode_shift_unsigned, 4, 0x68001013},
    [RV64_SINGLE_BIT_BEXT_I] = {encode_shift_unsigned, 4, 0x48005013},
    [RV64_JUMP_JAL] = {encode_jump_jal, 4, 0x6f},
    [RV64_JUMP_JALR] = {encode_jump_jalr, 4, 0x67},
    [RV64_JUMP_CJ] = {encode_jump_cj, 2, 0xa001},
    [RV64_JUMP_CJR] = {encode_jump_cjr, 2, 0x8002},
    [RV64_JUMP_CJAL] = {encode_jump_cjr, 2, 0x9002},
    [RV64_BRANCH_BEQ_B] = {encode_branch_beq_b, 4, 0x63},
    [RV64_BRANCH_BNE_B] = {encode_branch_beq_b, 4, 0x1063},
    [RV64_BRANCH_BLT_B] = {encode_branch_beq_b, 4, 0x4063},
    [RV64_BRANCH_BGE_B] = {encode_branch_beq_b, 4, 0x5063},
    [RV64_BRANCH_BLTU_B] = {encode_branch_beq_b, 4, 0x6063},
    [RV64_BRANCH_BGEU_B] = {encode_branch_beq_b, 4, 0x7063},
    [RV64_BRANCH_BEQ_C] = {encode_branch_beq_c, 2, 0xc001},
    [RV64_BRANCH_BNE_C] = {encode_branch_beq_c, 2, 0xe001},
    [RV64_FENCE] = {encode_fence, 4, 0xf},
    [RV64_FENCE_TSO] = {encode_fence_tso, 4, 0x8330000f},
    [RV64_FENCE_I] = {encode_fence_tso, 4, 0x100f},
    [RV64_CALL] = {encode_fence_tso, 4, 0x73},
    [RV64_BREAK_I] = {encode_fence_tso, 4, 0x100073},
    [RV64_BREAK_C] = {encode_fence_tso, 2, 0x9002},
    [RV64_CSR_CSRRW_R] = {encode_csr_csrrw_r, 4, 0x1073},
    [RV64_CSR_CSRRS_R] = {encode_csr_csrrw_r, 4, 0x2073},
    [RV64_CSR_CSRRC_R] = {encode_csr_csrrw_r, 4, 0x3073},
    [RV64_CSR_CSRRW_I] = {encode_csr_csrrw_i, 4, 0x5073},
    [RV64_CSR_CSRRS_I] = {encode_csr_csrrw_i, 4, 0x6073},
    [RV64_CSR_CSRRC_I] = {encode_csr_csrrw_i, 4, 0x7073},
    [RV64_UNIMPLEMENTED_W] = {encode_fence_tso, 4, 0xc0001073},
    [RV64_UNIMPLEMENTED_C] = {encode_fence_tso, 2, 0x0},
    [RV64_RETURN] = {encode_fence_tso, 4, 0x30200073},
    [RV64_WAIT] = {encode_fence_tso, 4, 0x10500073},
    [RV64_SUPERVISOR_RET] = {encode_fence_tso, 4, 0x10200073},
    [RV64_SUPERVISOR_FENCE] = {encode_supervisor_fence, 4, 0x12000073},
    [RV64_FLOAT_ARITH_FADD_S] = {encode_float_arith_fadd_s, 4, 0x53},
    [RV64_FLOAT_ARITH_FADD_D] = {encode_float_arith_fadd_s, 4, 0x2000053},
    [RV64_FLOAT_ARITH_FSUB_S] = {encode_float_arith_fadd_s, 4, 0x8000053},
    [RV64_FLOAT_ARITH_FSUB_D] = {encode_float_arith_fadd_s, 4, 0xa000053},
    [RV64_FLOAT_ARITH_FMUL_S] = {encode_float_arith_fadd_s, 4, 0x10000053},
    [RV64_FLOAT_ARITH_FMUL_D] = {encode_float_arith_fadd_s, 4, 0x12000053},
    [RV64_FLOAT_ARITH_FDIV_S] = {encode_float_arith_fadd_s, 4, 0x18000053},
    [RV64_FLOAT_ARITH_FDIV_D] = {encode_float_arith_fadd_s, 4, 0x1a000053},
    [RV64_FLOAT_ROOT_FSQRT_S] = {encode_float_root_fsqrt_s, 4, 0x58000053},
    [RV64_FLOAT_ROOT_FSQRT_D] = {encode_float_root_fsqrt_s, 4, 0x5a000053},
    [RV64_FLOAT_FUSED_FMADD_S] = {encode_float_fused_fmadd_s, 4, 0x43},
    [RV64_FLOAT_FUSED_FMADD_D] = {encode_float_fused_fmadd_s, 4, 0x2000043},
    [RV64_FLOAT_FUSED_FMSUB_S] = {encode_float_fused_fmadd_s, 4, 0x47},
    [RV64_FLOAT_FUSED_FMSUB_D] = {encode_float_fused_fmadd_s, 4, 0x2000047},
    [RV64_FLOAT_FUSED_FNMSUB_S] = {encode_float_fused_fmadd_s, 4, 0x4b},
    [RV64_FLOAT_FUSED_FNMSUB_D] = {encode_float_fused_fmadd_s, 4, 0x200004b},
    [RV64_FLOAT_FUSED_FNMADD_S] = {encode_float_fused_fmadd_s, 4, 0x4f},
    [RV64_FLOAT_FUSED_FNMADD_D] = {encode_float_fused_fmadd_s, 4, 0x200004f},
    [RV64_FLOAT_SIGN_FSGNJ_S] = {encode_float_sign_fsgnj_s, 4, 0x20000053},
    [RV64_FLOAT_SIGN_FSGNJ_D] = {encode_float_sign_fsgnj_s, 4, 0x22000053},
    [RV64_FLOAT_SIGN_FSGNJN_S] = {encode_float_sign_fsgnj_s, 4, 0x20001053},
    [RV64_FLOAT_SIGN_FSGNJN_D] = {encode_float_sign_fsgnj_s, 4, 0x22001053},
    [RV64_FLOAT_SIGN_FSGNJX_S] = {encode_float_sign_fsgnj_s, 4, 0x20002053},
    [RV64_FLOAT_SIGN_FSGNJX_D] = {encode_float_sign_fsgnj_s, 4, 0x22002053},
    [RV64_FLOAT_MINIMUM_FMIN_S] = {encode_float_sign_fsgnj_s, 4, 0x28000053},
    [RV64_FLOAT_MINIMUM_FMIN_D] = {encode_float_sign_fsgnj_s, 4, 0x2a000053},
    [RV64_FLOAT_MINIMUM_FMAX_S] = {encode_float_sign_fsgnj_s, 4, 0x28001053},
    [RV64_FLOAT_MINIMUM_FMAX_D] = {encode_float_sign_fsgnj_s, 4, 0x2a001053},
    [RV64_FLOAT_COMPARE_FEQ_S] = {encode_float_compare_feq_s, 4, 0xa0002053},
    [RV64_FLOAT_COMPARE_FEQ_D] = {encode_float_compare_feq_s, 4, 0xa2002053},
    [RV64_FLOAT_COMPARE_FLT_S] = {encode_float_compare_feq_s, 4, 0xa0001053},
    [RV64_FLOAT_COMPARE_FLT_D] = {encode_float_compare_feq_s, 4, 0xa2001053},
    [RV64_FLOAT_COMPARE_FLE_S] = {encode_float_compare_feq_s, 4, 0xa0000053},
    [RV64_FLOAT_COMPARE_FLE_D] = {encode_float_compare_feq_s, 4, 0xa2000053},
    [RV64_FLOAT_CLASS_FCLASS_S] = {encode_float_class_fclass_s, 4, 0xe0001053},
    [RV64_FLOAT_CLASS_FCLASS_D] = {encode_float_class_fclass_s, 4, 0xe2001053},
    [RV64_FLOAT_BITS_FMV_X_W] = {encode_float_class_fclass_s, 4, 0xe0000053},
    [RV64_FLOAT_BITS_FMV_X_D] = {encode_float_class_fclass_s, 4, 0xe2000053},
    [RV64_FLOAT_OF_BITS_FMV_W_X] = {encode_float_of_bits_fmv_w_x, 4, 0xf0000053},
    [RV64_FLOAT_OF_BITS_FMV_D_X] = {encode_float_of_bits_fmv_w_x, 4, 0xf2000053},
    [RV64_FLOAT_TO_INT_FCVT_W_S] = {encode_float_to_int_fcvt_w_s, 4, 0xc0000053},
    [RV64_FLOAT_TO_INT_FCVT_WU_S] = {encode_float_to_int_fcvt_w_s, 4, 0xc0100053},
    [RV64_FLOAT_TO_INT_FCVT_L_S] = {encode_float_to_int_fcvt_w_s, 4, 0xc0200053},
    [RV64_FLOAT_TO_INT_FCVT_LU_S] = {encode_float_to_int_fcvt_w_s, 4, 0xc0300053},
    [RV64_FLOAT_TO_INT_FCVT_W_D] = {encode_float_to_int_fcvt_w_s, 4, 0xc2000053},
    [RV64_FLOAT_TO_INT_FCVT_WU_D] = {encode_float_to_int_fcvt_w_s, 4, 0xc2100053},
    [RV64_FLOAT_TO_INT_FCVT_L_D] = {encode_float_to_int_fcvt_w_s, 4, 0xc2200053},
    [RV64_FLOAT_TO_INT_FCVT_LU_D] = {encode_float_to_int_fcvt_w_s, 4, 0xc2300053},
    [RV64_FLOAT_FROM_INT_FCVT_S_W] = {encode_float_from_int_fcvt_s_w, 4, 0xd0000053},
    [RV64_FLOAT_FROM_INT_FCVT_S_WU] = {encode_float_from_int_fcvt_s_w, 4, 0xd0100053},
    [RV64_FLOAT_FROM_INT_FCVT_S_L] = {encode_float_from_int_fcvt_s_w, 4, 0xd0200053},
    [RV64_FLOAT_FROM_INT_FCVT_S_LU] = {encode_float_from_int_fcvt_s_w, 4, 0xd0300053},
    [RV64_FLOAT_FROM_INT_FCVT_D_L] = {encode_float_from_int_fcvt_s_w, 4, 0xd2200053},
    [RV64_FLOAT_FROM_INT_FCVT_D_LU] = {encode_float_from_int_fcvt_s_w, 4, 0xd2300053},
    [RV64_FLOAT_NARROW] = {encode_float_root_fsqrt_s, 4, 0x40100053},
    [RV64_FLOAT_WIDEN] = {encode_float_widen, 4, 0x42000053},
    [RV64_FLOAT_FROM_WORD_FCVT_D_W] = {encode_float_from_word_fcvt_d_w, 4, 0xd2000053},
    [RV64_FLOAT_FROM_WORD_FCVT_D_WU] = {encode_float_from_word_fcvt_d_w, 4, 0xd2100053},
    [RV64_FLOAT_LOAD_FLW_I] = {encode_float_load_flw_i, 4, 0x2007},
    [RV64_FLOAT_LOAD_FLD_I] = {encode_float_load_flw_i, 4, 0x3007},
    [RV64_FLOAT_LOAD_FLD_C] = {encode_float_load_fld_c, 2, 0x2000},
    [RV64_FLOAT_LOAD_FLD_CSP] = {encode_float_load_fld_csp, 2, 0x2002},
    [RV64_FLOAT_STORE_FSW_S] = {encode_float_store_fsw_s, 4, 0x2027},
    [RV64_FLOAT_STORE_FSD_S] = {encode_float_store_fsw_s, 4, 0x3027},
    [RV64_FLOAT_STORE_FSD_C] = {encode_float_load_fld_c, 2, 0xa000},
    [RV64_FLOAT_STORE_FSD_CSP] = {encode_float_store_fsd_csp, 2, 0xa002},
    [RV64_ARITH_ADD_R] = {encode_add_shifted_sh1add, 4, 0x33},
    [RV64_ARITH_SUB_R] = {encode_add_shifted_sh1add, 4, 0x40000033},
    [RV64_ARITH_SLL_R] = {encode_add_shifted_sh1add, 4, 0x1033},
    [RV64_ARITH_SLT_R] = {encode_add_shifted_sh1add, 4, 0x2033},
    [RV64_ARITH_SLTU_R] = {encode_add_shifted_sh1add, 4, 0x3033},
    [RV64_ARITH_XOR_R] = {encode_add_shifted_sh1add, 4, 0x4033},
    [RV64_ARITH_SRL_R] = {encode_add_shifted_sh1add, 4, 0x5033},
    [RV64_ARITH_SRA_R] = {encode_add_shifted_sh1add, 4, 0x40005033},
    [RV64_ARITH_OR_R] = {encode_add_shifted_sh1add, 4, 0x6033},
    [RV64_ARITH_AND_R] = {encode_add_shifted_sh1add, 4, 0x7033},
    [RV64_ARITH_ADDW_R] = {encode_add_shifted_sh1add, 4, 0x3b},
    [RV64_ARITH_SUBW_R] = {encode_add_shifted_sh1add, 4, 0x4000003b},
    [RV64_ARITH_SLLW_R] = {encode_add_shifted_sh1add, 4, 0x103b},
    [RV64_ARITH_SRLW_R] = {encode_add_shifted_sh1add, 4, 0x503b},
    [RV64_ARITH_SRAW_R] = {encode_add_shifted_sh1add, 4, 0x4000503b},
    [RV64_ARITH_SUB_CA] = {encode_arith_sub_ca, 2, 0x8c01},
    [RV64_ARITH_XOR_CA] = {encode_arith_sub_ca, 2, 0x8c21},
    [RV64_ARITH_OR_CA] = {encode_arith_sub_ca, 2, 0x8c41},
    [RV64_ARITH_AND_CA] = {encode_arith_sub_ca, 2, 0x8c61},
    [RV64_ARITH_ADDW_CA] = {encode_arith_sub_ca, 2, 0x9c21},
    [RV64_ARITH_SUBW_CA] = {encode_arith_sub_ca, 2, 0x9c01},
    [RV64_ARITH_ADD_CR] = {encode_arith_add_cr, 2, 0x9002},
    [RV64_ARITH_IMM_ADDI_I] = {encode_arith_imm_addi_i, 4, 0x13},
    [RV64_ARITH_IMM_SLTI_I] = {encode_arith_imm_addi_i, 4, 0x2013},
    [RV64_ARITH_IMM_SLTIU_I] = {encode_arith_imm_addi_i, 4, 0x3013},
    [RV64_ARITH_IMM_XORI_I] = {encode_arith_imm_addi_i, 4, 0x4013},
    [RV64_ARITH_IMM_ORI_I] = {encode_arith_imm_addi_i, 4, 0x6013},
    [RV64_ARITH_IMM_ANDI_I] = {encode_arith_imm_addi_i, 4, 0x7013},
    [RV64_ARITH_IMM_ADDI_CI] = {encode_arith_imm_addi_ci, 2, 0x1},
    [RV64_ARITH_IMM_ANDI_CA] = {encode_arith_imm_andi_ca, 2, 0x8801},
    [RV64_ARITH_IMM_ADDI_LI] = {encode_arith_imm_addi_ci, 2, 0x4001},
    [RV64_ARITH_IMM_ADDI_SP] = {encode_arith_imm_addi_sp, 2, 0x6101},
    [RV64_ARITH_IMM_ADDI_SPN] = {encode_arith_imm_addi_spn, 2, 0x0},
    [RV64_ADDIW_I] = {encode_arith_imm_addi_i, 4, 0x1b},
    [RV64_ADDIW_C] = {encode_arith_imm_addi_ci, 2, 0x2001},
    [RV64_SHIFT_SLLI_I] = {encode_shift_unsigned, 4, 0x1013},
    [RV64_SHIFT_SRLI_I] = {encode_shift_unsigned, 4, 0x5013},
    [RV64_SHIFT_SRAI_I] = {encode_shift_unsigned, 4, 0x40005013},
    [RV64_SHIFT_SLLI_CI] = {encode_shift_slli_ci, 2, 0x2},
    [RV64_SHIFT_SRLI_CA] = {encode_shift_srli_ca, 2, 0x8001},
    [RV64_SHIFT_SRAI_CA] = {encode_shift_srli_ca, 2, 0x8401},
    [RV64_SHIFT_NONE_SLLI] = {encode_jump_cjr, 2, 0x2},
    [RV64_SHIFT_NONE_SRLI] = {encode_shift_none_srli, 2, 0x8001},
    [RV64_SHIFT_NONE_SRAI] = {encode_shift_none_srli, 2, 0x8401},
    [RV64_SHIFT_WORD_SLLIW] = {encode_rotate_rorw_w, 4, 0x101b},
    [RV64_SHIFT_WORD_SRLIW] = {encode_rotate_rorw_w, 4, 0x501b},
    [RV64_SHIFT_WORD_SRAIW] = {encode_rotate_rorw_w, 4, 0x4000501b},
    [RV64_UPPER_LUI] = {encode_upper_lui, 4, 0x37},
    [RV64_UPPER_AUIPC] = {encode_upper_lui, 4, 0x17},
    [RV64_UPPER_C] = {encode_upper_c, 2, 0x6001},
    [RV64_MOVE] = {encode_arith_add_cr, 2, 0x8002},
    [RV64_LOAD_LB_I] = {encode_jump_jalr, 4, 0x3},
    [RV64_LOAD_LH_I] = {encode_jump_jalr, 4, 0x1003},
    [RV64_LOAD_LW_I] = {encode_jump_jalr, 4, 0x2003},
    [RV64_LOAD_LD_I] = {encode_jump_jalr, 4, 0x3003},
    [RV64_LOAD_LBU_I] = {encode_jump_jalr, 4, 0x4003},
    [RV64_LOAD_LHU_I] = {encode_jump_jalr, 4, 0x5003},
    [RV64_LOAD_LWU_I] = {encode_jump_jalr, 4, 0x6003},
    [RV64_LOAD_LW_CW] = {encode_load_lw_cw, 2, 0x4000},
    [RV64_LOAD_LD_CD] = {encode_float_load_fld_c, 2, 0x6000},
    [RV64_LOAD_LW_CWSP] = {encode_load_lw_cwsp, 2, 0x4002},
    [RV64_LOAD_LD_CDSP] = {encode_load_ld_cdsp, 2, 0x6002},
    [RV64_STORE_SB_S] = {encode_store_sb_s, 4, 0x23},
    [RV64_STORE_SH_S] = {encode_store_sb_s, 4, 0x1023},
    [RV64_STORE_SW_S] = {encode_store_sb_s, 4, 0x2023},
    [RV64_STORE_SD_S] = {encode_store_sb_s, 4, 0x3023},
    [RV64_STORE_SW_CW] = {encode_load_lw_cw, 2, 0xc000},
    [RV64_STORE_SD_CD] = {encode_float_load_fld_c, 2, 0xe000},
    [RV64_STORE_SW_CWSP] = {encode_store_sw_cwsp, 2, 0xc002},
    [RV64_STORE_SD_CDSP] = {encode_store_sd_cdsp, 2, 0xe002},
    [RV64_MULTIPLY_MUL] = {encode_add_shifted_sh1add, 4, 0x2000033},
    [RV64_MULTIPLY_MULH] = {encode_add_shifted_sh1add, 4, 0x2001033},
    [RV64_MULTIPLY_MULHSU] = {encode_add_shifted_sh1add, 4, 0x2002033},
    [RV64_MULTIPLY_MULHU] = {encode_add_shifted_sh1add, 4, 0x2003033},
    [RV64_DIVIDE_DIV] = {encode_add_shifted_sh1add, 4, 0x2004033},
    [RV64_DIVIDE_DIVU] = {encode_add_shifted_sh1add, 4, 0x2005033},
    [RV64_DIVIDE_REM] = {encode_add_shifted_sh1add, 4, 0x2006033},
    [RV64_DIVIDE_REMU] = {encode_add_shifted_sh1add, 4, 0x2007033},
    [RV64_MULTIPLY_WORD_MULW] = {encode_add_shifted_sh1add, 4, 0x200003b},
    [RV64_MULTIPLY_WORD_DIVW] = {encode_add_shifted_sh1add, 4, 0x200403b},
    [RV64_MULTIPLY_WORD_DIVUW] = {encode_add_shifted_sh1add, 4, 0x200503b},
    [RV64_MULTIPLY_WORD_REMW] = {encode_add_shifted_sh1add, 4, 0x200603b},
    [RV64_MULTIPLY_WORD_REMUW] = {encode_add_shifted_sh1add, 4, 0x200703b},
};

int rv64_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = forms[in->form].length;
    struct put put = {.word = forms[in->form].word};
    put = forms[in->form].put(put, in->alt, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
