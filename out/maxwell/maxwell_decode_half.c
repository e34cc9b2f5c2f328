/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE */
int maxwell_take_hadd2_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe0081000000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 39 & 0x1; /* HFTZ */
    value[2] = lo >> 32 & 0x1; /* HSAT */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_ha(d, line, value + 4);
    if (!maxwell_operand_hb(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 14);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE */
int maxwell_take_hadd2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x160080000000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 39 & 0x1; /* HFTZ */
    value[2] = lo >> 52 & 0x1; /* HSATC */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_ha(d, line, value + 4);
    if (!maxwell_operand_hci(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 15);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE */
int maxwell_take_hadd2_32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe9ffffffff000ff, 0x0};
    value[0] = lo >> 55 & 0x1; /* HFTZL */
    value[1] = lo >> 52 & 0x1; /* HSATC */
    value[2] = lo & 0xff; /* Rd */
    value[7] = lo >> 36 & 0xffff; /* HHI */
    value[8] = lo >> 20 & 0xffff; /* HLO */
    maxwell_operand_hal(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE */
int maxwell_take_hmul2_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe0181000000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 39 & 0x3; /* HFMZ */
    value[2] = lo >> 32 & 0x1; /* HSAT */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_hma(d, line, value + 4);
    if (!maxwell_operand_hb(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 13);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL CLOSE */
int maxwell_take_hmul2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfed609fffff000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 39 & 0x3; /* HFMZ */
    value[2] = lo >> 52 & 0x1; /* HSATC */
    value[3] = lo & 0xff; /* Rd */
    value[8] = lo >> 43 & 0x1; /* HNA */
    value[9] = lo >> 54 & 0x1; /* HACB */
    value[10] = lo >> 34 & 0x1f; /* CBANK */
    value[11] = lo >> 20 & 0x3fff; /* COFF */
    maxwell_operand_hma(d, line, value + 4);
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 12);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE */
int maxwell_take_hmul2_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff9601fffff000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 39 & 0x3; /* HFMZ */
    value[2] = lo >> 52 & 0x1; /* HSATC */
    value[3] = lo & 0xff; /* Rd */
    value[9] = (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9); /* HIHI */
    value[10] = lo >> 20 & 0x3ff; /* HILO */
    maxwell_operand_ha(d, line, value + 4);
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE */
int maxwell_take_hmul2_32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff9ffffffff000ff, 0x0};
    value[0] = lo >> 55 & 0x3; /* HFMZL */
    value[1] = lo >> 52 & 0x1; /* HSATC */
    value[2] = lo & 0xff; /* Rd */
    value[6] = lo >> 36 & 0xffff; /* HHI */
    value[7] = lo >> 20 & 0xffff; /* HLO */
    maxwell_operand_halm(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE */
int maxwell_take_hfma2_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffe0061000000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 37 & 0x3; /* HFMZR */
    value[2] = lo >> 32 & 0x1; /* HSAT */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_hfa(d, line, value + 4);
    maxwell_operand_hfr(d, line + 1, value + 7);
    maxwell_operand_hfc(d, line + 2, value + 11);
    maxwell_format_slot(d, line + 3, value + 15);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE */
int maxwell_take_hfma2_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe160000000000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 57 & 0x3; /* HFMZC */
    value[2] = lo >> 52 & 0x1; /* HSATC */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_hfa(d, line, value + 4);
    maxwell_operand_hfb(d, line + 1, value + 7);
    maxwell_operand_hfc_of_hfma2_b(d, line + 3, value + 12);
    maxwell_format_slot(d, line + 4, value + 16);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL CLOSE */
int maxwell_take_hfma2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe9e007ffff000ff, 0x0};
    value[0] = lo >> 49 & 0x3; /* HMRG */
    value[1] = lo >> 57 & 0x3; /* HFMZC */
    value[2] = lo >> 52 & 0x1; /* HSATC */
    value[3] = lo & 0xff; /* Rd */
    value[11] = lo >> 51 & 0x1; /* HNRC */
    value[12] = lo >> 34 & 0x1f; /* CBANK */
    value[13] = lo >> 20 & 0x3fff; /* COFF */
    maxwell_operand_hfa(d, line, value + 4);
    maxwell_operand_hfcb(d, line + 1, value + 7);
    line[2] = 0;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 14);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE */
int maxwell_take_hfma2_32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff9ffffffff000ff, 0x0};
    value[0] = lo >> 55 & 0x3; /* HFMZL */
    value[1] = lo & 0xff; /* Rd */
    value[5] = lo >> 36 & 0xffff; /* HHI */
    value[6] = lo >> 20 & 0xffff; /* HLO */
    value[7] = lo >> 52 & 0x1; /* HNRD */
    maxwell_operand_halm(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_hset2_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe67f8000000ff, 0x0};
    value[0] = lo >> 49 & 0x1; /* HBF */
    value[1] = lo >> 35 & 0xf; /* HCMP */
    value[2] = lo >> 50 & 0x1; /* HSFTZ */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo & 0xff; /* Rd */
    value[15] = lo >> 42 & 0x1; /* Q0N */
    value[16] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_ha(d, line, value + 5);
    if (!maxwell_operand_hb(d, line + 1, value + 10))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 17);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_hset2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfe7e6780000000ff, 0x0};
    value[0] = lo >> 53 & 0x1; /* HBFC */
    value[1] = lo >> 49 & 0xf; /* HCMPC */
    value[2] = lo >> 54 & 0x1; /* HSFTZC */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo & 0xff; /* Rd */
    value[15] = lo >> 42 & 0x1; /* Q0N */
    value[16] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_ha(d, line, value + 5);
    maxwell_operand_hfb(d, line + 1, value + 10);
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 17);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr
 * rrrr.ggg rrrrrrrr -hpppppp
 * OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_hsetp2_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfa67f80000007f, 0x0};
    value[0] = lo >> 35 & 0xf; /* HCMP */
    value[1] = lo >> 49 & 0x1; /* HAND */
    value[2] = lo >> 6 & 0x1; /* HPFTZ */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo >> 3 & 0x7; /* P0 */
    value[5] = lo & 0x7; /* P1 */
    value[16] = lo >> 42 & 0x1; /* Q0N */
    value[17] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_ha(d, line, value + 6);
    if (!maxwell_operand_hb(d, line + 1, value + 11))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 18);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc
 * cccc.ggg rrrrrrrr -hpppppp
 * OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_hsetp2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3e67800000007f, 0x0};
    value[0] = lo >> 49 & 0xf; /* HCMPC */
    value[1] = lo >> 53 & 0x1; /* HANDC */
    value[2] = lo >> 6 & 0x1; /* HPFTZ */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo >> 3 & 0x7; /* P0 */
    value[5] = lo & 0x7; /* P1 */
    value[17] = lo >> 42 & 0x1; /* Q0N */
    value[18] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_ha(d, line, value + 6);
    if (!maxwell_operand_hci_of_hsetp2_c(d, line + 1, value + 11))
        return ISADORA_NO_FORM;
    line[3] = 0;
    maxwell_format_slot(d, line + 4, value + 19);
    return found(d, form, 11);
}

