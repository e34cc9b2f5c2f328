/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------f fff---.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100001
 * GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL */
int volta_take_fadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x1e000};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 14 & 0x3; /* FRND */
    value[2] = hi >> 13 & 0x1; /* FSAT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 4);
    if (!volta_operand_fl(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 14);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -fff---f ffff--.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100000
 * GUARD FMUL{FMODE}FSCALE{FRND}FSAT $R[Rd], FA, FB MARKS CTL */
int volta_take_fmul(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x71f000};
    value[0] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[1] = hi >> 20 & 0x7; /* FSCALE */
    value[2] = hi >> 14 & 0x3; /* FRND */
    value[3] = hi >> 13 & 0x1; /* FSAT */
    value[4] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 5);
    if (!volta_operand_cs32(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 15);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100011
 * GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FB, FC MARKS CTL */
int volta_take_ffma_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x1f000};
    value[0] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[1] = hi >> 14 & 0x3; /* FRND */
    value[2] = hi >> 13 & 0x1; /* FSAT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 4);
    if (!volta_operand_cs32(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_operand_dc(d, line + 4, value + 14);
    volta_format_flow_of_bssy(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 00100011
 * GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FCB, FT MARKS CTL */
int volta_take_ffma_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x1f000};
    value[0] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[1] = hi >> 14 & 0x3; /* FRND */
    value[2] = hi >> 13 & 0x1; /* FSAT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_da(d, line, value + 4);
    volta_operand_dcb(d, line + 1, value + 7);
    if (!volta_operand_ft(d, line + 2, value + 10))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 5, value + 15);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q----fff ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001
 * GUARD FMNMX{FMMOD} $R[Rd], , FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_take_fmnmx_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x7800000};
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_fmmod(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_da(d, line + 2, value + 4);
    if (!volta_operand_cs32(d, line + 3, value + 7))
        return ISADORA_NO_FORM;
    line[6] = 0;
    volta_format_flow_of_bssy(d, line + 7, value + 16);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.qqq qppp-fff ------.n ------1-
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001
 * GUARD FMNMX{FTZ}FNAN{FXORS}.IS_A $R[Rd], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_take_fmnmx_isa(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x7f70002};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 17 & 0x1; /* FNAN */
    value[2] = hi >> 18 & 0x1; /* FXORS */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = hi >> 20 & 0x7; /* P1 */
    value[15] = hi >> 26 & 0x1; /* Q0N */
    value[16] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_da(d, line, value + 5);
    if (!volta_operand_fb(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_atom_h(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001000
 * GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_take_fsel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x7810000};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[12] = hi >> 26 & 0x1; /* Q0N */
    value[13] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_da(d, line, value + 2);
    if (!volta_operand_cs32(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_bssy(d, line + 5, value + 14);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001010
 * GUARD FSET.BF{FCMP}FTZ{BOP} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_take_fset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x781fc00};
    value[0] = hi >> 12 & 0xf; /* FCMP */
    value[1] = hi >> 16 & 0x1; /* FTZ */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[14] = hi >> 26 & 0x1; /* Q0N */
    value[15] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_da(d, line, value + 4);
    if (!volta_operand_cs32(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_bssy(d, line + 5, value + 16);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...0 00001011
 * GUARD FSETP{FCMP}FTZ{BOP} $P[P0], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_take_fsetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x7fffc00};
    value[0] = hi >> 12 & 0xf; /* FCMP */
    value[1] = hi >> 16 & 0x1; /* FTZ */
    value[2] = hi >> 10 & 0x3; /* BOP */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = hi >> 20 & 0x7; /* P1 */
    value[15] = hi >> 26 & 0x1; /* Q0N */
    value[16] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_da(d, line, value + 5);
    if (!volta_operand_cs32(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    line[4] = 0;
    volta_format_flow_of_bssy(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...1 00000010
 * GUARD FCHK $P[P0], FA, FB MARKS CTL */
int volta_take_fchk(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0xe0000};
    value[0] = hi >> 17 & 0x7; /* P0 */
    volta_operand_da(d, line, value + 1);
    if (!volta_operand_cs32(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 11);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------f ffn----- rrrrrrrr
 * -------- -------- -------- ssssssss rrrrrrrr rrrrrrrr .ggg1000 00100010
 * GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd], $R[Ra]RA, $R[Rc]RC, SWD{SWC}SWB{SWA} MARKS CTL */
int volta_take_fswzadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x140000000801e0ff};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 14 & 0x3; /* FRND */
    value[2] = hi >> 13 & 0x1; /* NDV */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[6] = hi & 0xff; /* Rc */
    value[7] = hi >> 60 & 0x1; /* RC */
    value[8] = lo >> 38 & 0x3; /* SWD */
    value[9] = lo >> 36 & 0x3; /* SWC */
    value[10] = lo >> 34 & 0x3; /* SWB */
    value[11] = lo >> 32 & 0x3; /* SWA */
    volta_format_flow_of_bssy(d, line, value + 12);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmmmm --------
 * n.---ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00001000
 * GUARD MUFU{MUF}FMUT $R[Rd], FB MARKS CTL */
int volta_take_mufu_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x3c00};
    value[0] = hi >> 10 & 0xf; /* MUF */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_fmut(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!volta_operand_fb_of_mufu_r(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- --------
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg1001 00001000
 * GUARD MUFU{MUF}FMUS $R[Rd], FIMM MARKS CTL */
int volta_take_mufu_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff00ff0fff, 0x8003c00};
    value[0] = hi >> 10 & 0xf; /* MUF */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 32; /* FIMM */
    if (!volta_operand_fmus(d, line))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- --------
 * dddddddd dddddddd dddddddd dddddddd -------- rrrrrrrr .ggg1001 00001000
 * GUARD MUFU{MUF}FMUS $R[Rd], DIMM MARKS CTL */
int volta_take_mufu_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffff00ff0fff, 0x8003c00};
    value[0] = hi >> 10 & 0xf; /* MUF */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 32; /* DIMM */
    if (!volta_operand_fmus(d, line))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm.- --------
 * -------- -------- hhhhhhhh hhhhhhhh -------- rrrrrrrr .ggg1001 00001000
 * GUARD MUFU{MUF}FMUHALF $R[Rd], HIL MARKS CTL */
int volta_take_mufu_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff00ff0fff, 0x8003c00};
    value[0] = hi >> 10 & 0xf; /* MUF */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 32 & 0xffff; /* HIL */
    if (!volta_operand_fmuhalf(d, line))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atoms_tu(d, line + 1, value + 3);
    return found(d, form, 16);
}

