/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- ..------ ----1--- -sss---- ----sss- zzuuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100111
 * GUARD SYNCS.ARRIVE.TRANS64{SYMASK}SYRED{SYOPT}SYT $R[Rd], AL, $R[Rb] MARKS CTL */
int volta_take_syncs_arr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00ff0fff, 0x8700e00};
    value[0] = hi >> 9 & 0x1; /* SYMASK */
    value[1] = hi >> 10 & 0x1; /* SYRED */
    value[2] = hi >> 11 & 0x1; /* SYOPT */
    value[3] = hi >> 20 & 0x7; /* SYT */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[8] = lo >> 32 & 0xff; /* Rb */
    volta_operand_al(d, line, value + 5);
    volta_format_flow_of_atom_h(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1--- ----ppp- -------s 01uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0101 10100111
 * GUARD SYNCS{SYOP}.TRANS64{SYTRY} $P[P0], AL, $R[Rb] MARKS CTL */
int volta_take_syncs_chk(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x80e01c0};
    value[0] = hi >> 6 & 0x3; /* SYOP */
    value[1] = hi >> 8 & 0x1; /* SYTRY */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[6] = lo >> 32 & 0xff; /* Rb */
    volta_operand_al(d, line, value + 3);
    volta_format_flow_of_atom_h(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ------01 --------
 * oooooooo oooooooo oooooooo --uuuuuu --uuuuuu --uuuuuu .ggg0101 10110010
 * UGUARD SYNCS{SYX}.64 $UR[Ud], SYAT, $UR[Ub] CTL */
int volta_take_syncs_x(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f003f0fff, 0x8000300};
    value[0] = hi >> 8 & 0x3; /* SYX */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    volta_operand_syat(d, line, value + 2);
    volta_format_uflow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? ??uuuuuu ??uuuuuu .ggg1001 10110010
 * UGUARD SYNCS.LD.64 $UR[Ud], SYAT CTL */
int volta_take_syncs_ld(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f0fff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    volta_operand_syat(d, line, value + 1);
    volta_format_uflow(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu
 * oooooooo oooooooo oooooooo ??uuuuuu ??uuuuuu ??uuuuuu .ggg0011 10110010
 * UGUARD SYNCS.CAS.64 $UR[Ud], SYAT, $UR[Ub], $UR[Uc] CTL */
int volta_take_syncs_cas(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f003f0fff, 0x800003f};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    value[4] = hi & 0x3f; /* Uc */
    volta_operand_syat(d, line, value + 1);
    volta_format_uflow(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 10110001
 * GUARD SYNCS.CCTL.IVALL MARKS CTL */
int volta_take_syncs_cctl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_format_flow_of_atom_h(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10110000
 * GUARD ARRIVES.LDGSTSBAR AL MARKS CTL */
int volta_take_arrives(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_operand_al(d, line, value);
    volta_format_flow_of_atom_a(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.?? ???????? ???????? ??uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1101 10111101
 * GUARD STAS AU, $R[Rb] MARKS CTL */
int volta_take_stas(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[3] = lo >> 32 & 0xff; /* Rb */
    volta_operand_au(d, line, value);
    volta_format_flow_of_atom_h(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10111010
 * UGUARD UBLKCP.G.G [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL */
int volta_take_ublkcp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f3f000fff, 0x800003f};
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    value[2] = hi & 0x3f; /* Uc */
    volta_format_uflow(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu
 * ???????? ???????? ???????? ???????? ??uuuuuu ???????? .ggg0011 10111100
 * UGUARD UBLKPF.L2 [$UR[Ua]], $UR[Uc] CTL */
int volta_take_ublkpf(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f000fff, 0x800003f};
    value[0] = lo >> 24 & 0x3f; /* Ua */
    value[1] = hi & 0x3f; /* Uc */
    volta_format_uflow(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * ???????? ???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0101 10110100
 * UGUARD UTMALDG.1D [$UR[Ub]], [$UR[Ua]] CTL */
int volta_take_utmaldg_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f3f000fff, 0x8000000};
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    volta_format_uflow(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 10111001
 * UGUARD UTMACCTL CTL */
int volta_take_utmacctl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_format_uflow(d, line, value);
    return found(d, form, 16);
}

