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
        JUMP(CALLS, 1, UNKNOWN);
    } else if (0x22 >> V(RS1, 2) & 1) {
        JUMP(RETURNS, 1, UNKNOWN);
    } else JUMP(JUMPS, 1, UNKNOWN);
}

static void paths_jump_cj(struct rt_uses *u)
{
    JUMP(JUMPS, 1, K(((uint64_t)HERE + (rt_sext(V(CJ, 0), 11) * 2))));
}

static void paths_jump_cjr(struct rt_uses *u)
{
    if (0x22 >> V(CD, 0) & 1) {
        JUMP(RETURNS, 1, UNKNOWN);
    } else JUMP(JUMPS, 1, UNKNOWN);
}

static void paths_jump_cjal(struct rt_uses *u)
{
    JUMP(CALLS, 1, UNKNOWN);
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

static const struct rt_use_alias aliases[] = {
    {F_X, 0, NULL, NULL, NULL},
};

const struct isadora_use_tables rv64_uses = {
    .paths = paths,
    .aliases = aliases, .alias_count = 1,
};
