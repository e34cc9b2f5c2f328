/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms --------
 * sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10011001
 * GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURF MARKS CTL */
int volta_take_suld_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x700f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    line[0] = 0;
    if (!volta_operand_show(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 2, value + 9);
    if (!volta_operand_surf(d, line + 3, value + 12))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 17);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms rrrrrrrr
 * sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011010
 * GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL */
int volta_take_suld_dr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x700f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    line[0] = 0;
    if (!volta_operand_show(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 2, value + 9);
    if (!volta_operand_surfr(d, line + 3, value + 12))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss --------
 * sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10010111
 * GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURF MARKS CTL */
int volta_take_suld_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x700000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[7] = lo >> 59 & 0x3; /* SBAD */
    value[9] = lo >> 16 & 0xff; /* Rd */
    value[10] = lo >> 24 & 0xff; /* Ra */
    if (!volta_operand_show(d, line, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_smask(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 2, value + 8);
    if (!volta_operand_surf(d, line + 3, value + 11))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 16);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss rrrrrrrr
 * sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011000
 * GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL */
int volta_take_suld_pr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x700000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[7] = lo >> 59 & 0x3; /* SBAD */
    value[9] = lo >> 16 & 0xff; /* Rd */
    value[10] = lo >> 24 & 0xff; /* Ra */
    if (!volta_operand_show(d, line, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_smask(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 2, value + 8);
    if (!volta_operand_surfr(d, line + 3, value + 11))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011101
 * GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURF MARKS CTL */
int volta_take_sust_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x700f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[9] = lo >> 24 & 0xff; /* Ra */
    value[10] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_shows(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    if (!volta_operand_surf(d, line + 2, value + 11))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 16);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011110
 * GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_take_sust_dr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x700f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[9] = lo >> 24 & 0xff; /* Ra */
    value[10] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_shows(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    if (!volta_operand_surfr(d, line + 2, value + 11))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011011
 * GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURF MARKS CTL */
int volta_take_sust_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x700000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[7] = lo >> 59 & 0x3; /* SBAD */
    value[8] = lo >> 24 & 0xff; /* Ra */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_shows(d, line, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_smask(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    if (!volta_operand_surf(d, line + 2, value + 10))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 15);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011100
 * GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_take_sust_pr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x700000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[7] = lo >> 59 & 0x3; /* SBAD */
    value[8] = lo >> 24 & 0xff; /* Ra */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_shows(d, line, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_smask(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    if (!volta_operand_surfr(d, line + 2, value + 10))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011111
 * GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURF2 MARKS CTL */
int volta_take_sured_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x3f00f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 23 & 0x7; /* ROP */
    value[3] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 9 & 0x7; /* STYPE */
    value[9] = lo >> 59 & 0x3; /* SBAD */
    value[10] = lo >> 24 & 0xff; /* Ra */
    value[11] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_showa(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    if (!volta_operand_surf2(d, line + 2, value + 12))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 17);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10100000
 * GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_take_sured_dr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffff0001ff, 0x3f00f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 23 & 0x7; /* ROP */
    value[3] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 9 & 0x7; /* STYPE */
    value[9] = lo >> 59 & 0x3; /* SBAD */
    value[10] = lo >> 24 & 0xff; /* Ra */
    value[11] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_showa(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    if (!volta_operand_surfr_of_sured_dr(d, line + 2, value + 12))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010011
 * GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2
 * MARKS CTL */
int volta_take_suatom_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffffff01ff, 0x7fe0f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 23 & 0xf; /* AOP */
    value[3] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 9 & 0x7; /* STYPE */
    value[9] = lo >> 59 & 0x3; /* SBAD */
    value[10] = hi >> 17 & 0x7; /* P0 */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[13] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_showa(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    if (!volta_operand_surf2(d, line + 2, value + 14))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 19);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010100
 * GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR
 * MARKS CTL */
int volta_take_suatom_dr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffffff01ff, 0x7fe0f00};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 23 & 0xf; /* AOP */
    value[3] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 9 & 0x7; /* STYPE */
    value[9] = lo >> 59 & 0x3; /* SBAD */
    value[10] = hi >> 17 & 0x7; /* P0 */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[13] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    if (!volta_operand_showa(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    if (!volta_operand_surfr_of_sured_dr(d, line + 2, value + 14))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 15);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010101
 * GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2
 * MARKS CTL */
int volta_take_suatom_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffffff01ff, 0x7e0100};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[9] = hi >> 17 & 0x7; /* P0 */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    value[12] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_n_sctype(d, line, value + 3))
        return ISADORA_NO_FORM;
    if (!volta_operand_showa(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    if (!volta_operand_surf2(d, line + 2, value + 13))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 18);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010110
 * GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR
 * MARKS CTL */
int volta_take_suatom_cr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf80000ffffff01ff, 0x7e0100};
    value[0] = hi >> 8 & 0x1; /* SBA */
    value[1] = lo >> 61; /* SDIM */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[8] = lo >> 59 & 0x3; /* SBAD */
    value[9] = hi >> 17 & 0x7; /* P0 */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    value[12] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_n_sctype(d, line, value + 3))
        return ISADORA_NO_FORM;
    if (!volta_operand_showa(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    if (!volta_operand_surfr_of_sured_dr(d, line + 2, value + 13))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 14);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? ????????
 * sss??ttt tttttttt tttttttt ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011
 * GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, SURF MARKS CTL */
int volta_take_suquery_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe0000000ffff01ff, 0xe0000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 17 & 0x7; /* P0 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    if (!volta_operand_surf_of_suquery_c(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_h(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? rrrrrrrr
 * sss??--- -------- -------- ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011
 * GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] MARKS CTL */
int volta_take_suquery_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe0000000ffff01ff, 0xe0000};
    value[0] = lo >> 61; /* SDIM */
    value[1] = hi >> 17 & 0x7; /* P0 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    if (!volta_operand_surfr_of_suquery_r(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_atom_h(d, line + 1, value + 5);
    return found(d, form, 16);
}

