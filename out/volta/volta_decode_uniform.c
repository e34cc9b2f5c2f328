/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000
 * UGUARD UIADD3 $UR[Ud], UCARRY, NA$UR[Ua], UBNS, NC$UR[Uc] CTL */
int volta_take_uiadd3_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8000d3f};
    d->canon = (struct word){0x0, 0x781e000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[3] = hi >> 8 & 0x1; /* NA */
    value[4] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 11 & 0x1; /* NC */
    value[9] = hi & 0x3f; /* Uc */
    line[0] = 0;
    volta_operand_ucarry(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubns(d, line + 3, value + 5))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuuq vvv-i1-i --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000
 * UGUARD UIADD3.X $UR[Ud], UCARRY, IA$UR[Ua], UBI, IC$UR[Uc], Q0N$UP[V0], Q1N$UP[V1] CTL */
int volta_take_uiadd3_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf81ed3f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[3] = hi >> 8 & 0x1; /* IA */
    value[4] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 11 & 0x1; /* IC */
    value[9] = hi & 0x3f; /* Uc */
    value[10] = hi >> 26 & 0x1; /* Q0N */
    value[11] = hi >> 23 & 0x7; /* V0 */
    value[12] = hi >> 16 & 0x1; /* Q1N */
    value[13] = hi >> 13 & 0x7; /* V1 */
    line[0] = 0;
    volta_operand_ucarry(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubi(d, line + 3, value + 5))
        return ISADORA_NO_FORM;
    line[4] = 0;
    line[5] = 0;
    line[6] = 0;
    volta_format_uflow(d, line + 7, value + 14);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? ????n??n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010111
 * UGUARD UIADD3.64 $UR[Ud], UCARRY, NA$UR[Ua], UBP, NC$UR[Uc] CTL */
int volta_take_uiadd3_64(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x800093f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[3] = hi >> 8 & 0x1; /* NA */
    value[4] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 11 & 0x1; /* NC */
    value[9] = hi & 0x3f; /* Uc */
    line[0] = 0;
    volta_operand_ucarry(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubns(d, line + 3, value + 5))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100
 * UGUARD UIMAD{US} $UR[Ud], $UR[Ua], UB, NC$UR[Uc] CTL */
int volta_take_uimad_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8000e3f};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[5] = hi >> 11 & 0x1; /* NC */
    value[6] = hi & 0x3f; /* Uc */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ub(d, line + 2, value + 3))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100
 * UGUARD UIMAD{US} $UR[Ud], $UR[Ua], $UR[Uc], IMM CTL */
int volta_take_uimad_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff3f3f0fff, 0x800063f};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[3] = hi & 0x3f; /* Uc */
    value[4] = lo >> 32; /* IMM */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- ----i1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100
 * UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL */
int volta_take_uimad_bx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf800e3f};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[5] = hi >> 11 & 0x1; /* IC */
    value[6] = hi & 0x3f; /* Uc */
    value[7] = hi >> 26 & 0x1; /* Q0N */
    value[8] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ub(d, line + 2, value + 3))
        return ISADORA_NO_FORM;
    line[3] = 0;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -----1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100
 * UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], $UR[Uc], IMM, Q0N$UP[V0] CTL */
int volta_take_uimad_cx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff3f3f0fff, 0xf80063f};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[3] = hi & 0x3f; /* Uc */
    value[4] = lo >> 32; /* IMM */
    value[5] = hi >> 26 & 0x1; /* Q0N */
    value[6] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101
 * UGUARD UIMAD.WIDE{US} $UR[Ud], UPJ, $UR[Ua], UB, NC$UR[Uc] CTL */
