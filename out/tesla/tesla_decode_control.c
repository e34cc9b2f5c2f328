/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* ???????? ???????? ??ccpppp p??????? 0000???? ???????? ???????? ??????11
 * GUARD discard */
int tesla_take_discard(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xf0000003, 0x0};
    const struct bits of_0 = tesla_operand_guard(word, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* ???????? ????tttt ttccpppp p??????? 0001?ttt tttttttt ttttt??? ??????11
 * GUARD bra TARGET */
int tesla_take_bra(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfc000f7fff803, 0x0};
    value[0] = (word >> 11 & 0xffff) | ((word >> 46 & 0x3f) << 16); /* TARGET */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* ???????? ????tttt tt------ -l?????? 0010?ttt tttttttt ttttt??? ??????11
 * call LIM TARGET */
int tesla_take_call(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xfc040f7fff803, 0x0};
    value[0] = word >> 38 & 0x1; /* LIM */
    value[1] = (word >> 11 & 0xffff) | ((word >> 46 & 0x3f) << 16); /* TARGET */
    return found(word, out, form, 8, bits);
}

/* ???????? ????tttt tt------ -??????? 0100?ttt tttttttt ttttt??? ??????11
 * breakaddr TARGET */
int tesla_take_breakaddr(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xfc000f7fff803, 0x0};
    value[0] = (word >> 11 & 0xffff) | ((word >> 46 & 0x3f) << 16); /* TARGET */
    return found(word, out, form, 8, bits);
}

/* ???????? ???????? ??------ -??????? 0110???? ???????? ???????? ??????11
 * quadon */
int tesla_take_quadon(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    struct bits bits = {0xf0000003, 0x0};
    return found(word, out, form, 8, bits);
}

/* ???????? ???????? ?0------ -??????? 1000?bbb bbbbbbbb bbbbbbb? ??????11
 * bar BINC BWAIT BAR BARMASK */
int tesla_take_bar_mask(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0x4000f7fffe03, 0x0};
    value[0] = word >> 25 & 0x1; /* BINC */
    value[1] = word >> 26 & 0x1; /* BWAIT */
    value[2] = word >> 21 & 0xf; /* BAR */
    value[3] = word >> 9 & 0xfff; /* BARMASK */
    return found(word, out, form, 8, bits);
}

/* ???????? ???????? ?1------ -??????? 1000?bbb bbb????? ???????? ??????11
 * bar BINC BWAIT BAR all */
int tesla_take_bar_all(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0x4000f7e00003, 0x0};
    value[0] = word >> 25 & 0x1; /* BINC */
    value[1] = word >> 26 & 0x1; /* BWAIT */
    value[2] = word >> 21 & 0xf; /* BAR */
    return found(word, out, form, 8, bits);
}

/* 1001???? ???????? ???????? ??????10
 * trap */
int tesla_take_trap_short(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    struct bits bits = {0xf0000003, 0x0};
    return found(word, out, form, 4, bits);
}

/* ??????cc cc?????? ??------ -l???a?? 1100aa?o oooooooo ooooooo? ??????11
 * bra LIM c{CSPACE}[AT0] */
int tesla_take_bra_c(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x3c00040f0000003, 0x0};
    value[0] = word >> 38 & 0x1; /* LIM */
    value[1] = word >> 54 & 0xf; /* CSPACE */
    bits = with(bits, tesla_operand_at0(word, line, value + 2));
    return found(word, out, form, 8, bits);
}

/* 011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????01? ??????01
 * MARK GUARD vote any $c[CDST] */
int tesla_take_vote_any(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000033f0000603, 0x0};
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 2);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????01? ??????01
 * MARK GUARD emit */
int tesla_take_emit_emit(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f0000603, 0x0};
    value[0] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 111????? ???????? ??ccpppp p????0mm 1111???? ???????? ???????? ??????01
 * MARK GUARD nop */
int tesla_take_nop(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000007f0000003, 0x0};
    value[0] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 111????? ???????? ??ccpppp p????1mm 1111???? ???????? ??pppp?? ??????01
 * MARK GUARD pmevent PM */
int tesla_take_pmevent(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000007f0003c03, 0x0};
    value[0] = word >> 10 & 0xf; /* PM */
    value[1] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 2);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

/* 101????? ???????? ??ccpppp p?????mm 1111???? ???????? ???????? ??????01
 * MARK GUARD unkf5 */
int tesla_take_unkf5(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe0000003f0000003, 0x0};
    value[0] = word >> 32 & 0x3; /* MARK */
    const struct bits of_0 = tesla_operand_guard(word, line, value + 1);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    return found(word, out, form, 8, bits);
}

