/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-01--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000100
 * GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL */
int volta_take_f2f_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 11 & 0x3; /* CDFF */
    value[2] = hi >> 20 & 0x3; /* CSF */
    value[3] = hi >> 14 & 0x3; /* FRND */
    value[4] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs32(d, line, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_c77(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-10--- --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000100
 * GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL */
int volta_take_f2f_w(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 11 & 0x3; /* CDFF */
    value[2] = hi >> 20 & 0x3; /* CSF */
    value[3] = hi >> 14 & 0x3; /* FRND */
    value[4] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs16(d, line, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_c77(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ff-cc--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010000
 * GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS64 C77 MARKS CTL */
int volta_take_f2f_nd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 11 & 0x3; /* CDFF */
    value[2] = hi >> 20 & 0x3; /* CSF */
    value[3] = hi >> 14 & 0x3; /* FRND */
    value[4] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs64(d, line, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_c77(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccncc--c --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000101
 * GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL */
int volta_take_f2i_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31f900};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = (hi >> 8 & 0x1) | ((hi >> 11 & 0x3) << 1); /* CDI */
    value[2] = hi >> 20 & 0x3; /* CSFT */
    value[3] = hi >> 14 & 0x3; /* CINT */
    value[4] = hi >> 13 & 0x1; /* NTZ */
    value[5] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs16(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 14);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccncc--c --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000101
 * GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL */
int volta_take_f2i_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31f900};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = (hi >> 8 & 0x1) | ((hi >> 11 & 0x3) << 1); /* CDI */
    value[2] = hi >> 20 & 0x3; /* CSFT */
    value[3] = hi >> 14 & 0x3; /* CINT */
    value[4] = hi >> 13 & 0x1; /* NTZ */
    value[5] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs32(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ccncc--c --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010001
 * GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS64 C86 MARKS CTL */
int volta_take_f2i_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31f900};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = (hi >> 8 & 0x1) | ((hi >> 11 & 0x3) << 1); /* CDI */
    value[2] = hi >> 20 & 0x3; /* CSFT */
    value[3] = hi >> 14 & 0x3; /* CINT */
    value[4] = hi >> 13 & 0x1; /* NTZ */
    value[5] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs64(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-ccc-- --------
 * --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110
 * GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL */
int volta_take_i2f_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x30dc00};
    value[0] = hi >> 11 & 0x3; /* CDF */
    value[1] = (hi >> 10 & 0x1) | ((hi >> 20 & 0x3) << 1); /* CSI */
    value[2] = hi >> 14 & 0x3; /* FRND */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_ci8(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 2);
    volta_format_flow_of_bssy(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-ccc-- --------
 * --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110
 * GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL */
int volta_take_i2f_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x30dc00};
    value[0] = hi >> 11 & 0x3; /* CDF */
    value[1] = (hi >> 10 & 0x1) | ((hi >> 20 & 0x3) << 1); /* CSI */
    value[2] = hi >> 14 & 0x3; /* FRND */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_ci16(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 2);
    volta_format_flow_of_bssy(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-ccc-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000110
 * GUARD I2F{CDF}CSI{FRND} $R[Rd], SBU C77I MARKS CTL */
int volta_take_i2f_w(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x30dc00};
    value[0] = hi >> 11 & 0x3; /* CDF */
    value[1] = (hi >> 10 & 0x1) | ((hi >> 20 & 0x3) << 1); /* CSI */
    value[2] = hi >> 14 & 0x3; /* FRND */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbu(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 1);
    volta_format_flow_of_bssy(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f cc-01--- --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000111
 * GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS16 C77R MARKS CTL */
int volta_take_frnd_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 20 & 0x3; /* CSFT */
    value[2] = hi >> 14 & 0x3; /* CINT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs16(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f cc-10--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000111
 * GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS32 C77R MARKS CTL */
int volta_take_frnd_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 20 & 0x3; /* CSFT */
    value[2] = hi >> 14 & 0x3; /* CINT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs32(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f cc-11--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010011
 * GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS64 C77R MARKS CTL */
int volta_take_frnd_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x31d800};
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 20 & 0x3; /* CSFT */
    value[2] = hi >> 14 & 0x3; /* CINT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_cs64(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_c86(d, line + 3);
    volta_format_flow_of_bssy(d, line + 4, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --cc---- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00111000
 * GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL */
int volta_take_i2i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x3000};
    value[0] = hi >> 12 & 0x3; /* CNAR */
    value[1] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbu_of_i2i(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atoms_tu(d, line + 1, value + 8);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ------0c c0ccc--- --------
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110
 * GUARD F2FP{CPACK}.PACK_AB{CRND2} $R[Rd], $R[Ra]RA, CX MARKS CTL */
int volta_take_f2fp_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x40000000003c000};
    d->canon = (struct word){0x0, 0xff};
    value[3] = hi >> 15 & 0x3; /* CRND2 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_cpack(d, line, value))
        return ISADORA_NO_FORM;
    if (!volta_operand_cx(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_a(d, line + 2, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?-????10 00ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110
 * GUARD F2FP{CPACK}.PACK_AB.RS.7b $R[Rd], $R[Ra]RA, CX, $R[Rc]RC MARKS CTL */
int volta_take_f2fp_rs(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000003c0ff};
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_cpack_of_f2fp_rs(d, line, value);
    if (!volta_operand_cx(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_a(d, line + 2, value + 14);
    return found(d, form, 16);
}

/* ---rrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...0 00111110
 * GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], CX, $R[Rc]RC MARKS CTL */
int volta_take_f2fp_m(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x100000000003c0ff};
    value[3] = hi >> 15 & 0x3; /* CRND2 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[11] = hi & 0xff; /* Rc */
    value[12] = hi >> 60 & 0x1; /* RC */
    if (!volta_operand_cpack(d, line, value))
        return ISADORA_NO_FORM;
    if (!volta_operand_cx(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_a(d, line + 2, value + 13);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg...0 00111110
 * GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], $R[Rc]RB, CXT MARKS CTL */
int volta_take_f2fp_mc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x80000000003c0ff};
    value[3] = hi >> 15 & 0x3; /* CRND2 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    if (!volta_operand_cpack(d, line, value))
        return ISADORA_NO_FORM;
    if (!volta_operand_cxt(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_a(d, line + 2, value + 11);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000011
 * GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, CX, $R[Rc]RC{CIPH} MARKS CTL */
int volta_take_f2ip_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x140000000000fdff};
    value[0] = hi >> 12 & 0x3; /* CIPT */
    value[1] = hi >> 14 & 0x3; /* CIPR */
    value[2] = hi >> 10 & 0x1; /* CIPN */
    value[3] = hi >> 11 & 0x1; /* CRELU */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[13] = hi & 0xff; /* Rc */
    value[14] = hi >> 60 & 0x1; /* RC */
    value[15] = hi >> 8 & 0x1; /* CIPH */
    line[0] = 0;
    if (!volta_operand_cx(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_h(d, line + 2, value + 16);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 01000011
 * GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, $R[Rc]RB, CXT{CIPH} MARKS CTL */
int volta_take_f2ip_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc0000000000fdff};
    value[0] = hi >> 12 & 0x3; /* CIPT */
    value[1] = hi >> 14 & 0x3; /* CIPR */
    value[2] = hi >> 10 & 0x1; /* CIPN */
    value[3] = hi >> 11 & 0x1; /* CRELU */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[7] = hi & 0xff; /* Rc */
    value[8] = hi >> 59 & 0x1; /* RB */
    value[13] = hi >> 8 & 0x1; /* CIPH */
    line[0] = 0;
    if (!volta_operand_cxt(d, line + 1, value + 9))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_h(d, line + 2, value + 14);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- cc010c-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 01000101
 * GUARD I2FP.F32{CFS}CFRND $R[Rd], SBU MARKS CTL */
int volta_take_i2fp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x30fc00};
    value[0] = hi >> 10 & 0x1; /* CFS */
    value[1] = hi >> 14 & 0x3; /* CFRND */
    value[2] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_sbu_of_i2i(d, line, value + 3))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_h(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -0cccc.. rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001
 * GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC{CIPC} MARKS CTL */
int volta_take_i2ip_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x14000000000070ff};
    value[0] = hi >> 12 & 0x7; /* CPAK */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_cips(d, line, value + 1);
    if (!volta_operand_sbu_of_i2i(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    if (!volta_operand_cipc(d, line + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atoms_tu(d, line + 3, value + 14);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -1cccc?? rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001
 * GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int volta_take_i2ip_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x14000000000070ff};
    value[0] = hi >> 12 & 0x7; /* CPAK */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_cips(d, line, value + 1);
    if (!volta_operand_sbu_of_i2i(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atoms_tu(d, line + 2, value + 14);
    return found(d, form, 16);
}

