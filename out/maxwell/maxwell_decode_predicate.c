/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb
 * ----.ggg qqqq---- --pppppp
 * OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int maxwell_take_psetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff86781e300f03f, 0x0};
    value[0] = lo >> 24 & 0x3; /* BOP2 */
    value[1] = lo >> 45 & 0x3; /* BOP */
    value[2] = lo >> 3 & 0x7; /* P0 */
    value[3] = lo & 0x7; /* P1 */
    value[4] = lo >> 15 & 0x1; /* Q12N */
    value[5] = lo >> 12 & 0x7; /* Q12 */
    value[6] = lo >> 32 & 0x1; /* Q29N */
    value[7] = lo >> 29 & 0x7; /* Q29 */
    value[8] = lo >> 42 & 0x1; /* Q0N */
    value[9] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 10);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb
 * ----.ggg qqqq---- rrrrrrrr
 * OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
int maxwell_take_pset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8f781e300f0ff, 0x0};
    value[0] = lo >> 44 & 0x1; /* BF */
    value[1] = lo >> 24 & 0x3; /* BOP2 */
    value[2] = lo >> 45 & 0x3; /* BOP */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 15 & 0x1; /* Q12N */
    value[6] = lo >> 12 & 0x7; /* Q12 */
    value[7] = lo >> 32 & 0x1; /* Q29N */
    value[8] = lo >> 29 & 0x7; /* Q29 */
    value[9] = lo >> 42 & 0x1; /* Q0N */
    value[10] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    line[1] = 0;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 11);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- --------
 * ----.ggg ---ccccc rrrrrrrr
 * OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_cset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8f78000001fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* BF */
    value[1] = lo >> 8 & 0x1f; /* CCT8 */
    value[2] = lo >> 45 & 0x3; /* BOP */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 42 & 0x1; /* Q0N */
    value[6] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- --------
 * ----.ggg ---ccccc --pppppp
 * OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_csetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8678000001f3f, 0x0};
    value[0] = lo >> 8 & 0x1f; /* CCT8 */
    value[1] = lo >> 45 & 0x3; /* BOP */
    value[2] = lo >> 3 & 0x7; /* P0 */
    value[3] = lo & 0x7; /* P1 */
    value[4] = lo >> 42 & 0x1; /* Q0N */
    value[5] = lo >> 39 & 0x7; /* Q0 */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
int maxwell_take_p2r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf807000000ffff, 0x20000};
    value[0] = lo >> 41 & 0x3; /* PBYTE */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 40 & 0x1; /* WHICH */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 5))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 10);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr --------
 * OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE */
int maxwell_take_r2p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf807000000ff00, 0x20000};
    value[0] = lo >> 40 & 0x1; /* WHICH */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo >> 41 & 0x3; /* PBYTE */
    value[3] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_pbits(d, line, value + 4))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 9);
    return found(d, form, 11);
}

