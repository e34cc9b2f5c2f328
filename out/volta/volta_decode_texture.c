/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100000
 * GUARD TEX{TSCR}TBX{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND, TDIM, TM THINTS MARKS CTL */
int volta_take_tex_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLOD */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 13 & 0x1; /* TNDV */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[18] = lo >> 61; /* TDIM */
    if (!volta_operand_tbx(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 9);
    volta_operand_arb(d, line + 2, value + 13);
    if (!volta_operand_tbound(d, line + 3, value + 14))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 4, value + 19);
    volta_operand_thints(d, line + 5, value + 20);
    volta_format_flow_of_bssy(d, line + 6, value + 21);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100010
 * GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND3, TDIM, TM THINTS MARKS CTL */
int volta_take_tex_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = lo >> 59 & 0x1; /* TB */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLOD */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 13 & 0x1; /* TNDV */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[17] = lo >> 61; /* TDIM */
    volta_operand_po(d, line, value + 9);
    volta_operand_arb(d, line + 1, value + 13);
    if (!volta_operand_tbound3(d, line + 2, value + 14))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 18);
    volta_operand_thints(d, line + 4, value + 19);
    volta_format_flow_of_bssy(d, line + 5, value + 20);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100001
 * GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND1 TDIM, TM THINTS MARKS CTL */
int volta_take_tex_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = lo >> 59 & 0x1; /* TB */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLOD */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 13 & 0x1; /* TNDV */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[14] = lo >> 61; /* TDIM */
    volta_operand_po(d, line, value + 9);
    volta_operand_arb(d, line + 1, value + 13);
    if (!volta_operand_tbound1(d, line + 2))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 15);
    volta_operand_thints(d, line + 4, value + 16);
    volta_format_flow_of_bssy(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100110
 * GUARD TLD{TSCR}TBX{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND, TDIML, TM THINTS MARKS CTL */
int volta_take_tld_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLODL */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 20 & 0x7; /* EVICT */
    value[6] = hi >> 13 & 0x1; /* TCL */
    value[7] = hi >> 14 & 0x1; /* TMS */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[18] = lo >> 61; /* TDIML */
    if (!volta_operand_tbx(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 9);
    volta_operand_arb(d, line + 2, value + 13);
    if (!volta_operand_tbound(d, line + 3, value + 14))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 4, value + 19);
    volta_operand_thints(d, line + 5, value + 20);
    volta_format_flow_of_bssy(d, line + 6, value + 21);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101000
 * GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND3, TDIML, TM THINTS MARKS CTL */
int volta_take_tld_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = lo >> 59 & 0x1; /* TB */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLODL */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 20 & 0x7; /* EVICT */
    value[6] = hi >> 13 & 0x1; /* TCL */
    value[7] = hi >> 14 & 0x1; /* TMS */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[17] = lo >> 61; /* TDIML */
    volta_operand_po(d, line, value + 9);
    volta_operand_arb(d, line + 1, value + 13);
    if (!volta_operand_tbound3(d, line + 2, value + 14))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 18);
    volta_operand_thints(d, line + 4, value + 19);
    volta_format_flow_of_bssy(d, line + 5, value + 20);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100111
 * GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
 * TBOUND1 TDIML, TM THINTS MARKS CTL */
int volta_take_tld_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x7f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = lo >> 59 & 0x1; /* TB */
    value[2] = hi >> 15 & 0x3; /* TF16 */
    value[3] = hi >> 23 & 0x7; /* TLODL */
    value[4] = hi >> 12 & 0x1; /* TAOFFI */
    value[5] = hi >> 20 & 0x7; /* EVICT */
    value[6] = hi >> 13 & 0x1; /* TCL */
    value[7] = hi >> 14 & 0x1; /* TMS */
    value[8] = hi >> 26 & 0x1; /* TNODEP */
    value[10] = hi & 0xff; /* Rc */
    value[11] = lo >> 16 & 0xff; /* Rd */
    value[12] = lo >> 24 & 0xff; /* Ra */
    value[14] = lo >> 61; /* TDIML */
    volta_operand_po(d, line, value + 9);
    volta_operand_arb(d, line + 1, value + 13);
    if (!volta_operand_tbound1(d, line + 2))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 15);
    volta_operand_thints(d, line + 4, value + 16);
    volta_format_flow_of_bssy(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100011
 * GUARD TLD4{TSCR}TCOMP{TBX}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND,
 * TDIM4, TM THINTS MARKS CTL */
int volta_take_tld4_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0000000ffff01ff, 0x5f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = hi >> 23 & 0x3; /* TCOMP */
    value[3] = hi >> 15 & 0x3; /* TF16 */
    value[4] = hi >> 12 & 0x3; /* TOFF4 */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 26 & 0x1; /* TNODEP */
    value[9] = hi & 0xff; /* Rc */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    value[17] = lo >> 61; /* TDIM4 */
    if (!volta_operand_tbx(d, line, value + 2))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 8);
    volta_operand_arb(d, line + 2, value + 12);
    if (!volta_operand_tbound(d, line + 3, value + 13))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 4, value + 18);
    volta_operand_thints(d, line + 5, value + 19);
    volta_format_flow_of_bssy(d, line + 6, value + 20);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100101
 * GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3,
 * TDIM4, TM THINTS MARKS CTL */
