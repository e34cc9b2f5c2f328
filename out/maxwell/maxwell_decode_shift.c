/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SHL{SHW}SHX $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
int maxwell_take_shl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf888800000ffff, 0x20000};
    value[0] = lo >> 39 & 0x1; /* SHW */
    value[1] = lo >> 43 & 0x1; /* SHX */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 6))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SHR{UI}SHW{SHRX}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
int maxwell_take_shr(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf999800000ffff, 0x20000};
    value[0] = lo >> 48 & 0x1; /* UI */
    value[1] = lo >> 39 & 0x1; /* SHW */
    value[2] = lo >> 43 & 0x3; /* SHRX */
    value[3] = lo >> 40 & 0x1; /* BREV */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[6] = lo >> 8 & 0xff; /* Ra */
    value[7] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 8))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 13);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SHF.L{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE */
int maxwell_take_shf_l(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffe00000ffff, 0xa0000};
    value[0] = lo >> 50 & 0x1; /* FW */
    value[1] = lo >> 37 & 0x3; /* FTYPE */
    value[2] = lo >> 48 & 0x3; /* FHI */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 39 & 0xff; /* Rc */
    value[11] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_shfb(d, line, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 12);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD SHF.R{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE */
int maxwell_take_shf_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffe00000ffff, 0xa0000};
    value[0] = lo >> 50 & 0x1; /* FW */
    value[1] = lo >> 37 & 0x3; /* FTYPE */
    value[2] = lo >> 48 & 0x3; /* FHI */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[10] = lo >> 39 & 0xff; /* Rc */
    value[11] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_shfb_of_shf_r(d, line, value + 7))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 12);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD BFE{UI}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
int maxwell_take_bfe(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf981000000ffff, 0x20000};
    value[0] = lo >> 48 & 0x1; /* UI */
    value[1] = lo >> 40 & 0x1; /* BREV */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    if (!maxwell_operand_sb_of_imnmx(d, line, value + 6))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_take_bfi_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8ff800000ffff, 0xa0000};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 47 & 0x1; /* CCW */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_sb(d, line, value + 4))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 1, value + 11);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_take_bfi_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8fffffff0ffff, 0x60000};
    value[0] = lo & 0xff; /* Rd */
    value[1] = lo >> 47 & 0x1; /* CCW */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[4] = lo >> 39 & 0xff; /* Rc */
    value[5] = hi >> 18 & 0x1; /* RB */
    value[6] = lo >> 34 & 0x1f; /* CBANK */
    value[7] = lo >> 20 & 0x3fff; /* COFF */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 8);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr
 * OPEN GUARD FLO{UI}FLSH $R[Rd]CCW, SBI CTL CLOSE */
int maxwell_take_flo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf98200000000ff, 0x0};
    value[0] = lo >> 48 & 0x1; /* UI */
    value[1] = lo >> 41 & 0x1; /* FLSH */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_sbi_of_flo(d, line, value + 4))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 10);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr
 * OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
int maxwell_take_popc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf80000000000ff, 0x0};
    value[0] = lo & 0xff; /* Rd */
    if (!maxwell_operand_sbi_of_flo(d, line, value + 1))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 2, value + 7);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LEA{LEAX} PO, $R[Rd]CCW, LEAN$R[Ra]RA, SB, LEASH CTL CLOSE */
int maxwell_take_lea_lo(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8e0000000ffff, 0x20000};
    value[0] = lo >> 46 & 0x1; /* LEAX */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 45 & 0x1; /* LEAN */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    maxwell_operand_po(d, line, value + 1);
    line[1] = 0;
    if (!maxwell_operand_sb(d, line + 2, value + 7))
        return ISADORA_NO_FORM;
    maxwell_operand_leash(d, line + 3, value + 12);
    maxwell_format_slot(d, line + 4, value + 13);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LEA.HI{LEHX} PO, $R[Rd]CCW, LEHN$R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LEHSH CTL CLOSE */
int maxwell_take_lea_hi(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8ffe00ff0ffff, 0xe0000};
    value[0] = lo >> 38 & 0x1; /* LEHX */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 37 & 0x1; /* LEHN */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = hi >> 18 & 0x1; /* RB */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 19 & 0x1; /* RC */
    maxwell_operand_po(d, line, value + 1);
    line[1] = 0;
    maxwell_operand_lehsh(d, line + 2, value + 11);
    maxwell_format_slot(d, line + 3, value + 12);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LEA.HI{LECX} PO, $R[Rd]CCW, LECN$R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LECSH CTL CLOSE */
int maxwell_take_lea_hc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00fffffff0ffff, 0xa0000};
    value[0] = lo >> 57 & 0x1; /* LECX */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 47 & 0x1; /* CCW */
    value[4] = lo >> 56 & 0x1; /* LECN */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 34 & 0x1f; /* CBANK */
    value[8] = lo >> 20 & 0x3fff; /* COFF */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 19 & 0x1; /* RC */
    maxwell_operand_po(d, line, value + 1);
    line[1] = 0;
    line[2] = 0;
    maxwell_operand_lecsh(d, line + 3, value + 11);
    maxwell_format_slot(d, line + 4, value + 12);
    return found(d, form, 11);
}

