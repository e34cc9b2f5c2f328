/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 110????? 11a????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_take_red_g_add_num(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff00fffff, 0x0};
    value[0] = word >> 53 & 0x7; /* ATYPE */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 5);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 110????? 11b????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_take_red_g_and_bits(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff00fffff, 0x0};
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 5);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 110????? 100????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01
 * MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_take_red_g_wide_add(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff00ffe03, 0x0};
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

/* 111????? 11a????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01
 * MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_take_atomic_g_add_num(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff7ffffff, 0x0};
    value[0] = word >> 53 & 0x7; /* ATYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 6);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 111????? 11b????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01
 * MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_take_atomic_g_and_bits(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff7ffffff, 0x0};
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 6);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 111????? 100????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01
 * MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_take_atomic_g_wide(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff780fe03, 0x0};
    value[1] = word >> 23 & 0xf; /* GSPACE2 */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_reg(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_guard(word, line + 2, value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    return found(word, out, form, 8, bits);
}

/* 111????? 11blllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01
 * MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_take_cas_g(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0ffc03ff7ffffff, 0x0};
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 46 & 0x7f; /* LSRC3 */
    value[6] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 7);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 111????? 100lllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01
 * MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
int tesla_take_cas_g_wide(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0e0003ff780fe03, 0x0};
    value[1] = word >> 23 & 0xf; /* GSPACE2 */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_l_dst(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = tesla_operand_reg(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cas_g_wide(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 6);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