int volta_take_tld4_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x5f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = hi >> 23 & 0x3; /* TCOMP */
    value[2] = lo >> 59 & 0x1; /* TB */
    value[3] = hi >> 15 & 0x3; /* TF16 */
    value[4] = hi >> 12 & 0x3; /* TOFF4 */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 26 & 0x1; /* TNODEP */
    value[9] = hi & 0xff; /* Rc */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    value[16] = lo >> 61; /* TDIM4 */
    volta_operand_po(d, line, value + 8);
    volta_operand_arb(d, line + 1, value + 12);
    if (!volta_operand_tbound3(d, line + 2, value + 13))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 17);
    volta_operand_thints(d, line + 4, value + 18);
    volta_format_flow_of_bssy(d, line + 5, value + 19);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100100
 * GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1
 * TDIM4, TM THINTS MARKS CTL */
int volta_take_tld4_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x5f1f0ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = hi >> 23 & 0x3; /* TCOMP */
    value[2] = lo >> 59 & 0x1; /* TB */
    value[3] = hi >> 15 & 0x3; /* TF16 */
    value[4] = hi >> 12 & 0x3; /* TOFF4 */
    value[5] = hi >> 14 & 0x1; /* TDC */
    value[6] = hi >> 20 & 0x7; /* EVICT */
    value[7] = hi >> 26 & 0x1; /* TNODEP */
    value[9] = hi & 0xff; /* Rc */
    value[10] = lo >> 16 & 0xff; /* Rd */
    value[11] = lo >> 24 & 0xff; /* Ra */
    value[13] = lo >> 61; /* TDIM4 */
    volta_operand_po(d, line, value + 8);
    volta_operand_arb(d, line + 1, value + 12);
    if (!volta_operand_tbound1(d, line + 2))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 14);
    volta_operand_thints(d, line + 4, value + 15);
    volta_format_flow_of_bssy(d, line + 5, value + 16);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101100
 * GUARD TXD{TBX}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIML, TM
 * THINTS MARKS CTL */
