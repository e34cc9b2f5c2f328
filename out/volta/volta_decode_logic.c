/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---pppp llllllll rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010010
 * GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL */
int volta_take_lop3(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000781ffff};
    value[0] = hi >> 16 & 0x1; /* PAND */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi & 0xff; /* Rc */
    value[12] = hi >> 60 & 0x1; /* RC */
    value[13] = hi >> 8 & 0xff; /* LUT */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 1);
    if (!volta_operand_sbu(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_format_flow_of_bssy(d, line + 3, value + 16);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011001
 * GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int volta_take_shf_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000011eff};
    value[0] = hi >> 12 & 0x1; /* SHD */
    value[1] = hi >> 11 & 0x1; /* SHW */
    value[2] = hi >> 9 & 0x3; /* SHT */
    value[3] = hi >> 16 & 0x1; /* SHHI */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[13] = hi & 0xff; /* Rc */
    value[14] = hi >> 60 & 0x1; /* RC */
    if (!volta_operand_sbu(d, line, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 15);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00011001
 * GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL */
int volta_take_shf_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc00000000011eff};
    value[0] = hi >> 12 & 0x1; /* SHD */
    value[1] = hi >> 11 & 0x1; /* SHW */
    value[2] = hi >> 9 & 0x3; /* SHT */
    value[3] = hi >> 16 & 0x1; /* SHHI */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[7] = hi & 0xff; /* Rc */
    value[8] = hi >> 59 & 0x1; /* RB */
    if (!volta_operand_scu(d, line, value + 9))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010110
 * GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int volta_take_prmt_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x14000000000007ff};
    value[0] = hi >> 8 & 0x7; /* PMODE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[10] = hi & 0xff; /* Rc */
    value[11] = hi >> 60 & 0x1; /* RC */
    if (!volta_operand_sbu(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 12);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00010110
 * GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL */
int volta_take_prmt_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000000007ff};
    value[0] = hi >> 8 & 0x7; /* PMODE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 59 & 0x1; /* RB */
    if (!volta_operand_scu(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 10);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000111
 * GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL */
int volta_take_sel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000007800000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[9] = hi >> 26 & 0x1; /* Q0N */
    value[10] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sbu(d, line, value + 3))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_format_flow_of_bssy(d, line + 2, value + 11);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100
 * GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL */
int volta_take_isetp_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0001ff, 0x400000007fe7f00};
    d->canon = (struct word){0x0, 0x70};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = hi >> 20 & 0x7; /* P1 */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[13] = hi >> 26 & 0x1; /* Q0N */
    value[14] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sb_of_imad_hi_b(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_format_flow_of_atom_a(d, line + 2, value + 15);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100
 * GUARD ISETP{CMP}CMPU{BOP}.EX $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], Q2N$P[Q2] MARKS CTL */
