/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL
 * CLOSE */
int maxwell_take_tex_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc7fff87000ffff, 0x60000};
    value[0] = lo >> 55 & 0x7; /* TLOD */
    value[1] = lo >> 58 & 0x1; /* TLC */
    value[2] = lo >> 54 & 0x1; /* TAO */
    value[3] = lo >> 50 & 0x1; /* TDC */
    value[4] = lo >> 35 & 0x1; /* TNDV */
    value[5] = lo >> 49 & 0x1; /* NODEP */
    value[6] = hi >> 17 & 0x1; /* PHT */
    value[7] = hi >> 18 & 0x1; /* PHP */
    value[9] = lo & 0xff; /* Rd */
    value[10] = lo >> 8 & 0xff; /* Ra */
    value[12] = lo >> 36 & 0x1fff; /* TXH */
    value[13] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 8);
    maxwell_operand_trb(d, line + 2, value + 11);
    maxwell_operand_tm(d, line + 3, value + 14);
    maxwell_format_slot(d, line + 4, value + 15);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM
 * CTL CLOSE */
int maxwell_take_tex_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc601f87000ffff, 0x60000};
    value[0] = lo >> 37 & 0x7; /* TLODB */
    value[1] = lo >> 40 & 0x1; /* TLCB */
    value[2] = lo >> 36 & 0x1; /* TAOB */
    value[3] = lo >> 50 & 0x1; /* TDC */
    value[4] = lo >> 35 & 0x1; /* TNDV */
    value[5] = lo >> 49 & 0x1; /* NODEP */
    value[6] = hi >> 17 & 0x1; /* PHT */
    value[7] = hi >> 18 & 0x1; /* PHP */
    value[9] = lo & 0xff; /* Rd */
    value[10] = lo >> 8 & 0xff; /* Ra */
    value[12] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 8);
    maxwell_operand_trb(d, line + 2, value + 11);
    maxwell_operand_tm(d, line + 3, value + 13);
    maxwell_format_slot(d, line + 4, value + 14);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL
 * CLOSE */
int maxwell_take_tld_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc7fff87000ffff, 0x60000};
    value[0] = lo >> 55 & 0x1; /* TLDL */
    value[1] = lo >> 35 & 0x1; /* TAOL */
    value[2] = lo >> 50 & 0x1; /* TLDM */
    value[3] = lo >> 54 & 0x1; /* TLDC */
    value[4] = lo >> 49 & 0x1; /* NODEP */
    value[5] = hi >> 17 & 0x1; /* PHT */
    value[6] = hi >> 18 & 0x1; /* PHP */
    value[8] = lo & 0xff; /* Rd */
    value[9] = lo >> 8 & 0xff; /* Ra */
    value[11] = lo >> 36 & 0x1fff; /* TXH */
    value[12] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 7);
    maxwell_operand_trb(d, line + 2, value + 10);
    maxwell_operand_tm(d, line + 3, value + 13);
    maxwell_format_slot(d, line + 4, value + 14);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL
 * CLOSE */
int maxwell_take_tld_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc600087000ffff, 0x60000};
    value[0] = lo >> 55 & 0x1; /* TLDL */
    value[1] = lo >> 35 & 0x1; /* TAOL */
    value[2] = lo >> 50 & 0x1; /* TLDM */
    value[3] = lo >> 54 & 0x1; /* TLDC */
    value[4] = lo >> 49 & 0x1; /* NODEP */
    value[5] = hi >> 17 & 0x1; /* PHT */
    value[6] = hi >> 18 & 0x1; /* PHP */
    value[8] = lo & 0xff; /* Rd */
    value[9] = lo >> 8 & 0xff; /* Ra */
    value[11] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 7);
    maxwell_operand_trb(d, line + 2, value + 10);
    maxwell_operand_tm(d, line + 3, value + 12);
    maxwell_format_slot(d, line + 4, value + 13);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL
 * CLOSE */