int volta_take_txd_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe0000000ffff01ff, 0x4f190ff};
    value[1] = hi >> 15 & 0x3; /* TF16 */
    value[2] = hi >> 23 & 0x1; /* TLC */
    value[3] = hi >> 12 & 0x1; /* TAOFFI */
    value[4] = hi >> 20 & 0x7; /* EVICT */
    value[5] = hi >> 26 & 0x1; /* TNODEP */
    value[7] = hi & 0xff; /* Rc */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 24 & 0xff; /* Ra */
    value[15] = lo >> 61; /* TDIML */
    if (!volta_operand_tbx(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_po(d, line + 1, value + 6);
    volta_operand_arb(d, line + 2, value + 10);
    if (!volta_operand_tbound(d, line + 3, value + 11))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 4, value + 16);
    volta_operand_thints(d, line + 5, value + 17);
    volta_format_flow_of_bssy(d, line + 6, value + 18);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101110
 * GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIML, TM
 * THINTS MARKS CTL */
int volta_take_txd_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe8000000ffff01ff, 0x4f190ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 15 & 0x3; /* TF16 */
    value[2] = hi >> 23 & 0x1; /* TLC */
    value[3] = hi >> 12 & 0x1; /* TAOFFI */
    value[4] = hi >> 20 & 0x7; /* EVICT */
    value[5] = hi >> 26 & 0x1; /* TNODEP */
    value[7] = hi & 0xff; /* Rc */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 24 & 0xff; /* Ra */
    value[14] = lo >> 61; /* TDIML */
    volta_operand_po(d, line, value + 6);
    volta_operand_arb(d, line + 1, value + 10);
    if (!volta_operand_tbound3(d, line + 2, value + 11))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 15);
    volta_operand_thints(d, line + 4, value + 16);
    volta_format_flow_of_bssy(d, line + 5, value + 17);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101101
 * GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIML, TM
 * THINTS MARKS CTL */
int volta_take_txd_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe8000000ffff01ff, 0x4f190ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 15 & 0x3; /* TF16 */
    value[2] = hi >> 23 & 0x1; /* TLC */
    value[3] = hi >> 12 & 0x1; /* TAOFFI */
    value[4] = hi >> 20 & 0x7; /* EVICT */
    value[5] = hi >> 26 & 0x1; /* TNODEP */
    value[7] = hi & 0xff; /* Rc */
    value[8] = lo >> 16 & 0xff; /* Rd */
    value[9] = lo >> 24 & 0xff; /* Ra */
    value[11] = lo >> 61; /* TDIML */
    volta_operand_po(d, line, value + 6);
    volta_operand_arb(d, line + 1, value + 10);
    if (!volta_operand_tbound1(d, line + 2))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 12);
    volta_operand_thints(d, line + 4, value + 13);
    volta_format_flow_of_bssy(d, line + 5, value + 14);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101001
 * GUARD TMML{TBX}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM, TM THINTS MARKS CTL */
int volta_take_tmml_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe0000000ffff01ff, 0x40020ff};
    value[1] = hi >> 13 & 0x1; /* TNDV */
    value[2] = hi >> 26 & 0x1; /* TNODEP */
    value[3] = hi & 0xff; /* Rc */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[11] = lo >> 61; /* TDIM */
    if (!volta_operand_tbx(d, line, value))
        return ISADORA_NO_FORM;
    volta_operand_arb(d, line + 1, value + 6);
    if (!volta_operand_tbound(d, line + 2, value + 7))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 3, value + 12);
    volta_operand_thints(d, line + 4, value + 13);
    volta_format_flow_of_bssy(d, line + 5, value + 14);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101011
 * GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM, TM THINTS MARKS CTL */
int volta_take_tmml_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe8000000ffff01ff, 0x40020ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 13 & 0x1; /* TNDV */
    value[2] = hi >> 26 & 0x1; /* TNODEP */
    value[3] = hi & 0xff; /* Rc */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[10] = lo >> 61; /* TDIM */
    volta_operand_arb(d, line, value + 6);
    if (!volta_operand_tbound3(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 2, value + 11);
    volta_operand_thints(d, line + 3, value + 12);
    volta_format_flow_of_bssy(d, line + 4, value + 13);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101010
 * GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM, TM THINTS MARKS CTL */
int volta_take_tmml_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xe8000000ffff01ff, 0x40020ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 13 & 0x1; /* TNDV */
    value[2] = hi >> 26 & 0x1; /* TNODEP */
    value[3] = hi & 0xff; /* Rc */
    value[4] = lo >> 16 & 0xff; /* Rd */
    value[5] = lo >> 24 & 0xff; /* Ra */
    value[7] = lo >> 61; /* TDIM */
    volta_operand_arb(d, line, value + 6);
    if (!volta_operand_tbound1(d, line + 1))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 2, value + 8);
    volta_operand_thints(d, line + 3, value + 9);
    volta_format_flow_of_bssy(d, line + 4, value + 10);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01101111
 * GUARD TXQ{TBX}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND, TM THINTS MARKS CTL */
