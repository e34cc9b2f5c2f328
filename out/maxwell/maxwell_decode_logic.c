/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE */
int maxwell_take_lop(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xf8be800000ffff, 0x20000};
    value[0] = lo >> 41 & 0x3; /* LOPF */
    value[1] = lo >> 43 & 0x1; /* LOPX */
    value[2] = lo >> 44 & 0x3; /* LOPT */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[6] = lo >> 39 & 0x1; /* LIA */
    value[7] = lo >> 8 & 0xff; /* Ra */
    value[8] = hi >> 17 & 0x1; /* RA */
    maxwell_operand_po(d, line, value + 3);
    line[1] = 0;
    if (!maxwell_operand_sbi(d, line + 2, value + 9))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 4, value + 15);
    return found(d, form, 11);
}

/* z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE */
int maxwell_take_lop32i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0x20000};
    value[0] = lo >> 53 & 0x3; /* LOPFL */
    value[1] = lo >> 57 & 0x1; /* LOPXL */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 52 & 0x1; /* CCWL */
    value[4] = lo >> 55 & 0x1; /* LIAL */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xffffffff; /* UIMM32 */
    value[8] = lo >> 56 & 0x1; /* LIBL */
    maxwell_format_slot(d, line, value + 9);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT CTL CLOSE */
int maxwell_take_lop3_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8fffffff0ffff, 0xe0000};
    value[0] = lo >> 38 & 0x1; /* L3X */
    value[1] = lo >> 36 & 0x3; /* L3T */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    value[5] = lo >> 8 & 0xff; /* Ra */
    value[6] = hi >> 17 & 0x1; /* RA */
    value[7] = lo >> 20 & 0xff; /* Rb */
    value[8] = hi >> 18 & 0x1; /* RB */
    value[9] = lo >> 39 & 0xff; /* Rc */
    value[10] = hi >> 19 & 0x1; /* RC */
    value[11] = lo >> 28 & 0xff; /* LUT */
    maxwell_operand_po(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 12);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH CTL CLOSE */
int maxwell_take_lop3_c(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0xa0000};
    value[0] = lo >> 56 & 0x1; /* L3XC */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[5] = lo >> 34 & 0x1f; /* CBANK */
    value[6] = lo >> 20 & 0x3fff; /* COFF */
    value[7] = lo >> 39 & 0xff; /* Rc */
    value[8] = hi >> 19 & 0x1; /* RC */
    value[9] = lo >> 48 & 0xff; /* LUTH */
    line[0] = 0;
    maxwell_format_slot(d, line + 1, value + 10);
    return found(d, form, 11);
}

/* z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE */
int maxwell_take_lop3_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0xa0000};
    value[0] = lo >> 57 & 0x1; /* L3XI */
    value[1] = lo & 0xff; /* Rd */
    value[2] = lo >> 47 & 0x1; /* CCW */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    value[6] = lo >> 39 & 0xff; /* Rc */
    value[7] = hi >> 19 & 0x1; /* RC */
    value[8] = lo >> 48 & 0xff; /* LUTH */
    maxwell_format_slot(d, line, value + 9);
    return found(d, form, 11);
}

