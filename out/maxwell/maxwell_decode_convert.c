/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr
 * rrrr.ggg ----0101 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CF16 CTL CLOSE */
int maxwell_take_f2f_hh(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc958000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = (lo >> 39 & 0x3) | ((lo >> 42 & 0x1) << 2); /* CRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cf16(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 15);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr
 * rrrr.ggg ----0110 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16 CTL CLOSE */
int maxwell_take_f2f_hs(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc918000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = lo >> 39 & 0x3; /* FRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cf16(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 15);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr
 * rrrr.ggg ----1001 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32 CTL CLOSE */
int maxwell_take_f2f_sh(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc918000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = lo >> 39 & 0x3; /* FRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cs32(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ggg ----1010 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS32 CTL CLOSE */
int maxwell_take_f2f_ss(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc958000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = (lo >> 39 & 0x3) | ((lo >> 42 & 0x1) << 2); /* CRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cs32(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr
 * rrrr.ggg ----1101 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64 CTL CLOSE */
int maxwell_take_f2f_dh(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc918000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = lo >> 39 & 0x3; /* FRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cs64(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ggg ----1111 rrrrrrrr
 * OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS64 CTL CLOSE */
int maxwell_take_f2f_dd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc958000000fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = lo >> 8 & 0x3; /* CDF */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = (lo >> 39 & 0x3) | ((lo >> 42 & 0x1) << 2); /* CRND */
    value[4] = lo >> 50 & 0x1; /* FSAT */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cs64(d, line, value + 7))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr
 * rrrr.ggg ---c01cc rrrrrrrr
 * OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF16 CTL CLOSE */
int maxwell_take_f2i_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf8918000001fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2); /* CDI */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = lo >> 39 & 0x3; /* CINT */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cf16(d, line, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr
 * rrrr.ggg ---c11cc rrrrrrrr
 * OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF64 CTL CLOSE */
int maxwell_take_f2i_d(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf8918000001fff, 0x0};
    value[0] = lo >> 44 & 0x1; /* FTZ */
    value[1] = (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2); /* CDI */
    value[2] = lo >> 10 & 0x3; /* CSF */
    value[3] = lo >> 39 & 0x3; /* CINT */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cf64(d, line, value + 6))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 14);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr
 * rrrr.ggg --c-01cc rrrrrrrr
 * OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIH CTL CLOSE */
int maxwell_take_i2f_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf8818000002fff, 0x0};
    value[0] = lo >> 8 & 0x3; /* CDF */
    value[1] = (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2); /* CSI */
    value[2] = lo >> 39 & 0x3; /* FRND */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cih(d, line, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr
 * rrrr.ggg --c-00cc rrrrrrrr
 * OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB CTL CLOSE */
int maxwell_take_i2f_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xf8818000002fff, 0x0};
    value[0] = lo >> 8 & 0x3; /* CDF */
    value[1] = (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2); /* CSI */
    value[2] = lo >> 39 & 0x3; /* FRND */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cib(d, line, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr
 * rrrr.ggg --cc01cc rrrrrrrr
 * OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH CTL CLOSE */
int maxwell_take_i2i_h(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc800000003fff, 0x0};
    value[0] = (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2); /* CDN */
    value[1] = (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2); /* CSN */
    value[2] = lo >> 50 & 0x1; /* FSAT */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cih(d, line, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr
 * rrrr.ggg --cc00cc rrrrrrrr
 * OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB CTL CLOSE */
int maxwell_take_i2i_b(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfc800000003fff, 0x0};
    value[0] = (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2); /* CDN */
    value[1] = (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2); /* CSN */
    value[2] = lo >> 50 & 0x1; /* FSAT */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_cib(d, line, value + 5))
        return ISADORA_NO_FORM;
    line[2] = 0;
    maxwell_format_slot(d, line + 3, value + 13);
    return found(d, form, 11);
}

