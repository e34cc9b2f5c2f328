/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell_decode.h"

bool maxwell_operand_akind(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 49 & 0x7; /* ATYPE */
    if ((lo & 0x8000000000000) == 0x0 || (lo & 0x6000000000000) == 0x2000000000000) {
        d->known.lo |= 0xe000000000000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1 && (lo & 0x4000000000000) == 0x0) {
        d->canon.lo |= 0x8000000000000;
        line[0] = 1;
    } else if (ON_SM_60_SM_61_SM_62 >> d->config & 1 && (lo & 0x4000000000000) == 0x0) {
        d->canon.lo |= 0x8000000000000;
        line[0] = 2;
    } else if (ON_SM_60_SM_61_SM_62 >> d->config & 1 && (lo & 0x2000000000000) == 0x0) {
        d->canon.lo |= 0xc000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_aaddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 28 & 0xfffff; /* AOFF */
    value[2] = lo >> 28 & 0xfffff; /* UAOFF */
    if ((lo & 0xfffff0000000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xfffff000ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfffff0000000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_guard(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 16 & 0x7; /* GP */
    if ((lo & 0xf0000) == 0x70000) {
        d->canon.lo |= 0x70000;
        line[0] = 0;
    } else if ((lo & 0x80000) == 0x0) {
        d->known.lo |= 0x70000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x70000;
        d->canon.lo |= 0x80000;
        line[0] = 2;
    }
}

void maxwell_operand_open(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1f) == 0x10) {
        d->canon.hi |= 0x10;
        line[0] = 0;
    } else if ((hi & 0xf) == 0x0) {
        line[0] = 1;
    } else {
        d->canon.hi |= 0x1;
        line[0] = 2;
    }
}

void maxwell_operand_stalls(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0xf) == 0x0) {
        line[0] = 0;
    } else {
        d->known.hi |= 0xf;
        line[0] = 1;
    }
}

void maxwell_operand_sets(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0xe0) == 0xe0) {
        d->canon.hi |= 0xe0;
        line[0] = 0;
    } else {
        d->known.hi |= 0xe0;
        line[0] = 1;
    }
}

void maxwell_operand_frees(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x700) == 0x700) {
        d->canon.hi |= 0x700;
        line[0] = 0;
    } else {
        d->known.hi |= 0x700;
        line[0] = 1;
    }
}

void maxwell_operand_ctl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi & 0xf; /* STALL */
    value[1] = hi >> 4 & 0x1; /* NOY */
    value[2] = hi >> 5 & 0x7; /* WBAR */
    value[3] = hi >> 8 & 0x7; /* RBAR */
    value[4] = hi >> 11 & 0x1; /* W1 */
    value[5] = hi >> 12 & 0x1; /* W2 */
    value[6] = hi >> 13 & 0x1; /* W3 */
    value[7] = hi >> 14 & 0x1; /* W4 */
    value[8] = hi >> 15 & 0x1; /* W5 */
    value[9] = hi >> 16 & 0x1; /* W6 */
    if ((hi & 0x1ffff) == 0x7f1) {
        d->canon.hi |= 0x7f1;
        line[0] = 0;
    } else if ((hi & 0x1fffe) == 0x7f0) {
        d->canon.hi |= 0x7f0;
        line[0] = 1;
    } else {
        d->known.hi |= 0x1f810;
        line[0] = 2;
        maxwell_operand_stalls(d, line + 1);
        maxwell_operand_sets(d, line + 2);
        maxwell_operand_frees(d, line + 3);
    }
}

void maxwell_operand_close(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x200000) == 0x0) {
        line[0] = 0;
    } else {
        d->canon.hi |= 0x200000;
        line[0] = 1;
    }
}

void maxwell_format_slot(struct decoding *d, uint8_t *line, uint64_t *value)
{
    maxwell_operand_guard(d, line, value);
    maxwell_operand_open(d, line + 1);
    maxwell_operand_ctl(d, line + 2, value + 1);
    maxwell_operand_close(d, line + 6);
}

