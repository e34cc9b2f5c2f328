/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE */
int maxwell_take_iadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc8800000000ff, 0x0};
    value[0] = lo >> 50 & 0x1; /* SATI */
    value[1] = lo >> 43 & 0x1; /* XI */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    maxwell_operand_plusone(d, line);
    maxwell_operand_suma(d, line + 1, value + 4);
    if (!maxwell_operand_sumb(d, line + 2, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 4, value + 13);
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE */
int maxwell_take_iadd32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe7ffffffff000ff, 0x0};
    value[0] = lo >> 54 & 0x1; /* SATL */
    value[1] = lo >> 53 & 0x1; /* XL */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[7] = lo >> 20 & 0xffffffff; /* IMM32 */
    if (!maxwell_operand_plusonel(d, line))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_sumal(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, NC3$R[Rc]HC3{RC} CTL
 * CLOSE */
int maxwell_take_iadd3_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff18060000000ff, 0x0};
    value[0] = lo >> 37 & 0x3; /* SH3 */
    value[1] = lo >> 48 & 0x1; /* X3 */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_add3x(d, line, value + 4))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_add3y(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_add3z(d, line + 2, value + 12))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 16);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE */
int maxwell_take_iadd3_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfbff800000ffff, 0xa0000};
    value[0] = lo >> 48 & 0x1; /* X3 */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 51 & 0x1; /* NA3 */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 49 & 0x1; /* NC3 */
    value[11] = lo >> 39 & 0xff; /* Rc */
    value[12] = hi >> 19 & 0x1; /* RC */
    line[0] = 0;
    if (!maxwell_operand_add3b(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 13);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE */
int maxwell_take_iscadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf88f80000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 47 & 0x1; /* CCW */
    value[11] = lo >> 39 & 0x1f; /* SCALE */
    maxwell_operand_plusone(d, line);
    maxwell_operand_suma(d, line + 1, value + 2);
    if (!maxwell_operand_sumb(d, line + 2, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 4, value + 12);
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE */
int maxwell_take_iscadd32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 52 & 0x1; /* CCWL */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[4] = lo >> 20 & 0xffffffff; /* IMM32 */
    value[5] = lo >> 53 & 0x1f; /* SCALEL */
    maxwell_format_slot(d, line, value + 6);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_imnmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf99f800000ffff, 0x20000};
    value[0] = lo >> 48 & 0x1; /* UI */
    value[1] = lo >> 43 & 0x3; /* MNX */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[11] = lo >> 42 & 0x1; /* Q0N */
    value[12] = lo >> 39 & 0x7; /* Q0 */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 6))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 13);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_take_icmp_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff7f800000ffff, 0xa0000};
    value[0] = lo >> 49 & 0x7; /* CMP */
    value[1] = lo >> 48 & 0x1; /* UI */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 39 & 0xff; /* Rc */
    value[11] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_sb(d, line, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 12);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_take_icmp_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff7ffffff0ffff, 0x60000};
    value[0] = lo >> 49 & 0x7; /* CMP */
    value[1] = lo >> 48 & 0x1; /* UI */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[5] = lo >> 39 & 0xff; /* Rc */
    value[6] = hi >> 18 & 0x1; /* RB */
    value[7] = lo >> 34 & 0x1f; /* CBANK */
    value[8] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

