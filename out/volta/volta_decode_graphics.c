/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? rrrrrrrr rrrrrrrr .ggg1001 00100000
 * GUARD AL2P $R[Rd], $R[Ra], 0x0 MARKS CTL */
int volta_take_al2p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff0fff, 0x8000000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0xff; /* Ra */
    volta_format_flow_of_bssy(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? a??????? ????????
 * ???????? ??????aa aaaaaaaa rrrrrrrr 11111111 rrrrrrrr .ggg0011 00100001
 * GUARD ALD{AO} $R[Rd], a[AOFF], ARB MARKS CTL */
int volta_take_ald_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3ff00ffff0fff, 0x8008000};
    value[0] = hi >> 15 & 0x1; /* AO */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 40 & 0x3ff; /* AOFF */
    volta_operand_arb(d, line, value + 3);
    volta_format_flow_of_bssy(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? a??????? ????????
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100001
 * GUARD ALD{AO}.PHYS $R[Rd], a[$R[Ra]], ARB MARKS CTL */
int volta_take_ald_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff0fff, 0x8008000};
    value[0] = hi >> 15 & 0x1; /* AO */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    volta_operand_arb(d, line, value + 3);
    volta_format_flow_of_bssy(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? a??????? ????????
 * ???????? ???????? ???????? rrrrrrrr ??uuuuuu rrrrrrrr .ggg0101 00100001
 * GUARD ALD{AO} $R[Rd], a[$UR[Ua]], ARB MARKS CTL */
int volta_take_ald_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fff0fff, 0x8008000};
    value[0] = hi >> 15 & 0x1; /* AO */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_arb(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr
 * ???????? ??????aa aaaaaaaa rrrrrrrr 11111111 ???????? .ggg0011 00100010
 * GUARD AST a[AOFF], $R[Rb], ARC MARKS CTL */
int volta_take_ast_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3ffffff000fff, 0x8000000};
    value[0] = lo >> 40 & 0x3ff; /* AOFF */
    value[1] = lo >> 32 & 0xff; /* Rb */
    volta_operand_arc(d, line, value + 2);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr ???????? .ggg0011 00100010
 * GUARD AST.PHYS a[$R[Ra]], $R[Rb], ARC MARKS CTL */
int volta_take_ast_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff000fff, 0x8000000};
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0xff; /* Rb */
    volta_operand_arc(d, line, value + 2);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr ??uuuuuu ???????? .ggg0101 00100010
 * GUARD AST a[$UR[Ua]], $R[Rb], ARC MARKS CTL */
int volta_take_ast_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff3f000fff, 0x8000000};
    value[0] = lo >> 24 & 0x3f; /* Ua */
    value[1] = lo >> 32 & 0xff; /* Rb */
    volta_operand_arc(d, line, value + 2);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ????ppp? aaaa???? iiiiiiii
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii ???????? rrrrrrrr .ggg...1 00100110
 * GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[IOFF], IPAPLACE MARKS CTL */
int volta_take_ipa_a(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff01ff, 0xf0ff};
    value[0] = hi >> 14 & 0x3; /* AMODE */
    value[1] = hi >> 12 & 0x3; /* AWHERE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[4] = hi & 0xff; /* IOFF */
    volta_operand_po(d, line, value + 3);
    if (!volta_operand_ipaplace(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ????ppp? aa0a???? iiiiiiii
 * ???????? ???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg0101 00100110
 * GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[$UR[Ua]+IOFF] MARKS CTL */
int volta_take_ipa_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fff0fff, 0x800f0ff};
    value[0] = hi >> 14 & 0x3; /* AMODE */
    value[1] = hi >> 12 & 0x3; /* AWHERE */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0x3f; /* Ua */
    value[5] = hi & 0xff; /* IOFF */
    volta_operand_po(d, line, value + 3);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ????????
 * ???????? ???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 00100100
 * GUARD OUT.FINAL , $R[Ra] MARKS CTL */
int volta_take_out_f(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff000fff, 0x800c000};
    value[0] = lo >> 24 & 0xff; /* Ra */
    line[0] = 0;
    volta_format_flow_of_bssy(d, line + 1, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ????????
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100100
 * GUARD OUT{OUTK} $R[Rd], $R[Ra], $R[Rb] MARKS CTL */
int volta_take_out_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x800c000};
    value[0] = hi >> 14 & 0x3; /* OUTK */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = lo >> 32 & 0xff; /* Rb */
    volta_format_flow_of_bssy(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ????????
 * ???????? ???????? ???????? oooooooo rrrrrrrr rrrrrrrr .ggg1001 00100100
 * GUARD OUT{OUTK} $R[Rd], $R[Ra], OUTN MARKS CTL */
int volta_take_out_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff0fff, 0x800c000};
    value[0] = hi >> 14 & 0x3; /* OUTK */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = lo >> 32 & 0xff; /* OUTN */
    volta_format_flow_of_bssy(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? oo?????? ????????
 * ???????? ???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 00100100
 * GUARD OUT{OUTK} $R[Rd], $R[Ra], $UR[Ub] MARKS CTL */
int volta_take_out_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fffff0fff, 0x800c000};
    value[0] = hi >> 14 & 0x3; /* OUTK */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[2] = lo >> 24 & 0xff; /* Ra */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    volta_format_flow_of_atoms_tu(d, line, value + 4);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? iiiiiiii iiiiiiii ???????? rrrrrrrr rrrrrrrr .ggg1001 00100011
 * GUARD ISBERD $R[Rd], ISB MARKS CTL */
int volta_take_isberd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8000000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    volta_operand_isb(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ggg1001 00100111
 * GUARD ISBEWR ISB, $R[Rb] MARKS CTL */
int volta_take_isbewr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff00000fff, 0x8000000};
    value[2] = lo >> 32 & 0xff; /* Rb */
    volta_operand_isb_of_isbewr(d, line, value);
    volta_format_flow_of_atoms_tu(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ????ppp? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ggg1001 00100101
 * GUARD PIXLD $R[Rd], PO MARKS CTL */
int volta_take_pixld(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8000000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    volta_operand_po(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? iiiiiiii
 * ???????? ???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg0011 10101101
 * GUARD LDTRAM.AB $R[Rd], a[$UR[Ua]+IOFF] MARKS CTL */
int volta_take_ldtram(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3fff0fff, 0x80000ff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 24 & 0x3f; /* Ua */
    value[2] = hi & 0xff; /* IOFF */
    volta_format_flow_of_atoms_tu(d, line, value + 3);
    return found(d, form, 16);
}

