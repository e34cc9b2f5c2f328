/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* mul $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_mul, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] * s->x[rs2];
    return 0;
}

/* mulh $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_mulh, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = (uint64_t)((rt_i128)(int64_t)s->x[rs1] * (rt_i128)(int64_t)s->x[rs2] >> 64);
    return 0;
}

/* mulhsu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_mulhsu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = (uint64_t)((rt_i128)(int64_t)s->x[rs1] * (rt_i128)s->x[rs2] >> 64);
    return 0;
}

/* mulhu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_mulhu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = (uint64_t)((rt_u128)s->x[rs1] * (rt_u128)s->x[rs2] >> 64);
    return 0;
}

/* div $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_divide_div, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int64_t a = (int64_t)s->x[rs1];
    const int64_t b = (int64_t)s->x[rs2];
    s->x[rd] = (uint64_t)func_quotient(a, b);
    return 0;
}

/* divu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_divide_divu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs2] != 0 ? s->x[rs1] / s->x[rs2] : UINT64_C(18446744073709551615);
    return 0;
}

/* rem $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_divide_rem, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int64_t a = (int64_t)s->x[rs1];
    const int64_t b = (int64_t)s->x[rs2];
    s->x[rd] = (uint64_t)func_remainder(a, b);
    return 0;
}

/* remu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_divide_remu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs2] != 0 ? s->x[rs1] % s->x[rs2] : s->x[rs1];
    return 0;
}

/* mulw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_word_mulw, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t a = (uint32_t)s->x[rs1];
    const uint32_t b = (uint32_t)s->x[rs2];
    s->x[rd] = (uint64_t)(int32_t)(a * b);
    return 0;
}

/* divw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_word_divw, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t a = (uint32_t)s->x[rs1];
    const uint32_t b = (uint32_t)s->x[rs2];
    const int32_t a_2 = (int32_t)a;
    const int32_t b_2 = (int32_t)b;
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)func_quotient_2(a_2, b_2);
    return 0;
}

/* divuw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_word_divuw, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t a = (uint32_t)s->x[rs1];
    const uint32_t b = (uint32_t)s->x[rs2];
    s->x[rd] = (uint64_t)(int32_t)(b != 0 ? a / b : 4294967295u);
    return 0;
}

/* remw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_word_remw, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t a = (uint32_t)s->x[rs1];
    const uint32_t b = (uint32_t)s->x[rs2];
    const int32_t a_2 = (int32_t)a;
    const int32_t b_2 = (int32_t)b;
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)func_remainder_2(a_2, b_2);
    return 0;
}

/* remuw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_multiply_word_remuw, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t a = (uint32_t)s->x[rs1];
    const uint32_t b = (uint32_t)s->x[rs2];
    s->x[rd] = (uint64_t)(int32_t)(b != 0 ? a % b : a);
    return 0;
}

