/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 1111---0 ..ssssst ttttttts ssssss00
 * texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_take_tex_texauto_short(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf13fffff, 0x0};
    value[0] = word >> 8 & 0x1; /* SLIVE */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 9 & 0xff; /* TEX */
    value[3] = word >> 17 & 0x1f; /* SAMP */
    line[0] = 0;
    bits = with(bits, tesla_operand_stsrc(word, line + 1));
    return found(word, out, form, 4, bits);
}

/* 000?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01
 * MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_take_tex_texauto_long(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xefff000ff93ffe03, 0x0};
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 56 & 0xf; /* TX */
    value[6] = word >> 52 & 0xf; /* TY */
    value[7] = word >> 48 & 0xf; /* TZ */
    value[8] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_ltdst(word, line, value + 2));
    bits = with(bits, tesla_operand_ltsrc(word, line + 1));
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 9);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 000????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01
 * MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_take_tex_cube_texauto(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe000000ff93ffe03, 0x0};
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_ltdst(word, line, value + 2));
    bits = with(bits, tesla_operand_ltsrc(word, line + 1));
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 011????? ????0000 ..ccpppp p???dtmm 1111?..? ??ssssst tttttttl llllll01
 * MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
int tesla_take_texsize(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe00f000ff03fffff, 0x0};
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_ltdst(word, line, value + 2));
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 6);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 011????? ????0001 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01
 * MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_take_texprep(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe00f000ff83ffe03, 0x0};
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_ltdst(word, line, value + 2));
    bits = with(bits, tesla_operand_ltsrc(word, line + 1));
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

