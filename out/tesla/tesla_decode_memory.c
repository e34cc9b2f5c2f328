/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 000-?1?? ??1???ll llccpppp p???.amm 0000aa-? ???????? llllllll llllll01
 * MARK GUARD LANE ld b32 LL_DST a[AT0] */
int tesla_take_ld_a(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe423c003f0000003, 0x0};
    value[4] = word >> 46 & 0xf; /* LANE */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_ll_dst_of_ld_a(word, line, value));
    bits = with(bits, tesla_operand_at0_of_ld_a(word, line + 1, value + 2));
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 100????? 11?lllll llccpppp p????amm 0000aa?? ?ooooooo ooooooo? ??????01
 * MARK GUARD st b32 o[AT0] $r[LSRC3] */
int tesla_take_st_o(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0dfc003f0000003, 0x0};
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_at0_of_st_o(word, line, value));
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 001??1cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01
 * MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int tesla_take_ld_c_u8_full(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe7c0c003f0000003, 0x0};
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u8_full(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 001??1cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01
 * MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int tesla_take_ld_c_u16_full(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe7c0c003f0000003, 0x0};
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u16_full(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 001??1cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01
 * MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int tesla_take_ld_c_b32_full(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe7c0c003f0000003, 0x0};
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_b32_full(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010??1?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01
 * MARK GUARD ld LL_DST u8 s[AT] */
int tesla_take_ld_s_u8_full(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe400c003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst_of_ld_s_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u8_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010??1?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01
 * MARK GUARD ld LL_DST u16 s[AT] */
int tesla_take_ld_s_u16_full(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe400c003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst_of_ld_s_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u16_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010??1?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01
 * MARK GUARD ld LL_DST b32 s[AT] */
int tesla_take_ld_s_b32_full(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe480c003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst_of_ld_s_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_b32_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010??1?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01
 * MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT] */
int tesla_take_ld_s_lock_full(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe480c033f0000003, 0x4000000000};
    value[0] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_ll_dst_of_ld_s_u8_full(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_b32_full(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 111????? ?10lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01
 * MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_take_st_s_half_b8(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe07fc003f0000003, 0x0};
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 111??0?? ?00lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01
 * MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_take_st_s_half_b16(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe47fc003f0000003, 0x0};
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_u16_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 111??1?? 000lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01
 * MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_take_st_s_half_b32(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4ffc003f0000003, 0x0};
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_b32_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD ld u8 $r[LDST] l[AT] */
int tesla_take_ld_l_u8(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00001ff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_at_of_ld_c_u8_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD ld b64 $r[LDST]d l[AT] */
int tesla_take_ld_l_b64(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u8_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 010????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD ld b128 $r[LDST]q l[AT] */
int tesla_take_ld_l_b128(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst_of_ld_l_b128(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_at_of_ld_c_u8_full(word, line + 1, value + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 011????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD st u8 l[AT] $r[LDST] */
int tesla_take_st_l_u8(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00001ff, 0x0};
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 011????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD st b64 l[AT] $r[LDST]d */
int tesla_take_st_l_b64(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 011????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01
 * MARK GUARD st b128 l[AT] $r[LDST]q */
int tesla_take_st_l_b128(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f0000003, 0x0};
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_at_of_ld_c_u8_full(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_l_dst_of_ld_l_b128(word, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 100????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_take_ld_g_u8(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00fffff, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 100????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int tesla_take_ld_g_b64(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00ffe03, 0x0};
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 100????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD ld b128 $r[LDST]q g{GSPACE}[$r[LSRC]] */
int tesla_take_ld_g_b128(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00ffe03, 0x0};
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst_of_ld_l_b128(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 101????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_take_st_g_u8(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00fffff, 0x0};
    value[0] = word >> 16 & 0xf; /* GSPACE */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    line[0] = 0;
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 101????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_take_st_g_b64(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00ffe03, 0x0};
    value[0] = word >> 16 & 0xf; /* GSPACE */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst(word, line, value + 2);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

/* 101????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD st b128 g{GSPACE}[$r[LSRC]] $r[LDST]q */
int tesla_take_st_g_b128(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e00003f00ffe03, 0x0};
    value[0] = word >> 16 & 0xf; /* GSPACE */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst_of_ld_l_b128(word, line, value + 2);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_guard(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 8, bits);
}

