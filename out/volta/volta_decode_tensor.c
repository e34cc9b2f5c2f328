/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------m mmmmmmmn rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110110
 * GUARD HMMA{MV4}MVT{MSTEP}MSAT1 $R[Rd], NA$R[Ra]RA{MROWA}, NB$R[Rb]RB{MROWB}, $R[Rc]RC CTL */
int volta_take_hmma_884(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x800000ffffff0fff, 0x1c0000000801ffff};
    value[0] = hi >> 11 & 0x1; /* MV4 */
    value[1] = (hi >> 12 & 0x1) | ((hi >> 14 & 0x1) << 1); /* MVT */
    value[2] = hi >> 15 & 0x3; /* MSTEP */
    value[3] = hi >> 13 & 0x1; /* MSAT1 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = hi >> 8 & 0x1; /* NA */
    value[6] = lo >> 24 & 0xff; /* Ra */
    value[7] = hi >> 58 & 0x1; /* RA */
    value[8] = hi >> 9 & 0x1; /* MROWA */
    value[9] = lo >> 63; /* NB */
    value[10] = lo >> 32 & 0xff; /* Rb */
    value[11] = hi >> 59 & 0x1; /* RB */
    value[12] = hi >> 10 & 0x1; /* MROWB */
    value[13] = hi & 0xff; /* Rc */
    value[14] = hi >> 60 & 0x1; /* RC */
    volta_format_flow(d, line, value + 15);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -mmmm--n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100
 * GUARD HMMA{MSHAPE}MVD{MSAT1} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC CTL */
int volta_take_hmma_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x800000ffffff0fff, 0x1c000000080079ff};
    value[0] = (hi >> 11 & 0x1) | ((hi >> 14 & 0x1) << 1); /* MSHAPE */
    value[1] = hi >> 12 & 0x1; /* MVD */
    value[2] = hi >> 13 & 0x1; /* MSAT1 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = hi >> 8 & 0x1; /* NA */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[7] = lo >> 63; /* NB */
    value[8] = lo >> 32 & 0xff; /* Rb */
    value[9] = hi >> 59 & 0x1; /* RB */
    value[10] = hi & 0xff; /* Rc */
    value[11] = hi >> 60 & 0x1; /* RC */
    volta_format_flow(d, line, value + 12);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-mm m---mm-- -m-mm-0n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100
 * GUARD HMMA{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} MARKS CTL */
int volta_take_hmma_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x800000ffffff0fff, 0x1c000000080c5bff};
    value[0] = (hi >> 11 & 0x1) | ((hi >> 14 & 0x1) << 1); /* MSHAPE */
    value[1] = hi >> 12 & 0x1; /* MVD */
    value[2] = hi >> 18 & 0x3; /* MFMT */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = hi >> 8 & 0x1; /* NA */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[7] = lo >> 63; /* NB */
    value[8] = lo >> 32 & 0xff; /* Rb */
    value[9] = hi >> 59 & 0x1; /* RB */
    value[10] = hi & 0xff; /* Rc */
    value[11] = hi >> 60 & 0x1; /* RC */
    volta_operand_mupred(d, line, value + 12);
    volta_format_flow_of_atom_a(d, line + 1, value + 14);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-mm mmmmmm?? ?m?mm10? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110111
 * GUARD IMMA{MISHAPE}MIA{MIB}MSAT $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC{MUPRED} MARKS CTL */
int volta_take_imma(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x1c000000087c5eff};
    value[0] = (hi >> 11 & 0x1) | ((hi >> 21 & 0x3) << 1); /* MISHAPE */
    value[1] = (hi >> 12 & 0x1) | ((hi >> 19 & 0x1) << 1); /* MIA */
    value[2] = (hi >> 14 & 0x1) | ((hi >> 20 & 0x1) << 1); /* MIB */
    value[3] = hi >> 18 & 0x1; /* MSAT */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[6] = hi >> 58 & 0x1; /* RA */
    value[7] = lo >> 32 & 0xff; /* Rb */
    value[8] = hi >> 59 & 0x1; /* RB */
    value[9] = hi & 0xff; /* Rc */
    value[10] = hi >> 60 & 0x1; /* RC */
    volta_operand_mupred_of_imma(d, line, value + 11);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???mm10? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111101
 * GUARD BMMA{MBSHAPE} $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC MARKS CTL */
int volta_take_bmma(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x1c00000008001eff};
    value[0] = hi >> 11 & 0x3; /* MBSHAPE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[4] = lo >> 32 & 0xff; /* Rb */
    value[5] = hi >> 59 & 0x1; /* RB */
    value[6] = hi & 0xff; /* Rc */
    value[7] = hi >> 60 & 0x1; /* RC */
    volta_format_flow_of_atoms_tu(d, line, value + 8);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111
 * GUARD DMMA.884 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL */
int volta_take_dmma_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x1c000000080000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[3] = lo >> 32 & 0xff; /* Rb */
    value[4] = hi >> 59 & 0x1; /* RB */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 60 & 0x1; /* RC */
    volta_format_flow_of_atom_a(d, line, value + 7);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111
 * GUARD DMMA.8x8x4 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL */
int volta_take_dmma_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x1c000000080000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[3] = lo >> 32 & 0xff; /* Rb */
    value[4] = hi >> 59 & 0x1; /* RB */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 60 & 0x1; /* RC */
    volta_format_flow_of_atom_h(d, line, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00111010
 * GUARD MOVM{MMSIZE}MMKIND $R[Rd], $R[Ra] MARKS CTL */
int volta_take_movm(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff0fff, 0x800f800};
    value[0] = hi >> 11 & 0x7; /* MMSIZE */
    value[1] = hi >> 14 & 0x3; /* MMKIND */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_atoms_tu(d, line, value + 4);
    return found(d, form, 16);
}

/* ---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110000
 * GUARD HGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_take_hgmma_hgmma_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fffff0fff, 0x14000000080000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    value[4] = hi & 0xff; /* Rc */
    value[5] = hi >> 60 & 0x1; /* RC */
    volta_format_flow_of_atom_h(d, line, value + 6);
    return found(d, form, 16);
}

/* ---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg1001 11110000
 * GUARD HGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_take_hgmma_hgmma_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fff0fff, 0x10000000080000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    value[2] = hi & 0xff; /* Rc */
    value[3] = hi >> 60 & 0x1; /* RC */
    volta_format_flow_of_atom_h(d, line, value + 4);
    return found(d, form, 16);
}

