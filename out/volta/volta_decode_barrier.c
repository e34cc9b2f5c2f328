/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- --------
 * mmmmmmmm mmmmmmmm mmmmmmmm mmmmmm-- -------- ----bbbb .ggg1001 01000101
 * GUARD BSSY PX, $B[BB], MEET MARKS CTL */
int volta_take_bssy(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffffffc000f0fff, 0x8000000};
    value[2] = lo >> 16 & 0xf; /* BB */
    value[3] = lo >> 34; /* MEET */
    volta_operand_px(d, line, value);
    volta_format_flow_of_bssy(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- --------
 * -------- -------- -------- -------- -------- ----bbbb .ggg1001 01000001
 * GUARD BSYNC PX, $B[BB] MARKS CTL */
int volta_take_bsync(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf0fff, 0x8000000};
    value[2] = lo >> 16 & 0xf; /* BB */
    volta_operand_px(d, line, value);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- --------
 * -------- -------- -------- -------- --bbbbbb rrrrrrrr .ggg0011 01010101
 * GUARD BMOV.32{BCLEAR} $R[Rd], BFROM MARKS CTL */
int volta_take_bmov_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fff0fff, 0x8100000};
    value[0] = hi >> 20 & 0x1; /* BCLEAR */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0x3f; /* BFROM */
    volta_format_flow_of_bssy(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr --bbbbbb -------- .ggg...1 01010110
 * GUARD BMOV.32{PQUAD} BFROM, MB MARKS CTL */
int volta_take_bmov_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f0001ff, 0x100000};
    value[0] = hi >> 20 & 0x1; /* PQUAD */
    value[1] = lo >> 24 & 0x3f; /* BFROM */
    if (!volta_operand_mb(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll rrrrrrrr ???????? llllllll .ggg...1 01010111
 * GUARD BMOV.64 ATEXIT_PC, MLR MARKS CTL */
int volta_take_bmov_l(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0x1ff, 0x0};
    if (!volta_operand_mlr(d, line, value))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ????????
 * ???????? ???????? ???????? ???????? ????bbbb ????bbbb .ggg1111 01010101
 * GUARD BMOV.32{BCLEAR} $B[BB], $B[BSRC] CTL */
int volta_take_bmov_rb(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0f0fff, 0x8100000};
    value[0] = hi >> 20 & 0x1; /* BCLEAR */
    value[1] = lo >> 16 & 0xf; /* BB */
    value[2] = lo >> 24 & 0xf; /* BSRC */
    volta_format_flow(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ????bbbb .ggg1111 01010101
 * GUARD BMOV.32{BCLEAR} $B[BB], ???0 MARKS CTL */
int volta_take_bmov_ru(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0fff, 0x8100000};
    value[0] = hi >> 20 & 0x1; /* BCLEAR */
    value[1] = lo >> 16 & 0xf; /* BB */
    volta_format_flow_of_atom_a(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1111 01010110
 * GUARD BMOV.32 B0, B0 MARKS CTL */
int volta_take_bmov_bb(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_format_flow_of_bssy(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 01000110
 * GUARD YIELD PX MARKS CTL */
int volta_take_yield(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_operand_px(d, line, value);
    volta_format_flow_of_bssy(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq qrws---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- -------- .ggg...1 01011101
 * GUARD NANOSLEEP{RAND}WARPS{SYN} PX, NAP MARKS CTL */
int volta_take_nanosleep_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x600000};
    value[0] = hi >> 22 & 0x1; /* RAND */
    value[1] = hi >> 21 & 0x1; /* WARPS */
    volta_operand_syn(d, line, value + 2);
    volta_operand_px(d, line + 1, value + 3);
    if (!volta_operand_nap(d, line + 2, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 3, value + 10);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???s1--- -------- --------
 * ???????? ???????? ???????? ???????? -------- -------- .ggg1001 01011101
 * GUARD NANOSLEEP.CLEAR{SYN} MARKS CTL */
int volta_take_nanosleep_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8080000};
    d->canon = (struct word){0x0, 0x3800000};
    volta_operand_syn_of_nanosleep_c(d, line, value);
    volta_format_flow_of_atom_a(d, line + 1, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qe------ -------- --------
 * -------- -------- -------- rrrrrrrr -------- -------- .ggg0011 01001000
 * GUARD WARPSYNC{EXCLUSIVE} PX, $R[Rb] MARKS CTL */
int volta_take_warpsync_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[3] = lo >> 32 & 0xff; /* Rb */
    volta_operand_exclusive(d, line, value);
    volta_operand_px(d, line + 1, value + 1);
    volta_format_flow_of_bssy(d, line + 2, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- -------- .ggg...1 01001000
 * GUARD WARPSYNC PX, MI MARKS CTL */
int volta_take_warpsync_m(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0x1ff, 0x0};
    volta_operand_px(d, line, value);
    if (!volta_operand_mi(d, line + 1, value + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q0e----- -------- --------
 * -------- -------- -------- -------- rrrrrrrr -------- .ggg0011 01001000
 * GUARD WARPSYNC{EXCLH} PX, $R[Ra] MARKS CTL */
int volta_take_warpsync_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8600000};
    value[0] = hi >> 21 & 0x1; /* EXCLH */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_format_flow_of_atom_h(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q0z----- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 01001000
 * GUARD WARPSYNC.ALL PX MARKS CTL */
int volta_take_warpsync_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8400000};
    volta_operand_px(d, line, value);
    volta_format_flow_of_atom_h(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01001000
 * GUARD WARPSYNC.COLLECTIVE PX, $R[Ra], RELH MARKS CTL */
int volta_take_warpsync_collective_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffcffff0fff, 0x843ffff};
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* RELH */
    volta_operand_px(d, line, value);
    volta_format_flow_of_atom_h(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01001000
 * GUARD WARPSYNC.COLLECTIVE.ALL PX, RELH MARKS CTL */
int volta_take_warpsync_collective_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffc00ff0fff, 0x843ffff};
    value[2] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* RELH */
    volta_operand_px(d, line, value);
    volta_format_flow_of_atom_h(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 00011011
 * GUARD ENDCOLLECTIVE PX MARKS CTL */
int volta_take_endcollective(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x8000000};
    volta_operand_px(d, line, value);
    volta_format_flow_of_atom_h(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101
 * GUARD BAR.SYNC{DEFER} BARO MARKS CTL */
int volta_take_bar_sync(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x1e000};
    value[0] = hi >> 16 & 0x1; /* DEFER */
    if (!volta_operand_baro(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101
 * GUARD BAR.ARV{DEFER} BARA MARKS CTL */
int volta_take_bar_arv(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x1e000};
    value[0] = hi >> 16 & 0x1; /* DEFER */
    if (!volta_operand_bara(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q------d 010-bb-- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101
 * GUARD BAR.RED{BRED}DEFER BARO, Q0N$P[Q0] MARKS CTL */
int volta_take_bar_red(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0x1ff, 0x781ec00};
    value[0] = hi >> 10 & 0x3; /* BRED */
    value[1] = hi >> 16 & 0x1; /* DEFER */
    value[5] = hi >> 26 & 0x1; /* Q0N */
    value[6] = hi >> 23 & 0x7; /* Q0 */
    if (!volta_operand_baro(d, line, value + 2))
        return ISADORA_NO_FORM;
    line[1] = 0;
    volta_format_flow_of_bssy(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 100----- --------
 * -------- -------- -------- -------- -------- -------- .ggg1011 00011101
 * GUARD BAR.SYNCALL MARKS CTL */
int volta_take_bar_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x800e000};
    volta_format_flow_of_bssy(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg0011 00011100
 * GUARD B2R.RESULT $R[Rd], PO MARKS CTL */
int volta_take_b2r_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x800c000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    volta_operand_po(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 00011100
 * GUARD B2R , $R[Rd], 0x0 MARKS CTL */
int volta_take_b2r_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x800c000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    line[0] = 0;
    volta_format_flow_of_bssy(d, line + 1, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 00011110
 * GUARD R2B 0x0, $R[Rb] MARKS CTL */
int volta_take_r2b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[0] = lo >> 32 & 0xff; /* Rb */
    volta_format_flow_of_bssy(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 1ddddddd dd.ddddd -------- -------- .ggg1001 00011010
 * GUARD DEPBAR.LE DSB, DCNT, DLIST MARKS CTL */
int volta_take_depbar_le(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffc000000fff, 0x8000000};
    value[0] = lo >> 44 & 0x7; /* DSB */
    value[1] = lo >> 38 & 0x3f; /* DCNT */
    volta_operand_dlist(d, line, value + 2);
    volta_format_flow_of_bssy(d, line + 1, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 0------- --.ddddd -------- -------- .ggg1001 00011010
 * GUARD DEPBAR DLIST MARKS CTL */
int volta_take_depbar_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0x800000000fff, 0x8000000};
    volta_operand_dlist(d, line, value);
    volta_format_flow_of_bssy(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? ????????
 * ???????? ???????? dddd???? ??uuuuuu ???????? ???????? .ggg1101 00011010
 * GUARD DEPBAR{DLE} DSB, $UR[Ub] MARKS CTL */
int volta_take_depbar_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf03f00000fff, 0x8000000};
    value[0] = lo >> 47 & 0x1; /* DLE */
    value[1] = lo >> 44 & 0x7; /* DSB */
    value[2] = lo >> 32 & 0x3f; /* Ub */
    volta_format_flow_of_atom_h(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ????????
 * ???????? ???????? pppppppp pppppppp ???????? ???????? .ggg1000 00000001
 * GUARD PMTRIG PX, PMT MARKS CTL */
int volta_take_pmtrig(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff00000fff, 0x8000000};
    value[2] = lo >> 32 & 0xffff; /* PMT */
    volta_operand_px(d, line, value);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr ???????? ???????? .ggg...1 01010010
 * GUARD RPCMOV.32 Rpc.LO, MB MARKS CTL */
int volta_take_rpcmov_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0x1ff, 0x0};
    if (!volta_operand_mb(d, line, value))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 01010011
 * GUARD RPCMOV.32 $R[Rd], Rpc.LO MARKS CTL */
int volta_take_rpcmov_g(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8000000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    volta_format_flow_of_bssy(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll lllllluu ???????? llllllll .ggg...1 01010100
 * GUARD RPCMOV.64 Rpc, ML MARKS CTL */
int volta_take_rpcmov_l(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0x1ff, 0x0};
    if (!volta_operand_ml(d, line, value))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 00011111
 * GUARD SETCTAID.X $R[Ra] MARKS CTL */
int volta_take_ctaid_s(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff000fff, 0x8000000};
    value[0] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_bssy(d, line, value + 1);
    return found(d, form, 16);
}

