/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 0001ss-. ??????s? 0ssssss? ssssss00
 * mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int tesla_take_mov_b16_short(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf00280ff, 0x0};
    value[0] = word >> 17 & 0x1; /* SSFU */
    value[1] = word >> 2 & 0x3f; /* SDST */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_s_src(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 4, bits);
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 0??????l llllll01
 * mov b16 $r[LDST].h[LDST] IMM */
int tesla_take_mov_b16_imm(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff03f81ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6); /* IMM */
    line[0] = 0;
    return found(word, out, form, 8, bits);
}

/* 000-?0l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01
 * MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int tesla_take_mov_b16_long(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe603c003f0000003, 0x0};
    value[0] = word >> 57 & 0x1; /* LSFU */
    value[7] = word >> 46 & 0xf; /* LANE */
    value[8] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 1,
        value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = tesla_operand_guard(word, line + 7, value + 9);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    return found(word, out, form, 8, bits);
}

/* 001-???? ???????? ??ccpppp p????-mm 0000---? ???????? ???????l llllll01
 * MARK GUARD mov $r[LDST] $c[COND] */
int tesla_take_mov_r_c(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0003003f00001ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard_of_add_addc_b16_long(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 101-???? ???????? ??ccpppp p-cc?-mm 0000---? ???????? lllllll? ??????01
 * MARK GUARD mov $c[CDST] $r[LSRC] */
int tesla_take_mov_c_r(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000033f000fe03, 0x0};
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 3);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 010-???? ???????? ??ccpppp p????amm 0000aa?? ???????? ???????l llllll01
 * MARK GUARD mov $r[LDST] $a[AREG] */
int tesla_take_mov_r_a(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000007fc0001ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    value[2] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 3);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 011-???? ??????ss ssccpppp p????-mm 0000---? ???????? ???????l llllll01
 * MARK GUARD mov $r[LDST] SPECIAL */
int tesla_take_mov_r_sr(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f00001ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_special(word, config, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 110-???? ??.????? ??ccpppp p????amm 0000aa-. .???hhhh lllllll? ???aaa01
 * MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int tesla_take_shl_a(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f00f001f, 0x0};
    value[0] = word >> 2 & 0x7; /* ADST */
    value[5] = word >> 16 & 0xf; /* HSHCNT */
    value[6] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_6 = tesla_operand_guard(word, line + 6, value + 7);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    return found(word, out, form, 8, bits);
}

/* 001-???? ???????? ??ccpppp p????amm 1101aa?o oooooooo ooooooo? ???aaa01
 * MARK GUARD add $a[ADST] $a[AREG] OFFS */
int tesla_take_add_a(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000007fdfffe1f, 0x0};
    value[0] = word >> 2 & 0x7; /* ADST */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    value[2] = word >> 9 & 0xffff; /* OFFS */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 4);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