void maxwell_operand_aaddr13(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 28 & 0x1fff; /* AOFF13 */
    value[2] = lo >> 28 & 0x1fff; /* UAOFF13 */
    if ((lo & 0x1fff0000000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0x1fff000ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0x1fff0000000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

bool maxwell_operand_paired(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 20 & 0xff; /* CASN */
    if ((lo & 0x8000000000000) != 0x8000000000000 && (lo & 0x4000000000000) != 0x4000000000000 &&
        (lo & 0x2000000000000) != 0x2000000000000 && (lo & 0xff00000) != 0xff00000) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else if ((lo & 0x8000000000000) != 0x8000000000000 &&
        (lo & 0x4000000000000) != 0x4000000000000 && (lo & 0xfe00000) != 0xfe00000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x2000000000000;
        line[0] = 1;
    } else if ((lo & 0xc000000000000) == 0x4000000000000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x4000000000000;
        line[0] = 2;
    } else if ((lo & 0x8000000000000) != 0x0 && (lo & 0x4000000000000) != 0x4000000000000 &&
        (lo & 0xff00000) != 0xff00000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x8000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_asaddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 30 & 0x3fffff; /* ASOFF */
    value[2] = lo >> 30 & 0x3fffff; /* UASOFF */
    if ((lo & 0xfffffc0000000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xfffffc000ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfffffc0000000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

bool maxwell_operand_paired_of_atoms_cas(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 20 & 0xff; /* CASN */
    if ((lo & 0x10000000000000) != 0x10000000000000 && (lo & 0x20000000) != 0x20000000 &&
        (lo & 0x10000000) != 0x10000000 && (lo & 0xff00000) != 0xff00000) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else if ((lo & 0x20000000) != 0x20000000 && (lo & 0x10000000) != 0x10000000 &&
        (lo & 0xfe00000) != 0xfe00000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x10000000000000;
        line[0] = 1;
    } else if ((lo & 0x30000000) == 0x10000000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x10000000;
        line[0] = 2;
    } else if ((lo & 0x20000000) != 0x0 && (lo & 0x10000000) != 0x10000000 &&
        (lo & 0xff00000) != 0xff00000) {
        d->known.lo |= 0xff00000;
        d->canon.lo |= 0x20000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_arkind(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0x7; /* ARTYPE */
    if ((lo & 0x400000) == 0x0 || (lo & 0x300000) == 0x100000) {
        d->known.lo |= 0x700000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1 && (lo & 0x200000) == 0x0) {
        d->canon.lo |= 0x400000;
        line[0] = 1;
    } else if (ON_SM_60_SM_61_SM_62 >> d->config & 1 && (lo & 0x200000) == 0x0) {
        d->canon.lo |= 0x400000;
        line[0] = 2;
    } else if (ON_SM_60_SM_61_SM_62 >> d->config & 1 && (lo & 0x100000) == 0x0) {
        d->canon.lo |= 0x600000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_ccaddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 22 & 0x3fffffff; /* CCOFF */
    value[2] = lo >> 22 & 0x3fffffff; /* UCCOFF */
    if ((lo & 0xfffffffc00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xfffffffc0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfffffffc00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_ccladdr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 22 & 0x3fffff; /* CCLOFF */
    value[2] = lo >> 22 & 0x3fffff; /* UCCLOFF */
    if ((lo & 0xfffffc00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xfffffc0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfffffc00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

bool maxwell_operand_sb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4b00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_way(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xffffff; /* TO */
    value[1] = lo >> 36 & 0x1f; /* BXBANK */
    value[2] = lo >> 20 & 0xffff; /* BXOFF */
    if ((lo & 0x20) == 0x0) {
        d->known.lo |= 0xffffff00000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1fffff00000;
        d->canon.lo |= 0x20;
        line[0] = 1;
    }
}

void maxwell_operand_nearx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xffffff; /* BXNEAR */
    value[2] = lo >> 36 & 0x1f; /* BXBANK */
    value[3] = lo >> 20 & 0xffff; /* BXOFF */
    if ((lo & 0xffffff00020) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0x20) == 0x0) {
        d->known.lo |= 0xffffff0ff00;
        line[0] = 1;
    } else if ((lo & 0xffff00000) == 0x0) {
        d->known.lo |= 0x1f00000ff00;
        d->canon.lo |= 0x20;
        line[0] = 2;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0x1fffff0ff00;
        d->canon.lo |= 0x20;
        line[0] = 3;
    } else {
        d->known.lo |= 0x1fffff00000;
        d->canon.lo |= 0xff20;
        line[0] = 4;
    }
}

void maxwell_operand_farway(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xffffffff; /* BFAR */
    value[1] = lo >> 36 & 0x1f; /* BXBANK */
    value[2] = lo >> 20 & 0xffff; /* BXOFF */
    if ((lo & 0x20) == 0x0) {
        d->known.lo |= 0xffffffff00000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1fffff00000;
        d->canon.lo |= 0x20;
        line[0] = 1;
    }
}

void maxwell_operand_farx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xffffffff; /* BXFAR */
    value[2] = lo >> 36 & 0x1f; /* BXBANK */
    value[3] = lo >> 20 & 0xffff; /* BXOFF */
    if ((lo & 0xffffffff00020) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0x20) == 0x0) {
        d->known.lo |= 0xffffffff0ff00;
        line[0] = 1;
    } else if ((lo & 0xffff00000) == 0x0) {
        d->known.lo |= 0x1f00000ff00;
        d->canon.lo |= 0x20;
        line[0] = 2;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0x1fffff0ff00;
        d->canon.lo |= 0x20;
        line[0] = 3;
    } else {
        d->known.lo |= 0x1fffff00000;
        d->canon.lo |= 0xff20;
        line[0] = 4;
    }
}

void maxwell_format_slot_of_cal(struct decoding *d, uint8_t *line, uint64_t *value)
{
    maxwell_operand_open(d, line);
    maxwell_operand_ctl(d, line + 1, value);
    maxwell_operand_close(d, line + 5);
}

void maxwell_operand_bptno(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xfffff; /* BPTN */
    if ((lo & 0xfffff00000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffff00000;
        line[0] = 1;
    }
}

void maxwell_operand_nopmask(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xffff; /* NMASK */
    if ((lo & 0xffff00000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0xffff00000;
        line[0] = 1;
    }
}

bool maxwell_operand_cf16(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = lo >> 41 & 0x1; /* CH */
    value[4] = hi >> 18 & 0x1; /* RB */
    value[5] = lo >> 34 & 0x1f; /* CBANK */
    value[6] = lo >> 20 & 0x3fff; /* COFF */
    value[7] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x222000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2227ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_cs32(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x220000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2207ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_cs64(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x220000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2207ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_cf64(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = lo >> 41 & 0x1; /* CH */
    value[4] = hi >> 18 & 0x1; /* RB */
    value[5] = lo >> 34 & 0x1f; /* CBANK */
    value[6] = lo >> 20 & 0x3fff; /* COFF */
    value[7] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x222000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2227ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100027ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_cih(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = lo >> 41 & 0x3; /* CHALF */
    value[4] = hi >> 18 & 0x1; /* RB */
    value[5] = lo >> 34 & 0x1f; /* CBANK */
    value[6] = lo >> 20 & 0x3fff; /* COFF */
    value[7] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00020000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x226000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00020000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2267ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02220000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02020000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00220000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00020000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_cib(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = lo >> 41 & 0x3; /* CBYTE */
    value[4] = hi >> 18 & 0x1; /* RB */
    value[5] = lo >> 34 & 0x1f; /* CBANK */
    value[6] = lo >> 20 & 0x3fff; /* COFF */
    value[7] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x226000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2267ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100067ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_db(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 19 & 0x1; /* RC */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x220000ff00000;
        d->known.hi |= 0x80000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2207ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_dbn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48 & 0x1; /* FNM */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x100000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x1007ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3801000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_dbn_of_dfma_b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48 & 0x1; /* FNM */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0x100000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        d->known.lo |= 0x1007ffff00000;
        d->canon.lo |= 0x4b00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe01000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3601000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_db_of_dset(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 53 & 0x1; /* SNB */
    value[1] = lo >> 44 & 0x1; /* SAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5900000000000000) {
        d->known.lo |= 0x2010000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5900000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4900000000000000) {
        d->known.lo |= 0x20107ffff00000;
        d->canon.lo |= 0x4900000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe20100000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3200000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00100000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3220000000000000;
        line[0] = 3;
    } else if ((lo & 0xfe20000000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3200100000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3220100000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_db_of_dsetp(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 6 & 0x1; /* PNB */
    value[1] = lo >> 44 & 0x1; /* SAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* DIMM */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0x10000ff00040;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        d->known.lo |= 0x107ffff00040;
        d->canon.lo |= 0x4b00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe00100000000040) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00100000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000040;
        line[0] = 3;
    } else if ((lo & 0xfe00000000000040) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600100000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600100000000040;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 45 & 0x1; /* FNB */
    value[1] = lo >> 49 & 0x1; /* FAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 19 & 0x1; /* RC */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x220000ff00000;
        d->known.hi |= 0x80000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x2207ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800200000000000;
        line[0] = 3;
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802000000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3802200000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fbn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48 & 0x1; /* FNM */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x100000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x1007ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3801000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fbn_of_ffma_b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48 & 0x1; /* FNM */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5900000000000000) {
        d->known.lo |= 0x100000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5900000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4900000000000000) {
        d->known.lo |= 0x1007ffff00000;
        d->canon.lo |= 0x4900000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe01000000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3200000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3200000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3201000000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fb_of_fset(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 53 & 0x1; /* SNB */
    value[1] = lo >> 44 & 0x1; /* SAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5800000000000000) {
        d->known.lo |= 0x2010000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5800000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4800000000000000) {
        d->known.lo |= 0x20107ffff00000;
        d->canon.lo |= 0x4800000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe20100000000000) == 0x3000000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3000000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00100000000000) == 0x3000000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3020000000000000;
        line[0] = 3;
    } else if ((lo & 0xfe20000000000000) == 0x3000000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3000100000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3000000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3020100000000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fb_of_fsetp(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 6 & 0x1; /* PNB */
    value[1] = lo >> 44 & 0x1; /* SAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 34 & 0x1f; /* CBANK */
    value[5] = lo >> 20 & 0x3fff; /* COFF */
    value[6] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0x10000ff00040;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        d->known.lo |= 0x107ffff00040;
        d->canon.lo |= 0x4b00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe00100000000040) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00100000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000040;
        line[0] = 3;
    } else if ((lo & 0xfe00000000000040) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600100000000000;
        line[0] = 4;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600100000000040;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_fic(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* FIMM */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4b00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_apop(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 44 & 0x7; /* APO */
    if ((lo & 0x700000000000) == 0x700000000000) {
        d->canon.lo |= 0x700000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x700000000000;
        line[0] = 1;
    }
}

void maxwell_operand_awhich(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0x7ff; /* AOFF11 */
    if ((lo & 0x7ff00000) == 0x0 && (lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0x7ff0ff00;
        line[0] = 1;
    } else if ((lo & 0x7ff00000) != 0x0) {
        d->known.lo |= 0x7ff00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    } else {
        d->canon.lo |= 0xff00;
        line[0] = 3;
    }
}

void maxwell_operand_arc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xff; /* Rc */
    if ((lo & 0x7f8000000000) == 0x7f8000000000) {
        d->canon.lo |= 0x7f8000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7f8000000000;
        line[0] = 1;
    }
}

void maxwell_operand_ix(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x4000000000) == 0x0) {
        line[0] = 0;
    } else {
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    }
}

void maxwell_operand_iattr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 28 & 0x3ff; /* ATX */
    value[1] = lo >> 8 & 0xff; /* Ra */
    if ((lo & 0x4000000000) == 0x0) {
        d->known.lo |= 0x3ff0000000;
        d->canon.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0x3ff0000000) == 0x0) {
        d->known.lo |= 0xff00;
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x3ff000ff00;
        d->canon.lo |= 0x4000000000;
        line[0] = 2;
    }
}

bool maxwell_operand_iplace(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xff; /* Rc */
    if ((lo & 0x20000000000000) == 0x0) {
        d->canon.lo |= 0x7f8000000000;
        line[0] = 0;
    } else if ((lo & 0x10000000000000) == 0x0) {
        d->known.lo |= 0x7f8000000000;
        d->canon.lo |= 0x20000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_sb_of_out(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0xfb00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0xfb00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0xeb00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0xeb00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0xf600000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0xf600000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_pxaddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xff; /* PXOFF */
    if ((lo & 0xff00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff0ff00;
        line[0] = 1;
    }
}

void maxwell_operand_ha(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 43 & 0x1; /* HNA */
    value[1] = lo >> 44 & 0x1; /* HAA */
    value[2] = lo >> 8 & 0xff; /* Ra */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[4] = lo >> 47 & 0x3; /* HSA */
    if ((lo & 0x1800000000000) != 0x800000000000) {
        d->known.lo |= 0x198000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x198000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 1;
    }
}

bool maxwell_operand_hb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 31 & 0x1; /* HNB */
    value[1] = lo >> 30 & 0x1; /* HAB */
    value[2] = lo >> 20 & 0xff; /* Rb */
    value[3] = hi >> 18 & 0x1; /* RB */
    value[4] = lo >> 28 & 0x3; /* HSB */
    if ((lo & 0xff00000000000000) == 0x5d00000000000000 && (lo & 0x30000000) != 0x10000000) {
        d->known.lo |= 0xfff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5d00000000000000;
        line[0] = 0;
    } else if ((lo & 0xff00000000000000) == 0x5d00000000000000) {
        d->known.lo |= 0xfff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5d00000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_hci(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 56 & 0x1; /* HNCB */
    value[1] = lo >> 54 & 0x1; /* HACB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9); /* HIHI */
    value[5] = lo >> 20 & 0x3ff; /* HILO */
    if ((lo & 0xfe80000000000000) == 0x7a80000000000000) {
        d->known.lo |= 0x140007ffff00000;
        d->canon.lo |= 0x7a80000000000000;
        line[0] = 0;
        line[1] = 0;
    } else if ((lo & 0xfe00000000000000) == 0x7a00000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x7a00000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_hal(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 56 & 0x1; /* HNCB */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    value[3] = lo >> 53 & 0x3; /* HSAL */
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        d->known.lo |= 0x16000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x16000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 1;
    }
}

void maxwell_operand_hma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 44 & 0x1; /* HAA */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    value[3] = lo >> 47 & 0x3; /* HSA */
    if ((lo & 0x1800000000000) != 0x800000000000) {
        d->known.lo |= 0x190000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x190000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 1;
    }
}

void maxwell_operand_halm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = hi >> 17 & 0x1; /* RA */
    value[2] = lo >> 53 & 0x3; /* HSAL */
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        d->known.lo |= 0x6000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x6000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 1;
    }
}

void maxwell_operand_hfa(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = hi >> 17 & 0x1; /* RA */
    value[2] = lo >> 47 & 0x3; /* HSA */
    if ((lo & 0x1800000000000) != 0x800000000000) {
        d->known.lo |= 0x180000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x180000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 1;
    }
}

void maxwell_operand_hfr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 31 & 0x1; /* HNB */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 28 & 0x3; /* HSB */
    if ((lo & 0x30000000) != 0x10000000) {
        d->known.lo |= 0xbff00000;
        d->known.hi |= 0x40000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xbff00000;
        d->known.hi |= 0x40000;
        line[0] = 1;
    }
}

void maxwell_operand_hfc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 30 & 0x1; /* HNR */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = hi >> 19 & 0x1; /* RC */
    value[3] = lo >> 35 & 0x3; /* HSR */
    if ((lo & 0x1800000000) != 0x800000000) {
        d->known.lo |= 0x7f9840000000;
        d->known.hi |= 0x80000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7f9840000000;
        d->known.hi |= 0x80000;
        line[0] = 1;
    }
}

void maxwell_operand_hfb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 56 & 0x1; /* HNCB */
    value[1] = lo >> 34 & 0x1f; /* CBANK */
    value[2] = lo >> 20 & 0x3fff; /* COFF */
    value[3] = (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9); /* HIHI */
    value[4] = lo >> 20 & 0x3ff; /* HILO */
    if ((lo & 0x80000000000000) == 0x80000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x80000000000000;
        line[0] = 0;
        line[1] = 0;
    } else {
        d->known.lo |= 0x100007ffff00000;
        line[0] = 1;
    }
}

void maxwell_operand_hfc_of_hfma2_b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 51 & 0x1; /* HNRC */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = hi >> 19 & 0x1; /* RC */
    value[3] = lo >> 53 & 0x3; /* HSRC */
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        d->known.lo |= 0x687f8000000000;
        d->known.hi |= 0x80000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x687f8000000000;
        d->known.hi |= 0x80000;
        line[0] = 1;
    }
}

void maxwell_operand_hfcb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 56 & 0x1; /* HNCB */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 53 & 0x3; /* HSRC */
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        d->known.lo |= 0x1607f8000000000;
        d->known.hi |= 0x40000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1607f8000000000;
        d->known.hi |= 0x40000;
        line[0] = 1;
    }
}

bool maxwell_operand_hci_of_hsetp2_c(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 56 & 0x1; /* HNCB */
    value[1] = lo >> 54 & 0x1; /* HACB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9); /* HIHI */
    value[5] = lo >> 20 & 0x3ff; /* HILO */
    if ((lo & 0xfe80000000000000) == 0x7e80000000000000) {
        d->known.lo |= 0x140007ffff00000;
        d->canon.lo |= 0x7e80000000000000;
        line[0] = 0;
        line[1] = 0;
    } else if ((lo & 0xfe00000000000000) == 0x7e00000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x7e00000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_plusone(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x3000000000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x3000000000000) != 0x3000000000000) {
        d->canon.lo |= 0x1000000000000;
        line[0] = 1;
    } else {
        d->canon.lo |= 0x3000000000000;
        line[0] = 2;
    }
}

void maxwell_operand_suma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 49 & 0x1; /* NA */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    if ((lo & 0x3000000000000) != 0x3000000000000) {
        d->known.lo |= 0x200000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x3000000000000;
        line[0] = 1;
    }
}

bool maxwell_operand_sumb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48 & 0x1; /* NB */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000 &&
        (lo & 0x3000000000000) != 0x3000000000000) {
        d->known.lo |= 0x100000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000 &&
        (lo & 0x3000000000000) != 0x3000000000000) {
        d->known.lo |= 0x1007ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3801000000000000;
        line[0] = 3;
    } else if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c03000000000000;
        line[0] = 4;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4c03000000000000;
        line[0] = 5;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3803000000000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_plusonel(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x80000000000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x100000000000000) == 0x100000000000000) {
        d->canon.lo |= 0x180000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_sumal(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 56 & 0x1; /* NAL */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    if ((lo & 0x80000000000000) == 0x0) {
        d->known.lo |= 0x10000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else if ((lo & 0x100000000000000) == 0x100000000000000) {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x180000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_add3x(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 51 & 0x1; /* NA3 */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo >> 35 & 0x3; /* HA3 */
    value[3] = hi >> 17 & 0x1; /* RA */
    if ((lo & 0x1800000000) != 0x1800000000) {
        d->known.lo |= 0x800180000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_add3y(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 50 & 0x1; /* NB3 */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = lo >> 33 & 0x3; /* HB3 */
    value[3] = hi >> 18 & 0x1; /* RB */
    if ((lo & 0x600000000) != 0x600000000) {
        d->known.lo |= 0x400060ff00000;
        d->known.hi |= 0x40000;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_add3z(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 49 & 0x1; /* NC3 */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = lo >> 31 & 0x3; /* HC3 */
    value[3] = hi >> 19 & 0x1; /* RC */
    if ((lo & 0x180000000) != 0x180000000) {
        d->known.lo |= 0x27f8180000000;
        d->known.hi |= 0x80000;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_add3b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 50 & 0x1; /* NB3 */
    value[1] = lo >> 34 & 0x1f; /* CBANK */
    value[2] = lo >> 20 & 0x3fff; /* COFF */
    value[3] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* UIMM */
    if ((lo & 0xff00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x4007ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 0;
        line[1] = 0;
    } else if ((lo & 0xfe04000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3804000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_sb_of_imnmx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_po(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 48 & 0x7; /* P2 */
    if ((lo & 0x7000000000000) == 0x7000000000000) {
        d->canon.lo |= 0x7000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7000000000000;
        line[0] = 1;
    }
}

bool maxwell_operand_sbi(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 40 & 0x1; /* LIB */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x1000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x17ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe00010000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800010000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_a24(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xffffff; /* OFF24 */
    value[2] = lo >> 20 & 0xffffff; /* UOFF24 */
    if ((lo & 0xffffff00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xffffff0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffffff00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_a20(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xfffff; /* OFF20 */
    value[2] = lo >> 20 & 0xfffff; /* UOFF20 */
    if ((lo & 0xfffff00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xfffff0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfffff00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_a32(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 20 & 0xffffffff; /* OFF32 */
    value[2] = lo >> 20 & 0xffffffff; /* UOFF32 */
    if ((lo & 0xffffffff00000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0xffffffff0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffffffff00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_genpred(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 58 & 0x7; /* GENP */
    if ((lo & 0x1c00000000000000) == 0x1c00000000000000) {
        d->canon.lo |= 0x1c00000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1c00000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_cplace(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 36 & 0x1f; /* LBANK */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo >> 20 & 0xffff; /* CINDEX */
    value[3] = lo >> 20 & 0xffff; /* UCINDEX */
    if ((lo & 0xffff00000) == 0x0) {
        d->known.lo |= 0x1f00000ff00;
        line[0] = 0;
    } else if ((lo & 0xff00) != 0xff00) {
        d->known.lo |= 0x1fffff0ff00;
        line[0] = 1;
    } else {
        d->known.lo |= 0x1fffff00000;
        d->canon.lo |= 0xff00;
        line[0] = 2;
    }
}

void maxwell_operand_lanes(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xf; /* MASK */
    if ((lo & 0x78000000000) == 0x78000000000) {
        d->canon.lo |= 0x78000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x78000000000;
        line[0] = 1;
    }
}

void maxwell_operand_lanesl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 12 & 0xf; /* MASKL */
    if ((lo & 0xf000) == 0xf000) {
        d->canon.lo |= 0xf000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xf000;
        line[0] = 1;
    }
}

void maxwell_operand_madpo(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x18000000000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x18000000000000) != 0x18000000000000) {
        d->canon.lo |= 0x8000000000000;
        line[0] = 1;
    } else {
        d->canon.lo |= 0x18000000000000;
        line[0] = 2;
    }
}

void maxwell_operand_mada(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 52 & 0x1; /* MNA */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        d->known.lo |= 0x1000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x18000000000000;
        line[0] = 1;
    }
}

bool maxwell_operand_sb_of_imad_b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5a00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5a00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4a00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4a00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3400000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3400000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_madc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 51 & 0x1; /* MNC */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = hi >> 19 & 0x1; /* RC */
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        d->known.lo |= 0x87f8000000000;
        d->known.hi |= 0x80000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7f8000000000;
        d->known.hi |= 0x80000;
        d->canon.lo |= 0x18000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_madcc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 51 & 0x1; /* MNC */
    value[1] = lo >> 34 & 0x1f; /* CBANK */
    value[2] = lo >> 20 & 0x3fff; /* COFF */
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        d->known.lo |= 0x8007ffff00000;
        line[0] = 0;
        line[1] = 0;
    } else {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x18000000000000;
        line[0] = 1;
        line[2] = 0;
    }
}

void maxwell_operand_madpol(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x180000000000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x180000000000000) != 0x180000000000000) {
        d->canon.lo |= 0x80000000000000;
        line[0] = 1;
    } else {
        d->canon.lo |= 0x180000000000000;
        line[0] = 2;
    }
}

void maxwell_operand_madal(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 56 & 0x1; /* NAL */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = hi >> 17 & 0x1; /* RA */
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        d->known.lo |= 0x10000000000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x180000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_madcl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo & 0xff; /* Rd */
    value[6] = lo >> 55 & 0x1; /* MNCL */
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        d->known.lo |= 0x800000000000ff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff;
        d->canon.lo |= 0x180000000000000;
        line[0] = 1;
    }
}

bool maxwell_operand_xm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 36 & 0x1; /* XPSL */
    value[1] = lo >> 37 & 0x1; /* XMRG */
    value[2] = lo >> 50 & 0x7; /* XMODE */
    value[3] = lo >> 38 & 0x1; /* XX */
    if ((lo & 0x10000000000000) == 0x0 || (lo & 0xc000000000000) == 0x0) {
        d->known.lo |= 0x1c007000000000;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_pbits(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 34 & 0x1f; /* CBANK */
    value[3] = lo >> 20 & 0x3fff; /* COFF */
    value[4] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* UIMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x7ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_shfb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 20 & 0x3f; /* FIMM6 */
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5b00000000000000;
        line[0] = 0;
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        d->known.lo |= 0x3f00000;
        d->canon.lo |= 0x3600000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_shfb_of_shf_r(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = hi >> 18 & 0x1; /* RB */
    value[2] = lo >> 20 & 0x3f; /* FIMM6 */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x3f00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_sbi_of_flo(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 40 & 0x1; /* NBI */
    value[1] = lo >> 20 & 0xff; /* Rb */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 34 & 0x1f; /* CBANK */
    value[4] = lo >> 20 & 0x3fff; /* COFF */
    value[5] = (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19); /* IMM */
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        d->known.lo |= 0x1000ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x5c00000000000000;
        line[0] = 0;
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        d->known.lo |= 0x17ffff00000;
        d->canon.lo |= 0x4c00000000000000;
        line[0] = 1;
        line[1] = 0;
    } else if ((lo & 0xfe00010000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800000000000000;
        line[0] = 2;
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        d->known.lo |= 0x100007ffff00000;
        d->canon.lo |= 0x3800010000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_leash(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0x1f; /* LEAS */
    if ((lo & 0xf8000000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0xf8000000000;
        line[0] = 1;
    }
}

void maxwell_operand_lehsh(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 28 & 0x1f; /* LEHS */
    if ((lo & 0x1f0000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0x1f0000000;
        line[0] = 1;
    }
}

void maxwell_operand_lecsh(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 51 & 0x1f; /* LECS */
    if ((lo & 0xf8000000000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0xf8000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_special(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* SREG */
    if (ON_SM_50_SM_52_SM_53 >> d->config & 1) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else if ((lo & 0xfc00000) != 0x2c00000 && (lo & 0xef00000) != 0x2e00000) {
        d->known.lo |= 0xff00000;
        line[0] = 1;
    } else if ((lo & 0x300000) == 0x0) {
        d->canon.lo |= 0x2c00000;
        line[0] = 2;
    } else if ((lo & 0x200000) == 0x0) {
        d->canon.lo |= 0x2d00000;
        line[0] = 3;
    } else if ((lo & 0x1100000) == 0x0) {
        d->canon.lo |= 0x2e00000;
        line[0] = 4;
    } else if ((lo & 0x100000) == 0x100000) {
        d->canon.lo |= 0x2f00000;
        line[0] = 5;
    } else {
        d->canon.lo |= 0x3e00000;
        line[0] = 6;
    }
}

void maxwell_operand_shb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 20 & 0x1f; /* SLANE */
    if ((lo & 0x10000000) == 0x0) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1f00000;
        d->canon.lo |= 0x10000000;
        line[0] = 1;
    }
}

void maxwell_operand_shc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xff; /* Rc */
    value[1] = lo >> 34 & 0x1fff; /* SCLAMP */
    if ((lo & 0x20000000) == 0x0) {
        d->known.lo |= 0x7f8000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7ffc00000000;
        d->canon.lo |= 0x20000000;
        line[0] = 1;
    }
}

void maxwell_operand_barid(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 8 & 0xff; /* BID */
    if ((lo & 0x100000000000) == 0x0) {
        d->known.lo |= 0xff00;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00;
        d->canon.lo |= 0x100000000000;
        line[0] = 1;
    }
}

void maxwell_operand_baro(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 20 & 0xfff; /* BCNT */
    if ((lo & 0x80000000000) == 0x0) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else if ((lo & 0xfff00000) == 0x0) {
        d->canon.lo |= 0x80000000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xfff00000;
        d->canon.lo |= 0x80000000000;
        line[0] = 2;
    }
}

void maxwell_operand_bara(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 20 & 0xfff; /* BCNT */
    if ((lo & 0x80000000000) == 0x0) {
        d->known.lo |= 0xff00000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfff00000;
        d->canon.lo |= 0x80000000000;
        line[0] = 1;
    }
}

void maxwell_operand_b2rp(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 45 & 0x7; /* VP */
    if ((lo & 0xe00000000000) == 0xe00000000000) {
        d->canon.lo |= 0xe00000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xe00000000000;
        line[0] = 1;
    }
}

void maxwell_operand_dlist(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 4 & 0x1; /* D4 */
    value[1] = lo >> 3 & 0x1; /* D3 */
    value[2] = lo >> 2 & 0x1; /* D2 */
    value[3] = lo >> 1 & 0x1; /* D1 */
    value[4] = lo & 0x1; /* D0 */
    if ((lo & 0x3f) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x20) == 0x20) {
        d->known.lo |= 0x1f;
        d->canon.lo |= 0x20;
        line[0] = 1;
    } else if ((lo & 0x10) == 0x10) {
        d->known.lo |= 0xf;
        d->canon.lo |= 0x10;
        line[0] = 2;
    } else if ((lo & 0x8) == 0x8) {
        d->known.lo |= 0x7;
        d->canon.lo |= 0x8;
        line[0] = 3;
    } else if ((lo & 0x4) == 0x4) {
        d->known.lo |= 0x3;
        d->canon.lo |= 0x4;
        line[0] = 4;
    } else if ((lo & 0x2) == 0x2) {
        d->known.lo |= 0x1;
        d->canon.lo |= 0x2;
        line[0] = 5;
    } else {
        d->canon.lo |= 0x1;
        line[0] = 6;
    }
}

void maxwell_operand_supo(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 30 & 0x7; /* SUPR */
    if ((lo & 0x1c0000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0x1c0000000;
        line[0] = 1;
    }
}

void maxwell_operand_suwhere(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xff; /* Rc */
    value[1] = lo >> 36 & 0x1fff; /* TXH */
    if ((lo & 0x8000000000000) == 0x0) {
        d->known.lo |= 0x7f8000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x1fff000000000;
        d->canon.lo |= 0x8000000000000;
        line[0] = 1;
    }
}

bool maxwell_operand_surkind(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0x7; /* SURTYPE */
    if ((lo & 0x700000) != 0x400000) {
        d->known.lo |= 0x700000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1) {
        d->canon.lo |= 0x400000;
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> d->config & 1) {
        d->canon.lo |= 0x400000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_suakind(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 51 & 0x7; /* SUATYPE */
    if ((lo & 0x38000000000000) != 0x20000000000000) {
        d->known.lo |= 0x38000000000000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1) {
        d->canon.lo |= 0x20000000000000;
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> d->config & 1) {
        d->canon.lo |= 0x20000000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_suakindr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 36 & 0x7; /* SUATYPER */
    if ((lo & 0x7000000000) != 0x4000000000) {
        d->known.lo |= 0x7000000000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1) {
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> d->config & 1) {
        d->canon.lo |= 0x4000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_sureg(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 39 & 0xff; /* Rc */
    if ((lo & 0x8000000000000) == 0x0) {
        d->known.lo |= 0x7f8000000000;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_suakindr_of_suatom_p(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 36 & 0x7; /* SUATYPER */
    if ((lo & 0x7000000000) != 0x4000000000) {
        d->known.lo |= 0x7000000000;
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> d->config & 1) {
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    } else {
        d->canon.lo |= 0x4000000000;
        line[0] = 2;
    }
}

void maxwell_operand_tp(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 51 & 0x7; /* TPO */
    if ((lo & 0x38000000000000) == 0x38000000000000) {
        d->canon.lo |= 0x38000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x38000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_trb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 20 & 0xff; /* Rb */
    if ((lo & 0xff00000) == 0xff00000) {
        d->canon.lo |= 0xff00000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00000;
        line[0] = 1;
    }
}

void maxwell_operand_tm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 31 & 0xf; /* TMASK */
    if ((lo & 0x780000000) == 0x780000000) {
        d->canon.lo |= 0x780000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x780000000;
        line[0] = 1;
    }
}

bool maxwell_operand_txqw(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 22 & 0x3f; /* TXQK */
    value[1] = lo >> 23 & 0x1f; /* TXQN */
    if ((lo & 0xec00000) == 0x400000 || (lo & 0xe400000) == 0x4000000 ||
        (lo & 0xbc00000) == 0x800000) {
        d->known.lo |= 0xfc00000;
        line[0] = 0;
    } else if ((lo & 0x8400000) == 0x8000000) {
        d->known.lo |= 0xf800000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_short(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 59 & 0x1; /* TXF */
    if (ON_NOT_SM_50 >> d->config & 1) {
        d->known.lo |= 0x800000000000000;
        line[0] = 0;
    } else if ((lo & 0x800000000000000) == 0x800000000000000) {
        d->canon.lo |= 0x800000000000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_short4(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 55 & 0x1; /* T4F */
    if (ON_NOT_SM_50 >> d->config & 1) {
        d->known.lo |= 0x80000000000000;
        line[0] = 0;
    } else if ((lo & 0x80000000000000) == 0x0) {
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_vbt(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        d->known.lo |= 0x2000000000000;
        d->canon.lo |= 0x4000000000000;
        line[0] = 0;
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        d->known.lo |= 0x2000000000000;
        d->canon.lo |= 0x4000040000000;
        line[0] = 1;
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        d->known.lo |= 0x2000000000000;
        d->canon.lo |= 0x4000060000000;
        line[0] = 2;
    } else {
        d->known.lo |= 0x2000000000000;
        line[0] = 3;
    }
}

void maxwell_operand_vbtn(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        d->known.lo |= 0x2000000000000;
        d->canon.lo |= 0x4000000000000;
        line[0] = 0;
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        d->known.lo |= 0x2000000000000;
        d->canon.lo |= 0x4000040000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x2000000000000;
        line[0] = 2;
    }
}

bool maxwell_operand_vt(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 48 & 0x1; /* VAS */
    value[1] = lo >> 49 & 0x1; /* VBS */
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        d->known.lo |= 0x1000000000000;
        line[0] = 0;
        maxwell_operand_vbt(d, line + 1);
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        d->known.lo |= 0x1000000000000;
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
        maxwell_operand_vbt(d, line + 2);
    } else if ((lo & 0x4000070000000) != 0x4000070000000 &&
        (lo & 0x1000000000000) != 0x1000000000000 && (lo & 0x1000000000) != 0x1000000000) {
        d->canon.lo |= 0x6000000000;
        line[0] = 2;
        maxwell_operand_vbt(d, line + 3);
    } else if ((lo & 0x4000060000000) != 0x4000060000000 && (lo & 0x1000000000) != 0x1000000000) {
        d->canon.lo |= 0x1006000000000;
        line[0] = 3;
        maxwell_operand_vbtn(d, line + 4);
    } else if ((lo & 0x2001010000000) == 0x0) {
        d->canon.lo |= 0x5006060000000;
        line[0] = 4;
    } else if ((lo & 0x1010000000) == 0x0) {
        d->canon.lo |= 0x7006060000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_va(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 8 & 0xff; /* Ra */
    value[1] = lo >> 36 & 0x3; /* VAB */
    value[2] = hi >> 17 & 0x1; /* RA */
    value[3] = lo >> 36 & 0x1; /* VAH */
    if ((lo & 0x4000000000) == 0x0) {
        d->known.lo |= 0x300000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else if ((lo & 0x2000000000) == 0x0) {
        d->known.lo |= 0x100000ff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    } else if ((lo & 0x1000000000) == 0x0) {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x6000000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool maxwell_operand_vb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 20 & 0xff; /* Rb */
    value[1] = lo >> 28 & 0x3; /* VBB */
    value[2] = hi >> 18 & 0x1; /* RB */
    value[3] = lo >> 28 & 0x1; /* VBH */
    value[4] = lo >> 20 & 0xffff; /* VN16 */
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        d->known.lo |= 0x3ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x4000000000000;
        line[0] = 0;
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        d->known.lo |= 0x1ff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x4000040000000;
        line[0] = 1;
    } else if ((lo & 0x4000010000000) == 0x4000000000000) {
        d->known.lo |= 0xff00000;
        d->known.hi |= 0x40000;
        d->canon.lo |= 0x4000060000000;
        line[0] = 2;
    } else if ((lo & 0x4000000000000) == 0x0) {
        d->known.lo |= 0xffff00000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_vpo(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x60000000000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x60000000000000) != 0x60000000000000) {
        d->canon.lo |= 0x20000000000000;
        line[0] = 1;
    } else {
        d->canon.lo |= 0x60000000000000;
        line[0] = 2;
    }
}

void maxwell_operand_va_of_vmad(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x4000000000) == 0x0) {
        d->known.lo |= 0x300000ff00;
        d->known.hi |= 0x20000;
        line[0] = 0;
    } else if ((lo & 0x2000000000) == 0x0) {
        d->known.lo |= 0x100000ff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x6000000000;
        line[0] = 2;
    }
}

bool maxwell_operand_vma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1; /* VMNA */
    value[1] = lo >> 8 & 0xff; /* Ra */
    value[2] = lo >> 36 & 0x3; /* VAB */
    value[3] = hi >> 17 & 0x1; /* RA */
    value[4] = lo >> 36 & 0x1; /* VAH */
    if ((lo & 0x60000000000000) != 0x60000000000000 && (lo & 0x7000000000) != 0x7000000000) {
        d->known.lo |= 0x40000000000000;
        line[0] = 0;
        maxwell_operand_va_of_vmad(d, line + 1);
    } else if ((lo & 0x4000000000) == 0x0) {
        d->known.lo |= 0x300000ff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x60000000000000;
        line[0] = 1;
    } else if ((lo & 0x2000000000) == 0x0) {
        d->known.lo |= 0x100000ff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x60004000000000;
        line[0] = 2;
    } else if ((lo & 0x1000000000) == 0x0) {
        d->known.lo |= 0xff00;
        d->known.hi |= 0x20000;
        d->canon.lo |= 0x60006000000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void maxwell_operand_vmc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 53 & 0x1; /* VMNC */
    value[1] = lo >> 39 & 0xff; /* Rc */
    value[2] = hi >> 19 & 0x1; /* RC */
    if ((lo & 0x60000000000000) != 0x60000000000000) {
        d->known.lo |= 0x207f8000000000;
        d->known.hi |= 0x80000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x7f8000000000;
        d->known.hi |= 0x80000;
        d->canon.lo |= 0x60000000000000;
        line[0] = 1;
    }
}

void maxwell_operand_vsb(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo;
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        d->canon.lo |= 0x4000000000000;
        line[0] = 0;
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        d->canon.lo |= 0x4000040000000;
        line[0] = 1;
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        d->canon.lo |= 0x4000060000000;
        line[0] = 2;
    } else {
        line[0] = 3;
    }
}

bool maxwell_operand_vst(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 48 & 0x1; /* VAS */
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        d->known.lo |= 0x1000000000000;
        line[0] = 0;
        maxwell_operand_vsb(d, line + 1);
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        d->known.lo |= 0x1000000000000;
        d->canon.lo |= 0x4000000000;
        line[0] = 1;
        maxwell_operand_vsb(d, line + 2);
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x1000000000) != 0x1000000000) {
        d->known.lo |= 0x1000000000000;
        d->canon.lo |= 0x6000000000;
        line[0] = 2;
        maxwell_operand_vsb(d, line + 3);
    } else {
        return false;
    }
    return true;
}

