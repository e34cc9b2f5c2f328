/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* sh1add $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh1add, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + (s->x[rs1] << 1);
    return 0;
}

/* sh2add $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh2add, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + (s->x[rs1] << 2);
    return 0;
}

/* sh3add $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh3add, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + (s->x[rs1] << 3);
    return 0;
}

/* add.uw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_add_uw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + (uint64_t)(uint32_t)s->x[rs1];
    return 0;
}

/* sh1add.uw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh1add_uw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + ((uint64_t)(uint32_t)s->x[rs1] << 1);
    return 0;
}

/* sh2add.uw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh2add_uw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + ((uint64_t)(uint32_t)s->x[rs1] << 2);
    return 0;
}

/* sh3add.uw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_add_shifted_sh3add_uw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs2] + ((uint64_t)(uint32_t)s->x[rs1] << 3);
    return 0;
}

/* slli.uw $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_shift_unsigned, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = (uint64_t)(uint32_t)s->x[rs1] << shamt;
    return 0;
}

/* xnor $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_logic_not_xnor, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] ^ ~s->x[rs2];
    return 0;
}

/* orn $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_logic_not_orn, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] | ~s->x[rs2];
    return 0;
}

/* andn $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_logic_not_andn, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] & ~s->x[rs2];
    return 0;
}

/* min $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_minimum_min, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_min_i64((int64_t)s->x[rs1], (int64_t)s->x[rs2]);
    return 0;
}

/* minu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_minimum_minu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = rt_min_u64(s->x[rs1], s->x[rs2]);
    return 0;
}

/* max $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_minimum_max, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_max_i64((int64_t)s->x[rs1], (int64_t)s->x[rs2]);
    return 0;
}

/* maxu $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_minimum_maxu, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    if (rd != 0)
        s->x[rd] = rt_max_u64(s->x[rs1], s->x[rs2]);
    return 0;
}

/* clz $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_clz, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_clz((rt_u128)s->x[rs1], 64);
    return 0;
}

/* ctz $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_ctz, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_ctz((rt_u128)s->x[rs1], 64);
    return 0;
}

/* cpop $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_cpop, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_popcount((rt_u128)s->x[rs1]);
    return 0;
}

/* clzw $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_clzw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_clz((rt_u128)(uint32_t)s->x[rs1], 32);
    return 0;
}

/* ctzw $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_ctzw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_ctz((rt_u128)(uint32_t)s->x[rs1], 32);
    return 0;
}

/* cpopw $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_count_bits_cpopw, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = (uint64_t)rt_popcount((rt_u128)(uint32_t)s->x[rs1]);
    return 0;
}

/* sext.b $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_extend_sext_b, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = rt_u64((int8_t)((uint32_t)s->x[rs1] & 0xff));
    return 0;
}

/* sext.h $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_extend_sext_h, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if (rd != 0)
        s->x[rd] = rt_u64((int16_t)((uint32_t)s->x[rs1] & 0xffff));
    return 0;
}

/* zext.h $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_extend_zext_h, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = (uint32_t)s->x[rs1] & 0xffff;
    return 0;
}

/* rol $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_rotate_rol_r, 0)
{
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const rt_i128 by = -(rt_i128)s->x[rs2];
    const uint32_t k = (uint32_t)by & 0x3f;
    if (rd != 0)
        s->x[rd] = s->x[rs1] >> k | rt_shl_u64(s->x[rs1], 64 - k);
    return 0;
}

/* ror $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_rotate_ror_r, 0)
{
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const uint32_t k = (uint32_t)s->x[rs2] & 0x3f;
    if (rd != 0)
        s->x[rd] = s->x[rs1] >> k | rt_shl_u64(s->x[rs1], 64 - k);
    return 0;
}

/* rolw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_rotate_rolw_r, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t x = (uint32_t)s->x[rs1];
    const rt_i128 by = -(rt_i128)s->x[rs2];
    const uint32_t k = (uint32_t)by & 0x1f;
    if (rd != 0)
        s->x[rd] = (uint64_t)(int32_t)(x >> k | rt_shl_u32(x, 32 - k));
    return 0;
}

/* rorw $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_rotate_rorw_r, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t x = (uint32_t)s->x[rs1];
    const uint32_t k = (uint32_t)s->x[rs2] & 0x1f;
    if (rd != 0)
        s->x[rd] = (uint64_t)(int32_t)(x >> k | rt_shl_u32(x, 32 - k));
    return 0;
}

/* rori $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_rotate_ror_i, 0)
{
    const int32_t shamt = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t k = shamt & 0x3f;
    if (rd != 0)
        s->x[rd] = s->x[rs1] >> k | rt_shl_u64(s->x[rs1], (uint64_t)(64 - k));
    return 0;
}

/* roriw $x[RD],$x[RS1],SHAMTW */
RT_FORM(rv64, rv64_exec_rotate_rorw_w, 0)
{
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamtw = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t x = (uint32_t)s->x[rs1];
    const int32_t k = shamtw & 0x1f;
    if (rd != 0)
        s->x[rd] = (uint64_t)(int32_t)(x >> k | rt_shl_u32(x, (uint64_t)(32 - k)));
    return 0;
}

