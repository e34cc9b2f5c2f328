/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- ff--n..n rrrrrrrr
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00101001
 * GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL */
int volta_take_dadd_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x800c000};
    value[0] = hi >> 14 & 0x3; /* FRND */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 2);
    volta_operand_dc(d, line + 1, value + 5);
    volta_format_flow_of_bssy(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n --------
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101001
 * GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL */
int volta_take_dadd_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0xc000};
    value[0] = hi >> 14 & 0x3; /* FRND */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 2);
    if (!volta_operand_dt(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101000
 * GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL */
int volta_take_dmul(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0xc000};
    value[0] = hi >> 14 & 0x3; /* FRND */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 2);
    if (!volta_operand_cs64(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101011
 * GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL */
int volta_take_dfma_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0xc000};
    value[0] = hi >> 14 & 0x3; /* FRND */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 2);
    if (!volta_operand_cs64(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_dc(d, line + 4, value + 12);
    volta_format_flow_of_bssy(d, line + 5, value + 15);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101011
 * GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL */
int volta_take_dfma_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0xc000};
    value[0] = hi >> 14 & 0x3; /* FRND */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 2);
    volta_operand_dcb(d, line + 1, value + 5);
    if (!volta_operand_dt(d, line + 2, value + 8))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 5, value + 13);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq qpppppp- ddddbb.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr -------- .ggg...0 00101010
 * GUARD DSETP{DCMP}BOP $P[P0], $P[P1], DA, DL, Q0N$P[Q0] MARKS CTL */
int volta_take_dsetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x7fefc00};
    value[0] = hi >> 12 & 0xf; /* DCMP */
    value[1] = hi >> 10 & 0x3; /* BOP */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = hi >> 20 & 0x7; /* P1 */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_da(d, line, value + 4);
    if (!volta_operand_dl(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_bssy(d, line + 5, value + 16);
    return found(d, form, 16);
}

