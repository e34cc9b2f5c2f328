/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 00011000
 * GUARD NOP MARKS CTL */
int volta_take_nop(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x0};
    volta_format_flow_of_bssy(d, line, value);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qapk---- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 01001101
 * GUARD EXIT{KEEP}PREEMPT{ATEX} PX MARKS CTL */
int volta_take_exit(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x8700000};
    value[0] = hi >> 20 & 0x1; /* KEEP */
    value[1] = hi >> 21 & 0x1; /* PREEMPT */
    value[2] = hi >> 22 & 0x1; /* ATEX */
    volta_operand_px(d, line, value + 3);
    volta_format_flow_of_bssy(d, line + 1, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrbb -------- rrrrrrrr .ggg1001 01000111
 * GUARD BRA{BHOW}BDEPTH PX, TO MARKS CTL */
int volta_take_bra_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x300000fff, 0x8600000};
    value[0] = lo >> 32 & 0x3; /* BHOW */
    value[1] = hi >> 21 & 0x3; /* BDEPTH */
    volta_operand_px(d, line, value + 2);
    volta_operand_to(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr0b ????bbbb rrrrrrrr .ggg0101 01000111
 * GUARD BRA{BUHOW}BDEPTH PX, BUPN$UP[BUP], TO MARKS CTL */
int volta_take_bra_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x30f000fff, 0x8600000};
    value[0] = lo >> 32 & 0x3; /* BUHOW */
    value[1] = hi >> 21 & 0x3; /* BDEPTH */
    value[4] = lo >> 27 & 0x1; /* BUPN */
    value[5] = lo >> 24 & 0x7; /* BUP */
    volta_operand_px(d, line, value + 2);
    line[1] = 0;
    volta_operand_to_of_bra_u(d, line + 2, value + 6);
    volta_format_flow_of_atom_a(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrbb ??uuuuuu rrrrrrrr .ggg1001 01000111
 * GUARD BRA{BRHOW}BDEPTH PX, $UR[Ua], TO MARKS CTL */
int volta_take_bra_div(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x33f000fff, 0x8600000};
    value[0] = lo >> 32 & 0x3; /* BRHOW */
    value[1] = hi >> 21 & 0x3; /* BDEPTH */
    value[4] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_px(d, line, value + 2);
    volta_operand_to_of_bra_u(d, line + 1, value + 5);
    volta_format_flow_of_atom_a(d, line + 2, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb????a aaaaaaaa aaaaaaaa
 * aaaaaaaa aaaaaaaa aaaaaaaa aaaaaajj ???????? aaaaaaaa .ggg1001 01001010
 * GUARD JMP{JHOW}BDEPTH PX, PLACE MARKS CTL */
int volta_take_jmp_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x300000fff, 0x8600000};
    value[0] = lo >> 32 & 0x3; /* JHOW */
    value[1] = hi >> 21 & 0x3; /* BDEPTH */
    volta_operand_px(d, line, value + 2);
    volta_operand_place(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q??????? ???????? ????????
 * ??---ccc cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01001010
 * GUARD JMP PX, CB MARKS CTL */
int volta_take_jmp_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    d->known = (struct word){0xfff, 0x0};
    volta_operand_px(d, line, value);
    if (!volta_operand_cb(d, line + 1, value + 2))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq q??????a aaaaaaaa aaaaaaaa
 * aaaaaaaa aaaaaaaa aaaaaaaa aaaaaa0b ????bbbb aaaaaaaa .ggg0101 01001010
 * GUARD JMP{BUHOW} PX, BUPN$UP[BUP], PLACE MARKS CTL */
int volta_take_jmp_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x30f000fff, 0x8000000};
    value[0] = lo >> 32 & 0x3; /* BUHOW */
    value[3] = lo >> 27 & 0x1; /* BUPN */
    value[4] = lo >> 24 & 0x7; /* BUP */
    volta_operand_px(d, line, value + 1);
    line[1] = 0;
    volta_operand_place_of_jmp_u(d, line + 2, value + 5);
    volta_format_flow_of_atom_a(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq q??????? ???????? ????????
 * ?????ccc cccccccc cccccccc ??????0b ????bbbb ???????? .ggg0111 01001010
 * GUARD JMP{BUHOW} PX, BUPN$UP[BUP], c[CBANK][COFF] MARKS CTL */
int volta_take_jmp_uc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x7ffff030f000fff, 0x8000000};
    value[0] = lo >> 32 & 0x3; /* BUHOW */
    value[3] = lo >> 27 & 0x1; /* BUPN */
    value[4] = lo >> 24 & 0x7; /* BUP */
    value[5] = lo >> 54 & 0x1f; /* CBANK */
    value[6] = lo >> 40 & 0x3fff; /* COFF */
    volta_operand_px(d, line, value + 1);
    line[1] = 0;
    line[2] = 0;
    volta_format_flow_of_atom_a(d, line + 3, value + 7);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01001001
 * GUARD BRX{BDEPTH} PX, $R[Ra] BY MARKS CTL */
int volta_take_brx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8600000};
    value[0] = hi >> 21 & 0x3; /* BDEPTH */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_operand_by(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff?? ??uuuuuu ffffffff .ggg1001 01011000
 * GUARD BRXU{BDEPTH} PX, $UR[Ua] BY MARKS CTL */
int volta_take_brxu_brxu(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f000fff, 0x8600000};
    value[0] = hi >> 21 & 0x3; /* BDEPTH */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_px(d, line, value + 1);
    volta_operand_by_of_brxu_brxu(d, line + 1, value + 4);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn?????a aaaaaaaa aaaaaaaa
 * aaaaaaaa aaaaaaaa aaaaaaaa aaaaaa?? ???????? aaaaaaaa .ggg1001 01000011
 * GUARD CALL.ABS{NOINC} PX, PLACE MARKS CTL */
int volta_take_call_at(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x8400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    volta_operand_px(d, line, value + 1);
    volta_operand_place(d, line + 1, value + 3);
    volta_format_flow_of_bssy(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq qn?????? ???????? ????????
 * ??---ccc cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01000011
 * GUARD CALL.ABS{NOINC} PX, CB MARKS CTL */
int volta_take_call_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    volta_operand_px(d, line, value + 1);
    if (!volta_operand_cb(d, line + 1, value + 3))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn????ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff?? rrrrrrrr ffffffff .ggg0011 01000011
 * GUARD CALL.ABS{NOINC} PX, $R[Ra] BY MARKS CTL */
int volta_take_call_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_operand_by(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01000100
 * GUARD CALL.REL{NOINC} PX, TO MARKS CTL */
int volta_take_call_rel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x8400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    volta_operand_px(d, line, value + 1);
    volta_operand_to(d, line + 1, value + 3);
    volta_format_flow_of_bssy(d, line + 2, value + 5);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01000100
 * GUARD CALL.REL{NOINC} PX, $R[Ra] TO MARKS CTL */
int volta_take_call_rr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_operand_to(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn----rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- ??uuuuuu rrrrrrrr .ggg1001 01000100
 * GUARD CALL.REL{NOINC} PX, $UR[Ua] TO MARKS CTL */
int volta_take_call_ur(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f000fff, 0x8400000};
    value[0] = hi >> 22 & 0x1; /* NOINC */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_px(d, line, value + 1);
    volta_operand_to_of_call_ur(d, line + 1, value + 4);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn0---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg1001 01010000
 * GUARD RET.REL{NODEC} PX, $R[Ra] TO MARKS CTL */
int volta_take_ret_rel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8600000};
    value[0] = hi >> 22 & 0x1; /* NODEC */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_operand_to(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn1---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01010000
 * GUARD RET.ABS{NODEC} PX, $R[Ra] BY MARKS CTL */
int volta_take_ret_abs(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff000fff, 0x8600000};
    value[0] = hi >> 22 & 0x1; /* NODEC */
    value[3] = lo >> 24 & 0xff; /* Ra */
    volta_operand_px(d, line, value + 1);
    volta_operand_by(d, line + 1, value + 4);
    volta_format_flow_of_bssy(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn0---rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- ??uuuuuu rrrrrrrr .ggg1001 01010000
 * GUARD RET.REL{NODEC} PX, $UR[Ua] TO MARKS CTL */
int volta_take_ret_ur_rel(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f000fff, 0x8600000};
    value[0] = hi >> 22 & 0x1; /* NODEC */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_px(d, line, value + 1);
    volta_operand_to_of_call_ur(d, line + 1, value + 4);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn1---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- ??uuuuuu ffffffff .ggg1001 01010000
 * GUARD RET.ABS{NODEC} PX, $UR[Ua] BY MARKS CTL */
int volta_take_ret_ur_abs(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0x3f000fff, 0x8600000};
    value[0] = hi >> 22 & 0x1; /* NODEC */
    value[3] = lo >> 24 & 0x3f; /* Ua */
    volta_operand_px(d, line, value + 1);
    volta_operand_by_of_brxu_brxu(d, line + 1, value + 4);
    volta_format_flow_of_atoms_tu(d, line + 2, value + 6);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ??????rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 01001110
 * GUARD LEPC $R[Rd], RELL MARKS CTL */
int volta_take_lepc_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffffff0fff, 0x803ffff};
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = (lo >> 24) | ((hi & 0x3ffff) << 40); /* RELL */
    volta_format_flow_of_atom_h(d, line, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- --------
 * -------- -------- -------- ---bbb-- -------- -------- .ggg1001 01011100
 * GUARD BPT{BPKIND} BPN MARKS CTL */
int volta_take_bpt(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x8700000};
    value[0] = hi >> 20 & 0x7; /* BPKIND */
    volta_operand_bpn(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 2);
    return found(d, form, 16);
}

