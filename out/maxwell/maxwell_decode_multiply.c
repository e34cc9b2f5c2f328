/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
int maxwell_take_imul(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf883800000ffff, 0x20000};
    value[0] = lo >> 40 & 0x3; /* MULS */
    value[1] = lo >> 39 & 0x1; /* MULHI */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 6))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE */
int maxwell_take_imul32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo >> 54 & 0x3; /* MULSL */
    value[1] = lo >> 53 & 0x1; /* MULHIL */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[6] = lo >> 20 & 0xffffffff; /* IMM32 */
    maxwell_format_slot(d, line, value + 7);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL CLOSE */
int maxwell_take_imad_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xe78000000000ff, 0x0};
    value[0] = (lo >> 48 & 0x1) | ((lo >> 53 & 0x1) << 1); /* MADS */
    value[1] = lo >> 54 & 0x1; /* MADHI */
    value[2] = lo >> 50 & 0x1; /* MADSAT */
    value[3] = lo >> 49 & 0x1; /* MADX */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    maxwell_operand_madpo(d, line);
    maxwell_operand_mada(d, line + 1, value + 6);
    if (!maxwell_operand_sb_of_imad_b(d, line + 2, value + 9))
        return ISADORA_NO_FORM;
    maxwell_operand_madc(d, line + 3, value + 14);
    maxwell_format_slot(d, line + 4, value + 17);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC CTL CLOSE */
int maxwell_take_imad_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffe7ff80000000ff, 0x40000};
    value[0] = (lo >> 48 & 0x1) | ((lo >> 53 & 0x1) << 1); /* MADS */
    value[1] = lo >> 54 & 0x1; /* MADHI */
    value[2] = lo >> 50 & 0x1; /* MADSAT */
    value[3] = lo >> 49 & 0x1; /* MADX */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 18 & 0x1; /* RB */
    maxwell_operand_madpo(d, line);
    maxwell_operand_mada(d, line + 1, value + 6);
    maxwell_operand_madcc(d, line + 2, value + 11);
    maxwell_format_slot(d, line + 5, value + 14);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL CLOSE */
int maxwell_take_imad32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe7ffffffff000ff, 0x0};
    value[0] = (lo >> 54 & 0x1) | ((lo >> 57 & 0x1) << 1); /* MADSL */
    value[1] = lo >> 53 & 0x1; /* MULHIL */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[7] = lo >> 20 & 0xffffffff; /* IMM32 */
    maxwell_operand_madpol(d, line);
    maxwell_operand_madal(d, line + 1, value + 4);
    maxwell_operand_madcl(d, line + 2, value + 2);
    maxwell_format_slot(d, line + 3, value + 9);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_take_imadsp_uu_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff800000ffff, 0xa0000};
    value[0] = lo >> 49 & 0x3; /* SPA */
    value[1] = lo >> 54 & 0x1; /* SPB */
    value[2] = lo >> 51 & 0x3; /* SPC */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[12] = lo >> 39 & 0xff; /* Rc */
    value[13] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_sb_of_imad_b(d, line, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 14);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_take_imadsp_uu_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x60000};
    value[0] = lo >> 49 & 0x3; /* SPA */
    value[1] = lo >> 54 & 0x1; /* SPB */
    value[2] = lo >> 51 & 0x3; /* SPC */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 39 & 0xff; /* Rc */
    value[8] = hi >> 18 & 0x1; /* RB */
    value[9] = lo >> 34 & 0x1f; /* CBANK */
    value[10] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rb]XHB{RB}, $R[Rc]RC
 * CTL CLOSE */
int maxwell_take_xmad_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffe3ff880ff0ffff, 0xe0000};
    value[0] = lo >> 48 & 0x3; /* XSIGN */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 53 & 0x1; /* XHA */
    value[9] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 20 & 0xff; /* Rb */
    value[11] = lo >> 35 & 0x1; /* XHB */
    value[12] = hi >> 18 & 0x1; /* RB */
    value[13] = lo >> 39 & 0xff; /* Rc */
    value[14] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_xm(d, line, value + 1))
        return ISADORA_NO_FORM;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 15);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, $R[Rc]RC CTL CLOSE */
int maxwell_take_xmad_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfee3ff8ffff0ffff, 0xa0000};
    value[0] = lo >> 48 & 0x3; /* XSIGN */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 53 & 0x1; /* XHA */
    value[9] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 20 & 0xffff; /* IMM16 */
    value[11] = lo >> 39 & 0xff; /* Rc */
    value[12] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_xm(d, line, value + 1))
        return ISADORA_NO_FORM;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, c[CBANK][COFF]XHC,
 * $R[Rc]RC CTL CLOSE */
int maxwell_take_xmad_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0xa0000};
    value[0] = lo >> 48 & 0x3; /* XSIGN */
    value[1] = lo >> 55 & 0x1; /* XPSLC */
    value[2] = lo >> 56 & 0x1; /* XMRGC */
    value[3] = lo >> 50 & 0x3; /* XMODEC */
    value[4] = lo >> 54 & 0x1; /* XXC */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 53 & 0x1; /* XHA */
    value[9] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 34 & 0x1f; /* CBANK */
    value[11] = lo >> 20 & 0x3fff; /* COFF */
    value[12] = lo >> 52 & 0x1; /* XHC */
    value[13] = lo >> 39 & 0xff; /* Rc */
    value[14] = hi >> 19 & 0x1; /* RC */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 15);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, c[CBANK][COFF] CTL
 * CLOSE */
int maxwell_take_xmad_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x60000};
    value[0] = lo >> 48 & 0x3; /* XSIGN */
    value[1] = lo >> 50 & 0x3; /* XMODEC */
    value[2] = lo >> 54 & 0x1; /* XXC */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = lo >> 53 & 0x1; /* XHA */
    value[7] = hi >> 17 & 0x1; /* RA */
    value[8] = lo >> 39 & 0xff; /* Rc */
    value[9] = lo >> 52 & 0x1; /* XHC */
    value[10] = hi >> 18 & 0x1; /* RB */
    value[11] = lo >> 34 & 0x1f; /* CBANK */
    value[12] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 13);
    return found(d, form, 11);
}

