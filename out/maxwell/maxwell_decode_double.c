/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE */
int maxwell_take_dadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf9c1800000ffff, 0x20000};
    value[0] = lo >> 39 & 0x3; /* FRND */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 48 & 0x1; /* FNA */
    value[4] = lo >> 46 & 0x1; /* FAA */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    line[0] = 0;
    if (!maxwell_operand_db(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE */
int maxwell_take_dmul(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf881800000ffff, 0x20000};
    value[0] = lo >> 39 & 0x3; /* FRND */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_dbn(d, line, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 11);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE */
int maxwell_take_dfma_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfeff800000ffff, 0xa0000};
    value[0] = lo >> 50 & 0x3; /* DRND */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[11] = lo >> 49 & 0x1; /* FNC */
    value[12] = lo >> 39 & 0xff; /* Rc */
    value[13] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_dbn_of_dfma_b(d, line, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE */
int maxwell_take_dfma_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x60000};
    value[0] = lo >> 50 & 0x3; /* DRND */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[5] = lo >> 48 & 0x1; /* FNM */
    value[6] = lo >> 39 & 0xff; /* Rc */
    value[7] = hi >> 18 & 0x1; /* RB */
    value[8] = lo >> 49 & 0x1; /* FNC */
    value[9] = lo >> 34 & 0x1f; /* CBANK */
    value[10] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 11);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_dmnmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf9c7800000ffff, 0x20000};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 47 & 0x1; /* CCW */
    value[2] = lo >> 48 & 0x1; /* FNA */
    value[3] = lo >> 46 & 0x1; /* FAA */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[13] = lo >> 42 & 0x1; /* Q0N */
    value[14] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_cs64(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 15);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_dset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xdfef800000ffff, 0x20000};
    value[0] = lo >> 52 & 0x1; /* BFH */
    value[1] = lo >> 48 & 0xf; /* FCMP */
    value[2] = lo >> 45 & 0x3; /* BOP */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 43 & 0x1; /* SNA */
    value[6] = lo >> 54 & 0x1; /* SAA */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = hi >> 17 & 0x1; /* RA */
    value[16] = lo >> 42 & 0x1; /* Q0N */
    value[17] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_db_of_dset(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 18);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr pppppppp
 * OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_dsetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff6f800000ffbf, 0x20000};
    value[0] = lo >> 48 & 0xf; /* FCMP */
    value[1] = lo >> 45 & 0x3; /* BOP */
    value[2] = lo >> 3 & 0x7; /* P0 */
    value[3] = lo & 0x7; /* P1 */
    value[4] = lo >> 43 & 0x1; /* SNA */
    value[5] = lo >> 7 & 0x1; /* PAA */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = hi >> 17 & 0x1; /* RA */
    value[15] = lo >> 42 & 0x1; /* Q0N */
    value[16] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_db_of_dsetp(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 17);
    return found(d, form, 11);
}

