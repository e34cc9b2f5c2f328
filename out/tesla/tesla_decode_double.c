/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 010-ll?? dd?lllll llccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01
 * MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int tesla_take_dfma(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xecc00003f0000003, 0x0};
    value[0] = word >> 54 & 0x3; /* DRND */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[6] = word >> 59 & 0x1; /* LNEG2 */
    value[8] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_reg(word, line + 3, value + 5);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = tesla_operand_reg_of_cas_g_wide(word, line + 4, value + 7);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    const struct bits of_5 = tesla_operand_guard(word, line + 5, value + 9);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    return found(word, out, form, 8, bits);
}

/* 011-ll?? ???lllll llccpppp p.cc?-mm 1110---? ??????dd llllllll llllll01
 * MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int tesla_take_dadd(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec000003f0030003, 0x0};
    value[0] = word >> 16 & 0x3; /* DARND */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 59 & 0x1; /* LNEG2 */
    value[7] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_reg_of_cas_g_wide(word, line + 3, value + 6);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = tesla_operand_guard(word, line + 4, value + 8);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    return found(word, out, form, 8, bits);
}

/* 100-?l?? ?????cc? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01
 * MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int tesla_take_dmul(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4060003f0000003, 0x0};
    value[0] = word >> 49 & 0x3; /* CRND */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[6] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 1));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_reg(word, line + 3, value + 5);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = tesla_operand_guard(word, line + 4, value + 7);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    return found(word, out, form, 8, bits);
}

/* 101-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01
 * MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_take_dminmax_min(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec180003f0000003, 0x0};
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[5] = word >> 59 & 0x1; /* LNEG2 */
    value[6] = word >> 51 & 0x1; /* LABS2 */
    value[8] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_reg(word, line + 3, value + 7);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = tesla_operand_guard(word, line + 4, value + 9);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    return found(word, out, form, 8, bits);
}

/* 111-ll?? ???ll?ff ffccpppp p.cc.-mm 1110---? ?lllllll llllllll llllll01
 * MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_take_dset(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec1bc003f0000003, 0x0};
    value[3] = word >> 46 & 0xf; /* FCOMPARE */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 52 & 0x1; /* LABS1 */
    value[7] = word >> 59 & 0x1; /* LNEG2 */
    value[8] = word >> 51 & 0x1; /* LABS2 */
    value[10] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value));
    const struct bits of_1 = tesla_operand_ll_dst_of_cvt_i2f_64_u_from(word, config, line + 1,
        value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_reg(word, line + 3, value + 9);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = tesla_operand_guard(word, line + 4, value + 11);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    return found(word, out, form, 8, bits);
}

