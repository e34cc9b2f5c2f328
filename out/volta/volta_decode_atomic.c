/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010
 * GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb] CTL */
int volta_take_atom_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x7ffff00};
    d->canon = (struct word){0x0, 0xff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0xf; /* AOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 9);
    volta_format_flow(d, line + 3, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010
 * GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb] CTL */
int volta_take_atom_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xfffff00};
    d->canon = (struct word){0x0, 0xff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0xf; /* AOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 9);
    volta_format_flow(d, line + 3, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010
 * GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb] CTL */
int volta_take_atom_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xfffff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0xf; /* AOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_at(d, line + 2, value + 9);
    volta_format_flow(d, line + 3, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010
 * GUARD ATOM{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_take_atom_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xfffff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0xf; /* AOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0xf; /* ATYPE4 */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 7);
    volta_format_flow_of_atom_a(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010
 * GUARD ATOM{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_take_atom_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xffffe00};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0xf; /* ATYPE4 */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu(d, line))
        return ISADORA_NO_FORM;
    line[1] = 0;
    if (!volta_operand_ag(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_desc(d, line + 3);
    volta_format_flow_of_atom_a(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010
 * GUARD ATOM{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_take_atom_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xfffef00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0xf; /* AOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE9 */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 7);
    volta_format_flow_of_atom_h(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010
 * GUARD ATOM{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_take_atom_hd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xfffee00};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* ATYPE9 */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu(d, line))
        return ISADORA_NO_FORM;
    line[1] = 0;
    if (!volta_operand_ag_of_atom_hd(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_desc_of_atom_hd(d, line + 3);
    volta_format_flow_of_atom_h(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100010
 * GUARD ATOM{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_take_atom_f(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xb7fe100};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 24 & 0x3; /* FOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_n_ftype(d, line, value + 3))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 7);
    volta_format_flow_of_atom_h(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100010
 * GUARD ATOM{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_take_atom_fd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xb7fe000};
    value[0] = hi >> 24 & 0x3; /* FOP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu(d, line))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_ftype(d, line + 1, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_ag_of_atom_hd(d, line + 2, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_desc_of_atom_hd(d, line + 3);
    volta_format_flow_of_atom_h(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011
 * GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] CTL */
int volta_take_atom_cv(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x7ff1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 32 & 0xff; /* Rb */
    value[12] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value + 1);
    if (!volta_operand_n_ctype3(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_operand_are(d, line + 3, value + 9);
    volta_format_flow(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011
 * GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] CTL */
int volta_take_atom_ct(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87ff1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[7] = hi >> 17 & 0x7; /* P0 */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 32 & 0xff; /* Rb */
    value[12] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value + 1);
    if (!volta_operand_n_ctype3(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    line[2] = 0;
    volta_operand_are(d, line + 3, value + 9);
    volta_format_flow(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps sssccccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011
 * GUARD ATOM{WIDE}CASOP{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atom_ca(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87fe1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    value[10] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value + 1);
    if (!volta_operand_n_ctype4(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 2, value + 7);
    volta_format_flow_of_atom_a(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-cccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011
 * GUARD ATOM{WIDE}CASOP{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atom_ch(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87fe1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[5] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 32 & 0xff; /* Rb */
    value[10] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value + 1);
    if (!volta_operand_n_ctype9(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 2, value + 7);
    volta_format_flow_of_atom_h(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001
 * GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] CTL */
int volta_take_atomg_cv(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x7ff1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 15 & 0x3; /* AORDER */
    value[4] = hi >> 13 & 0x3; /* SCOPE */
    value[5] = hi >> 12 & 0x1; /* PRIV */
    value[6] = hi >> 17 & 0x7; /* P0 */
    value[7] = lo >> 16 & 0xff; /* Rd */
    value[10] = lo >> 32 & 0xff; /* Rb */
    value[11] = hi & 0xff; /* Rc */
    if (!volta_operand_n_ctype3(d, line, value + 2))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 8);
    volta_format_flow(d, line + 3, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001
 * GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] CTL */
int volta_take_atomg_ct(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87ff1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 15 & 0x3; /* AORDER */
    value[4] = hi >> 13 & 0x3; /* SCOPE */
    value[5] = hi >> 12 & 0x1; /* PRIV */
    value[6] = hi >> 17 & 0x7; /* P0 */
    value[7] = lo >> 16 & 0xff; /* Rd */
    value[10] = lo >> 32 & 0xff; /* Rb */
    value[11] = hi & 0xff; /* Rc */
    if (!volta_operand_n_ctype3(d, line, value + 2))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 8);
    volta_format_flow(d, line + 3, value + 12);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps sssccccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001
 * GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atomg_ca(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87fe1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[8] = lo >> 32 & 0xff; /* Rb */
    value[9] = hi & 0xff; /* Rc */
    if (!volta_operand_n_ctype4(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 6);
    volta_format_flow_of_atom_a(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-cccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001
 * GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atomg_ch(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x87fe1ff};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = lo >> 16 & 0xff; /* Rd */
    value[8] = lo >> 32 & 0xff; /* Rb */
    value[9] = hi & 0xff; /* Rc */
    if (!volta_operand_n_ctype9(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 6);
    volta_format_flow_of_atom_h(d, line + 2, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb] CTL */
int volta_take_red_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x3f1ff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0x7; /* ROP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[9] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 7);
    volta_format_flow(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb] CTL */
int volta_take_red_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1ff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0x7; /* ROP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[9] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_are(d, line + 2, value + 7);
    volta_format_flow(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspaaaw --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} AT, $R[Rb] CTL */
int volta_take_red_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1ff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0x7; /* ROP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* ATYPE3 */
    value[4] = hi >> 15 & 0x3; /* AORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    value[10] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    line[1] = 0;
    volta_operand_at_of_red_tu(d, line + 2, value + 7);
    volta_format_flow(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s sssaaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD RED{WIDE}ROP{EVICT}ATYPE4{SORD} ARE, $R[Rb] MARKS CTL */
int volta_take_red_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1ff00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0x7; /* ROP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0xf; /* ATYPE4 */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 5);
    volta_format_flow_of_atom_a(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s sssaaaa. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD RED{WU}ROP{EVICT}ATYPE4{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_take_red_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1fe00};
    value[0] = hi >> 23 & 0x7; /* ROP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0xf; /* ATYPE4 */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    line[1] = 0;
    if (!volta_operand_ag_of_red_d(d, line + 2, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_desc(d, line + 3);
    volta_format_flow_of_atom_a(d, line + 4, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrrw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD REDG{WIDE}ROP{EVICT}RTYPE9{SORD} ARE, $R[Rb] MARKS CTL */
int volta_take_redg_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1ef00};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 23 & 0x7; /* ROP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 9 & 0x7; /* RTYPE9 */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 5);
    volta_format_flow_of_atom_h(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110
 * GUARD REDG{WU}ROP{EVICT}RTYPE9{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_take_redg_hd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xbf1ee00};
    value[0] = hi >> 23 & 0x7; /* ROP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* RTYPE9 */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    line[1] = 0;
    if (!volta_operand_ag_of_redg_hd(d, line + 2, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_desc_of_atom_hd(d, line + 3);
    volta_format_flow_of_atom_h(d, line + 4, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110
 * GUARD REDG{WIDE}FOP{EVICT}FTYPE{SORD} ARE, $R[Rb] MARKS CTL */
int volta_take_redg_f(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xb71e100};
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 24 & 0x3; /* FOP */
    value[2] = hi >> 20 & 0x7; /* EVICT */
    value[4] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_n_ftype(d, line, value + 3))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 1, value + 5);
    volta_format_flow_of_atom_h(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110
 * GUARD REDG{WU}FOP{EVICT}FTYPE{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_take_redg_fd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0xb71e000};
    value[0] = hi >> 24 & 0x3; /* FOP */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[3] = hi >> 13 & 0xf; /* SORD */
    value[7] = lo >> 32 & 0xff; /* Rb */
    if (!volta_operand_wu_of_red_d(d, line))
        return ISADORA_NO_FORM;
    if (!volta_operand_n_ftype(d, line + 1, value + 2))
        return ISADORA_NO_FORM;
    if (!volta_operand_ag_of_redg_hd(d, line + 2, value + 4))
        return ISADORA_NO_FORM;
    volta_operand_desc_of_atom_hd(d, line + 3);
    volta_format_flow_of_atom_h(d, line + 4, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100
 * GUARD ATOMS{AOP}STYPE2 $R[Rd], AR, $R[Rb] CTL */
int volta_take_atoms_v(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x7800600};
    d->canon = (struct word){0x0, 0xff};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x3; /* STYPE2 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_are(d, line + 1, value + 3);
    volta_format_flow(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100
 * GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb] CTL */
int volta_take_atoms_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xf800600};
    d->canon = (struct word){0x0, 0xff};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x3; /* STYPE2 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[6] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_ars(d, line + 1, value + 3);
    volta_format_flow(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100
 * GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb] MARKS CTL */
int volta_take_atoms_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xf800600};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x3; /* STYPE2 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[6] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_ars(d, line + 1, value + 3);
    volta_format_flow_of_atom_a(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100
 * GUARD ATOMS{AOP}STYPE2 $R[Rd], ALS, $R[Rb] MARKS CTL */
int volta_take_atoms_tu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xf800600};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x3; /* STYPE2 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[7] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_als(d, line + 1, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--aaa- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100
 * GUARD ATOMS{AOP}ATYPE9 $R[Rd], ARS, $R[Rb] MARKS CTL */
int volta_take_atoms_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xf800e00};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x7; /* ATYPE9 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[6] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_ars(d, line + 1, value + 3);
    volta_format_flow_of_atom_h(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--aaa- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100
 * GUARD ATOMS{AOP}ATYPE9 $R[Rd], ALS, $R[Rb] MARKS CTL */
int volta_take_atoms_hu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xf800e00};
    value[0] = hi >> 23 & 0xf; /* AOP */
    value[1] = hi >> 9 & 0x7; /* ATYPE9 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[7] = lo >> 32 & 0xff; /* Rb */
    line[0] = 0;
    volta_operand_als(d, line + 1, value + 3);
    volta_format_flow_of_atom_h(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101
 * GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], AR, $R[Rb], $R[Rc] CTL */
int volta_take_atoms_cv(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0xff};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 32 & 0xff; /* Rb */
    value[6] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value);
    if (!volta_operand_n_sctype2(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_are(d, line + 2, value + 3);
    volta_format_flow(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101
 * GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atoms_ct(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x80000ff};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[6] = lo >> 32 & 0xff; /* Rb */
    value[7] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value);
    if (!volta_operand_n_sctype2(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_ars(d, line + 2, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101
 * GUARD ATOMS{CASOP}CTYPE9 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL */
int volta_take_atoms_ch(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x80000ff};
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[6] = lo >> 32 & 0xff; /* Rb */
    value[7] = hi & 0xff; /* Rc */
    volta_operand_casop(d, line, value);
    if (!volta_operand_n_ctype9(d, line + 1, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_ars(d, line + 2, value + 3);
    volta_format_flow_of_atom_h(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu
 * 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100
 * GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL */
int volta_take_atoms_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff00ffff0fff, 0xf80c63f};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 14 & 0x3; /* SCALE */
    value[3] = hi & 0x3f; /* Uc */
    volta_format_flow_of_atom_a(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100
 * GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL */
int volta_take_atoms_po(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff00ffff0fff, 0xf80c63f};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 14 & 0x3; /* SCALE */
    value[3] = hi & 0x3f; /* Uc */
    value[4] = lo >> 40; /* OFF */
    volta_format_flow_of_atom_a(d, line, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu
 * 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100
 * GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL */
int volta_take_atoms_hp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff00ffff0fff, 0xf80ce3f};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 14 & 0x3; /* SCALE */
    value[3] = hi & 0x3f; /* Uc */
    volta_format_flow_of_atom_h(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100
 * GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL */
int volta_take_atoms_hpo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff00ffff0fff, 0xf80ce3f};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 14 & 0x3; /* SCALE */
    value[3] = hi & 0x3f; /* Uc */
    value[4] = lo >> 40; /* OFF */
    volta_format_flow_of_atom_h(d, line, value + 5);
    return found(d, form, 16);
}

