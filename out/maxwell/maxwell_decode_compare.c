/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr --pppppp
 * OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_isetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff6f800000ff3f, 0x20000};
    value[0] = lo >> 49 & 0x7; /* CMP */
    value[1] = lo >> 48 & 0x1; /* UI */
    value[2] = lo >> 43 & 0x1; /* XC */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo >> 3 & 0x7; /* P0 */
    value[5] = lo & 0x7; /* P1 */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = hi >> 17 & 0x1; /* RA */
    value[13] = lo >> 42 & 0x1; /* Q0N */
    value[14] = lo >> 39 & 0x7; /* Q0 */
    if (!maxwell_operand_sb(d, line, value + 8))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 15);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ISET{BF}CMP{UI}XC{BOP} $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_iset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff800000ffff, 0x20000};
    value[0] = lo >> 44 & 0x1; /* BF */
    value[1] = lo >> 49 & 0x7; /* CMP */
    value[2] = lo >> 48 & 0x1; /* UI */
    value[3] = lo >> 43 & 0x1; /* XC */
    value[4] = lo >> 45 & 0x3; /* BOP */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = hi >> 17 & 0x1; /* RA */
    value[14] = lo >> 42 & 0x1; /* Q0N */
    value[15] = lo >> 39 & 0x7; /* Q0 */
    if (!maxwell_operand_sb(d, line, value + 9))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 16);
    return found(d, form, 11);
}