int volta_take_isetp_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0001ff, 0x400000007fe7ff0};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = hi >> 20 & 0x7; /* P1 */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[13] = hi >> 26 & 0x1; /* Q0N */
    value[14] = hi >> 23 & 0x7; /* Q0 */
    value[15] = hi >> 7 & 0x1; /* Q2N */
    value[16] = hi >> 4 & 0x7; /* Q2 */
    if (!volta_operand_sb_of_imad_hi_b(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[1] = 0;
    line[2] = 0;
    volta_format_flow_of_atom_a(d, line + 3, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 qqqq----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100
 * GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], QOLD CTL */
int volta_take_isetp_o(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0001ff, 0x400000007fe7f00};
    value[0] = hi >> 12 & 0x7; /* CMP */
    value[1] = hi >> 9 & 0x1; /* CMPU */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = hi >> 20 & 0x7; /* P1 */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[13] = hi >> 26 & 0x1; /* Q0N */
    value[14] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sb_of_isetp_o(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_qold(d, line + 2, value + 15);
    volta_format_flow(d, line + 3, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001
 * GUARD LEA $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL */
int volta_take_lea_lo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x40000000001ff00};
    d->canon = (struct word){0x0, 0x78000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[12] = hi >> 11 & 0x1f; /* LEAN */
    volta_operand_po(d, line, value + 1);
    if (!volta_operand_sbnu(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001
 * GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int volta_take_lea_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x40000000781ff00};
    d->canon = (struct word){0x0, 0xff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[12] = hi >> 11 & 0x1f; /* LEAN */
    value[13] = hi >> 26 & 0x1; /* Q0N */
    value[14] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 1);
    if (!volta_operand_sbiu(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 15);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001
 * GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, SBNU, $R[Rc]RC, LEAN MARKS CTL */
int volta_take_lea_hi(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000001ffff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    value[14] = hi >> 11 & 0x1f; /* LEAN */
    volta_operand_po(d, line, value + 1);
    if (!volta_operand_sbnu(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 15);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll10i rrrrrrrr
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001
 * GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS CTL */
int volta_take_lea_hx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000781ffff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    value[14] = hi >> 11 & 0x1f; /* LEAN */
    value[15] = hi >> 26 & 0x1; /* Q0N */
    value[16] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 1);
    if (!volta_operand_sbiu(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001
 * GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL */
int volta_take_lea_ih(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffffff0fff, 0xc0000000801ffff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* NA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    value[7] = lo >> 32; /* UIMM */
    value[8] = hi >> 11 & 0x1f; /* LEAN */
    volta_operand_po(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----0qqq q---ppp1 lllll10i rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001
 * GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS CTL */
int volta_take_lea_ix(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffffff0fff, 0xc0000000f81ffff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[2] = hi >> 8 & 0x1; /* IA */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    value[7] = lo >> 32; /* UIMM */
    value[8] = hi >> 11 & 0x1f; /* LEAN */
    value[9] = hi >> 26 & 0x1; /* Q0N */
    value[10] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 1);
    line[1] = 0;
    volta_format_flow_of_bssy(d, line + 2, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00001001
 * GUARD POPC $R[Rd], NOTB MARKS CTL */
int volta_take_popc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[0] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbiu(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000001
 * GUARD BREV $R[Rd], SBU MARKS CTL */
int volta_take_brev(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[0] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbu(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----fs- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000000
 * GUARD FLO{SGU}FLSH $R[Rd], PO, NOTB MARKS CTL */
int volta_take_flo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x600};
    value[0] = hi >> 9 & 0x1; /* SGU */
    value[1] = hi >> 10 & 0x1; /* FLSH */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_po(d, line, value + 3);
    if (!volta_operand_sbiu(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr -------- rrrrrrrr .ggg...0 00010011
 * GUARD IABS $R[Rd], SB MARKS CTL */
int volta_take_iabs(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[0] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sb(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-m- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011010
 * GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int volta_take_sgxt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000000000a00};
    value[0] = hi >> 11 & 0x1; /* WRAP */
    value[1] = hi >> 9 & 0x1; /* MMU */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_sbu(d, line, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 11);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011011
 * GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int volta_take_bmsk(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000000000800};
    value[0] = hi >> 11 & 0x1; /* WRAP */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_sbu(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 10);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----mmmm --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00000010
 * GUARD MOV $R[Rd], SBU, MMASK MARKS CTL */
int volta_take_mov(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff01ff, 0x0};
    value[0] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbu(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_mmask(d, line + 1, value + 7);
    volta_format_flow_of_bssy(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- ------m- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010111
 * GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL */
int volta_take_imnmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000007800200};
    value[0] = hi >> 9 & 0x1; /* MMU */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[10] = hi >> 26 & 0x1; /* Q0N */
    value[11] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sb_of_imad_hi_b(d, line, value + 4))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_format_flow_of_atoms_tu(d, line + 2, value + 12);
    return found(d, form, 16);
}

