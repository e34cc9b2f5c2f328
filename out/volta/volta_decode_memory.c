/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001
 * GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} PO, $R[Rd], ARE CTL */
int volta_take_ldg_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x800000};
    value[7] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 6);
    volta_operand_are(d, line + 2, value + 8);
    volta_format_flow(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001
 * GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], ARE CTL */
int volta_take_ldg_vz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8e0000};
    value[6] = hi >> 17 & 0x7; /* P0 */
    value[7] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 8);
    volta_format_flow(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001
 * GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], ARE, NPRED CTL */
int volta_take_ldg_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8800000};
    value[8] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 7);
    volta_operand_are(d, line + 2, value + 9);
    volta_operand_npred(d, line + 3, value + 11);
    volta_format_flow(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001
 * GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], ARE, NPRED CTL */
int volta_take_ldg_tz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x88e0000};
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 9);
    volta_operand_npred(d, line + 2, value + 11);
    volta_format_flow(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001
 * GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AT, NPRED CTL */
int volta_take_ldg_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8800000};
    value[8] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 7);
    volta_operand_at_of_qspc_tu(d, line + 2, value + 9);
    volta_operand_npred(d, line + 3, value + 12);
    volta_format_flow(d, line + 4, value + 14);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001
 * GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED CTL */
int volta_take_ldg_tuz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x88e0000};
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_at_of_qspc_tu(d, line + 1, value + 9);
    volta_operand_npred(d, line + 2, value + 12);
    volta_format_flow(d, line + 3, value + 14);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eeepppl lll?mmmw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001
 * GUARD LDG{WIDE}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], ARE, NPRED MARKS CTL */
int volta_take_ldg_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x871ef30};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 4 & 0x3; /* LTC */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[4] = hi >> 13 & 0xf; /* LORD */
    value[6] = lo >> 16 & 0xff; /* Rd */
    volta_operand_po(d, line, value + 5);
    volta_operand_are(d, line + 1, value + 7);
    volta_operand_npred(d, line + 2, value + 9);
    volta_format_flow_of_atom_a(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.mmm. --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001
 * GUARD LDG{WU}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_take_ldg_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x871ee30};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 4 & 0x3; /* LTC */
    value[2] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = hi >> 13 & 0xf; /* LORD */
    value[5] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 4);
    if (!volta_operand_ag_of_ldg_d(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_npred(d, line + 3, value + 9);
    volta_operand_desc_of_ldg_d(d, line + 4);
    volta_format_flow_of_atom_a(d, line + 5, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lssplllw --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} , $R[Rd], AR32 CTL */
int volta_take_ld_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x800000};
    value[6] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod70(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_ar32(d, line + 2, value + 7);
    volta_format_flow(d, line + 3, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR32 CTL */
int volta_take_ld_vz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8e0000};
    value[6] = hi >> 17 & 0x7; /* P0 */
    value[7] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ar32(d, line + 1, value + 8);
    volta_format_flow(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lssplllw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AR32, NPRED CTL */
int volta_take_ld_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8800000};
    value[7] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_ar32(d, line + 2, value + 8);
    volta_operand_npred(d, line + 3, value + 10);
    volta_format_flow(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR32, NPRED CTL */
int volta_take_ld_tz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x88e0000};
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ar32(d, line + 1, value + 9);
    volta_operand_npred(d, line + 2, value + 11);
    volta_format_flow(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AT, NPRED CTL */
int volta_take_ld_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8800000};
    value[7] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_lmod75(d, line, value))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_at_of_qspc_tu(d, line + 2, value + 8);
    volta_operand_npred(d, line + 3, value + 11);
    volta_format_flow(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-mmmw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WIDE}EVICT{LTC}MSIZE{LORD} , $R[Rd], AR32, NPRED MARKS CTL */
int volta_take_ld_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x871ef30};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 4 & 0x3; /* LTC */
    value[3] = hi >> 9 & 0x7; /* MSIZE */
    value[4] = hi >> 13 & 0xf; /* LORD */
    value[5] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_ar32(d, line + 1, value + 6);
    volta_operand_npred(d, line + 2, value + 8);
    volta_format_flow_of_atom_a(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.mmm. --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000
 * GUARD LD{WU}EVICT{LTC}MSIZE{LORD} , $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_take_ld_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x871ee30};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 4 & 0x3; /* LTC */
    value[2] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = hi >> 13 & 0xf; /* LORD */
    value[4] = lo >> 16 & 0xff; /* Rd */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    line[1] = 0;
    if (!volta_operand_ag_of_ldg_d(d, line + 2, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_npred(d, line + 3, value + 8);
    volta_operand_desc_of_ldg_d(d, line + 4);
    volta_format_flow_of_atom_a(d, line + 5, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110
 * GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb] CTL */
int volta_take_stg_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x0};
    value[8] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_smod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 6);
    volta_format_flow(d, line + 2, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110
 * GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb] CTL */
