/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* lb $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lb_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927935)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 1, far))
        return RT_FAR;
    s->x[rd] = rt_u64((int8_t)(int32_t)rt_load(m, RV64_SPACE_MEM, p, 1));
    return 0;
}

/* lh $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lh_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927934)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 2, far))
        return RT_FAR;
    s->x[rd] = rt_u64((int16_t)(int32_t)rt_load(m, RV64_SPACE_MEM, p, 2));
    return 0;
}

/* lw $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lw_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, p, 4);
    return 0;
}

/* ld $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_ld_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->x[rd] = rt_load(m, RV64_SPACE_MEM, p, 8);
    return 0;
}

/* lbu $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lbu_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927935)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 1, far))
        return RT_FAR;
    s->x[rd] = rt_load(m, RV64_SPACE_MEM, p, 1);
    return 0;
}

/* lhu $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lhu_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927934)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 2, far))
        return RT_FAR;
    s->x[rd] = rt_load(m, RV64_SPACE_MEM, p, 2);
    return 0;
}

/* lwu $x[RD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lwu_i, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    s->x[rd] = (uint32_t)rt_load(m, RV64_SPACE_MEM, p, 4);
    return 0;
}

/* c.lw $x[CP+8],CW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_load_lw_cw, 0)
{
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cp = (int32_t)in->value[0];
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cw;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    s->x[cp] = (uint64_t)(int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, p, 4);
    return 0;
}

/* c.ld $x[CP+8],CDW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_load_ld_cd, 0)
{
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cdw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cp = (int32_t)in->value[0];
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cdw;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->x[cp] = rt_load(m, RV64_SPACE_MEM, p, 8);
    return 0;
}

/* c.lwsp $x[CD],CLW($x2) */
RT_FORM_NEAR(rv64, rv64_exec_load_lw_cwsp, 0)
{
    const int32_t clw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cd = (int32_t)in->value[0];
    const uint64_t p = s->x[2] + (uint64_t)clw;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    s->x[cd] = (uint64_t)(int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, p, 4);
    return 0;
}

/* c.ldsp $x[CD],CLD($x2) */
RT_FORM_NEAR(rv64, rv64_exec_load_ld_cdsp, 0)
{
    const int32_t cld = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cd = (int32_t)in->value[0];
    const uint64_t p = s->x[2] + (uint64_t)cld;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->x[cd] = rt_load(m, RV64_SPACE_MEM, p, 8);
    return 0;
}

/* sb $x[RS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sb_s, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927935)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 1, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 1, (uint32_t)s->x[rs2] & 0xff);
    return 0;
}

/* sh $x[RS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sh_s, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927934)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 2, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 2, (uint32_t)s->x[rs2] & 0xffff);
    return 0;
}

/* sw $x[RS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sw_s, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 4, (uint32_t)s->x[rs2]);
    return 0;
}

/* sd $x[RS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sd_s, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[0];
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, s->x[rs2]);
    return 0;
}

/* c.sw $x[CP+8],CW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sw_cw, RT_STORES)
{
    const int32_t cp = (int32_t)in->value[0];
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    uint64_t v;
    v = s->x[cp];
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cw;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 4, (uint32_t)v);
    return 0;
}

/* c.sd $x[CP+8],CDW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_store_sd_cd, RT_STORES)
{
    const int32_t cp = (int32_t)in->value[0];
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cdw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    uint64_t v;
    v = s->x[cp];
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cdw;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, v);
    return 0;
}

/* c.swsp $x[CS],CSW($x2) */
RT_FORM_NEAR(rv64, rv64_exec_store_sw_cwsp, RT_STORES)
{
    const int32_t csw = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cs = (int32_t)in->value[0];
    const uint64_t p = s->x[2] + (uint64_t)csw;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 4, (uint32_t)s->x[cs]);
    return 0;
}

/* c.sdsp $x[CS],CSD($x2) */
RT_FORM_NEAR(rv64, rv64_exec_store_sd_cdsp, RT_STORES)
{
    const int32_t csd = (int32_t)in->value[1];
    const uint64_t pc = in->op.pc;
    const int32_t cs = (int32_t)in->value[0];
    const uint64_t p = s->x[2] + (uint64_t)csd;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, s->x[cs]);
    return 0;
}

