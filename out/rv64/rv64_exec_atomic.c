/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* lr.w{ORDER} $x[RD],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_reserve_lr_w, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[1];
    if (((uint32_t)s->x[rs1] & 3) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 4);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_2(m, s, pc, rs1);
    }
    const uint64_t cell = s->x[rs1];
    if (far && cell > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, cell);
        return func_trap_3(m, s, pc, cell);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
        return RT_FAR;
    const uint64_t rd_new = (uint64_t)(int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    s->reserved = 1;
    s->reservation = s->x[rs1];
    s->x[rd] = rd_new;
    return 0;
}

/* lr.d{ORDER} $x[RD],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_reserve_lr_d, 0)
{
    const int32_t rs1 = (int32_t)in->value[2];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[1];
    if (((uint32_t)s->x[rs1] & 7) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 4);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_2(m, s, pc, rs1);
    }
    const uint64_t cell = s->x[rs1];
    if (far && cell > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, cell);
        return func_trap_3(m, s, pc, cell);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, cell, 8, far))
        return RT_FAR;
    const uint64_t rd_new = rt_load(m, RV64_SPACE_MEM, cell, 8);
    s->reserved = 1;
    s->reservation = s->x[rs1];
    s->x[rd] = rd_new;
    return 0;
}

/* sc.w{ORDER} $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_conditional_sc_w, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[1];
    if (((uint32_t)s->x[rs1] & 3) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    const int32_t holds = s->reserved && s->reservation == s->x[rs1];
    if (holds) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell);
            return func_trap_6(m, s, pc, cell);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell, 4, (uint32_t)s->x[rs2]);
    }
    s->x[rd] = (uint64_t)!holds;
    s->reserved = 0;
    return 0;
}

/* sc.d{ORDER} $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_conditional_sc_d, RT_STORES)
{
    const int32_t rs1 = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[1];
    if (((uint32_t)s->x[rs1] & 7) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    const int32_t holds = s->reserved && s->reservation == s->x[rs1];
    if (holds) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell);
            return func_trap_6(m, s, pc, cell);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell, 8, s->x[rs2]);
    }
    s->x[rd] = (uint64_t)!holds;
    s->reserved = 0;
    return 0;
}

/* amoswap{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amoswap, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = b;
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amoadd{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amoadd, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const rt_i128 v = (rt_i128)a + (rt_i128)b;
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amoxor{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amoxor, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = a ^ b;
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amoand{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amoand, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = a & b;
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amoor{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amoor, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = a | b;
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amomin{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amomin, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = rt_min_i64(a, b);
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amomax{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amomax, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const int64_t v = rt_max_i64(a, b);
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, (uint64_t)v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amominu{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amominu, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const uint64_t v = rt_min_u64((uint64_t)a, (uint64_t)b);
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

/* amomaxu{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_amo_amomaxu, RT_STORES)
{
    const int32_t width = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[4];
    const uint64_t pc = in->op.pc;
    const int32_t rs2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    int64_t t = 0;
    const int32_t bytes = 4 << width;
    if (((uint32_t)s->x[rs1] & (uint32_t)(bytes - 1)) != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 6);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_4(m, s, pc, rs1);
    }
    if (s->x[rs1] >> 56 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, s->x[rs1]);
        return func_trap_5(m, s, pc, rs1);
    }
    if (width == 0) {
        const uint64_t cell = s->x[rs1];
        if (cell > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell);
            return func_trap_3(m, s, pc, cell);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell, 4, far))
            return RT_FAR;
        t = (int32_t)(uint32_t)rt_load(m, RV64_SPACE_MEM, cell, 4);
    } else {
        const uint64_t cell_2 = s->x[rs1];
        if (cell_2 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 5);
            rt_raise_value(m, 1, cell_2);
            return func_trap_3(m, s, pc, cell_2);
        }
        if (!rt_is_near(m, RV64_SPACE_MEM, cell_2, 8, far))
            return RT_FAR;
        t = (int64_t)rt_load(m, RV64_SPACE_MEM, cell_2, 8);
    }
    const int64_t a = t;
    const int64_t b = width == 0 ? (int32_t)(uint32_t)s->x[rs2] : (int64_t)s->x[rs2];
    const uint64_t v = rt_max_u64((uint64_t)a, (uint64_t)b);
    if (width == 0) {
        const uint64_t cell_3 = s->x[rs1];
        if (cell_3 > INT64_C(72057594037927932)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_3);
            return func_trap_6(m, s, pc, cell_3);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_3, 4, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_3, 4, (uint32_t)v);
    } else {
        const uint64_t cell_4 = s->x[rs1];
        if (cell_4 > INT64_C(72057594037927928)) {
            RT_GO_FAR(far);
            rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
            rt_raise_value(m, 0, 7);
            rt_raise_value(m, 1, cell_4);
            return func_trap_6(m, s, pc, cell_4);
        }
        if (!rt_can_store(m, RV64_SPACE_MEM, cell_4, 8, far))
            return RT_FAR;
        rt_store(m, RV64_SPACE_MEM, cell_4, 8, v);
    }
    s->x[rd] = (uint64_t)a;
    return 0;
}

