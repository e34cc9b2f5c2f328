/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE */
int maxwell_take_atom_op(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff100000ff000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* AE */
    value[1] = lo >> 52 & 0xf; /* AOP */
    value[3] = lo & 0xff; /* Rd */
    value[7] = lo >> 20 & 0xff; /* Rb */
    if (!maxwell_operand_akind(d, line, value + 2))
        return ISADORA_NO_FORM;
    maxwell_operand_aaddr(d, line + 1, value + 4);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE */
int maxwell_take_atom_opp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff1fe000ff000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* AE */
    value[1] = lo >> 44 & 0xf; /* AOPP */
    value[3] = lo >> 41 & 0x7; /* GP41 */
    value[4] = lo & 0xff; /* Rd */
    value[8] = lo >> 20 & 0xff; /* Rb */
    if (!maxwell_operand_akind(d, line, value + 2))
        return ISADORA_NO_FORM;
    line[1] = 0;
    maxwell_operand_aaddr13(d, line + 2, value + 5);
    maxwell_format_slot(d, line + 3, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE */
int maxwell_take_atom_cas(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff30000000000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* AE */
    value[1] = lo >> 49 & 0x1; /* CASW */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_aaddr(d, line, value + 3);
    if (!maxwell_operand_paired(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 0111..ca ????ggga aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE */
int maxwell_take_atom_casp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff30e00000000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* AE */
    value[1] = lo >> 49 & 0x1; /* CASW */
    value[2] = lo >> 41 & 0x7; /* GP41 */
    value[3] = lo & 0xff; /* Rd */
    line[0] = 0;
    maxwell_operand_aaddr13(d, line + 1, value + 4);
    if (!maxwell_operand_paired(d, line + 2, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 9);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE */
int maxwell_take_atoms(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000003ff000ff, 0x0};
    value[0] = lo >> 52 & 0xf; /* ASOP */
    value[1] = lo >> 28 & 0x3; /* ASTYPE */
    value[2] = lo & 0xff; /* Rd */
    value[6] = lo >> 20 & 0xff; /* Rb */
    maxwell_operand_asaddr(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE */
int maxwell_take_atoms_cas(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00000000000ff, 0x0};
    value[0] = lo >> 53 & 0x3; /* CASK */
    value[1] = lo >> 52 & 0x1; /* CASWS */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_asaddr(d, line, value + 3);
    if (!maxwell_operand_paired_of_atoms_cas(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa
 * aaaa.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE */
int maxwell_take_red(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff90000038000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* AE */
    value[1] = lo >> 23 & 0x7; /* AROP */
    value[6] = lo & 0xff; /* Rd */
    if (!maxwell_operand_arkind(d, line, value + 2))
        return ISADORA_NO_FORM;
    maxwell_operand_aaddr(d, line + 1, value + 3);
    maxwell_format_slot(d, line + 2, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc
 * cc--.ggg rrrrrrrr -ccccccc
 * OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE */
int maxwell_take_cctl_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000007f, 0x0};
    value[0] = lo >> 52 & 0x1; /* CCE */
    value[1] = lo >> 4 & 0x7; /* CCLEVEL */
    value[2] = lo & 0xf; /* CCOPQ */
    maxwell_operand_ccaddr(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000
 * 00--.ggg 11111111 -ccc0110
 * OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE */
int maxwell_take_cctl_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffffffffffc0ff7f, 0x0};
    value[0] = lo >> 52 & 0x1; /* CCE */
    value[1] = lo >> 4 & 0x7; /* CCLEVEL */
    value[2] = lo & 0xf; /* CCOPQ */
    maxwell_format_slot(d, line, value + 3);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc
 * cc--.ggg rrrrrrrr --zzcccc
 * OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE */
int maxwell_take_cctll_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800000000000f, 0x0};
    value[0] = lo & 0xf; /* CCOP */
    maxwell_operand_ccladdr(d, line, value + 1);
    maxwell_format_slot(d, line + 1, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000
 * 00--.ggg 11111111 --zz0110
 * OPEN GUARD CCTLL{CCOP} CTL CLOSE */
int maxwell_take_cctll_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff80fffffc0ff0f, 0x0};
    value[0] = lo & 0xf; /* CCOP */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- --------
 * ----.ggg -------- ------00
 * OPEN GUARD CCTLT.IVALL CTL CLOSE */
int maxwell_take_cctlt_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff8000000000003, 0x0};
    maxwell_format_slot(d, line, value);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- --------
 * ----.ggg -------- ------01
 * OPEN GUARD CCTLT.IVTH CTH CTL CLOSE */
int maxwell_take_cctlt_one(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff9fff000000003, 0x0};
    value[0] = lo >> 36 & 0x1fff; /* CTH */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

