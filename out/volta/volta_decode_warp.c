/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q---ppp- ------vv --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg1000 00000110
 * GUARD VOTE{VMODE} RDO, $P[P0], Q0N$P[Q0] MARKS CTL */
int volta_take_vote(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf8e0300};
    value[0] = hi >> 8 & 0x3; /* VMODE */
    value[2] = hi >> 17 & 0x7; /* P0 */
    value[3] = hi >> 26 & 0x1; /* Q0N */
    value[4] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_rdo(d, line, value + 1);
    line[1] = 0;
    volta_format_flow_of_bssy(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q---uuu- ------vv --------
 * -------- -------- -------- -------- -------- --uuuuuu .ggg1000 10000110
 * GUARD VOTEU{VMODE} UDO, $UP[U0], Q0N$P[Q0] MARKS CTL */
int volta_take_voteu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0xf8e0300};
    value[0] = hi >> 8 & 0x3; /* VMODE */
    value[2] = hi >> 17 & 0x7; /* U0 */
    value[3] = hi >> 26 & 0x1; /* Q0N */
    value[4] = hi >> 23 & 0x7; /* Q0 */
    volta_operand_udo(d, line, value + 1);
    line[1] = 0;
    volta_format_flow_of_atoms_tu(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----m- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001
 * GUARD MATCH.ANY{MU64} $R[Rd], $R[Ra] MARKS CTL */
int volta_take_match_any(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff0fff, 0x8008200};
    d->canon = (struct word){0x0, 0xe0000};
    value[0] = hi >> 9 & 0x1; /* MU64 */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_bssy(d, line, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----m- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001
 * GUARD MATCH.ALL{MU64} $P[P0], $R[Rd], $R[Ra] MARKS CTL */
int volta_take_match_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff0fff, 0x80e8200};
    value[0] = hi >> 9 & 0x1; /* MU64 */
    value[1] = hi >> 17 & 0x7; /* P0 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_bssy(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr
 * ----ssss ssssssss ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10001001
 * GUARD SHFL{SMODE} $P[P0], $R[Rd], $R[Ra], SHB, SHC MARKS CTL */
int volta_take_shfl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xc000000ffff01ff, 0x80e0000};
    value[0] = lo >> 58 & 0x3; /* SMODE */
    value[1] = hi >> 17 & 0x7; /* P0 */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    if (!volta_operand_shb(d, line, value + 4))
        return ISADORA_NO_FORM;
    if (!volta_operand_shc(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 8);
    if (line[0] == 0 && line[1] == 1)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        d->canon.lo ^= 0x200;
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000100
 * GUARD REDUX{RDXOP}RDXS $UR[Ud], $R[Ra] MARKS CTL */
int volta_take_redux(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff3f0fff, 0x801c200};
    value[0] = hi >> 14 & 0x7; /* RDXOP */
    value[1] = hi >> 9 & 0x1; /* RDXS */
    value[2] = lo >> 16 & 0x3f; /* Ud */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_atom_a(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q???ppp? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ??uuuuuu .ggg1000 00101111
 * GUARD ELECT $P[P0], $UR[Ud], Q0N$P[Q0] MARKS CTL */
int volta_take_elect(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f0fff, 0xf8e0000};
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = lo >> 16 & 0x3f; /* Ud */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* Q0 */
    line[0] = 0;
    volta_format_flow_of_atom_h(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000011
 * GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL */
int volta_take_p2r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000000003000};
    value[0] = hi >> 12 & 0x3; /* PRPART */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_prb(d, line, value + 4))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ggg...0 00000100
 * GUARD R2P PR, $R[Ra]PRPART, PRB MARKS CTL */
int volta_take_r2p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0001ff, 0x3000};
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi >> 12 & 0x3; /* PRPART */
    if (!volta_operand_prb(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 1, value + 9);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qppppppq qqqlllll qqqq.lll
 * -------- -------- -------- -------- -------- llllllll .ggg1000 00011100
 * GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL */
int volta_take_plop3(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0xfffff07};
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = hi >> 20 & 0x7; /* P1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* Q0 */
    value[4] = hi >> 16 & 0x1; /* Q1N */
    value[5] = hi >> 13 & 0x7; /* Q1 */
    value[9] = (hi & 0x7) | ((hi >> 8 & 0x1f) << 3); /* LUT1 */
    value[10] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    line[1] = 0;
    volta_operand_qm(d, line + 2, value + 6);
    volta_format_flow_of_bssy(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---zrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll qqqq????
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011101
 * GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS CTL */
int volta_take_plop3_sign_one(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x7fefff0};
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = hi >> 20 & 0x7; /* P1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* Q0 */
    value[9] = hi >> 7 & 0x1; /* Q2N */
    value[10] = hi >> 4 & 0x7; /* Q2 */
    value[11] = hi >> 8 & 0xff; /* LUT */
    value[12] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    if (!volta_operand_signb(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---rrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011110
 * GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int volta_take_plop3_sign_two(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0x1000000007feffff};
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = hi >> 20 & 0x7; /* P1 */
    value[2] = hi >> 26 & 0x1; /* Q0N */
    value[3] = hi >> 23 & 0x7; /* Q0 */
    value[9] = hi & 0xff; /* Rc */
    value[10] = hi >> 60 & 0x1; /* RC */
    value[11] = hi >> 8 & 0xff; /* LUT */
    value[12] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    if (!volta_operand_signb(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?pppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr rrrrrrrr llllllll .ggg...0 00011111
 * GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int volta_take_plop3_sign_all(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x14000000007effff};
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = hi >> 20 & 0x7; /* P1 */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = hi >> 58 & 0x1; /* RA */
    value[9] = hi & 0xff; /* Rc */
    value[10] = hi >> 60 & 0x1; /* RC */
    value[11] = hi >> 8 & 0xff; /* LUT */
    value[12] = lo >> 16 & 0xff; /* LUT2 */
    line[0] = 0;
    if (!volta_operand_signb(d, line + 1, value + 4))
        return ISADORA_NO_FORM;
    line[3] = 0;
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

