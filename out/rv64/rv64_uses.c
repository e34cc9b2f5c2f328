/* Generated from the description rv64 by gen/emit/uses. Do not edit. */
#include <isadora/rv64.h>
#include "analysis/uses.h"

enum { F_X = 12 };

static void paths_jump_jal(struct rt_uses *u)
{
    if (0xfffffffeu >> V(RD, 0) & 1) {
        JUMP(CALLS, 1, K(((uint64_t)HERE + (rt_sext(V(TOJ, 1), 20) * 2))));
    } else JUMP(JUMPS, 1, K(((uint64_t)HERE + (rt_sext(V(TOJ, 1), 20) * 2))));
}

static void paths_jump_jalr(struct rt_uses *u)
{
    if (0xfffffffeu >> V(RD, 0) & 1) {
        JUMP(CALLS, 1, rt_band(u, rt_add(u, rt_content(u, F_X, K(V(RS1, 2))), K(rt_sext(V(IMMI, 1),
            12))), K(UINT64_C(0xfffffffffffffffe))));
    } else if (0x22 >> V(RS1, 2) & 1) {
        JUMP(RETURNS, 1, UNKNOWN);
    } else {
        JUMP(JUMPS, 1, rt_band(u, rt_add(u, rt_content(u, F_X, K(V(RS1, 2))), K(rt_sext(V(IMMI, 1),
            12))), K(UINT64_C(0xfffffffffffffffe))));
    }
}

static void paths_jump_cj(struct rt_uses *u)
{
    JUMP(JUMPS, 1, K(((uint64_t)HERE + (rt_sext(V(CJ, 0), 11) * 2))));
}

static void paths_jump_cjr(struct rt_uses *u)
{
    if (0x22 >> V(CD, 0) & 1) {
        JUMP(RETURNS, 1, UNKNOWN);
    } else {
        JUMP(JUMPS, 1, rt_band(u, rt_content(u, F_X, K(V(CD, 0))),
            K(UINT64_C(0xfffffffffffffffe))));
    }
}

static void paths_jump_cjal(struct rt_uses *u)
{
    JUMP(CALLS, 1, rt_band(u, rt_content(u, F_X, K(V(CD, 0))), K(UINT64_C(0xfffffffffffffffe))));
}

static void paths_branch_beq_b(struct rt_uses *u)
{
    IF(1, OPEN) JUMP(JUMPS, 1, K(((uint64_t)HERE + (rt_sext(V(TOB, 2), 12) * 2)))); END(1)
}

static void paths_branch_beq_c(struct rt_uses *u)
{
    IF(1, OPEN) JUMP(JUMPS, 1, K(((uint64_t)HERE + (rt_sext(V(CBR, 1), 8) * 2)))); END(1)
}

static void paths_return(struct rt_uses *u)
{
    JUMP(JUMPS, 1, UNKNOWN);
}

static void folds_reserve_lr_w(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 1));
}

static void folds_amo_amoswap(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 2));
}

static void folds_add_shifted_sh1add(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_content(u, F_X,
        K(V(RS1, 1))), K(1))));
}

static void folds_add_shifted_sh2add(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_content(u, F_X,
        K(V(RS1, 1))), K(2))));
}

static void folds_add_shifted_sh3add(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_content(u, F_X,
        K(V(RS1, 1))), K(3))));
}

static void folds_add_shifted_add_uw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_slice(u, rt_content(u, F_X,
        K(V(RS1, 1))), 0, 32)));
}

static void folds_add_shifted_sh1add_uw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_slice(u,
        rt_content(u, F_X, K(V(RS1, 1))), 0, 32), K(1))));
}

static void folds_add_shifted_sh2add_uw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_slice(u,
        rt_content(u, F_X, K(V(RS1, 1))), 0, 32), K(2))));
}

static void folds_add_shifted_sh3add_uw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS2, 2))), rt_shl(u, rt_slice(u,
        rt_content(u, F_X, K(V(RS1, 1))), 0, 32), K(3))));
}