int maxwell_take_tld4_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc7fff87000ffff, 0x60000};
    value[0] = lo >> 56 & 0x3; /* T4C */
    value[1] = lo >> 54 & 0x3; /* T4O */
    value[2] = lo >> 50 & 0x1; /* TDC */
    value[3] = lo >> 35 & 0x1; /* TNDV */
    value[4] = lo >> 49 & 0x1; /* NODEP */
    value[5] = hi >> 17 & 0x1; /* PHT */
    value[6] = hi >> 18 & 0x1; /* PHP */
    value[8] = lo & 0xff; /* Rd */
    value[9] = lo >> 8 & 0xff; /* Ra */
    value[11] = lo >> 36 & 0x1fff; /* TXH */
    value[12] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 7);
    maxwell_operand_trb(d, line + 2, value + 10);
    maxwell_operand_tm(d, line + 3, value + 13);
    maxwell_format_slot(d, line + 4, value + 14);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL
 * CLOSE */
int maxwell_take_tld4_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc600f87000ffff, 0x60000};
    value[0] = lo >> 38 & 0x3; /* T4CB */
    value[1] = lo >> 36 & 0x3; /* T4OB */
    value[2] = lo >> 50 & 0x1; /* TDC */
    value[3] = lo >> 35 & 0x1; /* TNDV */
    value[4] = lo >> 49 & 0x1; /* NODEP */
    value[5] = hi >> 17 & 0x1; /* PHT */
    value[6] = hi >> 18 & 0x1; /* PHP */
    value[8] = lo & 0xff; /* Rd */
    value[9] = lo >> 8 & 0xff; /* Ra */
    value[11] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 7);
    maxwell_operand_trb(d, line + 2, value + 10);
    maxwell_operand_tm(d, line + 3, value + 12);
    maxwell_format_slot(d, line + 4, value + 13);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
int maxwell_take_txd_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc7fff87000ffff, 0x60000};
    value[0] = lo >> 50 & 0x1; /* TLCD */
    value[1] = lo >> 35 & 0x1; /* TAOL */
    value[2] = lo >> 49 & 0x1; /* NODEP */
    value[3] = hi >> 17 & 0x1; /* PHT */
    value[4] = hi >> 18 & 0x1; /* PHP */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[9] = lo >> 36 & 0x1fff; /* TXH */
    value[10] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 5);
    maxwell_operand_trb(d, line + 2, value + 8);
    maxwell_operand_tm(d, line + 3, value + 11);
    maxwell_format_slot(d, line + 4, value + 12);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
int maxwell_take_txd_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffc600087000ffff, 0x60000};
    value[0] = lo >> 50 & 0x1; /* TLCD */
    value[1] = lo >> 35 & 0x1; /* TAOL */
    value[2] = lo >> 49 & 0x1; /* NODEP */
    value[3] = hi >> 17 & 0x1; /* PHT */
    value[4] = hi >> 18 & 0x1; /* PHP */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[9] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tp(d, line + 1, value + 5);
    maxwell_operand_trb(d, line + 2, value + 8);
    maxwell_operand_tm(d, line + 3, value + 10);
    maxwell_format_slot(d, line + 4, value + 11);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt
 * tt--.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE */
