/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 0010ss-. .0ssssss 0sssssss ssssss00
 * add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 */
int tesla_take_add_add_b16_short(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 6);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 0sssssss ssssss01
 * add SSAT b16 $r[SDST].h[SDST] I_SRC IMM */
int tesla_take_add_add_b16_imm(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[6] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01
 * MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3 */
int tesla_take_add_add_b16_long(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0400003, 0x0};
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[11] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src3(word, config, line + 8, value + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 12);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01
 * MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int tesla_take_add_addc_b16_long(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec003003f0400003, 0x0};
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[12] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src3(word, config, line + 8, value + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard_of_add_addc_b16_long(word, line + 11, value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 0100ss-. .0ssssss ssssssss ssssss00
 * mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int tesla_take_mul16_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* S16A */
    value[6] = word >> 8 & 0x1; /* S16B */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?0iiiiii ssssssss ssssss01
 * mul $r[SDST] S16A I_SRC S16B IMM */
int tesla_take_mul16_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* S16A */
    value[6] = word >> 8 & 0x1; /* S16B */
    value[7] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 000-??cc cc.????0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01
 * MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int tesla_take_mul16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe001c003f0000003, 0x0};
    value[3] = word >> 47 & 0x1; /* L16A */
    value[8] = word >> 46 & 0x1; /* L16B */
    value[12] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 13);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 0100ss-. .1ssssss ssssssss ssssss00
 * mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int tesla_take_mul24_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 8 & 0x1; /* SHIGH */
    value[2] = word >> 15 & 0x1; /* S24 */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?1iiiiii ssssssss ssssss01
 * mul $r[SDST] SHIGH S24 I_SRC IMM */
int tesla_take_mul24_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 8 & 0x1; /* SHIGH */
    value[2] = word >> 15 & 0x1; /* S24 */
    value[7] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 000-??cc cc.????1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01
 * MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int tesla_take_mul24_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe001c003f0000003, 0x0};
    value[3] = word >> 46 & 0x1; /* LHIGH */
    value[4] = word >> 47 & 0x1; /* L24 */
    value[12] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 13);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 0110ss-. .0ssssss 0ssssss0 ssssss00
 * add $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] */
int tesla_take_mul_add_add_u16_short(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf04081ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_s_src2(word, config, line + 7, value + 5);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    line[9] = 0;
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss0 ssssss01
 * add $r[SDST] (mul u16 I_SRC IMM) $r[SDST] */
int tesla_take_mul_add_add_u16_imm(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[5] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    line[7] = 0;
    return found(word, out, form, 8, bits);
}

/* 000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01
 * MARK GUARD add MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 */
int tesla_take_mul_add_add_u16_long(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0000003, 0x0};
    value[12] = word >> 32 & 0x3; /* MARK */
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
        value + 10);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = tesla_operand_guard(word, line + 14, value + 13);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    return found(word, out, form, 8, bits);
}

/* 000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01
 * MARK GUARD addc MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_take_mul_add_addc_u16_long(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec003003f0000003, 0x0};
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
        value + 10);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = tesla_operand_guard_of_add_addc_b16_long(word, line + 14, value + 12);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    return found(word, out, form, 8, bits);
}

/* uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01
 * MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 */
int tesla_take_mul_add_again_add(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0000003, 0x0};
    value[3] = word >> 61; /* U24AGAIN */
    value[13] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 8);
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

/* uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01
 * MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_take_mul_add_again_addc(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec003003f0000003, 0x0};
    value[3] = word >> 61; /* U24AGAIN */
    value[14] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_l_src3_of_fmad_long(word, config, line + 11,
        value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = tesla_operand_guard_of_add_addc_b16_long(word, line + 14, value + 13);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    return found(word, out, form, 8, bits);
}

/* 0101---? ??ssssss 0ssssss0 ssssss00
 * sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int tesla_take_sad_u16_short(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf03fffff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 9 & 0x3f; /* SSRC */
    value[2] = word >> 16 & 0x3f; /* SSRC2 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* 100-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01
 * MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_take_minmax_max_u16(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0000003, 0x0};
    value[10] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 011-00cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01
 * MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int tesla_take_set_u16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec01c003f0000003, 0x0};
    value[3] = word >> 46 & 0x7; /* COMPARE */
    value[11] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 12);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss0 ssssss01
 * and b32 $r[SDST] SNOT I_SRC IMM */
int tesla_take_logop_imm_and(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff07f81ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 22 & 0x1; /* SNOT */
    value[6] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_i_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 000-?0cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01
 * MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_take_logop_and_b16(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe403c003f0000003, 0x0};
    value[3] = word >> 48 & 0x1; /* LNOT1 */
    value[8] = word >> 49 & 0x1; /* LNOT2 */
    value[12] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_l_src2(word, config, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 13);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 110-?0cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01
 * MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_take_shl_b16_reg(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4100003f0000003, 0x0};
    value[10] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 110-?0?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01
 * MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
int tesla_take_shl_b16_cnt(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4100003f07f0003, 0x0};
    value[7] = word >> 16 & 0x7f; /* SHCNT */
    value[8] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 111-00cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01
 * MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_take_shr_u16_reg(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec100003f0000003, 0x0};
    value[10] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_11 = tesla_operand_guard(word, line + 11, value + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    return found(word, out, form, 8, bits);
}

/* 111-00?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01
 * MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
int tesla_take_shr_u16_cnt(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec100003f07f0003, 0x0};
    value[7] = word >> 16 & 0x7f; /* SHCNT */
    value[8] = word >> 32 & 0x3; /* MARK */
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
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