/* orc.b $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_bytes_orc_b, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = (uint64_t)(((uint32_t)s->x[rs1] & 0xff) != 0 ? 255 : 0)
        | (uint64_t)(((uint32_t)s->x[rs1] >> 8 & 0xff) != 0 ? 255 : 0) << 8
        | (uint64_t)(((uint32_t)s->x[rs1] >> 16 & 0xff) != 0 ? 255 : 0) << 16
        | (uint64_t)(((uint32_t)s->x[rs1] >> 24 & 0xff) != 0 ? 255 : 0) << 24
        | (uint64_t)(((uint32_t)(s->x[rs1] >> 32) & 0xff) != 0 ? 255 : 0) << 32
        | (uint64_t)(((uint32_t)(s->x[rs1] >> 40) & 0xff) != 0 ? 255 : 0) << 40
        | (uint64_t)(((uint32_t)(s->x[rs1] >> 48) & 0xff) != 0 ? 255 : 0) << 48
        | (uint64_t)((int32_t)(s->x[rs1] >> 56) != 0 ? 255 : 0) << 56;
    return 0;
}

/* rev8 $x[RD],$x[RS1] */
RT_FORM(rv64, rv64_exec_bytes_rev8, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    s->x[rd] = s->x[rs1] >> 56 | (uint64_t)((uint32_t)(s->x[rs1] >> 48) & 0xff) << 8
        | (uint64_t)((uint32_t)(s->x[rs1] >> 40) & 0xff) << 16
        | (uint64_t)((uint32_t)(s->x[rs1] >> 32) & 0xff) << 24
        | (uint64_t)((uint32_t)s->x[rs1] >> 24 & 0xff) << 32
        | (uint64_t)((uint32_t)s->x[rs1] >> 16 & 0xff) << 40
        | (uint64_t)((uint32_t)s->x[rs1] >> 8 & 0xff) << 48
        | (uint64_t)((uint32_t)s->x[rs1] & 0xff) << 56;
    return 0;
}

/* bset $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_single_bit_bset_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] | (uint64_t)1 << ((uint32_t)s->x[rs2] & 0x3f);
    return 0;
}

/* bclr $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_single_bit_bclr_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] & ~((uint64_t)1 << ((uint32_t)s->x[rs2] & 0x3f));
    return 0;
}

/* binv $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_single_bit_binv_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] ^ (uint64_t)1 << ((uint32_t)s->x[rs2] & 0x3f);
    return 0;
}

/* bext $x[RD],$x[RS1],$x[RS2] */
RT_FORM(rv64, rv64_exec_single_bit_bext_r, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t rs2 = (int32_t)in->value[2];
    s->x[rd] = (uint32_t)(s->x[rs1] >> ((uint32_t)s->x[rs2] & 0x3f)) & 1;
    return 0;
}

/* bseti $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_single_bit_bset_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] | (uint64_t)1 << shamt;
    return 0;
}

/* bclri $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_single_bit_bclr_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] & ~((uint64_t)1 << shamt);
    return 0;
}

/* binvi $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_single_bit_binv_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = s->x[rs1] ^ (uint64_t)1 << shamt;
    return 0;
}

/* bexti $x[RD],$x[RS1],SHAMT */
RT_FORM(rv64, rv64_exec_single_bit_bext_i, 0)
{
    const int32_t rd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t shamt = (int32_t)in->value[2];
    s->x[rd] = (uint32_t)(s->x[rs1] >> shamt) & 1;
    return 0;
}