static void folds_shift_unsigned(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_shl(u, rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32), K(V(SHAMT,
        2))));
}

static void folds_logic_not_xnor(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bxor(u, rt_content(u, F_X, K(V(RS1, 1))), rt_bxor(u, rt_content(u, F_X,
        K(V(RS2, 2))), K(UINT64_MAX))));
}

static void folds_logic_not_orn(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bor(u, rt_content(u, F_X, K(V(RS1, 1))), rt_bxor(u, rt_content(u, F_X,
        K(V(RS2, 2))), K(UINT64_MAX))));
}

static void folds_logic_not_andn(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_band(u, rt_content(u, F_X, K(V(RS1, 1))), rt_bxor(u, rt_content(u, F_X,
        K(V(RS2, 2))), K(UINT64_MAX))));
}

static void folds_minimum_min(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_chosen(u, rt_lt(u, rt_signed(u, rt_content(u, F_X, K(V(RS1, 1))), 64),
        rt_signed(u, rt_content(u, F_X, K(V(RS2, 2))), 64)), rt_signed(u, rt_content(u, F_X,
        K(V(RS1, 1))), 64), rt_signed(u, rt_content(u, F_X, K(V(RS2, 2))), 64)));
}

static void folds_minimum_minu(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
}

static void folds_minimum_max(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_chosen(u, rt_lt(u, rt_signed(u, rt_content(u, F_X, K(V(RS2, 2))), 64),
        rt_signed(u, rt_content(u, F_X, K(V(RS1, 1))), 64)), rt_signed(u, rt_content(u, F_X,
        K(V(RS1, 1))), 64), rt_signed(u, rt_content(u, F_X, K(V(RS2, 2))), 64)));
}

static void folds_extend_sext_b(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 8), 8));
}

static void folds_extend_sext_h(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 16), 16));
}

static void folds_extend_zext_h(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 16));
}

static void folds_rotate_rolw_r(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    x1 = rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32);
    x2 = rt_sub(u, K(0), rt_content(u, F_X, K(V(RS2, 2))));
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_bor(u, rt_shr(u, x1, rt_band(u, x2, K(31))),
        rt_shl(u, x1, rt_sub(u, K(32), rt_band(u, x2, K(31))))), 0, 32), 32));
}

static void folds_rotate_rorw_r(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    x1 = rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32);
    x2 = rt_band(u, rt_content(u, F_X, K(V(RS2, 2))), K(31));
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_bor(u, rt_shr(u, x1, x2), rt_shl(u, x1,
        rt_sub(u, K(32), x2))), 0, 32), 32));
}

static void folds_rotate_rorw_w(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32);
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_bor(u, rt_shr(u, x1, K((V(SHAMTW, 2) & 31))),
        rt_shl(u, x1, K(((uint64_t)32 - (V(SHAMTW, 2) & 31))))), 0, 32), 32));
}

static void folds_single_bit_bset_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bor(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_shl_int(1, V(SHAMT, 2)))));
}

static void folds_single_bit_bclr_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_band(u, rt_content(u, F_X, K(V(RS1, 1))), K(~rt_shl_int(1, V(SHAMT,
        2)))));
}

static void folds_single_bit_binv_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bxor(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_shl_int(1, V(SHAMT,
        2)))));
}

static void folds_jump_jal(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), K(NEXT));
}

static void folds_jump_cjal(struct rt_uses *u)
{
    USE(WRITE(1), F_X, 1);
    GIVE(F_X, 1, K(NEXT));
}

static void folds_arith_add_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_arith_sub_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_sub(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_arith_slt_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_of_test(u, rt_lt(u, rt_signed(u, rt_content(u, F_X, K(V(RS1, 1))), 64),
        rt_signed(u, rt_content(u, F_X, K(V(RS2, 2))), 64))));
}

