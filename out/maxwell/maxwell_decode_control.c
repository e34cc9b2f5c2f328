/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt
 * tttt.ggg -------- ul.ccccc
 * OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE */
int maxwell_take_bra(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00000000000df, 0x0};
    value[0] = lo >> 7 & 0x1; /* UNI */
    value[1] = lo >> 6 & 0x1; /* LMT */
    value[2] = lo & 0x1f; /* CCT */
    maxwell_operand_way(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg rrrrrrrr -l.ccccc
 * OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE */
int maxwell_take_brx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000005f, 0x0};
    value[0] = lo >> 6 & 0x1; /* LMT */
    value[1] = lo & 0x1f; /* CCT */
    maxwell_operand_nearx(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg -------- ul.ccccc
 * OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE */
int maxwell_take_jmp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00000000000df, 0x0};
    value[0] = lo >> 7 & 0x1; /* UNI */
    value[1] = lo >> 6 & 0x1; /* LMT */
    value[2] = lo & 0x1f; /* CCT */
    maxwell_operand_farway(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg rrrrrrrr -l.ccccc
 * OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE */
int maxwell_take_jmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000005f, 0x0};
    value[0] = lo >> 6 & 0x1; /* LMT */
    value[1] = lo & 0x1f; /* CCT */
    maxwell_operand_farx(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt
 * tttt---- -------- -n.-----
 * OPEN CAL{NOINC} WAY CTL CLOSE */
int maxwell_take_cal(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff0000000000040, 0x0};
    value[0] = lo >> 6 & 0x1; /* NOINC */
    maxwell_operand_way(d, line, value + 1);
    maxwell_format_slot_of_cal(d, line + 1, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb---- -------- -n.-----
 * OPEN JCAL{NOINC} FARWAY CTL CLOSE */
int maxwell_take_jcal(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff0000000000040, 0x0};
    value[0] = lo >> 6 & 0x1; /* NOINC */
    maxwell_operand_farway(d, line, value + 1);
    maxwell_format_slot_of_cal(d, line + 1, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- --------
 * ----.ggg -------- ---ccccc
 * OPEN GUARD RET CCT CTL CLOSE */
int maxwell_take_ret(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000001f, 0x0};
    value[0] = lo & 0x1f; /* CCT */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt
 * tttt---- -------- --.-----
 * OPEN PLONGJMP WAY CTL CLOSE */
int maxwell_take_plongjmp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff0000000000000, 0x0};
    maxwell_operand_way(d, line, value);
    maxwell_format_slot_of_cal(d, line + 1, value + 3);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11110000 11111--- -------- -------- --------
 * ----.ggg -------- ---ccccc
 * OPEN GUARD SYNC CCT CTL CLOSE */
int maxwell_take_sync(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800000000001f, 0x0};
    value[0] = lo & 0x1f; /* CCT */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt
 * tttt---- -------- --------
 * OPEN PEXIT TO CTL CLOSE */
int maxwell_take_pexit(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00ffffff00000, 0x0};
    value[0] = lo >> 20 & 0xffffff; /* TO */
    maxwell_format_slot_of_cal(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- --------
 * ----.ggg -------- --kccccc
 * OPEN GUARD EXIT{KEEP} CCT CTL CLOSE */
int maxwell_take_exit(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000003f, 0x0};
    value[0] = lo >> 5 & 0x1; /* KEEP */
    value[1] = lo & 0x1f; /* CCT */
    maxwell_format_slot(d, line, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb
 * bbbb---- -------b bb------
 * OPEN BPT{BPTK} BPTNO CTL CLOSE */
int maxwell_take_bpt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00000000001c0, 0x0};
    value[0] = lo >> 6 & 0x7; /* BPTK */
    maxwell_operand_bptno(d, line, value + 1);
    maxwell_format_slot_of_cal(d, line + 1, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii
 * iiii---- -------- --i-----
 * OPEN IDE{IDEN} IDEMASK CTL CLOSE */
int maxwell_take_ide(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff0000ffff00020, 0x0};
    value[0] = lo >> 5 & 0x1; /* IDEN */
    value[1] = lo >> 20 & 0xffff; /* IDEMASK */
    maxwell_format_slot_of_cal(d, line, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- --------
 * -------- -------- --------
 * OPEN RAM CTL CLOSE */
int maxwell_take_ram(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff0000000000000, 0x0};
    maxwell_format_slot_of_cal(d, line, value);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- --------
 * -------- -------- ------rr
 * OPEN RTT{RTTK} CTL CLOSE */
int maxwell_take_rtt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff0000000000003, 0x0};
    value[0] = lo & 0x3; /* RTTK */
    maxwell_format_slot_of_cal(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- --------
 * -------- -------- rrrrrrrr
 * OPEN GETCRSPTR $R[Rd] CTL CLOSE */
int maxwell_take_getcrsptr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff00000000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    maxwell_format_slot_of_cal(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- --------
 * -------- rrrrrrrr --------
 * OPEN SETCRSPTR $R[Ra] CTL CLOSE */
int maxwell_take_setcrsptr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff000000000ff00, 0x0};
    value[0] = lo >> 8 & 0xff; /* Ra */
    maxwell_format_slot_of_cal(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- --------
 * ----.ggg -------- rrrrrrrr
 * OPEN GUARD LEPC $R[Rd] CTL CLOSE */
int maxwell_take_lepc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff80000000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    maxwell_format_slot(d, line, value + 1);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn
 * nnnn.ggg --nccccc --------
 * OPEN GUARD NOP{NTRIG} CCT8, NOPMASK CTL CLOSE */
int maxwell_take_nop(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8000000003f00, 0x0};
    value[0] = lo >> 13 & 0x1; /* NTRIG */
    value[1] = lo >> 8 & 0x1f; /* CCT8 */
    maxwell_operand_nopmask(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 3);
    return found(d, form, 11);
}

