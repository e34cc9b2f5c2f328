/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----0cc c------0 cc-----c --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111
 * GUARD CCTL{CCE}CLEVEL{CCOP} AR32 CTL */
int volta_take_cctl_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x781c100};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[1] = hi >> 14 & 0x7; /* CLEVEL */
    value[2] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_ar32(d, line, value + 3);
    volta_format_flow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----00cc c------0 cc-----c --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111
 * GUARD CCTL{CCE}CLEVEL{CCOP} AR32 MARKS CTL */
int volta_take_cctl_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf81c100};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[1] = hi >> 14 & 0x7; /* CLEVEL */
    value[2] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_ar32(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----10cc c??????0 cc?????c ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr -------- .ggg1101 10001111
 * GUARD CCTL{CCE}CLEVEL{CCOP} AL MARKS CTL */
int volta_take_cctl_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf81c100};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[1] = hi >> 14 & 0x7; /* CLEVEL */
    value[2] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_al_of_cctl_u(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111
 * GUARD CCTL{CLEVEL}CCOP CTL */
int volta_take_cctl_va(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xff000fff, 0x781c000};
    value[0] = hi >> 14 & 0x7; /* CLEVEL */
    value[1] = hi >> 23 & 0xf; /* CCOP */
    volta_format_flow(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111
 * GUARD CCTL{CLEVEL}CCOP CTL */
int volta_take_cctl_ta(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xff000fff, 0xf81c000};
    value[0] = hi >> 14 & 0x7; /* CLEVEL */
    value[1] = hi >> 23 & 0xf; /* CCOP */
    volta_format_flow(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111
 * GUARD CCTL{CLEVEL}CCOP MARKS CTL */
int volta_take_cctl_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xff000fff, 0xf81c000};
    value[0] = hi >> 14 & 0x7; /* CLEVEL */
    value[1] = hi >> 23 & 0xf; /* CCOP */
    volta_format_flow_of_atom_a(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -----0cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000
 * GUARD CCTLL{CCOP} AR CTL */
int volta_take_cctll_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x7800000};
    value[0] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_are(d, line, value + 1);
    volta_format_flow(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----00cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000
 * GUARD CCTLL{CCOP} AR MARKS CTL */
int volta_take_cctll_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf800000};
    value[0] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_are(d, line, value + 1);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----10cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr ???????? .ggg1101 10010000
 * GUARD CCTLL{CCOP} AL MARKS CTL */
int volta_take_cctll_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf800000};
    value[0] = hi >> 23 & 0xf; /* CCOP */
    volta_operand_al_of_cctl_u(d, line, value + 1);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?10.???? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg0011 10010001
 * GUARD CCTLT.IVALL MARKS CTL */
int volta_take_cctlt_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x600000};
    volta_format_flow_of_bssy(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 10010001
 * GUARD CCTLT.IVTH $R[Rb] MARKS CTL */
int volta_take_cctlt_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x600000};
    value[0] = lo >> 32 & 0xff; /* Rb */
    volta_format_flow_of_bssy(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ?????ttt tttttttt tttttttt ???????? ???????? ???????? .ggg1011 10010001
 * GUARD CCTLT.IVTH THEAD, TINDEX MARKS CTL */
int volta_take_cctlt_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x7ffff0000000fff, 0x600000};
    value[0] = lo >> 54 & 0x1f; /* THEAD */
    value[1] = lo >> 40 & 0x3fff; /* TINDEX */
    volta_format_flow_of_bssy(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?01.???? ???????? ????????
 * ???????? ???????? ???????? ??uuuuuu ???????? ???????? .ggg1101 10010001
 * GUARD CCTLT.IVTH $UR[Ub] MARKS CTL */
int volta_take_cctlt_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f00000fff, 0x8600000};
    value[0] = lo >> 32 & 0x3f; /* Ub */
    volta_format_flow_of_atoms_tu(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010
 * GUARD MEMBAR{MBSEM}MBSCOPE{MBIO} CTL */
int volta_take_membar_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x1f100};
    value[0] = hi >> 15 & 0x3; /* MBSEM */
    value[1] = hi >> 12 & 0x7; /* MBSCOPE */
    value[2] = hi >> 8 & 0x1; /* MBIO */
    volta_format_flow(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010
 * GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL */
int volta_take_membar_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x801f000};
    value[0] = hi >> 15 & 0x3; /* MBSEM */
    value[1] = hi >> 12 & 0x7; /* MBSCOPE */
    volta_format_flow_of_atom_a(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010
 * GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL */
int volta_take_membar_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x801f200};
    value[0] = hi >> 15 & 0x3; /* MBSEM */
    value[1] = hi >> 12 & 0x7; /* MBSCOPE */
    volta_format_flow_of_atom_h(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10101011
 * GUARD ERRBAR CTL */
int volta_take_errbar_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x0};
    volta_format_flow(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10101011
 * GUARD ERRBAR MARKS CTL */
int volta_take_errbar_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_format_flow_of_atom_a(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010
 * GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], ARE CTL */
int volta_take_qspc_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0xe0700};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[1] = hi >> 9 & 0x3; /* QSPACE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 4);
    volta_format_flow(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010
 * GUARD QSPC{CCE}QSP $P[P0], $R[Rd], ARE MARKS CTL */
int volta_take_qspc_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x80e0100};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    volta_operand_qsp(d, line, value + 1);
    volta_operand_are(d, line + 1, value + 5);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010
 * GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], AT CTL */
int volta_take_qspc_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x80e0700};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[1] = hi >> 9 & 0x3; /* QSPACE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_at_of_qspc_tu(d, line + 1, value + 4);
    volta_format_flow(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010
 * GUARD QSPC{CCE}QSP $P[P0], $R[Rd], AU MARKS CTL */
int volta_take_qspc_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x80e0100};
    value[0] = hi >> 8 & 0x1; /* CCE */
    value[3] = hi >> 17 & 0x7; /* P0 */
    value[4] = lo >> 16 & 0xff; /* Rd */
    volta_operand_qsp_of_qspc_u(d, line, value + 1);
    volta_operand_au_of_qspc_u(d, line + 1, value + 5);
    volta_format_flow_of_atom_a(d, line + 2, value + 8);
    return found(d, form, 16);
}

