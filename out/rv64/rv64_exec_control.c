/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* jal $x[RD],TOJ */
RT_FORM(rv64, rv64_exec_jump_jal, RT_LEADS | RT_FIXED)
{
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t next = in[1].op.pc;
    const uint64_t pc = in->op.pc;
    const int32_t toj = (int32_t)in->value[1];
    s->x[rd] = next;
    rt_lead(way, (pc + (uint64_t)toj) & UINT64_C(0xfffffffffffffffe));
    return 0;
}

/* jalr $x[RD],IMMI($x[RS1]) */
RT_FORM(rv64, rv64_exec_jump_jalr, RT_LEADS | RT_ANYWHERE)
{
    const uint64_t next = in[1].op.pc;
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    rt_lead(way,
        (s->x[rs1] + (uint64_t)immi) & UINT64_C(0xfffffffffffffffe) & UINT64_C(0xfffffffffffffffe));
    s->x[rd] = next;
    return 0;
}

/* c.j CJ */
RT_FORM(rv64, rv64_exec_jump_cj, RT_LEADS | RT_FIXED)
{
    const uint64_t pc = in->op.pc;
    const int32_t cj = (int32_t)in->value[0];
    rt_lead(way, (pc + (uint64_t)cj) & UINT64_C(0xfffffffffffffffe));
    return 0;
}

/* c.jr $x[CD] */
RT_FORM(rv64, rv64_exec_jump_cjr, RT_LEADS | RT_ANYWHERE)
{
    const int32_t cd = (int32_t)in->value[0];
    rt_lead(way, s->x[cd] & UINT64_C(0xfffffffffffffffe) & UINT64_C(0xfffffffffffffffe));
    return 0;
}

/* c.jalr $x[CD] */
RT_FORM(rv64, rv64_exec_jump_cjal, RT_LEADS | RT_ANYWHERE)
{
    const uint64_t next = in[1].op.pc;
    const int32_t cd = (int32_t)in->value[0];
    rt_lead(way, s->x[cd] & UINT64_C(0xfffffffffffffffe) & UINT64_C(0xfffffffffffffffe));
    s->x[1] = next;
    return 0;
}

/* beq $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_beq_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if (s->x[rs1] == s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* bne $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_bne_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if (s->x[rs1] != s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* blt $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_blt_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if ((int64_t)s->x[rs1] < (int64_t)s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* bge $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_bge_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if ((int64_t)s->x[rs1] >= (int64_t)s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* bltu $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_bltu_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if (s->x[rs1] < s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* bgeu $x[RS1],$x[RS2],TOB */
RT_FORM(rv64, rv64_exec_branch_bgeu_b, RT_LEADS | RT_FIXED)
{
    const int32_t rs1 = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t tob = (int32_t)in->value[2];
    if (s->x[rs1] >= s->x[rs2]) {
        rt_lead(way, (pc + (uint64_t)tob) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* c.beqz $x[CQ+8],CBR */
RT_FORM(rv64, rv64_exec_branch_beq_c, RT_LEADS | RT_FIXED)
{
    const int32_t cq = (int32_t)in->value[0];
    const uint64_t pc = in->op.pc;
    const int32_t cbr = (int32_t)in->value[1];
    uint64_t a;
    a = s->x[cq];
    if (a == 0) {
        rt_lead(way, (pc + (uint64_t)cbr) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* c.bnez $x[CQ+8],CBR */
RT_FORM(rv64, rv64_exec_branch_bne_c, RT_LEADS | RT_FIXED)
{
    const int32_t cq = (int32_t)in->value[0];
    const uint64_t pc = in->op.pc;
    const int32_t cbr = (int32_t)in->value[1];
    uint64_t a;
    a = s->x[cq];
    if (a != 0) {
        rt_lead(way, (pc + (uint64_t)cbr) & UINT64_C(0xfffffffffffffffe));
    }
    return 0;
}

/* fence PRED,SUCC */
RT_FORM(rv64, rv64_exec_fence, 0)
{
    return 0;
}

/* fence.tso */
RT_FORM(rv64, rv64_exec_fence_tso, 0)
{
    return 0;
}

/* fence.i */
RT_FORM(rv64, rv64_exec_fence_i, 0)
{
    return 0;
}

/* ecall */
RT_FORM_NEAR(rv64, rv64_exec_call, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t cause = 8 + s->mode;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, (uint64_t)cause);
    return func_trap_7(m, s, pc, cause);
}

/* ebreak */
RT_FORM_NEAR(rv64, rv64_exec_break_i, 0)
{
    const uint64_t pc = in->op.pc;
    const uint64_t value = pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 3);
    rt_raise_value(m, 1, value);
    return func_trap_8(m, s, pc, value);
}

/* c.ebreak */
RT_FORM_NEAR(rv64, rv64_exec_break_c, 0)
{
    const uint64_t pc = in->op.pc;
    const uint64_t value = pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 3);
    rt_raise_value(m, 1, value);
    return func_trap_8(m, s, pc, value);
}

