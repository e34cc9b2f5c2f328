/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- --h----f -hf-hh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110000
 * GUARD HADD2{HTADD}FTZ{FSAT} $R[Rd], HA, HL MARKS CTL */
int volta_take_hadd2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x12000};
    value[2] = hi >> 16 & 0x1; /* FTZ */
    value[3] = hi >> 13 & 0x1; /* FSAT */
    value[4] = lo >> 16 & 0xff; /* Rd */
    volta_operand_htadd(d, line, value);
    volta_operand_ha(d, line + 1, value + 5);
    if (!volta_operand_hl(d, line + 4, value + 10))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 13, value + 20);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- --h----f -hffhh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110010
 * GUARD HMUL2{HTMUL}FMODE{FSAT} $R[Rd], HA, HB MARKS CTL */
int volta_take_hmul2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x13000};
    value[2] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[3] = hi >> 13 & 0x1; /* FSAT */
    value[4] = lo >> 16 & 0xff; /* Rd */
    volta_operand_htmul(d, line, value);
    volta_operand_ha(d, line + 1, value + 5);
    if (!volta_operand_hb(d, line + 4, value + 10))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 13, value + 20);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001
 * GUARD HFMA2{HTFMA} $R[Rd], HA, HMB, HC MARKS CTL */
int volta_take_hfma2_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_htfma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ha(d, line + 1, value + 4);
    if (!volta_operand_hmb(d, line + 4, value + 9))
        return ISADORA_NO_FORM;
    volta_operand_hc(d, line + 13, value + 21);
    volta_format_flow_of_bssy(d, line + 16, value + 26);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001
 * GUARD HFMA2{HTFMA} $R[Rd], HA, HCB, HMT MARKS CTL */
int volta_take_hfma2_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_htfma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ha(d, line + 1, value + 4);
    volta_operand_hcb(d, line + 4, value + 9);
    if (!volta_operand_hmt(d, line + 7, value + 14))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 14, value + 24);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001
 * GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HMB, HC, Q0N$P[Q0] MARKS CTL */
int volta_take_hfma2_rb(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x780a000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[25] = hi >> 26 & 0x1; /* Q0N */
    value[26] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_htrel(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ha_of_hfma2_rb(d, line + 1, value + 3);
    if (!volta_operand_hmb_of_hfma2_rb(d, line + 4, value + 8))
        return ISADORA_NO_FORM;
    volta_operand_hc_of_hfma2_rb(d, line + 13, value + 20);
    line[16] = 0;
    volta_format_flow_of_atom_a(d, line + 17, value + 27);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001
 * GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HCB, HMT, Q0N$P[Q0] MARKS CTL */
int volta_take_hfma2_rc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x780a000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[23] = hi >> 26 & 0x1; /* Q0N */
    value[24] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_htrel(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ha_of_hfma2_rb(d, line + 1, value + 3);
    volta_operand_hcb_of_hfma2_rc(d, line + 4, value + 8);
    if (!volta_operand_hmt_of_hfma2_rc(d, line + 7, value + 13))
        return ISADORA_NO_FORM;
    line[14] = 0;
    volta_format_flow_of_atom_a(d, line + 15, value + 25);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101
 * GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWB, HWC MARKS CTL */
int volta_take_hfma2_mma_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x8000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_htmma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_da(d, line + 1, value + 3);
    if (!volta_operand_hwb(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_hwc(d, line + 5, value + 16);
    volta_format_flow_of_atom_a(d, line + 6, value + 19);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101
 * GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWCB, HWT MARKS CTL */
int volta_take_hfma2_mma_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x8000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_htmma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_da(d, line + 1, value + 3);
    volta_operand_hwcb(d, line + 2, value + 6);
    if (!volta_operand_hwt(d, line + 3, value + 9))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_a(d, line + 6, value + 17);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101
 * GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWB, HWC, Q0N$P[Q0] MARKS CTL */
int volta_take_hfma2_mma_rb(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x780a000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[19] = hi >> 26 & 0x1; /* Q0N */
    value[20] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_htmma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_da(d, line + 1, value + 3);
    if (!volta_operand_hwb(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_hwc(d, line + 5, value + 16);
    line[6] = 0;
    volta_format_flow_of_atom_a(d, line + 7, value + 21);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101
 * GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWCB, HWT, Q0N$P[Q0] MARKS CTL */
int volta_take_hfma2_mma_rc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x780a000};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[17] = hi >> 26 & 0x1; /* Q0N */
    value[18] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_htmma(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_da(d, line + 1, value + 3);
    volta_operand_hwcb(d, line + 2, value + 6);
    if (!volta_operand_hwt(d, line + 3, value + 9))
        return ISADORA_NO_FORM;
    line[6] = 0;
    volta_format_flow_of_atom_a(d, line + 7, value + 19);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq q------f ffffhh.n hhh---hh
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110011
 * GUARD HSET2{HST}HBF1{FCMP}FTZ{HBOP} $R[Rd], HA, HSL, Q0N$P[Q0] MARKS CTL */
int volta_take_hset2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x781f0e0};
    value[1] = hi >> 7 & 0x1; /* HBF1 */
    value[2] = hi >> 12 & 0xf; /* FCMP */
    value[3] = hi >> 16 & 0x1; /* FTZ */
    value[4] = hi >> 5 & 0x3; /* HBOP */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[23] = hi >> 26 & 0x1; /* Q0N */
    value[24] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_hst(d, line, value);
    volta_operand_ha(d, line + 1, value + 6);
    if (!volta_operand_hsl(d, line + 4, value + 11))
        return ISADORA_NO_FORM;
    line[13] = 0;
    volta_format_flow_of_bssy(d, line + 14, value + 25);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffhh.n hhh---hh
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr -------- .ggg...0 00110100
 * GUARD HSETP2{HST}FCMP{HAND}FTZ{HBOP} $P[P0], $P[P1], HA, HSL, Q0N$P[Q0] MARKS CTL */
int volta_take_hsetp2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x7fff0e0};
    value[1] = hi >> 12 & 0xf; /* FCMP */
    value[2] = hi >> 7 & 0x1; /* HAND */
    value[3] = hi >> 16 & 0x1; /* FTZ */
    value[4] = hi >> 5 & 0x3; /* HBOP */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = hi >> 20 & 0x7; /* P1 */
    value[24] = hi >> 26 & 0x1; /* Q0N */
    value[25] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_hst(d, line, value);
    volta_operand_ha(d, line + 1, value + 7);
    if (!volta_operand_hsl(d, line + 4, value + 12))
        return ISADORA_NO_FORM;
    line[13] = 0;
    volta_format_flow_of_bssy(d, line + 14, value + 26);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q?.??fff ????hh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000000
 * GUARD HMNMX2{HMT2} $R[Rd], HA, HNM, Q0N$P[Q0] MARKS CTL */
int volta_take_hmnmx2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x7800000};
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[21] = hi >> 26 & 0x1; /* Q0N */
    value[22] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_hmt2(d, line, value);
    volta_operand_ha_of_hfma2_rb(d, line + 1, value + 4);
    if (!volta_operand_hnm(d, line + 4, value + 9))
        return ISADORA_NO_FORM;
    line[13] = 0;
    volta_format_flow_of_atom_a(d, line + 14, value + 23);
    return found(d, form, 16);
}

