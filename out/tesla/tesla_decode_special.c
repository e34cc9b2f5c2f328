/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 1001---? ?s?????? sssssss? ssssss00
 * rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
int tesla_take_rcp_short(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xf040feff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 22 & 0x1; /* SNEG2 */
    value[2] = word >> 15 & 0x1; /* SABS */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    return found(word, out, form, 4, bits);
}

/* 000-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01
 * MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_take_rcp_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4100003f000fe03, 0x0};
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 6);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 100-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01
 * MARK GUARD sin f32 LL_DST $r[LSRC] */
int tesla_take_sincos_sin(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f000fe03, 0x0};
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 110-l??? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01
 * MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
int tesla_take_ex2(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe8000003f000fe03, 0x0};
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 110-?l?? ??.l???? ?0ccpppp p???.amm 1011aa-. .??????? llllllll llllll01
 * MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int tesla_take_pre_presin(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4104003f0000003, 0x0};
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[8] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 1,
        value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_guard(word, line + 7, value + 9);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 8, bits);
}

/* 1000ss00 vvvvvvvv ???????0 ssssss00
 * interp $r[SDST] v[AT0] */
int tesla_take_interp_plain_short(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf30001ff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    bits = with(bits, tesla_operand_at0_of_interp_plain_short(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 1000ss10 vvvvvvvv ?ssssss0 ssssss00
 * interp $r[SDST] v[AT0] $r[SSRC] */
int tesla_take_interp_plain_smul(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf3007fff, 0x0};
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    bits = with(bits, tesla_operand_at0_of_interp_plain_short(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 000????? ?????000 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01
 * MARK GUARD interp $r[LDST] v[AT0] */
int tesla_take_interp_plain_long(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0070003f00001ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_at0_of_interp_plain_long(word, line, value + 1));
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 000??l?? ?????010 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01
 * MARK GUARD interp $r[LDST] v[AT0] LNEG1 $r[LSRC] */
int tesla_take_interp_plain_mul(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4070003f000ffff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_at0_of_interp_plain_long(word, line, value + 1));
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 6);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