static void folds_arith_xor_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bxor(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_arith_or_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bor(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_arith_and_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_band(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_arith_addw_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_add(u, rt_content(u, F_X, K(V(RS1, 1))),
        rt_content(u, F_X, K(V(RS2, 2)))), 0, 32), 32));
}

static void folds_arith_subw_r(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_sub(u, rt_content(u, F_X, K(V(RS1, 1))),
        rt_content(u, F_X, K(V(RS2, 2)))), 0, 32), 32));
}

static void folds_arith_sub_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_sub(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), rt_content(u, F_X,
        K((V(CP, 1) + 8)))));
}

static void folds_arith_xor_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_bxor(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), rt_content(u, F_X,
        K((V(CP, 1) + 8)))));
}

static void folds_arith_or_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_bor(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), rt_content(u, F_X,
        K((V(CP, 1) + 8)))));
}

static void folds_arith_and_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_band(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), rt_content(u, F_X,
        K((V(CP, 1) + 8)))));
}

static void folds_arith_addw_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_signed(u, rt_slice(u, rt_add(u, rt_content(u, F_X, K((V(CQ, 0) +
        8))), rt_content(u, F_X, K((V(CP, 1) + 8)))), 0, 32), 32));
}

static void folds_arith_subw_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_signed(u, rt_slice(u, rt_sub(u, rt_content(u, F_X, K((V(CQ, 0) +
        8))), rt_content(u, F_X, K((V(CP, 1) + 8)))), 0, 32), 32));
}

static void folds_arith_add_cr(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), rt_add(u, rt_content(u, F_X, K(V(CD, 0))), rt_content(u, F_X, K(V(CS,
        1)))));
}

static void folds_arith_imm_addi_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_add(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_sext(V(IMMI, 2), 12))));
}

static void folds_arith_imm_slti_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_of_test(u, rt_lt(u, rt_signed(u, rt_content(u, F_X, K(V(RS1, 1))), 64),
        K(rt_sext(V(IMMI, 2), 12)))));
}

static void folds_arith_imm_xori_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bxor(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_sext(V(IMMI, 2), 12))));
}

static void folds_arith_imm_ori_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_bor(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_sext(V(IMMI, 2), 12))));
}

static void folds_arith_imm_andi_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_band(u, rt_content(u, F_X, K(V(RS1, 1))), K(rt_sext(V(IMMI, 2), 12))));
}

static void folds_arith_imm_addi_ci(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), rt_add(u, rt_content(u, F_X, K(V(CD, 0))), K(rt_sext(V(CI, 1), 6))));
}

static void folds_arith_imm_andi_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_band(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), K(rt_sext(V(CI, 1),
        6))));
}

static void folds_arith_imm_addi_li(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), K((0 + rt_sext(V(CI, 1), 6))));
}

static void folds_arith_imm_addi_sp(struct rt_uses *u)
{
    USE(WRITE(1), F_X, 2);
    GIVE(F_X, 2, rt_add(u, rt_content(u, F_X, K(2)), K((rt_sext(V(CSP16, 0), 6) * 16))));
}

static void folds_arith_imm_addi_spn(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CP, 0) + 8));
    GIVE(F_X, (V(CP, 0) + 8), rt_add(u, rt_content(u, F_X, K(2)), K((V(CSP4, 1) * 4))));
}

static void folds_addiw_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_add(u, rt_content(u, F_X, K(V(RS1, 1))),
        K(rt_sext(V(IMMI, 2), 12))), 0, 32), 32));
}

static void folds_addiw_c(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), rt_signed(u, rt_slice(u, rt_add(u, rt_content(u, F_X, K(V(CD, 0))),
        K(rt_sext(V(CI, 1), 6))), 0, 32), 32));
}

static void folds_shift_slli_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_shl(u, rt_content(u, F_X, K(V(RS1, 1))), K(V(SHAMT, 2))));
}

static void folds_shift_srai_i(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_shr(u, rt_signed(u, rt_content(u, F_X, K(V(RS1, 1))), 64), K(V(SHAMT,
        2))));
}

