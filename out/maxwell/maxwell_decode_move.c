/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr
 * OPEN GUARD MOV $R[Rd], SB, LANES CTL CLOSE */
int maxwell_take_mov(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf80000000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 1))
        return ISADORA_NO_FORM;
    maxwell_operand_lanes(d, line + 1, value + 6);
    maxwell_format_slot(d, line + 2, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ggg mmmm---- rrrrrrrr
 * OPEN GUARD MOV32I $R[Rd], UIMM32, LANESL CTL CLOSE */
int maxwell_take_mov32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffffffffff000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 20 & 0xffffffff; /* UIMM32 */
    maxwell_operand_lanesl(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 3);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SEL $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_sel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf807800000ffff, 0x20000};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    value[8] = lo >> 42 & 0x1; /* Q0N */
    value[9] = lo >> 39 & 0x7; /* Q0 */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 3))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_take_prmt_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff7f800000ffff, 0xa0000};
    value[0] = lo >> 48 & 0xf; /* PMODE */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_sb(d, line, value + 4))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_take_prmt_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff7ffffff0ffff, 0x60000};
    value[0] = lo >> 48 & 0xf; /* PMODE */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[4] = lo >> 39 & 0xff; /* Rc */
    value[5] = hi >> 18 & 0x1; /* RB */
    value[6] = lo >> 34 & 0x1f; /* CBANK */
    value[7] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

