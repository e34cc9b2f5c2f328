/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* add $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_add_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] + s->x[rs2];
    return 0;
}

/* sub $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sub_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] - s->x[rs2];
    return 0;
}

/* sll $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sll_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] << ((uint32_t)s->x[rs2] & 0x3f);
    return 0;
}

/* slt $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_slt_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int64_t)s->x[rs1] < (int64_t)s->x[rs2]);
    return 0;
}

/* sltu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sltu_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(s->x[rs1] < s->x[rs2]);
    return 0;
}

/* xor $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_xor_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] ^ s->x[rs2];
    return 0;
}

/* srl $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_srl_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] >> ((uint32_t)s->x[rs2] & 0x3f);
    return 0;
}

/* sra $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sra_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int64_t)s->x[rs1] >> ((uint32_t)s->x[rs2] & 0x3f));
    return 0;
}

/* or $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_or_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] | s->x[rs2];
    return 0;
}

/* and $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_and_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] & s->x[rs2];
    return 0;
}

/* addw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_addw_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] + (uint32_t)s->x[rs2]);
    return 0;
}

/* subw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_subw_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] - (uint32_t)s->x[rs2]);
    return 0;
}

/* sllw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sllw_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] << ((uint32_t)s->x[rs2] & 0x1f));
    return 0;
}

/* srlw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_srlw_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] >> ((uint32_t)s->x[rs2] & 0x1f));
    return 0;
}

/* sraw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_arith_sraw_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int32_t)(uint32_t)s->x[rs1] >> ((uint32_t)s->x[rs2] & 0x1f));
    return 0;
}

/* c.sub $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_sub_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = xq - b;
    return 0;
}

/* c.xor $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_xor_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = xq ^ b;
    return 0;
}

/* c.or $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_or_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = xq | b;
    return 0;
}

/* c.and $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_and_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = xq & b;
    return 0;
}

/* c.addw $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_addw_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = (uint64_t)(int32_t)((uint32_t)xq + (uint32_t)b);
    return 0;
}

/* c.subw $x[CQ+8],$x[CP+8] */
RT_FORM(rv64, rv64_exec_arith_subw_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t cp = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    uint64_t b;
    b = s->x[cp];
    s->x[cq] = (uint64_t)(int32_t)((uint32_t)xq - (uint32_t)b);
    return 0;
}

/* c.add $x[CD],$x[CS] */
RT_FORM(rv64, rv64_exec_arith_add_cr, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t cs = (int32_t)in->value[1];
    s->x[cd] = s->x[cd] + s->x[cs];
    return 0;
}

/* addi $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_addi_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] + (uint64_t)immi;
    return 0;
}

/* slti $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_slti_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int64_t)s->x[rs1] < immi);
    return 0;
}

/* sltiu $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_sltiu_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(s->x[rs1] < (uint64_t)immi);
    return 0;
}

/* xori $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_xori_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] ^ (uint64_t)immi;
    return 0;
}

/* ori $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_ori_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] | (uint64_t)immi;
    return 0;
}

/* andi $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_arith_imm_andi_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] & (uint64_t)immi;
    return 0;
}

/* c.addi $x[CD],CI */
RT_FORM(rv64, rv64_exec_arith_imm_addi_ci, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t ci = (int32_t)in->value[1];
    s->x[cd] = s->x[cd] + (uint64_t)ci;
    return 0;
}

/* c.andi $x[CQ+8],CI */
RT_FORM(rv64, rv64_exec_arith_imm_andi_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t ci = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    s->x[cq] = xq & (uint64_t)ci;
    return 0;
}

/* c.li $x[CD],CI */
RT_FORM(rv64, rv64_exec_arith_imm_addi_li, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t ci = (int32_t)in->value[1];
    s->x[cd] = (uint64_t)ci;
    return 0;
}

/* c.addi16sp $x2,CSP16 */
RT_FORM(rv64, rv64_exec_arith_imm_addi_sp, 0)
{
    const int32_t csp16 = (int32_t)in->value[0];
    s->x[2] = s->x[2] + (uint64_t)csp16;
    return 0;
}