static void folds_shift_slli_ci(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), rt_shl(u, rt_content(u, F_X, K(V(CD, 0))), K(V(CSH, 1))));
}

static void folds_shift_srli_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
}

static void folds_shift_srai_ca(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CQ, 0) + 8));
    GIVE(F_X, (V(CQ, 0) + 8), rt_shr(u, rt_signed(u, rt_content(u, F_X, K((V(CQ, 0) + 8))), 64),
        K(V(CSH, 1))));
}

static void folds_shift_word_slliw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_shl(u, rt_slice(u, rt_content(u, F_X, K(V(RS1,
        1))), 0, 32), K(V(SHAMTW, 2))), 0, 32), 32));
}

static void folds_shift_word_srliw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_shr(u, rt_slice(u, rt_content(u, F_X, K(V(RS1,
        1))), 0, 32), K(V(SHAMTW, 2))), 0, 32), 32));
}

static void folds_shift_word_sraiw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_shr(u, rt_signed(u, rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32),
        32), K(V(SHAMTW, 2))));
}

static void folds_upper_lui(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), K((0 + rt_shl_int(rt_sext(V(IMMU, 1), 20), 12))));
}

static void folds_upper_auipc(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), K((HERE + rt_shl_int(rt_sext(V(IMMU, 1), 20), 12))));
}

static uint64_t cupper_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(CU, v1);
    }
    return (V(CU, v1) - 32);
}

static void folds_upper_c(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), K((0 + rt_shl_int(cupper_value(u, 1, 0), 12))));
}

static void folds_move(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
    GIVE(F_X, V(CD, 0), rt_content(u, F_X, K(V(CS, 1))));
}

static void folds_load_lw_cw(struct rt_uses *u)
{
    USE(WRITE(1), F_X, (V(CP, 0) + 8));
}

static void folds_load_lw_cwsp(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(CD, 0));
}

static void folds_multiply_mul(struct rt_uses *u)
{
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_mul(u, rt_content(u, F_X, K(V(RS1, 1))), rt_content(u, F_X, K(V(RS2,
        2)))));
}

static void folds_multiply_word_mulw(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    x1 = rt_slice(u, rt_content(u, F_X, K(V(RS1, 1))), 0, 32);
    x2 = rt_slice(u, rt_content(u, F_X, K(V(RS2, 2))), 0, 32);
    USE(WRITE(1), F_X, V(RD, 0));
    GIVE(F_X, V(RD, 0), rt_signed(u, rt_slice(u, rt_mul(u, x1, x2), 0, 32), 32));
}

static rt_uses_of *const paths[RV64_FORMS] = {
    [RV64_JUMP_JAL] = paths_jump_jal,
    [RV64_JUMP_JALR] = paths_jump_jalr,
    [RV64_JUMP_CJ] = paths_jump_cj,
    [RV64_JUMP_CJR] = paths_jump_cjr,
    [RV64_JUMP_CJAL] = paths_jump_cjal,
    [RV64_BRANCH_BEQ_B] = paths_branch_beq_b,
    [RV64_BRANCH_BNE_B] = paths_branch_beq_b,
    [RV64_BRANCH_BLT_B] = paths_branch_beq_b,
    [RV64_BRANCH_BGE_B] = paths_branch_beq_b,
    [RV64_BRANCH_BLTU_B] = paths_branch_beq_b,
    [RV64_BRANCH_BGEU_B] = paths_branch_beq_b,
    [RV64_BRANCH_BEQ_C] = paths_branch_beq_c,
    [RV64_BRANCH_BNE_C] = paths_branch_beq_c,
    [RV64_RETURN] = paths_return,
};

