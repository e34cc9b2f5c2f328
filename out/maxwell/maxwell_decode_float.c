/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
int maxwell_take_fadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfdd1800000ffff, 0x20000};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 39 & 0x3; /* FRND */
    value[2] = lo >> 50 & 0x1; /* FSAT */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 48 & 0x1; /* FNA */
    value[6] = lo >> 46 & 0x1; /* FAA */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = hi >> 17 & 0x1; /* RA */
    line[0] = 0;
    if (!maxwell_operand_fb(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 16);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL CTL CLOSE */
int maxwell_take_fadd32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo >> 55 & 0x1; /* FTZL */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 52 & 0x1; /* CCWL */
    value[3] = lo >> 56 & 0x1; /* FNAL */
    value[4] = lo >> 54 & 0x1; /* FAAL */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xffffffff; /* FIMM32 */
    value[8] = lo >> 53 & 0x1; /* FNBL */
    value[9] = lo >> 57 & 0x1; /* FABL */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 10);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE */
int maxwell_take_fmul(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfcbf800000ffff, 0x20000};
    value[0] = lo >> 44 & 0x3; /* FMZ */
    value[1] = lo >> 41 & 0x7; /* FSCALE */
    value[2] = lo >> 39 & 0x3; /* FRND */
    value[3] = lo >> 50 & 0x1; /* FSAT */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_fbn(d, line, value + 8))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 14);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE */
int maxwell_take_fmul32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo >> 53 & 0x3; /* FMZH */
    value[1] = lo >> 55 & 0x1; /* FSATL */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[6] = lo >> 20 & 0xffffffff; /* FIMM32 */
    maxwell_format_slot(d, line, value + 7);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL CLOSE */
int maxwell_take_ffma_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfeff800000ffff, 0xa0000};
    value[0] = lo >> 53 & 0x3; /* FMZH */
    value[1] = lo >> 51 & 0x3; /* FRNDH */
    value[2] = lo >> 50 & 0x1; /* FSAT */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[13] = lo >> 49 & 0x1; /* FNC */
    value[14] = lo >> 39 & 0xff; /* Rc */
    value[15] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_fbn_of_ffma_b(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 16);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL
 * CLOSE */
int maxwell_take_ffma_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x60000};
    value[0] = lo >> 53 & 0x3; /* FMZH */
    value[1] = lo >> 51 & 0x3; /* FRNDH */
    value[2] = lo >> 50 & 0x1; /* FSAT */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 48 & 0x1; /* FNM */
    value[8] = lo >> 39 & 0xff; /* Rc */
    value[9] = hi >> 18 & 0x1; /* RB */
    value[10] = lo >> 49 & 0x1; /* FNC */
    value[11] = lo >> 34 & 0x1f; /* CBANK */
    value[12] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL CLOSE */
int maxwell_take_ffma32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo >> 53 & 0x3; /* FMZH */
    value[1] = lo >> 55 & 0x1; /* FSATL */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[4] = lo >> 56 & 0x1; /* FNAL */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xffffffff; /* FIMM32 */
    value[8] = lo >> 57 & 0x1; /* FNCL */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_fmnmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf9d7800000ffff, 0x20000};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 48 & 0x1; /* FNA */
    value[4] = lo >> 46 & 0x1; /* FAA */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[14] = lo >> 42 & 0x1; /* Q0N */
    value[15] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_cs32(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 16);
    return found(d, form, 11);
}

