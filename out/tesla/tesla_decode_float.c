/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 1011ss-. .sssssss ssssssss ssssss00
 * add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_take_fadd_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[7] = word >> 22 & 0x1; /* SNEG2 */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 8);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. ?siiiiii ssssssss ssssss01
 * add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_take_fadd_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[7] = word >> 22 & 0x1; /* SNEG2 */
    value[8] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .?????aa llllllll llllll01
 * MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int tesla_take_fadd_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0030003, 0x0};
    value[0] = word >> 61 & 0x1; /* OSAT */
    value[1] = word >> 16 & 0x3; /* ARND */
    value[5] = word >> 58 & 0x1; /* LNEG1 */
    value[10] = word >> 59 & 0x1; /* LNEG2 */
    value[14] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 2));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src3(word, config, line + 8, value + 11);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 15);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 1100ss-. .sssssss sssssss. ssssss00
 * mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_take_fmul_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04080ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* SNEG1 */
    value[6] = word >> 22 & 0x1; /* SNEG2 */
    bits = with(bits, tesla_operand_fmul_sat(word, config, line));
    line[1] = 0;
    const struct bits of_2 = tesla_operand_s_src(word, config, line + 2, value + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_s_src2(word, config, line + 8, value + 7);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. ?siiiiii sssssss. ssssss01
 * mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_take_fmul_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f80ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* SNEG1 */
    value[6] = word >> 22 & 0x1; /* SNEG2 */
    value[7] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    bits = with(bits, tesla_operand_fmul_sat(word, config, line));
    line[1] = 0;
    const struct bits of_2 = tesla_operand_i_src(word, config, line + 2, value + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 000-llcc cc..???? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01
 * MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int tesla_take_fmul_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec00c003f0000003, 0x0};
    value[0] = word >> 46 & 0x3; /* MRND */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[9] = word >> 59 & 0x1; /* LNEG2 */
    value[13] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_fmul_lsat(word, config, line));
    bits = with(bits, tesla_operand_mcdst(word, line + 1, value + 1));
    const struct bits of_2 = tesla_operand_ll_dst(word, config, line + 2, value + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 3,
        value + 5);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_9 = tesla_operand_l_src2(word, config, line + 9, value + 10);
    if (none(of_9))
        return ISADORA_NO_FORM;
    bits = with(bits, of_9);
    const struct bits of_12 = tesla_operand_guard(word, line + 12, value + 14);
    if (none(of_12))
        return ISADORA_NO_FORM;
    bits = with(bits, of_12);
    return found(word, out, form, 8, bits);
}

/* 1110ss-. .sssssss ssssssss ssssss00
 * add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int tesla_take_fmad_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[10] = word >> 22 & 0x1; /* SNEG2 */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    line[9] = 0;
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. ?siiiiii ssssssss ssssss01
 * add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int tesla_take_fmad_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[7] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    value[8] = word >> 22 & 0x1; /* SNEG2 */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    line[7] = 0;
    return found(word, out, form, 8, bits);
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01
 * MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int tesla_take_fmad_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* OSAT */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[12] = word >> 59 & 0x1; /* LNEG2 */
    value[15] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_l_src3_of_fmad_long(word, config, line + 11,
        value + 13);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = tesla_operand_guard(word, line + 14, value + 16);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    return found(word, out, form, 8, bits);
}

/* 011-llcc cc.ll?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01
 * MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_take_fset(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec1bc003f0000003, 0x0};
    value[3] = word >> 46 & 0xf; /* FCOMPARE */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 52 & 0x1; /* LABS1 */
    value[10] = word >> 59 & 0x1; /* LNEG2 */
    value[11] = word >> 51 & 0x1; /* LABS2 */
    value[15] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 12);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 16);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 100-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01
 * MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_take_fminmax_max(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec180003f0000003, 0x0};
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 52 & 0x1; /* LABS1 */
    value[9] = word >> 59 & 0x1; /* LNEG2 */
    value[10] = word >> 51 & 0x1; /* LABS2 */
    value[14] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 11);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 15);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 01o-??cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01
 * MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int tesla_take_fslct(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f0000003, 0x0};
    value[10] = word >> 61 & 0x1; /* ONEG */
    value[13] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 3);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 7);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_l_src3_of_fmad_long(word, config, line + 11,
        value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = tesla_operand_guard(word, line + 14, value + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    return found(word, out, form, 8, bits);
}

/* 100-qqqq qq?lllll llccpppp p.cc.-mm 1100---? ??qq?... llllllll llllll01
 * MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
int tesla_take_quadop(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xefdfc003f030fe03, 0x0};
    value[0] = word >> 58 & 0x3; /* Q0 */
    value[1] = word >> 56 & 0x3; /* Q1 */
    value[2] = word >> 54 & 0x3; /* Q2 */
    value[3] = word >> 20 & 0x3; /* Q3 */
    value[7] = word >> 9 & 0x7f; /* LSRC */
    value[8] = word >> 46 & 0x7f; /* LSRC3 */
    value[9] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, tesla_operand_quad_lane(word, line + 2));
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 10);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