int maxwell_take_txq_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffbfff00000ffff, 0x60000};
    value[0] = lo >> 49 & 0x1; /* NODEP */
    value[1] = hi >> 17 & 0x1; /* PHT */
    value[2] = hi >> 18 & 0x1; /* PHP */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 36 & 0x1fff; /* TXH */
    line[0] = 0;
    if (!maxwell_operand_txqw(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    maxwell_operand_tm(d, line + 2, value + 8);
    maxwell_format_slot(d, line + 3, value + 9);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt
 * tt--.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE */
int maxwell_take_txq_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffa00000000ffff, 0x60000};
    value[0] = lo >> 49 & 0x1; /* NODEP */
    value[1] = hi >> 17 & 0x1; /* PHT */
    value[2] = hi >> 18 & 0x1; /* PHP */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 8 & 0xff; /* Ra */
    line[0] = 0;
    if (!maxwell_operand_txqw(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    maxwell_operand_tm(d, line + 2, value + 7);
    maxwell_format_slot(d, line + 3, value + 8);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t-------
 * ----.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE */
int maxwell_take_txa(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffbfff80000ffff, 0x60000};
    value[0] = lo >> 35 & 0x1; /* TNDV */
    value[1] = lo >> 49 & 0x1; /* NODEP */
    value[2] = hi >> 17 & 0x1; /* PHT */
    value[3] = hi >> 18 & 0x1; /* PHP */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = lo >> 36 & 0x1fff; /* TXH */
    line[0] = 0;
    maxwell_operand_tm(d, line + 1, value + 7);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt----
 * ----.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE */
int maxwell_take_tmml_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffbfff87000ffff, 0x60000};
    value[0] = lo >> 35 & 0x1; /* TNDV */
    value[1] = lo >> 49 & 0x1; /* NODEP */
    value[2] = hi >> 17 & 0x1; /* PHT */
    value[3] = hi >> 18 & 0x1; /* PHP */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = lo >> 36 & 0x1fff; /* TXH */
    value[7] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_tm(d, line + 1, value + 8);
    maxwell_format_slot(d, line + 2, value + 9);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
int maxwell_take_tmml_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffa00087000ffff, 0x60000};
    value[0] = lo >> 35 & 0x1; /* TNDV */
    value[1] = lo >> 49 & 0x1; /* NODEP */
    value[2] = hi >> 17 & 0x1; /* PHT */
    value[3] = hi >> 18 & 0x1; /* PHP */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 28 & 0x7; /* TDIM */
    line[0] = 0;
    maxwell_operand_trb(d, line + 1, value + 6);
    maxwell_operand_tm(d, line + 2, value + 8);
    maxwell_format_slot(d, line + 3, value + 9);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL
 * CLOSE */
int maxwell_take_texs_d1_lz_m(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf7fffffffff0ffff, 0x60000};
    value[1] = lo >> 49 & 0x1; /* NODEP */
    value[2] = hi >> 17 & 0x1; /* PHT */
    value[3] = hi >> 18 & 0x1; /* PHP */
    value[4] = lo >> 28 & 0xff; /* Rd2 */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = lo >> 36 & 0x1fff; /* TXH */
    value[9] = lo >> 50 & 0x7; /* TXC */
    if (!maxwell_operand_short(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL
 * CLOSE */
int maxwell_take_texs_d1_lz_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf7fffffffff0ffff, 0x60000};
    value[1] = lo >> 49 & 0x1; /* NODEP */
    value[2] = hi >> 17 & 0x1; /* PHT */
    value[3] = hi >> 18 & 0x1; /* PHP */
    value[4] = lo >> 28 & 0xff; /* Rd2 */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = lo >> 36 & 0x1fff; /* TXH */
    value[9] = lo >> 50 & 0x7; /* TXC1 */
    if (!maxwell_operand_short(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH CTL
 * CLOSE */
int maxwell_take_tld4s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff7ffffffff0ffff, 0x60000};
    value[1] = lo >> 52 & 0x3; /* T4CS */
    value[2] = lo >> 51 & 0x1; /* TAOS */
    value[3] = lo >> 50 & 0x1; /* TDC */
    value[4] = lo >> 49 & 0x1; /* NODEP */
    value[5] = hi >> 17 & 0x1; /* PHT */
    value[6] = hi >> 18 & 0x1; /* PHP */
    value[7] = lo >> 28 & 0xff; /* Rd2 */
    value[8] = lo & 0xff; /* Rd */
    value[9] = lo >> 8 & 0xff; /* Ra */
    value[10] = lo >> 20 & 0xff; /* Rb */
    value[11] = lo >> 36 & 0x1fff; /* TXH */
    if (!maxwell_operand_short4(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_format_slot(d, line + 2, value + 12);
    return found(d, form, 11);
}

