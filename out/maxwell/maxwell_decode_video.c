/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

/* z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL CLOSE */
int maxwell_take_vadd(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8ff80000000ff, 0x80000};
    value[0] = lo >> 54 & 0x1; /* VUD */
    value[3] = lo >> 55 & 0x1; /* VSAT */
    value[4] = lo >> 51 & 0x7; /* VRED */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[7] = lo >> 57 & 0x1; /* VNA */
    value[12] = lo >> 56 & 0x1; /* VNB */
    value[18] = lo >> 39 & 0xff; /* Rc */
    value[19] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_vt(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 5, value + 8))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 6, value + 13))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 7, value + 20);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_take_vabsdiff(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8ff80000000ff, 0x80000};
    value[0] = lo >> 54 & 0x1; /* VSD */
    value[3] = lo >> 55 & 0x1; /* VSAT */
    value[4] = lo >> 51 & 0x7; /* VRED */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[16] = lo >> 39 & 0xff; /* Rc */
    value[17] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_vt(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 5, value + 7))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 6, value + 11))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 7, value + 18);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_take_vmnmx(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8ff80000000ff, 0x80000};
    value[0] = lo >> 54 & 0x1; /* VUD */
    value[3] = lo >> 56 & 0x1; /* VMX */
    value[4] = lo >> 55 & 0x1; /* VSAT */
    value[5] = lo >> 51 & 0x7; /* VRED */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 47 & 0x1; /* CCW */
    value[17] = lo >> 39 & 0xff; /* Rc */
    value[18] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_vt(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 5, value + 8))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 6, value + 12))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 7, value + 19);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
int maxwell_take_vset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfff8ff80000000ff, 0x80000};
    value[0] = lo >> 54 & 0x7; /* VCMP */
    value[3] = lo >> 51 & 0x7; /* VRED */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    value[15] = lo >> 39 & 0xff; /* Rc */
    value[16] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_vt(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 5, value + 6))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 6, value + 10))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 7, value + 17);
    return found(d, form, 11);
}

/* z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr --pppppp
 * OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE */
int maxwell_take_vsetp(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xfff8ff800000003f, 0x0};
    value[0] = (lo >> 43 & 0x3) | ((lo >> 47 & 0x1) << 2); /* VCMPP */
    value[3] = lo >> 45 & 0x3; /* BOP */
    value[4] = lo >> 3 & 0x7; /* P0 */
    value[5] = lo & 0x7; /* P1 */
    value[15] = lo >> 42 & 0x1; /* Q0N */
    value[16] = lo >> 39 & 0x7; /* Q0 */
    if (!maxwell_operand_vt(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 5, value + 6))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 6, value + 10))
        return ISADORA_NO_FORM;
    line[7] = 0;
    maxwell_format_slot(d, line + 8, value + 17);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE */
int maxwell_take_vmad(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff988000000000ff, 0x0};
    value[2] = lo >> 51 & 0x3; /* VSHIFT */
    value[3] = lo >> 55 & 0x1; /* VSAT */
    value[4] = lo & 0xff; /* Rd */
    value[5] = lo >> 47 & 0x1; /* CCW */
    if (!maxwell_operand_vt(d, line, value))
        return ISADORA_NO_FORM;
    maxwell_operand_vpo(d, line + 5);
    if (!maxwell_operand_vma(d, line + 6, value + 6))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 8, value + 11))
        return ISADORA_NO_FORM;
    maxwell_operand_vmc(d, line + 9, value + 16);
    maxwell_format_slot(d, line + 10, value + 19);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE */
int maxwell_take_vshl(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffaff80000000ff, 0x80000};
    value[0] = lo >> 54 & 0x1; /* VUD */
    value[2] = lo >> 49 & 0x1; /* VWRAP */
    value[3] = lo >> 55 & 0x1; /* VSAT */
    value[4] = lo >> 51 & 0x7; /* VRED */
    value[5] = lo & 0xff; /* Rd */
    value[6] = lo >> 47 & 0x1; /* CCW */
    value[16] = lo >> 39 & 0xff; /* Rc */
    value[17] = hi >> 19 & 0x1; /* RC */
    if (!maxwell_operand_vst(d, line, value + 1))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_va(d, line + 4, value + 7))
        return ISADORA_NO_FORM;
    if (!maxwell_operand_vb(d, line + 5, value + 11))
        return ISADORA_NO_FORM;
    maxwell_format_slot(d, line + 6, value + 18);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, $R[Rb]V4SB{RB},
 * $R[Rc]RC CTL CLOSE */
int maxwell_take_vabsdiff4(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffffffffff0ffff, 0xe0000};
    value[0] = lo >> 38 & 0x1; /* V4SD */
    value[1] = lo >> 48 & 0x1; /* V4A */
    value[2] = lo >> 49 & 0x1; /* V4B */
    value[3] = lo >> 50 & 0x1; /* V4SAT */
    value[4] = lo >> 53 & 0x3; /* V4RED */
    value[5] = (lo >> 51 & 0x3) | ((lo >> 36 & 0x3) << 2); /* V4M */
    value[6] = lo & 0xff; /* Rd */
    value[7] = lo >> 47 & 0x1; /* CCW */
    value[8] = lo >> 8 & 0xff; /* Ra */
    value[9] = lo >> 32 & 0xf; /* V4SA */
    value[10] = hi >> 17 & 0x1; /* RA */
    value[11] = lo >> 20 & 0xff; /* Rb */
    value[12] = lo >> 28 & 0xf; /* V4SB */
    value[13] = hi >> 18 & 0x1; /* RB */
    value[14] = lo >> 39 & 0xff; /* Rc */
    value[15] = hi >> 19 & 0x1; /* RC */
    maxwell_format_slot(d, line, value + 16);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01010011 11111?i0 irrrrrrr r??????? ????rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int maxwell_take_idp_a4(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xfffbff800ff0ffff, 0xe0000};
    value[0] = lo >> 49 & 0x1; /* IDPA */
    value[1] = lo >> 47 & 0x1; /* IDPB */
    value[2] = lo & 0xff; /* Rd */
    value[3] = lo >> 8 & 0xff; /* Ra */
    value[4] = hi >> 17 & 0x1; /* RA */
    value[5] = lo >> 20 & 0xff; /* Rb */
    value[6] = hi >> 18 & 0x1; /* RB */
    value[7] = lo >> 39 & 0xff; /* Rc */
    value[8] = hi >> 19 & 0x1; /* RC */
    maxwell_format_slot(d, line, value + 9);
    return found(d, form, 11);
}

/* z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r??????? ????rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr
 * OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
int maxwell_take_idp_a2(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffff800ff0ffff, 0xe0000};
    value[0] = lo >> 50 & 0x1; /* IDPH */
    value[1] = lo >> 49 & 0x1; /* IDPA2 */
    value[2] = lo >> 47 & 0x1; /* IDPB */
    value[3] = lo & 0xff; /* Rd */
    value[4] = lo >> 8 & 0xff; /* Ra */
    value[5] = hi >> 17 & 0x1; /* RA */
    value[6] = lo >> 20 & 0xff; /* Rb */
    value[7] = hi >> 18 & 0x1; /* RB */
    value[8] = lo >> 39 & 0xff; /* Rc */
    value[9] = hi >> 19 & 0x1; /* RC */
    maxwell_format_slot(d, line, value + 10);
    return found(d, form, 11);
}