int volta_take_txq_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xc0000000ffff01ff, 0x40000ff};
    value[1] = hi >> 26 & 0x1; /* TNODEP */
    value[2] = hi & 0xff; /* Rc */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = lo >> 62; /* TQ */
    if (!volta_operand_tbx(d, line, value))
        return ISADORA_NO_FORM;
    if (!volta_operand_tbound(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 2, value + 10);
    volta_operand_thints(d, line + 3, value + 11);
    volta_format_flow_of_bssy(d, line + 4, value + 12);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01110001
 * GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND3, TM THINTS MARKS CTL */
int volta_take_txq_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xc8000000ffff01ff, 0x40000ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 26 & 0x1; /* TNODEP */
    value[2] = hi & 0xff; /* Rc */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = lo >> 62; /* TQ */
    if (!volta_operand_tbound3(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 1, value + 9);
    volta_operand_thints(d, line + 2, value + 10);
    volta_format_flow_of_bssy(d, line + 3, value + 11);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--t--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 01110000
 * GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND1 TM THINTS MARKS CTL */
int volta_take_txq_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xc8000000ffff01ff, 0x40000ff};
    value[0] = lo >> 59 & 0x1; /* TB */
    value[1] = hi >> 26 & 0x1; /* TNODEP */
    value[2] = hi & 0xff; /* Rc */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = lo >> 62; /* TQ */
    if (!volta_operand_tbound1(d, line))
        return ISADORA_NO_FORM;
    volta_operand_tm(d, line + 1, value + 6);
    volta_operand_thints(d, line + 2, value + 7);
    volta_format_flow_of_bssy(d, line + 3, value + 8);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg.... ........
 * GUARD FOOTPRINT{TSCR}TBX.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB, FBOUND, TDIMF
 * THINTS MARKS CTL */
int volta_take_footprint_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf0000000ffff0000, 0x78e00ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[2] = hi >> 23 & 0x7; /* TLOD */
    value[3] = hi >> 26 & 0x1; /* TNODEP */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = hi & 0xff; /* Rc */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[7] = lo >> 24 & 0xff; /* Ra */
    value[14] = lo >> 61; /* TDIMF */
    if (!volta_operand_tbx_of_footprint_c(d, line, value + 1))
        return ISADORA_NO_FORM;
    volta_operand_arb(d, line + 1, value + 8);
    if (!volta_operand_fbound(d, line + 2, value + 9))
        return ISADORA_NO_FORM;
    volta_operand_thints(d, line + 3, value + 15);
    volta_format_flow_of_atoms_tu(d, line + 4, value + 16);
    return found(d, form, 16);
}

/* ---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01110011
 * GUARD FOOTPRINT{TSCR}TB.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB, TDIMF THINTS
 * MARKS CTL */
int volta_take_footprint_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8000000ffff01ff, 0x78e00ff};
    value[0] = lo >> 60 & 0x1; /* TSCR */
    value[1] = lo >> 59 & 0x1; /* TB */
    value[2] = hi >> 23 & 0x7; /* TLOD */
    value[3] = hi >> 26 & 0x1; /* TNODEP */
    value[4] = hi >> 17 & 0x7; /* P0 */
    value[5] = hi & 0xff; /* Rc */
    value[6] = lo >> 16 & 0xff; /* Rd */
    value[7] = lo >> 24 & 0xff; /* Ra */
    value[9] = lo >> 61; /* TDIMF */
    volta_operand_arb(d, line, value + 8);
    if (!volta_operand_tbound1_of_footprint_r(d, line + 1))
        return ISADORA_NO_FORM;
    volta_operand_thints(d, line + 2, value + 10);
    volta_format_flow_of_atoms_tu(d, line + 3, value + 11);
    return found(d, form, 16);
}

