/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla_decode.h"

/* 00o-01?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int tesla_take_cvt_i2i_u_full(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec180003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[12] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 2));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_cvt_int(word, config, line + 2, value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_15 = tesla_operand_guard(word, line + 15, value + 13);
    if (none(of_15))
        return ISADORA_NO_FORM;
    bits = with(bits, of_15);
    return found(word, out, form, 8, bits);
}

/* 01o-?0?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int tesla_take_cvt_i2f_f16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe45e0003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[14] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_cvt_int(word, config, line + 2, value + 7);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_15 = tesla_operand_guard(word, line + 15, value + 15);
    if (none(of_15))
        return ISADORA_NO_FORM;
    bits = with(bits, of_15);
    return found(word, out, form, 8, bits);
}

/* 01o-?1?? ?1.lccc0 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int tesla_take_cvt_i2f_64_u_to(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe45f4003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[10] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_i2f_64_u_to(word, config, line + 2,
        value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 11);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 01o-?0?? ?1?lccc0 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int tesla_take_cvt_i2f_64_u_from(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe45f4003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[8] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_ll_dst_of_cvt_i2f_64_u_from(word, config, line + 1,
        value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 7);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 9);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 01o-?1?? ?1?lccc0 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int tesla_take_cvt_i2f_64_u_both(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe45f4003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[7] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 8);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 10o-00?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int tesla_take_cvt_f2i_u16_f16(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec564003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[10] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 11);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 10o-00?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_take_cvt_f2i_64_u_to(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec564003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[7] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_ll_dst_of_cvt_i2f_64_u_from(word, config, line + 1,
        value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 8);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 10o-01?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int tesla_take_cvt_f2i_64_u_from(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec564003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[9] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_i2f_64_u_to(word, config, line + 2,
        value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 10);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 10o-01?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_take_cvt_f2i_64_u_both(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec564003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[6] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 5);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 7);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 11o-00?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int tesla_take_cvt_f2f_f16_same(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec584003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[10] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 11);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 11o-10?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int tesla_take_cvt_f2f_f16_rint(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec5e4003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* IRND */
    value[11] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 7);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 12);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 11o-00?? ?0.lccc? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int tesla_take_cvt_f2f_f16_narrow(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec5e4003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[11] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 4));
    const struct bits of_1 = tesla_operand_ll_dst(word, config, line + 1, value + 5);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_f2i_u16_f16(word, config, line + 2,
        value + 7);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 12);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

/* 11o-?0?? ?1?l?cc? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_take_cvt_f2f_64_narrow(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4564003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* CRND */
    value[7] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 3));
    const struct bits of_1 = tesla_operand_ll_dst_of_cvt_i2f_64_u_from(word, config, line + 1,
        value + 4);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 6);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 8);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 11o-01?? ?1?l???? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_take_cvt_f2f_64_same(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xec504003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[5] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 2));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_reg_of_cvt_i2f_64_u_from(word, line + 2, value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = tesla_operand_guard(word, line + 3, value + 6);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    return found(word, out, form, 8, bits);
}

/* 11o-?1?? ?1.l???? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01
 * MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int tesla_take_cvt_f2f_64_widen(uint64_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xe4504003f0000003, 0x0};
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[8] = word >> 32 & 0x3; /* MARK */
    bits = with(bits, tesla_operand_mcdst(word, line, value + 2));
    const struct bits of_1 = tesla_operand_l_dst(word, line + 1, value + 3);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = tesla_operand_l_src_of_cvt_i2f_64_u_to(word, config, line + 2,
        value + 4);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = tesla_operand_guard(word, line + 8, value + 9);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    return found(word, out, form, 8, bits);
}

