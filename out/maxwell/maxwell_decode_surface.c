/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss
 * ssss.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
int maxwell_take_suld_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e03f0ffff, 0x0};
    value[0] = lo >> 33 & 0x7; /* SUDIM */
    value[1] = lo >> 24 & 0x3; /* SULC */
    value[2] = lo >> 20 & 0xf; /* SUMASK */
    value[3] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 8 & 0xff; /* Ra */
    maxwell_operand_supo(d, line, value + 4);
    maxwell_operand_suwhere(d, line + 1, value + 7);
    maxwell_format_slot(d, line + 2, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss
 * ssss.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
int maxwell_take_suld_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e03f0ffff, 0x0};
    value[0] = lo >> 23 & 0x1; /* SUBA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[2] = lo >> 24 & 0x3; /* SULC */
    value[3] = lo >> 20 & 0x7; /* SUSIZE */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    maxwell_operand_supo(d, line, value + 5);
    maxwell_operand_suwhere(d, line + 1, value + 8);
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss
 * ssss.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_take_sust_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e03f0ffff, 0x0};
    value[0] = lo >> 33 & 0x7; /* SUDIM */
    value[1] = lo >> 24 & 0x3; /* SUSC */
    value[2] = lo >> 20 & 0xf; /* SUMASK */
    value[3] = lo >> 49 & 0x3; /* SUCLAMP */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = lo & 0xff; /* Rd */
    maxwell_operand_suwhere(d, line, value + 6);
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss
 * ssss.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_take_sust_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e03f0ffff, 0x0};
    value[0] = lo >> 23 & 0x1; /* SUBA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[2] = lo >> 24 & 0x3; /* SUSC */
    value[3] = lo >> 20 & 0x7; /* SUSIZE */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = lo & 0xff; /* Rd */
    maxwell_operand_suwhere(d, line, value + 7);
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss
 * ----.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_take_sured_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e0700ffff, 0x0};
    value[0] = lo >> 33 & 0x7; /* SUDIM */
    value[1] = lo >> 24 & 0x7; /* SUROP */
    value[2] = lo >> 49 & 0x3; /* SUCLAMP */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = lo & 0xff; /* Rd */
    maxwell_operand_suwhere(d, line, value + 5);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss
 * ssss.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_take_sured_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e0780ffff, 0x0};
    value[0] = lo >> 23 & 0x1; /* SUBA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[2] = lo >> 24 & 0x7; /* SUROP */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = lo & 0xff; /* Rd */
    if (!maxwell_operand_surkind(d, line, value + 3))
        return ISADORA_NO_FORM;
    maxwell_operand_suwhere(d, line + 1, value + 7);
    maxwell_format_slot(d, line + 2, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE */
int maxwell_take_suatom_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffc7fffffff0ffff, 0x0};
    value[0] = lo >> 28 & 0x1; /* SUABA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[2] = lo >> 29 & 0xf; /* SUAOP */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = lo >> 36 & 0x1fff; /* TXH */
    if (!maxwell_operand_suakind(d, line, value + 3))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], $R[Rb], $R[Rc]
 * CTL CLOSE */
int maxwell_take_suatom_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000ffff0ffff, 0x0};
    value[0] = lo >> 52 & 0x1; /* SUAPD */
    value[1] = lo >> 28 & 0x1; /* SUABA */
    value[2] = lo >> 33 & 0x7; /* SUDIM */
    value[3] = lo >> 29 & 0xf; /* SUAOP */
    value[5] = lo >> 49 & 0x3; /* SUCLAMP */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 20 & 0xff; /* Rb */
    if (!maxwell_operand_suakindr(d, line, value + 4))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_sureg(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc]
 * CTL CLOSE */
int maxwell_take_suatom_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffe7f8ffff0ffff, 0x0};
    value[0] = lo >> 28 & 0x1; /* SUABA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[2] = lo >> 29 & 0xf; /* SUAOP */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo >> 51 & 0x7; /* SUPA */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 20 & 0xff; /* Rb */
    value[9] = lo >> 39 & 0xff; /* Rc */
    maxwell_operand_suakindr_of_suatom_p(d, line, value + 3);
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], TXH CTL
 * CLOSE */
int maxwell_take_suatom_ci(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffc7fffe1ff0ffff, 0x0};
    value[0] = lo >> 28 & 0x1; /* SUABA */
    value[1] = lo >> 33 & 0x7; /* SUDIM */
    value[3] = lo >> 49 & 0x3; /* SUCLAMP */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = lo >> 36 & 0x1fff; /* TXH */
    if (!maxwell_operand_suakind(d, line, value + 2))
        return ISADORA_NO_FORM;
    maxwell_operand_supo(d, line + 1, value + 4);
    maxwell_format_slot(d, line + 2, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb],
 * $R[Rc] CTL CLOSE */
int maxwell_take_suatom_cr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff6000e1ff0ffff, 0x0};
    value[0] = lo >> 52 & 0x1; /* SUAPD */
    value[1] = lo >> 28 & 0x1; /* SUABA */
    value[2] = lo >> 33 & 0x7; /* SUDIM */
    value[4] = lo >> 49 & 0x3; /* SUCLAMP */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = lo >> 20 & 0xff; /* Rb */
    if (!maxwell_operand_suakindr(d, line, value + 3))
        return ISADORA_NO_FORM;
    maxwell_operand_supo(d, line + 1, value + 5);
    if (!maxwell_operand_sureg(d, line + 2, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 10);
    return found(d, form, 11);
}

