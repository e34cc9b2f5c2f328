/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss
 * ssss.ggg -------- rrrrrrrr
 * OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE */
int maxwell_take_s2r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff80000000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    maxwell_operand_special(d, line, value + 1);
    maxwell_format_slot(d, line + 1, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- --------
 * ----.ggg -------- rrrrrrrr
 * OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE */
int maxwell_take_vote(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffbe780000000ff, 0x0};
    value[0] = lo >> 48 & 0x3; /* VMODE */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 45 & 0x7; /* VP */
    value[3] = lo >> 42 & 0x1; /* Q0N */
    value[4] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv
 * vvvv.ggg -------- --------
 * OPEN GUARD VOTE.VTG{VTG} VTGN CTL CLOSE */
int maxwell_take_vote_vtg(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffbfffffff00000, 0x0};
    value[0] = lo >> 48 & 0x3; /* VTG */
    value[1] = lo >> 20 & 0xfffffff; /* VTGN */
    maxwell_format_slot(d, line, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE */
int maxwell_take_shfl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff0000c000ffff, 0x0};
    value[0] = lo >> 30 & 0x3; /* SMODE */
    value[1] = lo >> 48 & 0x7; /* P2 */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    maxwell_operand_shb(d, line, value + 4);
    maxwell_operand_shc(d, line + 1, value + 6);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr
 * rrrr.ggg rrrrrrrr --------
 * OPEN GUARD BAR.SYNC BARID, BARO CTL CLOSE */
int maxwell_take_bar_sync(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff8078300000000, 0x0};
    maxwell_operand_barid(d, line, value);
    maxwell_operand_baro(d, line + 1, value + 2);
    maxwell_format_slot(d, line + 2, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr
 * rrrr.ggg rrrrrrrr --------
 * OPEN GUARD BAR.ARV BARID, BARA CTL CLOSE */
int maxwell_take_bar_arv(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff8078300000000, 0x0};
    maxwell_operand_barid(d, line, value);
    maxwell_operand_bara(d, line + 1, value + 2);
    maxwell_format_slot(d, line + 2, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr
 * rrrr.ggg rrrrrrrr --------
 * OPEN GUARD BAR.RED{BRED} BARID, BARO, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_bar_red(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8079b00000000, 0x0};
    value[0] = lo >> 35 & 0x3; /* BRED */
    value[5] = lo >> 42 & 0x1; /* Q0N */
    value[6] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_barid(d, line, value + 1);
    maxwell_operand_baro(d, line + 1, value + 3);
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr
 * rrrr.ggg rrrrrrrr --------
 * OPEN GUARD BAR.SCAN BARID, BARO, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_bar_scan(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8078300000000, 0x0};
    value[4] = lo >> 42 & 0x1; /* Q0N */
    value[5] = lo >> 39 & 0x7; /* Q0 */
    maxwell_operand_barid(d, line, value);
    maxwell_operand_baro(d, line + 1, value + 2);
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 --------
 * ----.ggg bbbbbbbb rrrrrrrr
 * OPEN GUARD B2R $R[Rd], BID CTL CLOSE */
int maxwell_take_b2r_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800030000ffff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 8 & 0xff; /* BID */
    maxwell_format_slot(d, line, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 --------
 * ----.ggg 11111111 rrrrrrrr
 * OPEN GUARD B2R.RESULT $R[Rd], B2RP CTL CLOSE */
int maxwell_take_b2r_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800030000ffff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    maxwell_operand_b2rp(d, line, value + 1);
    maxwell_format_slot(d, line + 1, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------10 --------
 * ----.ggg 11111111 rrrrrrrr
 * OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE */
int maxwell_take_b2r_w(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800030000ffff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr
 * rrrr.ggg -------- --------
 * OPEN GUARD R2B{R2BK} BRID, $R[Rb] CTL CLOSE */
int maxwell_take_r2b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff80003fff00000, 0x0};
    value[0] = lo >> 32 & 0x3; /* R2BK */
    value[1] = lo >> 28 & 0xf; /* BRID */
    value[2] = lo >> 20 & 0xff; /* Rb */
    maxwell_format_slot(d, line, value + 3);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd
 * dddd.ggg -------- --.ddddd
 * OPEN GUARD DEPBAR.LE DSB, DCNT, DLIST CTL CLOSE */
int maxwell_take_depbar_le(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800003ff00000, 0x0};
    value[0] = lo >> 26 & 0x7; /* DSB */
    value[1] = lo >> 20 & 0x3f; /* DCNT */
    maxwell_operand_dlist(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0-----
 * ----.ggg -------- --.ddddd
 * OPEN GUARD DEPBAR DLIST CTL CLOSE */
int maxwell_take_depbar_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff8000020000000, 0x0};
    maxwell_operand_dlist(d, line, value);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

