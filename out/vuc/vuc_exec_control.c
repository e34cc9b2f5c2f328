/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD bra BTARG */
RT_FORM_NEAR(vuc, vuc_exec_bra_40, RT_LATER)
{
    const int32_t btarg = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    const int32_t branch = operand_branch(m, s, in, 1, 3, 2, 4);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        rt_later_pc(m, 2, (uint64_t)btarg);
    }
    return 0;
}

/* GUARD bra BTARG */
RT_FORM_NEAR(vuc, vuc_exec_bra_30, RT_FIXED | RT_DELAYS)
{
    const int32_t btarg = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    if (guard) {
        rt_lead_after(m, way, far, 2, (uint64_t)btarg);
    }
    return 0;
}

/* BRANCH GUARD call BTARG */
RT_FORM_NEAR(vuc, vuc_exec_call_40, RT_LATER)
{
    const int32_t pc = (int32_t)in->op.pc;
    const int32_t btarg = (int32_t)in->value[0];
    int32_t cs_depth = s->cs_depth;
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    const int32_t branch = operand_branch(m, s, in, 1, 3, 2, 4);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (cs_depth == 8)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
        s->cs_pc[cs_depth] = (uint16_t)((pc + 2) & 0x7ff);
        cs_depth++;
        rt_later_pc(m, 2, (uint64_t)btarg);
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD call BTARG */
RT_FORM_NEAR(vuc, vuc_exec_call_30, RT_FIXED | RT_DELAYS)
{
    const int32_t pc = (int32_t)in->op.pc;
    const int32_t btarg = (int32_t)in->value[0];
    int32_t cs_depth = s->cs_depth;
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    if (guard) {
        if (cs_depth == 8)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
        s->cs_pc[cs_depth] = (uint16_t)((pc + 2) & 0x7ff);
        cs_depth++;
        rt_lead_after(m, way, far, 2, (uint64_t)btarg);
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD ret */
RT_FORM_NEAR(vuc, vuc_exec_ret_40, RT_LATER)
{
    int32_t cs_depth = s->cs_depth;
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    const int32_t branch = operand_branch(m, s, in, 1, 2, 1, 3);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (cs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
        const int32_t pc = s->cs_pc[cs_depth - 1];
        cs_depth--;
        rt_later_pc(m, 2, (uint64_t)pc);
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD ret */
RT_FORM_NEAR(vuc, vuc_exec_ret_30, RT_DELAYS)
{
    int32_t cs_depth = s->cs_depth;
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        if (cs_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
        const int32_t pc = s->cs_pc[cs_depth - 1];
        cs_depth--;
        rt_lead_after(m, way, far, 2, (uint64_t)pc);
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sleep */
RT_FORM_NEAR(vuc, vuc_exec_sleep_40, RT_DELAYS)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    const int32_t branch = operand_branch(m, s, in, 1, 2, 1, 3);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        if (!(s->stat >> 10 & 1 || s->stat >> 11 & 1))
            return RT_WAIT;
    }
    return 0;
}

/* GUARD sleep */
RT_FORM_NEAR(vuc, vuc_exec_sleep_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        if (!(s->stat >> 10 & 1 || s->stat >> 11 & 1))
            return RT_WAIT;
    }
    return 0;
}

/* BRANCH GUARD wstc I4 */
RT_FORM_NEAR(vuc, vuc_exec_wait_wstc_40, RT_DELAYS)
{
    const int32_t i4 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    const int32_t branch = operand_branch(m, s, in, 1, 3, 2, 4);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        if (!((s->stat >> i4 & 1) == 0))
            return RT_WAIT;
    }
    return 0;
}

/* GUARD wstc I4 */
RT_FORM_NEAR(vuc, vuc_exec_wait_wstc_30, 0)
{
    const int32_t i4 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    if (guard) {
        if (!((s->stat >> i4 & 1) == 0))
            return RT_WAIT;
    }
    return 0;
}

/* BRANCH GUARD wsts I4 */
RT_FORM_NEAR(vuc, vuc_exec_wait_wsts_40, RT_DELAYS)
{
    const int32_t i4 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    const int32_t branch = operand_branch(m, s, in, 1, 3, 2, 4);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        if (!((s->stat >> i4 & 1) == 1))
            return RT_WAIT;
    }
    return 0;
}

/* GUARD wsts I4 */
RT_FORM_NEAR(vuc, vuc_exec_wait_wsts_30, 0)
{
    const int32_t i4 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 0, 1);
    if (guard) {
        if (!((s->stat >> i4 & 1) == 1))
            return RT_WAIT;
    }
    return 0;
}

/* BRANCH  and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_and_free_40, RT_DELAYS)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t branch = operand_branch(m, s, in, 1, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x & y));
    return 0;
}

/* and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_and_free_30, 0)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x & y));
    return 0;
}

/* BRANCH  or $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_or_free_40, RT_DELAYS)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t branch = operand_branch(m, s, in, 1, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x | y));
    return 0;
}

/* or $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_or_free_30, 0)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x | y));
    return 0;
}

/* BRANCH  xor $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_xor_free_40, RT_DELAYS)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t branch = operand_branch(m, s, in, 1, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x ^ y));
    return 0;
}

/* xor $p[PRED] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_xor_free_30, 0)
{
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pred = (int32_t)in->value[0];
    const int32_t x = read_p(m, s, ps1) ^ n1;
    const int32_t y = read_p(m, s, ps2) ^ n2;
    write_p(m, pred, (uint8_t)(x ^ y));
    return 0;
}

/* BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_and_guarded_40, RT_DELAYS)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    const int32_t branch = operand_branch(m, s, in, 1, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x & y));
    }
    return 0;
}

/* $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_and_guarded_30, 0)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x & y));
    }
    return 0;
}

/* BRANCH $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_or_guarded_40, RT_DELAYS)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    const int32_t branch = operand_branch(m, s, in, 1, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x | y));
    }
    return 0;
}

/* $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_or_guarded_30, 0)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x | y));
    }
    return 0;
}

/* BRANCH $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_xor_guarded_40, RT_DELAYS)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    const int32_t branch = operand_branch(m, s, in, 1, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x ^ y));
    }
    return 0;
}

/* $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2] */
RT_FORM_NEAR(vuc, vuc_exec_logic_xor_guarded_30, 0)
{
    const int32_t pred = (int32_t)in->value[5];
    const int32_t ps1 = (int32_t)in->value[2];
    const int32_t n1 = (int32_t)in->value[1];
    const int32_t ps2 = (int32_t)in->value[4];
    const int32_t n2 = (int32_t)in->value[3];
    const int32_t pdst = (int32_t)in->value[0];
    int32_t guard;
    guard = read_p(m, s, pred);
    if (guard) {
        const int32_t x = read_p(m, s, ps1) ^ n1;
        const int32_t y = read_p(m, s, ps2) ^ n2;
        write_p(m, pdst, (uint8_t)(x ^ y));
    }
    return 0;
}

/* BRANCH GUARD nop */
RT_FORM_NEAR(vuc, vuc_exec_nop_40, RT_DELAYS)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    const int32_t branch = operand_branch(m, s, in, 1, 2, 1, 3);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (!guard) {
    }
    return 0;
}

/* GUARD nop */
RT_FORM_NEAR(vuc, vuc_exec_nop_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (!guard) {
    }
    return 0;
}

