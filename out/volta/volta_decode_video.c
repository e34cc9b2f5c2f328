/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010100
 * GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL */
int volta_take_vabsdiff_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x14000000000002ff};
    value[0] = hi >> 9 & 0x1; /* VU32 */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[11] = hi & 0xff; /* Rc */
    value[12] = hi >> 60 & 0x1; /* RC */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_sb(d, line + 1, value + 5))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 13);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010100
 * GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL */
int volta_take_vabsdiff_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc000000000002ff};
    value[0] = hi >> 9 & 0x1; /* VU32 */
    value[1] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    value[5] = hi & 0xff; /* Rc */
    value[6] = hi >> 59 & 0x1; /* RB */
    volta_operand_po(d, line, value + 2);
    if (!volta_operand_scx(d, line + 1, value + 7))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 11);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010101
 * GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL */
int volta_take_vabsdiff4_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x1400000000000aff};
    value[0] = hi >> 9 & 0x1; /* VU8 */
    value[1] = hi >> 11 & 0x1; /* VACC */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[12] = hi & 0xff; /* Rc */
    value[13] = hi >> 60 & 0x1; /* RC */
    volta_operand_po(d, line, value + 3);
    if (!volta_operand_sb(d, line + 1, value + 6))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 14);
    return found(d, form, 16);
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010101
 * GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL */
int volta_take_vabsdiff4_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0xc00000000000aff};
    value[0] = hi >> 9 & 0x1; /* VU8 */
    value[1] = hi >> 11 & 0x1; /* VACC */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    value[6] = hi & 0xff; /* Rc */
    value[7] = hi >> 59 & 0x1; /* RB */
    volta_operand_po(d, line, value + 3);
    if (!volta_operand_scx(d, line + 1, value + 8))
        return ISADORA_NO_FORM;
    volta_format_flow_of_bssy(d, line + 2, value + 12);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0ndd- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110
 * GUARD IDP.4A{DPA}DPB $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL */
int volta_take_idp_a4(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000000001600};
    value[0] = hi >> 9 & 0x1; /* DPA */
    value[1] = hi >> 10 & 0x1; /* DPB */
    value[2] = lo >> 16 & 0xff; /* Rd */
    value[3] = lo >> 24 & 0xff; /* Ra */
    value[4] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_dpb_(d, line, value + 5))
        return ISADORA_NO_FORM;
    volta_operand_dpc(d, line + 1, value + 10);
    volta_format_flow_of_bssy(d, line + 2, value + 13);
    return found(d, form, 16);
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --d1ndd- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110
 * GUARD IDP.2A{DPHI}DPA2{DPB} $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL */
int volta_take_idp_a2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffff01ff, 0x400000000003600};
    value[0] = hi >> 13 & 0x1; /* DPHI */
    value[1] = hi >> 9 & 0x1; /* DPA2 */
    value[2] = hi >> 10 & 0x1; /* DPB */
    value[3] = lo >> 16 & 0xff; /* Rd */
    value[4] = lo >> 24 & 0xff; /* Ra */
    value[5] = hi >> 58 & 0x1; /* RA */
    if (!volta_operand_dpb_(d, line, value + 6))
        return ISADORA_NO_FORM;
    volta_operand_dpc(d, line + 1, value + 11);
    volta_format_flow_of_bssy(d, line + 2, value + 14);
    return found(d, form, 16);
}

