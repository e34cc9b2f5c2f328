/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDG{GE}GCL{GSIZE} $R[Rd], A24 CTL CLOSE */
int maxwell_take_ldg(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffffe000000000ff, 0x0};
    value[0] = lo >> 45 & 0x1; /* GE */
    value[1] = lo >> 46 & 0x3; /* GCL */
    value[2] = lo >> 48 & 0x7; /* GSIZE */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 4);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg? oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDG{GE}GCL{GSIZE} GP41, $R[Rd], A20 CTL CLOSE */
int maxwell_take_ldg_p(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffffee00000000ff, 0x0};
    value[0] = lo >> 45 & 0x1; /* GE */
    value[1] = lo >> 46 & 0x3; /* GCL */
    value[2] = lo >> 48 & 0x7; /* GSIZE */
    value[3] = lo >> 41 & 0x7; /* GP41 */
    value[4] = lo & 0xff; /* Rd */
    line[0] = 0;
    maxwell_operand_a20(d, line + 1, value + 5);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD STG{GE}GCS{SSIZE} A24, $R[Rd] CTL CLOSE */
int maxwell_take_stg(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffffe000000000ff, 0x0};
    value[0] = lo >> 45 & 0x1; /* GE */
    value[1] = lo >> 46 & 0x3; /* GCS */
    value[2] = lo >> 48 & 0x7; /* SSIZE */
    value[6] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LD{GENE}GENL{LSIZE} $R[Rd], A32, GENPRED CTL CLOSE */
int maxwell_take_ld(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xe3f00000000000ff, 0x0};
    value[0] = lo >> 52 & 0x1; /* GENE */
    value[1] = lo >> 56 & 0x3; /* GENL */
    value[2] = lo >> 53 & 0x7; /* LSIZE */
    value[3] = lo & 0xff; /* Rd */
    maxwell_operand_a32(d, line, value + 4);
    maxwell_operand_genpred(d, line + 1, value + 7);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD ST{GENE}GENS{LSIZE} A32, $R[Rd], GENPRED CTL CLOSE */
int maxwell_take_st(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xe3f00000000000ff, 0x0};
    value[0] = lo >> 52 & 0x1; /* GENE */
    value[1] = lo >> 56 & 0x3; /* GENS */
    value[2] = lo >> 53 & 0x7; /* LSIZE */
    value[6] = lo & 0xff; /* Rd */
    maxwell_operand_a32(d, line, value + 3);
    maxwell_operand_genpred(d, line + 1, value + 7);
    maxwell_format_slot(d, line + 2, value + 8);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDL{LCL}SSIZE $R[Rd], A24 CTL CLOSE */
int maxwell_take_ldl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff3000000000ff, 0x0};
    value[0] = lo >> 44 & 0x3; /* LCL */
    value[1] = lo >> 48 & 0x7; /* SSIZE */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD STL{LCS}SSIZE A24, $R[Rd] CTL CLOSE */
int maxwell_take_stl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff3000000000ff, 0x0};
    value[0] = lo >> 44 & 0x3; /* LCS */
    value[1] = lo >> 48 & 0x7; /* SSIZE */
    value[5] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 6);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDS{SSIZE} $R[Rd], A24 CTL CLOSE */
int maxwell_take_lds_r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff1000000000ff, 0x0};
    value[0] = lo >> 48 & 0x7; /* SSIZE */
    value[1] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDS.U{USIZE} $R[Rd], A24 CTL CLOSE */
int maxwell_take_lds_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff1000000000ff, 0x0};
    value[0] = lo >> 48 & 0x7; /* USIZE */
    value[1] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 2);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD STS{SSIZE} A24, $R[Rd] CTL CLOSE */
int maxwell_take_sts(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff0000000000ff, 0x0};
    value[0] = lo >> 48 & 0x7; /* SSIZE */
    value[4] = lo & 0xff; /* Rd */
    maxwell_operand_a24(d, line, value + 1);
    maxwell_format_slot(d, line + 1, value + 5);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD LDC{CSIZE}LMODE $R[Rd], CPLACE CTL CLOSE */
int maxwell_take_ldc(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffff3000000000ff, 0x0};
    value[0] = lo >> 48 & 0x7; /* CSIZE */
    value[1] = lo >> 44 & 0x3; /* LMODE */
    value[2] = lo & 0xff; /* Rd */
    maxwell_operand_cplace(d, line, value + 3);
    maxwell_format_slot(d, line + 1, value + 7);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss
 * ssss---- -------- --------
 * OPEN STP{STPW} STPN CTL CLOSE */
int maxwell_take_stp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff800008ff00000, 0x0};
    value[0] = lo >> 31 & 0x1; /* STPW */
    value[1] = lo >> 20 & 0xff; /* STPN */
    maxwell_format_slot_of_cal(d, line, value + 2);
    return found(d, form, 11);
}

/* z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- --------
 * ----.ggg ------mm ------mm
 * OPEN GUARD MEMBAR{MSCOPE}MINV CTL CLOSE */
int maxwell_take_membar(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8000000000303, 0x0};
    value[0] = lo >> 8 & 0x3; /* MSCOPE */
    value[1] = lo & 0x3; /* MINV */
    maxwell_format_slot(d, line, value + 2);
    return found(d, form, 11);
}

