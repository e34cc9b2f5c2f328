/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_fset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xdfef800000ffff, 0x20000};
    value[0] = lo >> 52 & 0x1; /* BFH */
    value[1] = lo >> 48 & 0xf; /* FCMP */
    value[2] = lo >> 55 & 0x1; /* SFTZ */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[6] = lo >> 43 & 0x1; /* SNA */
    value[7] = lo >> 54 & 0x1; /* SAA */
    value[8] = lo >> 8 & 0xff; /* Ra */
    value[9] = hi >> 17 & 0x1; /* RA */
    value[17] = lo >> 42 & 0x1; /* Q0N */
    value[18] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_fb_of_fset(d, line + 1, value + 10))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 19);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr pppppppp
 * OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_fsetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffef800000ffbf, 0x20000};
    value[0] = lo >> 48 & 0xf; /* FCMP */
    value[1] = lo >> 47 & 0x1; /* PFTZ */
    value[2] = lo >> 45 & 0x3; /* BOP */
    value[3] = lo >> 3 & 0x7; /* P0 */
    value[4] = lo & 0x7; /* P1 */
    value[5] = lo >> 43 & 0x1; /* SNA */
    value[6] = lo >> 7 & 0x1; /* PAA */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = hi >> 17 & 0x1; /* RA */
    value[16] = lo >> 42 & 0x1; /* Q0N */
    value[17] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    if (!maxwell_operand_fb_of_fsetp(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 18);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
int maxwell_take_fcmp_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff800000ffff, 0xa0000};
    value[0] = lo >> 48 & 0xf; /* FCMPN */
    value[1] = lo >> 47 & 0x1; /* PFTZ */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 39 & 0xff; /* Rc */
    value[11] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_fic(d, line, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 12);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_take_fcmp_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x60000};
    value[0] = lo >> 48 & 0xf; /* FCMPN */
    value[1] = lo >> 47 & 0x1; /* PFTZ */
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

/* z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr --ppp---
 * OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
int maxwell_take_fchk(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf940000000ff38, 0x20000};
    value[0] = lo >> 3 & 0x7; /* P0 */
    value[1] = lo >> 48 & 0x1; /* FNA */
    value[2] = lo >> 46 & 0x1; /* FAA */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    line[0] = 0;
    if (!maxwell_operand_cs32(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 12);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, SWD{SWC}SWB{SWA} CTL CLOSE */
int maxwell_take_fswzadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff891cffff0ffff, 0x60000};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 39 & 0x3; /* FRND */
    value[2] = lo >> 38 & 0x1; /* NDV */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = hi >> 18 & 0x1; /* RB */
    value[9] = lo >> 34 & 0x3; /* SWD */
    value[10] = lo >> 32 & 0x3; /* SWC */
    value[11] = lo >> 30 & 0x3; /* SWB */
    value[12] = lo >> 28 & 0x3; /* SWA */
    maxwell_format_slot(d, line, value + 13);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- --------
 * 0mmm.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE */
int maxwell_take_mufu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffd400000f0ffff, 0x20000};
    value[0] = lo >> 20 & 0xf; /* MUF */
    value[1] = lo >> 50 & 0x1; /* FSAT */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 48 & 0x1; /* FNA */
    value[4] = lo >> 46 & 0x1; /* FAA */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr
 * OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE */
int maxwell_take_rro(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf80080000000ff, 0x0};
    value[0] = lo >> 39 & 0x1; /* RROF */
    value[1] = lo & 0xff; /* Rd */
    if (!maxwell_operand_cs32(d, line, value + 2))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 9);
    return found(d, form, 11);
}