int volta_take_uimad_wide_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8000e3f};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[6] = hi >> 11 & 0x1; /* NC */
    value[7] = hi & 0x3f; /* Uc */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 2);
    line[2] = 0;
    if (!volta_operand_ub(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu- ----i1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101
 * UGUARD UIMAD.WIDE{US}.X $UR[Ud], UPJ, $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL */
int volta_take_uimad_wide_bx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf800e3f};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[6] = hi >> 11 & 0x1; /* IC */
    value[7] = hi & 0x3f; /* Uc */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 2);
    line[2] = 0;
    if (!volta_operand_ub(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    line[5] = 0;
    volta_format_uflow(d, line + 6, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 --------
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100
 * UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0] CTL */
int volta_take_uisetp_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f0001ff, 0xffe7f00};
    d->canon = (struct word){0x0, 0x70};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* U0 */
    value[4] = hi >> 20 & 0x7; /* U1 */
    value[5] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    if (!volta_operand_ub(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 qvvv----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100
 * UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL */
int volta_take_uisetp_o(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f0001ff, 0xffe7f00};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* U0 */
    value[4] = hi >> 20 & 0x7; /* U1 */
    value[5] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    if (!volta_operand_ub(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_operand_uold(d, line + 3, value + 10);
    volta_format_uflow(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100
 * UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], Q2N$UP[V2] CTL */
int volta_take_uisetp_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f0001ff, 0xffe7ff0};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* U0 */
    value[4] = hi >> 20 & 0x7; /* U1 */
    value[5] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    value[10] = hi >> 7 & 0x1; /* Q2N */
    value[11] = hi >> 4 & 0x7; /* V2 */
    line[0] = 0;
    if (!volta_operand_ub(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001
 * UGUARD ULEA $UR[Ud], UPJ, NA$UR[Ua], UBNU, LEAN CTL */
int volta_take_ulea_lo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x801ff00};
    d->canon = (struct word){0x0, 0x780003f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[7] = hi >> 11 & 0x1f; /* LEAN */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubnu(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 4, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001
 * UGUARD ULEA.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, LEAN, Q0N$UP[V0] CTL */
int volta_take_ulea_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf81ff00};
    d->canon = (struct word){0x0, 0x3f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[7] = hi >> 11 & 0x1f; /* LEAN */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubiu(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001
 * UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], UBNU, $UR[Uc], LEAN CTL */
int volta_take_ulea_hi(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x801ff3f};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[7] = hi & 0x3f; /* Uc */
    value[8] = hi >> 11 & 0x1f; /* LEAN */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubnu(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001
 * UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, $UR[Uc], LEAN, Q0N$UP[V0] CTL */
int volta_take_ulea_hx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf81ff3f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[7] = hi & 0x3f; /* Uc */
    value[8] = hi >> 11 & 0x1f; /* LEAN */
    value[9] = hi >> 26 & 0x1; /* Q0N */
    value[10] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_ubiu(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    line[5] = 0;
    volta_format_uflow(d, line + 6, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001
 * UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], $UR[Uc], UIMM, LEAN CTL */
int volta_take_ulea_ih(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff3f3f0fff, 0x801ff3f};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[4] = hi & 0x3f; /* Uc */
    value[5] = lo >> 32; /* UIMM */
    value[6] = hi >> 11 & 0x1f; /* LEAN */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001
 * UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], $UR[Uc], UIMM, LEAN, Q0N$UP[V0] CTL */
int volta_take_ulea_ix(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff3f3f0fff, 0xf81ff3f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[4] = hi & 0x3f; /* Uc */
    value[5] = lo >> 32; /* UIMM */
    value[6] = hi >> 11 & 0x1f; /* LEAN */
    value[7] = hi >> 26 & 0x1; /* Q0N */
    value[8] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    line[3] = 0;
    line[4] = 0;
    volta_format_uflow(d, line + 5, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuup llllllll --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010010
 * UGUARD ULOP3.LUT{PAND} UPO, $UR[Ud], $UR[Ua], UBU, $UR[Uc], LUT, Q0N$UP[V0] CTL */
int volta_take_ulop3(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf81ff3f};
    value[0] = hi >> 16 & 0x1; /* PAND */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[6] = hi & 0x3f; /* Uc */
    value[7] = hi >> 8 & 0xff; /* LUT */
    value[8] = hi >> 26 & 0x1; /* Q0N */
    value[9] = hi >> 23 & 0x7; /* V0 */
    volta_operand_upo(d, line, value + 1);
    line[1] = 0;
    line[2] = 0;
    if (!volta_operand_ubu(d, line + 3, value + 4))
        return ISADORA_NO_FORM;
    line[4] = 0;
    line[5] = 0;
    volta_format_uflow(d, line + 6, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011001
 * UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL */
int volta_take_ushf_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8011e3f};
    value[0] = hi >> 12 & 0x1; /* SHD */
    value[1] = hi >> 11 & 0x1; /* SHW */
    value[2] = hi >> 9 & 0x3; /* SHT */
    value[3] = hi >> 16 & 0x1; /* SHHI */
    value[4] = lo >> 16 & 0x3f; /* Ud */
    value[5] = lo >> 24 & 0x3f; /* Ua */
    value[8] = hi & 0x3f; /* Uc */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10011001
 * UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], $UR[Uc], UIMM CTL */
int volta_take_ushf_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff3f3f0fff, 0x8011e3f};
    value[0] = hi >> 12 & 0x1; /* SHD */
    value[1] = hi >> 11 & 0x1; /* SHW */
    value[2] = hi >> 9 & 0x3; /* SHT */
    value[3] = hi >> 16 & 0x1; /* SHHI */
    value[4] = lo >> 16 & 0x3f; /* Ud */
    value[5] = lo >> 24 & 0x3f; /* Ua */
    value[6] = hi & 0x3f; /* Uc */
    value[7] = lo >> 32; /* UIMM */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010110
 * UGUARD UPRMT{UPMODE} $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL */
int volta_take_uprmt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x800013f};
    value[0] = hi >> 8 & 0x1; /* UPMODE */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[5] = hi & 0x3f; /* Uc */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 3))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000111
 * UGUARD USEL $UR[Ud], $UR[Ua], UBU, Q0N$UP[V0] CTL */
int volta_take_usel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf800000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    value[4] = hi >> 26 & 0x1; /* Q0N */
    value[5] = hi >> 23 & 0x7; /* V0 */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 2))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_uflow(d, line + 4, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10000010
 * UGUARD UMOV $UR[Ud], UX CTL */
int volta_take_umov(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f01ff, 0x0};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    if (!volta_operand_ux(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 2, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111111
 * UGUARD UPOPC $UR[Ud], UBNOT CTL */
int volta_take_upopc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f01ff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    if (!volta_operand_ubiu(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 2, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----fs- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111101
 * UGUARD UFLO{SGU}FLSH $UR[Ud], UPO, UBNOT CTL */
int volta_take_uflo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f01ff, 0x8000600};
    value[0] = hi >> 9 & 0x1; /* SGU */
    value[1] = hi >> 10 & 0x1; /* FLSH */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 3);
    if (!volta_operand_ubiu(d, line + 2, value + 4))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111110
 * UGUARD UBREV $UR[Ud], UBU CTL */
int volta_take_ubrev(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f01ff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    if (!volta_operand_ubu(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 2, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-m- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011010
 * UGUARD USGXT{WRAP}MMU $UR[Ud], $UR[Ua], UBU CTL */
int volta_take_usgxt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8000a00};
    value[0] = hi >> 11 & 0x1; /* WRAP */
    value[1] = hi >> 9 & 0x1; /* MMU */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 4))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 3, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011011
 * UGUARD UBMSK{WRAP} $UR[Ud], $UR[Ua], UBU CTL */
int volta_take_ubmsk(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x8000800};
    value[0] = hi >> 11 & 0x1; /* WRAP */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 3))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 3, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----?qvv vuuuuuuq vvvlllll qvvv?lll
 * ???????? ???????? ???????? ???????? ???????? llllllll .ggg1000 10011100
 * UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], Q1N$UP[V1], Q2N$UP[V2], LUT1, LUT2 CTL */
int volta_take_uplop3(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x7fffff7};
    value[0] = hi >> 17 & 0x7; /* U0 */
    value[1] = hi >> 20 & 0x7; /* U1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* V0 */
    value[4] = hi >> 16 & 0x1; /* Q1N */
    value[5] = hi >> 13 & 0x7; /* V1 */
    value[6] = hi >> 7 & 0x1; /* Q2N */
    value[7] = hi >> 4 & 0x7; /* V2 */
    value[8] = (hi & 0x7) | ((hi >> 8 & 0x1f) << 3); /* LUT1 */
    value[9] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll qvvv????
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011101
 * UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, Q2N$UP[V2], LUT, LUT2 CTL */
int volta_take_uplop3_sign_one(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f00ff0fff, 0xffefff0};
    value[0] = hi >> 17 & 0x7; /* U0 */
    value[1] = hi >> 20 & 0x7; /* U1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* V0 */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    value[5] = hi >> 7 & 0x1; /* Q2N */
    value[6] = hi >> 4 & 0x7; /* V2 */
    value[7] = hi >> 8 & 0xff; /* LUT */
    value[8] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011110
 * UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL */
int volta_take_uplop3_sign_two(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f00ff0fff, 0xffeff3f};
    value[0] = hi >> 17 & 0x7; /* U0 */
    value[1] = hi >> 20 & 0x7; /* U1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* V0 */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    value[5] = hi & 0x3f; /* Uc */
    value[6] = hi >> 8 & 0xff; /* LUT */
    value[7] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ??uuuuuu llllllll .ggg0010 10011111
 * UGUARD UPLOP3.LUT $UP[U0], $UP[U1], $UR[Ua].SIGN, $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL */
int volta_take_uplop3_sign_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3fff0fff, 0x87eff3f};
    value[0] = hi >> 17 & 0x7; /* U0 */
    value[1] = hi >> 20 & 0x7; /* U1 */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    value[4] = hi & 0x3f; /* Uc */
    value[5] = hi >> 8 & 0xff; /* LUT */
    value[6] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    volta_format_uflow(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ????uuu? uuuuu??? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111100
 * UGUARD UCLEA $UR[Ud], UPO, $UR[Ua], UCLB, UCLN CTL */
int volta_take_uclea(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0xf800};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[5] = hi >> 11 & 0x1f; /* UCLN */
    line[0] = 0;
    volta_operand_upo(d, line + 1, value + 1);
    line[2] = 0;
    if (!volta_operand_uclb(d, line + 3, value + 3))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 4, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000011
 * UGUARD UP2UR{PRPART} $UR[Ud], UPR, $UR[Ua], UX6 CTL */
int volta_take_up2ur(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f01ff, 0x3000};
    value[0] = hi >> 12 & 0x3; /* PRPART */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_uclb(d, line + 2, value + 3))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 3, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu ???????? .ggg...0 10000100
 * UGUARD UR2UP UPR, $UR[Ua], UX6 CTL */
int volta_take_ur2up(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f0001ff, 0x0};
    value[0] = lo >> 24 & 0x3f; /* Ua */
    line[0] = 0;
    if (!volta_operand_uclb(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 2, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111010
 * UGUARD UF2FP.???0.PACK_AB $UR[Ud], $UR[Ua], UBU CTL */
int volta_take_uf2fp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f3f01ff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    line[0] = 0;
    line[1] = 0;
    if (!volta_operand_ubu(d, line + 2, value + 2))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 3, value + 4);
    return found(d, form, 16);
}

/* ---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000010
 * GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL */
int volta_take_r2ur_o(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff3f0fff, 0x400000008100000};
    value[0] = hi >> 20 & 0x1; /* ROR */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    volta_operand_r2up0(d, line, value + 1);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0010 11001010
 * GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL */
int volta_take_r2ur_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff3f0fff, 0x400000008100000};
    value[0] = hi >> 20 & 0x1; /* ROR */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    volta_operand_r2up0(d, line, value + 1);
    volta_format_flow_of_atom_h(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss --------
 * -------- -------- -------- -------- -------- --uuuuuu .ggg1001 11000011
 * UGUARD S2UR $UR[Ud], SPECIAL CTL */
int volta_take_s2ur(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f0fff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    volta_operand_special_of_s2ur(d, line + 1, value + 1);
    volta_format_uflow(d, line + 2, value + 2);
    return found(d, form, 16);
}