static rt_uses_of *const folds[RV64_FORMS] = {
    [RV64_RESERVE_LR_W] = folds_reserve_lr_w,
    [RV64_RESERVE_LR_D] = folds_reserve_lr_w,
    [RV64_CONDITIONAL_SC_W] = folds_reserve_lr_w,
    [RV64_CONDITIONAL_SC_D] = folds_reserve_lr_w,
    [RV64_AMO_AMOSWAP] = folds_amo_amoswap,
    [RV64_AMO_AMOADD] = folds_amo_amoswap,
    [RV64_AMO_AMOXOR] = folds_amo_amoswap,
    [RV64_AMO_AMOAND] = folds_amo_amoswap,
    [RV64_AMO_AMOOR] = folds_amo_amoswap,
    [RV64_AMO_AMOMIN] = folds_amo_amoswap,
    [RV64_AMO_AMOMAX] = folds_amo_amoswap,
    [RV64_AMO_AMOMINU] = folds_amo_amoswap,
    [RV64_AMO_AMOMAXU] = folds_amo_amoswap,
    [RV64_ADD_SHIFTED_SH1ADD] = folds_add_shifted_sh1add,
    [RV64_ADD_SHIFTED_SH2ADD] = folds_add_shifted_sh2add,
    [RV64_ADD_SHIFTED_SH3ADD] = folds_add_shifted_sh3add,
    [RV64_ADD_SHIFTED_ADD_UW] = folds_add_shifted_add_uw,
    [RV64_ADD_SHIFTED_SH1ADD_UW] = folds_add_shifted_sh1add_uw,
    [RV64_ADD_SHIFTED_SH2ADD_UW] = folds_add_shifted_sh2add_uw,
    [RV64_ADD_SHIFTED_SH3ADD_UW] = folds_add_shifted_sh3add_uw,
    [RV64_SHIFT_UNSIGNED] = folds_shift_unsigned,
    [RV64_LOGIC_NOT_XNOR] = folds_logic_not_xnor,
    [RV64_LOGIC_NOT_ORN] = folds_logic_not_orn,
    [RV64_LOGIC_NOT_ANDN] = folds_logic_not_andn,
    [RV64_MINIMUM_MIN] = folds_minimum_min,
    [RV64_MINIMUM_MINU] = folds_minimum_minu,
    [RV64_MINIMUM_MAX] = folds_minimum_max,
    [RV64_MINIMUM_MAXU] = folds_minimum_minu,
    [RV64_COUNT_BITS_CLZ] = folds_minimum_minu,
    [RV64_COUNT_BITS_CTZ] = folds_minimum_minu,
    [RV64_COUNT_BITS_CPOP] = folds_minimum_minu,
    [RV64_COUNT_BITS_CLZW] = folds_minimum_minu,
    [RV64_COUNT_BITS_CTZW] = folds_minimum_minu,
    [RV64_COUNT_BITS_CPOPW] = folds_minimum_minu,
    [RV64_EXTEND_SEXT_B] = folds_extend_sext_b,
    [RV64_EXTEND_SEXT_H] = folds_extend_sext_h,
    [RV64_EXTEND_ZEXT_H] = folds_extend_zext_h,
    [RV64_ROTATE_ROL_R] = folds_minimum_minu,
    [RV64_ROTATE_ROR_R] = folds_minimum_minu,
    [RV64_ROTATE_ROLW_R] = folds_rotate_rolw_r,
    [RV64_ROTATE_RORW_R] = folds_rotate_rorw_r,
    [RV64_ROTATE_ROR_I] = folds_minimum_minu,
    [RV64_ROTATE_RORW_W] = folds_rotate_rorw_w,
    [RV64_BYTES_ORC_B] = folds_minimum_minu,
    [RV64_BYTES_REV8] = folds_minimum_minu,
    [RV64_SINGLE_BIT_BSET_R] = folds_minimum_minu,
    [RV64_SINGLE_BIT_BCLR_R] = folds_minimum_minu,
    [RV64_SINGLE_BIT_BINV_R] = folds_minimum_minu,
    [RV64_SINGLE_BIT_BEXT_R] = folds_minimum_minu,
    [RV64_SINGLE_BIT_BSET_I] = folds_single_bit_bset_i,
    [RV64_SINGLE_BIT_BCLR_I] = folds_single_bit_bclr_i,
    [RV64_SINGLE_BIT_BINV_I] = folds_single_bit_binv_i,
    [RV64_SINGLE_BIT_BEXT_I] = folds_minimum_minu,
    [RV64_JUMP_JAL] = folds_jump_jal,
    [RV64_JUMP_JALR] = folds_jump_jal,
    [RV64_JUMP_CJAL] = folds_jump_cjal,
    [RV64_CSR_CSRRW_R] = folds_minimum_minu,
    [RV64_CSR_CSRRS_R] = folds_minimum_minu,
    [RV64_CSR_CSRRC_R] = folds_minimum_minu,
    [RV64_CSR_CSRRW_I] = folds_minimum_minu,
    [RV64_CSR_CSRRS_I] = folds_minimum_minu,
    [RV64_CSR_CSRRC_I] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FEQ_S] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FEQ_D] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FLT_S] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FLT_D] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FLE_S] = folds_minimum_minu,
    [RV64_FLOAT_COMPARE_FLE_D] = folds_minimum_minu,
    [RV64_FLOAT_CLASS_FCLASS_S] = folds_minimum_minu,
    [RV64_FLOAT_CLASS_FCLASS_D] = folds_minimum_minu,
    [RV64_FLOAT_BITS_FMV_X_W] = folds_minimum_minu,
    [RV64_FLOAT_BITS_FMV_X_D] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_W_S] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_WU_S] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_L_S] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_LU_S] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_W_D] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_WU_D] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_L_D] = folds_minimum_minu,
    [RV64_FLOAT_TO_INT_FCVT_LU_D] = folds_minimum_minu,
    [RV64_ARITH_ADD_R] = folds_arith_add_r,
    [RV64_ARITH_SUB_R] = folds_arith_sub_r,
    [RV64_ARITH_SLL_R] = folds_minimum_minu,
    [RV64_ARITH_SLT_R] = folds_arith_slt_r,
    [RV64_ARITH_SLTU_R] = folds_minimum_minu,
    [RV64_ARITH_XOR_R] = folds_arith_xor_r,
    [RV64_ARITH_SRL_R] = folds_minimum_minu,
    [RV64_ARITH_SRA_R] = folds_minimum_minu,
    [RV64_ARITH_OR_R] = folds_arith_or_r,
    [RV64_ARITH_AND_R] = folds_arith_and_r,
    [RV64_ARITH_ADDW_R] = folds_arith_addw_r,
    [RV64_ARITH_SUBW_R] = folds_arith_subw_r,
    [RV64_ARITH_SLLW_R] = folds_minimum_minu,
    [RV64_ARITH_SRLW_R] = folds_minimum_minu,
    [RV64_ARITH_SRAW_R] = folds_minimum_minu,
    [RV64_ARITH_SUB_CA] = folds_arith_sub_ca,
    [RV64_ARITH_XOR_CA] = folds_arith_xor_ca,
    [RV64_ARITH_OR_CA] = folds_arith_or_ca,
    [RV64_ARITH_AND_CA] = folds_arith_and_ca,
    [RV64_ARITH_ADDW_CA] = folds_arith_addw_ca,
    [RV64_ARITH_SUBW_CA] = folds_arith_subw_ca,
    [RV64_ARITH_ADD_CR] = folds_arith_add_cr,
    [RV64_ARITH_IMM_ADDI_I] = folds_arith_imm_addi_i,
    [RV64_ARITH_IMM_SLTI_I] = folds_arith_imm_slti_i,
    [RV64_ARITH_IMM_SLTIU_I] = folds_minimum_minu,
    [RV64_ARITH_IMM_XORI_I] = folds_arith_imm_xori_i,
    [RV64_ARITH_IMM_ORI_I] = folds_arith_imm_ori_i,
    [RV64_ARITH_IMM_ANDI_I] = folds_arith_imm_andi_i,
    [RV64_ARITH_IMM_ADDI_CI] = folds_arith_imm_addi_ci,
    [RV64_ARITH_IMM_ANDI_CA] = folds_arith_imm_andi_ca,
    [RV64_ARITH_IMM_ADDI_LI] = folds_arith_imm_addi_li,
    [RV64_ARITH_IMM_ADDI_SP] = folds_arith_imm_addi_sp,
    [RV64_ARITH_IMM_ADDI_SPN] = folds_arith_imm_addi_spn,
    [RV64_ADDIW_I] = folds_addiw_i,
    [RV64_ADDIW_C] = folds_addiw_c,
    [RV64_SHIFT_SLLI_I] = folds_shift_slli_i,
    [RV64_SHIFT_SRLI_I] = folds_minimum_minu,
    [RV64_SHIFT_SRAI_I] = folds_shift_srai_i,
    [RV64_SHIFT_SLLI_CI] = folds_shift_slli_ci,
    [RV64_SHIFT_SRLI_CA] = folds_shift_srli_ca,
    [RV64_SHIFT_SRAI_CA] = folds_shift_srai_ca,
    [RV64_SHIFT_WORD_SLLIW] = folds_shift_word_slliw,
    [RV64_SHIFT_WORD_SRLIW] = folds_shift_word_srliw,
    [RV64_SHIFT_WORD_SRAIW] = folds_shift_word_sraiw,
    [RV64_UPPER_LUI] = folds_upper_lui,
    [RV64_UPPER_AUIPC] = folds_upper_auipc,
    [RV64_UPPER_C] = folds_upper_c,
    [RV64_MOVE] = folds_move,
    [RV64_LOAD_LB_I] = folds_minimum_minu,
    [RV64_LOAD_LH_I] = folds_minimum_minu,
    [RV64_LOAD_LW_I] = folds_minimum_minu,
    [RV64_LOAD_LD_I] = folds_minimum_minu,
    [RV64_LOAD_LBU_I] = folds_minimum_minu,
    [RV64_LOAD_LHU_I] = folds_minimum_minu,
    [RV64_LOAD_LWU_I] = folds_minimum_minu,
    [RV64_LOAD_LW_CW] = folds_load_lw_cw,
    [RV64_LOAD_LD_CD] = folds_load_lw_cw,
    [RV64_LOAD_LW_CWSP] = folds_load_lw_cwsp,
    [RV64_LOAD_LD_CDSP] = folds_load_lw_cwsp,
    [RV64_MULTIPLY_MUL] = folds_multiply_mul,
    [RV64_MULTIPLY_MULH] = folds_minimum_minu,
    [RV64_MULTIPLY_MULHSU] = folds_minimum_minu,
    [RV64_MULTIPLY_MULHU] = folds_minimum_minu,
    [RV64_DIVIDE_DIV] = folds_minimum_minu,
    [RV64_DIVIDE_DIVU] = folds_minimum_minu,
    [RV64_DIVIDE_REM] = folds_minimum_minu,
    [RV64_DIVIDE_REMU] = folds_minimum_minu,
    [RV64_MULTIPLY_WORD_MULW] = folds_multiply_word_mulw,
    [RV64_MULTIPLY_WORD_DIVW] = folds_minimum_minu,
    [RV64_MULTIPLY_WORD_DIVUW] = folds_minimum_minu,
    [RV64_MULTIPLY_WORD_REMW] = folds_minimum_minu,
    [RV64_MULTIPLY_WORD_REMUW] = folds_minimum_minu,
};

static const struct rt_use_alias aliases[] = {
    {F_X, 0, NULL, NULL, NULL},
};

const struct isadora_use_tables rv64_uses = {
    .paths = paths,
    .folds = folds,
    .aliases = aliases, .alias_count = 1,
};
