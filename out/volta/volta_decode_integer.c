/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr
 * niiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000
 * GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBN, NC$R[Rc]RC MARKS CTL */
int volta_take_iadd3_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000000dff};
    d->canon = (struct word){0x0, 0x781e000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[3] = hi >> 8 & 0x1; /* NA */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[13] = hi >> 11 & 0x1; /* NC */
    value[14] = hi & 0xff; /* Rc */
    value[15] = hi >> 60 & 0x1; /* RC */
    volta_operand_co(d, line, value + 1);
    line[1] = 0;
    if (!volta_operand_sbn(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_bssy(d, line + 5, value + 16);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq qppppppq qqq-i1-i rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000
 * GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBI, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL */
int volta_take_iadd3_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000781edff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[3] = hi >> 8 & 0x1; /* IA */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[13] = hi >> 11 & 0x1; /* IC */
    value[14] = hi & 0xff; /* Rc */
    value[15] = hi >> 60 & 0x1; /* RC */
    value[16] = hi >> 26 & 0x1; /* Q0N */
    value[17] = hi >> 23 & 0x7; /* Q0 */
    value[18] = hi >> 16 & 0x1; /* Q1N */
    value[19] = hi >> 13 & 0x7; /* Q1 */
    volta_operand_co(d, line, value + 1);
    line[1] = 0;
    if (!volta_operand_sbi(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    line[4] = 0;
    line[5] = 0;
    line[6] = 0;
    volta_format_flow_of_bssy(d, line + 7, value + 20);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr
 * -------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL */
int volta_take_imad_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x1c00000008000eff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = lo >> 32 & 0xff; /* Rb */
    value[5] = hi >> 59 & 0x1; /* RB */
    value[6] = hi >> 11 & 0x1; /* NC */
    value[7] = hi & 0xff; /* Rc */
    value[8] = hi >> 60 & 0x1; /* RC */
    line[0] = 0;
    volta_format_flow_of_bssy(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg1000 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL */
int volta_take_imad_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffffff0fff, 0x1400000008000eff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = lo >> 32; /* IMM */
    value[5] = hi >> 11 & 0x1; /* NC */
    value[6] = hi & 0xff; /* Rc */
    value[7] = hi >> 60 & 0x1; /* RC */
    line[0] = 0;
    volta_format_flow_of_bssy(d, line + 1, value + 8);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0u- rrrrrrrr
 * -----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL */
int volta_take_imad_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000000eff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[7] = hi >> 11 & 0x1; /* NC */
    value[8] = hi & 0xff; /* Rc */
    value[9] = hi >> 60 & 0x1; /* RC */
    if (!volta_operand_sbcu(d, line, value + 4))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_format_flow_of_bssy(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg0100 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL */
int volta_take_imad_ri(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffffff0fff, 0xc000000080006ff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 59 & 0x1; /* RB */
    value[6] = lo >> 32; /* IMM */
    volta_format_flow_of_bssy(d, line, value + 7);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg0110 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL */
int volta_take_imad_rc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff0fff, 0xc000000000006ff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 59 & 0x1; /* RB */
    if (!volta_operand_cbn(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0u- rrrrrrrr
 * n------- -------- -------- --uuuuuu rrrrrrrr rrrrrrrr .ggg1110 00100100
 * GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL */
int volta_take_imad_ru(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x8000003fffff0fff, 0xc000000080006ff};
    d->canon = (struct word){0x0, 0x78e0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 59 & 0x1; /* RB */
    value[6] = lo >> 63; /* NB */
    value[7] = lo >> 32 & 0x3f; /* Ub */
    line[0] = 0;
    volta_format_flow_of_atoms_tu(d, line + 1, value + 8);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q------- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100100
 * GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_bx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000007800eff};
    d->canon = (struct word){0x0, 0xe0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[10] = hi >> 11 & 0x1; /* IC */
    value[11] = hi & 0xff; /* Rc */
    value[12] = hi >> 60 & 0x1; /* RC */
    value[13] = hi >> 26 & 0x1; /* Q0N */
    value[14] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sb(d, line, value + 4))
        return ISADORA_NO_FORM;
    line[1] = 0;
    line[2] = 0;
    volta_format_flow_of_bssy(d, line + 3, value + 15);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -----1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00100100
 * GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_cx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000078006ff};
    d->canon = (struct word){0x0, 0xe0000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 59 & 0x1; /* RB */
    value[11] = hi >> 26 & 0x1; /* Q0N */
    value[12] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_sci(d, line, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_format_flow_of_bssy(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101
 * GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL */
int volta_take_imad_wide_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000000eff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi >> 11 & 0x1; /* NC */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_sb(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_format_flow_of_bssy(d, line + 3, value + 14);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101
 * GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int volta_take_imad_wide_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000000006ff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_widec(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101
 * GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_wide_bx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000007800eff};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi >> 11 & 0x1; /* IC */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_sb(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 16);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101
 * GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_wide_cx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000078006ff};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    value[11] = hi >> 26 & 0x1; /* Q0N */
    value[12] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_widecx(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111
 * GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL */
int volta_take_imad_hi_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000000eff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi >> 11 & 0x1; /* NC */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_sb_of_imad_hi_b(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_format_flow_of_atoms_tu(d, line + 3, value + 14);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111
 * GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int volta_take_imad_hi_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000000006ff};
    d->canon = (struct word){0x0, 0x7800000};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_widec_of_imad_hi_c(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atoms_tu(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111
 * GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_hi_bx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000007800eff};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi >> 11 & 0x1; /* IC */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_sb_of_imad_hi_b(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    line[3] = 0;
    volta_format_flow_of_atoms_tu(d, line + 4, value + 16);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111
 * GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int volta_take_imad_hi_cx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000078006ff};
    value[0] = hi >> 9 & 0x1; /* US */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    value[11] = hi >> 26 & 0x1; /* Q0N */
    value[12] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_widecx_of_imad_hi_cx(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_atoms_tu(d, line + 4, value + 13);
    return found(d, form, 16);
}

