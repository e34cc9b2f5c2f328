/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE */
int maxwell_take_al2p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98001000000ff, 0x0};
    value[0] = lo >> 32 & 0x1; /* AO */
    value[1] = lo >> 47 & 0x3; /* ASIZE */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_apop(d, line, value + 2);
    maxwell_operand_awhich(d, line + 1, value + 4);
    maxwell_format_slot(d, line + 2, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa
 * aaaa.ggg 11111111 rrrrrrrr
 * OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE */
int maxwell_take_ald_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98001bff0ffff, 0x0};
    value[0] = lo >> 32 & 0x1; /* AO */
    value[1] = lo >> 47 & 0x3; /* ASIZE */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 20 & 0x3ff; /* AOFF10 */
    maxwell_operand_arc(d, line, value + 4);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000
 * 0000.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE */
int maxwell_take_ald_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98001fff0ffff, 0x0};
    value[0] = lo >> 32 & 0x1; /* AO */
    value[1] = lo >> 47 & 0x3; /* ASIZE */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    maxwell_operand_arc(d, line, value + 4);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE */
int maxwell_take_ald_q(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98001fff0ffff, 0x0};
    value[0] = lo >> 32 & 0x1; /* AO */
    value[1] = lo >> 47 & 0x3; /* ASIZE */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = lo >> 20 & 0x7ff; /* AOFF11 */
    maxwell_operand_arc(d, line, value + 5);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa
 * aaaa.ggg 11111111 rrrrrrrr
 * OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE */
int maxwell_take_ast_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98000bff0ffff, 0x0};
    value[0] = lo >> 47 & 0x3; /* ASIZE */
    value[1] = lo >> 20 & 0x3ff; /* AOFF10 */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_arc(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000
 * 0000.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE */
int maxwell_take_ast_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98000fff0ffff, 0x0};
    value[0] = lo >> 47 & 0x3; /* ASIZE */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_arc(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 4);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE */
int maxwell_take_ast_q(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff98000fff0ffff, 0x0};
    value[0] = lo >> 47 & 0x3; /* ASIZE */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo >> 20 & 0x7ff; /* AOFF11 */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_arc(d, line, value + 4);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE */
int maxwell_take_ipa(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfffb80000ff000ff, 0x0};
    value[0] = lo >> 54 & 0x3; /* IMODE */
    value[1] = lo >> 52 & 0x3; /* IWHERE */
    value[2] = lo >> 51 & 0x1; /* ISAT */
    value[3] = lo & 0xff; /* Rd */
    value[6] = lo >> 20 & 0xff; /* Rb */
    maxwell_operand_ix(d, line);
    maxwell_operand_iattr(d, line + 1, value + 4);
    if (!maxwell_operand_iplace(d, line + 2, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 3, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i-------
 * ----.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE */
int maxwell_take_isberd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff980078000ffff, 0x0};
    value[0] = lo >> 32 & 0x1; /* AO */
    value[1] = lo >> 33 & 0x3; /* ISPACE */
    value[2] = lo >> 31 & 0x1; /* ISKEW */
    value[3] = lo >> 47 & 0x3; /* ISIZE */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 8 & 0xff; /* Ra */
    maxwell_format_slot(d, line, value + 6);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE */
int maxwell_take_out(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf801800000ffff, 0x0};
    value[0] = lo >> 39 & 0x3; /* OUTK */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 8 & 0xff; /* Ra */
    if (!maxwell_operand_sb_of_out(d, line, value + 3))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp
 * pppp.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE */
int maxwell_take_pixld(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8e003800000ff, 0x0};
    value[0] = lo >> 31 & 0x7; /* PXK */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 45 & 0x7; /* IPO */
    maxwell_operand_pxaddr(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