int volta_take_stg_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[8] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_smod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 6);
    volta_format_flow(d, line + 2, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110
 * GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb] CTL */
int volta_take_stg_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_smod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_at_of_red_tu(d, line + 1, value + 6);
    volta_format_flow(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110
 * GUARD STG{WIDE}EVICT{MSIZE}SORD ARE, $R[Rb] MARKS CTL */
int volta_take_stg_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x871ef00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[6] = lo >> 32 & 0xff; /* Rb */
    volta_operand_are(d, line, value + 4);
    volta_format_flow_of_atom_a(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110
 * GUARD STG{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL */
int volta_take_stg_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x871ee00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[2] = hi >> 13 & 0xf; /* SORD */
    value[6] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    if (!volta_operand_ag_of_stg_d(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    volta_operand_desc_of_stg_d(d, line + 2);
    volta_format_flow_of_atom_a(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101
 * GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc] CTL */
int volta_take_st_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xff};
    value[8] = hi & 0xff; /* Rc */
    if (!volta_operand_smod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ar32(d, line + 1, value + 6);
    volta_format_flow(d, line + 2, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101
 * GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc] CTL */
int volta_take_st_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x80000ff};
    value[8] = hi & 0xff; /* Rc */
    if (!volta_operand_smod70(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_ar32(d, line + 1, value + 6);
    volta_format_flow(d, line + 2, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101
 * GUARD ST{WIDE}EVICT{MSIZE}SORD AR32, $R[Rc] MARKS CTL */
int volta_take_st_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x871efff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[6] = hi & 0xff; /* Rc */
    volta_operand_ar32(d, line, value + 4);
    volta_format_flow_of_atom_a(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011
 * GUARD LDL{EVICT}MSIZE $R[Rd], AR CTL */
int volta_take_ldl_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_are(d, line, value + 3);
    volta_format_flow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011
 * GUARD LDL{EVICT}MSIZE $R[Rd], AR MARKS CTL */
int volta_take_ldl_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_are(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011
 * GUARD LDL{EVICT}MSIZE $R[Rd], AL CTL */
int volta_take_ldl_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_al_of_cctl_u(d, line, value + 3);
    volta_format_flow(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011
 * GUARD LDL{EVICT}MSIZE $R[Rd], ALOCAL DESCL MARKS CTL */
int volta_take_ldl_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_alocal(d, line, value + 3);
    volta_operand_descl(d, line + 1);
    volta_format_flow_of_atom_a(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111
 * GUARD STL{EVICT}MSIZE AR, $R[Rb] CTL */
int volta_take_stl_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[4] = lo >> 32 & 0xff; /* Rb */
    volta_operand_are(d, line, value + 2);
    volta_format_flow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111
 * GUARD STL{EVICT}MSIZE AR, $R[Rb] MARKS CTL */
int volta_take_stl_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[4] = lo >> 32 & 0xff; /* Rb */
    volta_operand_are(d, line, value + 2);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111
 * GUARD STL{EVICT}MSIZE AL, $R[Rb] CTL */
int volta_take_stl_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[5] = lo >> 32 & 0xff; /* Rb */
    volta_operand_al(d, line, value + 2);
    volta_format_flow(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111
 * GUARD STL{EVICT}MSIZE ALOCAL, $R[Rb] DESCL MARKS CTL */
int volta_take_stl_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8700e00};
    value[0] = hi >> 20 & 0x7; /* EVICT */
    value[1] = hi >> 9 & 0x7; /* MSIZE */
    value[5] = lo >> 32 & 0xff; /* Rb */
    volta_operand_alocal_of_stl_d(d, line, value + 2);
    volta_operand_descl_of_stl_d(d, line + 1);
    volta_format_flow_of_atom_a(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0------- ---ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE , $R[Rd], AR CTL */
int volta_take_lds_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x801e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 3);
    volta_format_flow(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], AR CTL */
int volta_take_lds_vz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8e1e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_are(d, line, value + 4);
    volta_format_flow(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE , $R[Rd], ARS CTL */
int volta_take_lds_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8801e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_ars(d, line + 1, value + 3);
    volta_format_flow(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ARS CTL */
int volta_take_lds_tz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x88e1e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_ars(d, line, value + 4);
    volta_format_flow(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-ssss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE , $R[Rd], ALS CTL */
int volta_take_lds_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8801e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_als_of_lds_tu(d, line + 1, value + 3);
    volta_format_flow(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-ssss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ALS CTL */
int volta_take_lds_tuz(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x88e1e00};
    value[0] = hi >> 12 & 0x1; /* SU */
    value[1] = hi >> 9 & 0x7; /* SSIZE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = lo >> 16 & 0xff; /* Rd */
    volta_operand_als_of_lds_tu(d, line, value + 4);
    volta_format_flow(d, line + 1, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SSIZE} , $R[Rd], ARS MARKS CTL */
int volta_take_lds_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* SSIZE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_ars(d, line + 1, value + 2);
    volta_format_flow_of_atom_a(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100
 * GUARD LDS{SSIZE} , $R[Rd], ALS MARKS CTL */
int volta_take_lds_au(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* SSIZE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_operand_als_of_lds_tu(d, line + 1, value + 2);
    volta_format_flow_of_atom_a(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000
 * GUARD STS{MSIZE} AR, $R[Rb] CTL */
int volta_take_sts_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xe00};
    value[0] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = lo >> 32 & 0xff; /* Rb */
    volta_operand_are(d, line, value + 1);
    volta_format_flow(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000
 * GUARD STS{MSIZE} ARS, $R[Rb] MARKS CTL */
int volta_take_sts_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* MSIZE */
    value[4] = lo >> 32 & 0xff; /* Rb */
    volta_operand_ars(d, line, value + 1);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001000
 * GUARD STS{MSIZE} ALS, $R[Rb] MARKS CTL */
int volta_take_sts_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* MSIZE */
    value[5] = lo >> 32 & 0xff; /* Rb */
    volta_operand_als(d, line, value + 1);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- cc--ccc- --------
 * -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010
 * GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX CTL */
int volta_take_ldc_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0xce00};
    value[0] = hi >> 14 & 0x3; /* CMODE */
    value[1] = hi >> 9 & 0x7; /* CSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_cindex(d, line, value + 3);
    volta_format_flow(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- cc--ccc- --------
 * -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010
 * GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX MARKS CTL */
int volta_take_ldc_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x800ce00};
    value[0] = hi >> 14 & 0x3; /* CMODE */
    value[1] = hi >> 9 & 0x7; /* CSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_cindex(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? cc??ccc? rrrrrrrr
 * ???????? ??cccccc cccccccc cc?????? ??uuuuuu rrrrrrrr .ggg0101 10000010
 * GUARD LDC{CMODE}CSIZE $R[Rd], CXINDEX MARKS CTL */
int volta_take_ldc_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x800ce00};
    value[0] = hi >> 14 & 0x3; /* CMODE */
    value[1] = hi >> 9 & 0x7; /* CSIZE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_cxindex(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- --------
 * -----ccc ccuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111001
 * UGUARD ULDC{CSIZE} $UR[Ud], UINDEX CTL */
int volta_take_uldc_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f01ff, 0xe00};
    value[0] = hi >> 9 & 0x7; /* CSIZE */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    if (!volta_operand_uindex(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_format_uflow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cc000000 00000000 00?????? ??uuuuuu ??uuuuuu .ggg1010 10111011
 * UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]] CTL */
int volta_take_uldc_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x7ffffc03f3f0fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* CSIZE */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    volta_format_uflow(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cccccccc cccccccc cc?????? ??uuuuuu ??uuuuuu .ggg1010 10111011
 * UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]+CO16] CTL */
int volta_take_uldc_io(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x7ffffc03f3f0fff, 0x8000e00};
    value[0] = hi >> 9 & 0x7; /* CSIZE */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    value[4] = lo >> 38 & 0xffff; /* CO16 */
    volta_format_uflow(d, line, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1uuu u??????? ????ccc? ??uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uu?????? ??uuuuuu ??uuuuuu .ggg1000 10111000
 * UGUARD ULDC{CSIZE} $UR[Ud], [$UR[Ua]+ULOFF], UQN$UP[UQP] CTL */
int volta_take_uldc_m(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffc03f3f0fff, 0xf800e3f};
    value[0] = hi >> 9 & 0x7; /* CSIZE */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    value[3] = (lo >> 38) | ((hi & 0x3f) << 26); /* ULOFF */
    value[4] = hi >> 26 & 0x1; /* UQN */
    value[5] = hi >> 23 & 0x7; /* UQP */
    line[0] = 0;
    volta_format_uflow(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1000 00111011
 * GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AR MARKS CTL */
int volta_take_ldsm_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x800c300};
    value[0] = hi >> 14 & 0x3; /* MKIND */
    value[1] = hi >> 8 & 0x3; /* MCOUNT */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_are(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1000 00111011
 * GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AL MARKS CTL */
int volta_take_ldsm_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x800c300};
    value[0] = hi >> 14 & 0x3; /* MKIND */
    value[1] = hi >> 8 & 0x3; /* MCOUNT */
    value[2] = lo >> 16 & 0xff; /* Rd */
    volta_operand_al_of_cctl_u(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? mm????mm ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1000 01000100
 * GUARD STSM.16{MKIND}MCOUNT AR, $R[Rb] MARKS CTL */
int volta_take_stsm(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x800c300};
    value[0] = hi >> 14 & 0x3; /* MKIND */
    value[1] = hi >> 8 & 0x3; /* MCOUNT */
    value[4] = lo >> 32 & 0xff; /* Rb */
    volta_operand_are(d, line, value + 2);
    volta_format_flow_of_atom_h(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qeee-zbg ggg.gggg g.uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1111 10101110
 * GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDR, GADDR, PX DESC MARKS CTL */
int volta_take_ldgsts_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x877ef80};
    value[0] = hi >> 17 & 0x1; /* BYPASS */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 7 & 0x3; /* GLTC */
    value[3] = hi >> 9 & 0x7; /* GSIZE */
    value[4] = hi >> 18 & 0x1; /* ZFILL */
    value[5] = hi >> 13 & 0xf; /* GORD */
    volta_operand_saddr(d, line, value + 6);
    if (!volta_operand_gaddr(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    volta_operand_px(d, line + 2, value + 11);
    volta_operand_desc_of_stg_d(d, line + 3);
    volta_format_flow_of_atom_a(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- --0----- ----1qqq qeee-zbg ggg-gggg g1uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110
 * GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_take_ldgsts_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x200877efc0};
    value[0] = hi >> 17 & 0x1; /* BYPASS */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 7 & 0x3; /* GLTC */
    value[3] = hi >> 9 & 0x7; /* GSIZE */
    value[4] = hi >> 18 & 0x1; /* ZFILL */
    value[5] = hi >> 13 & 0xf; /* GORD */
    volta_operand_saddru(d, line, value + 6);
    volta_operand_gaddru(d, line + 1, value + 9);
    volta_operand_px(d, line + 2, value + 11);
    volta_format_flow_of_atom_a(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1qqq qeee-zbg ggg-gggg g1uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110
 * GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_take_ldgsts_us(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x877efc0};
    value[0] = hi >> 17 & 0x1; /* BYPASS */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 7 & 0x3; /* GLTC */
    value[3] = hi >> 9 & 0x7; /* GSIZE */
    value[4] = hi >> 18 & 0x1; /* ZFILL */
    value[5] = hi >> 13 & 0xf; /* GORD */
    volta_operand_saddru(d, line, value + 6);
    volta_operand_gaddru(d, line + 1, value + 9);
    volta_operand_px(d, line + 2, value + 11);
    volta_format_flow_of_atom_h(d, line + 3, value + 13);
    return found(d, form, 16);
}