/* c.addi4spn $x[CP+8],$x2,CSP4 */
RT_FORM(rv64, rv64_exec_arith_imm_addi_spn, 0)
{
    const int32_t cp = (int32_t)in->value[0];
    const int32_t csp4 = (int32_t)in->value[1];
    s->x[cp] = s->x[2] + (uint64_t)csp4;
    return 0;
}

/* addiw $x[RD],$x[RS1],IMMI */
RT_FORM(rv64, rv64_exec_addiw_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t immi = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] + (uint32_t)immi);
    return 0;
}

/* c.addiw $x[CD],CI */
RT_FORM(rv64, rv64_exec_addiw_c, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t ci = (int32_t)in->value[1];
    s->x[cd] = (uint64_t)(int32_t)((uint32_t)s->x[cd] + (uint32_t)ci);
    return 0;
}

/* slli $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_shift_slli_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] << shamt;
    return 0;
}

/* srli $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_shift_srli_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] >> shamt;
    return 0;
}

/* srai $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_shift_srai_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int64_t)s->x[rs1] >> shamt);
    return 0;
}

/* c.slli $x[CD],CSH */
RT_FORM(rv64, rv64_exec_shift_slli_ci, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t csh = (int32_t)in->value[1];
    s->x[cd] = s->x[cd] << csh;
    return 0;
}

/* c.srli $x[CQ+8],CSH */
RT_FORM(rv64, rv64_exec_shift_srli_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t csh = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    s->x[cq] = xq >> csh;
    return 0;
}

/* c.srai $x[CQ+8],CSH */
RT_FORM(rv64, rv64_exec_shift_srai_ca, 0)
{
    const int32_t cq = (int32_t)in->value[0];
    const int32_t csh = (int32_t)in->value[1];
    uint64_t xq;
    xq = s->x[cq];
    s->x[cq] = (uint64_t)((int64_t)xq >> csh);
    return 0;
}

/* c.slli64 $x[CD] */
RT_FORM(rv64, rv64_exec_shift_none_slli, 0)
{
    return 0;
}

/* c.srli64 $x[CQ+8] */
RT_FORM(rv64, rv64_exec_shift_none_srli, 0)
{
    return 0;
}

/* c.srai64 $x[CQ+8] */
RT_FORM(rv64, rv64_exec_shift_none_srai, 0)
{
    return 0;
}

/* slliw $x[RD],$x[RS1],SHAMTW */
RT_FORM(rv64, rv64_exec_shift_word_slliw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamtw = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] << shamtw);
    return 0;
}

/* srliw $x[RD],$x[RS1],SHAMTW */
RT_FORM(rv64, rv64_exec_shift_word_srliw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamtw = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)s->x[rs1] >> shamtw);
    return 0;
}

/* sraiw $x[RD],$x[RS1],SHAMTW */
RT_FORM(rv64, rv64_exec_shift_word_sraiw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamtw = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)((int32_t)(uint32_t)s->x[rs1] >> shamtw);
    return 0;
}

/* lui $x[RD],IMMU */
RT_FORM(rv64, rv64_exec_upper_lui, 0)
{
    const int32_t immu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    int32_t i;
    i = rt_sext_32((uint32_t)immu, 20);
    s->x[rd] = (uint64_t)(int32_t)((uint32_t)i << 12);
    return 0;
}

/* auipc $x[RD],IMMU */
RT_FORM(rv64, rv64_exec_upper_auipc, 0)
{
    const int32_t immu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t pc = in->op.pc;
    int32_t i;
    i = rt_sext_32((uint32_t)immu, 20);
    s->x[rd] = pc + (uint64_t)(int32_t)((uint32_t)i << 12);
    return 0;
}

/* c.lui $x[CD],CUPPER */
RT_FORM(rv64, rv64_exec_upper_c, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t i = operand_cupper(in, 0, 1);
    if (cd != 0)
        s->x[cd] = (uint64_t)(int32_t)((uint32_t)i << 12);
    return 0;
}

/* c.mv $x[CD],$x[CS] */
RT_FORM(rv64, rv64_exec_move, 0)
{
    const int32_t cd = (int32_t)in->value[0];
    const int32_t cs = (int32_t)in->value[1];
    s->x[cd] = s->x[cs];
    return 0;
}

