/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

void volta_operand_are(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    }
}

void volta_operand_guard(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 12 & 0x7; /* GP */
    if ((lo & 0xf000) == 0x7000) {
        d->canon.lo |= 0x7000;
        line[0] = 0;
    } else if ((lo & 0x8000) == 0x0) {
        d->known.lo |= 0x7000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x7000;
        d->canon.lo |= 0x8000;
        line[0] = 2;
    }
}

void volta_operand_stalls(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1e0000000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x1e0000000000;
        line[0] = 1;
    }
}

void volta_operand_sets(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1c00000000000) == 0x1c00000000000) {
        d->canon.hi |= 0x1c00000000000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x1c00000000000;
        line[0] = 1;
    }
}

void volta_operand_frees(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0xe000000000000) == 0xe000000000000) {
        d->canon.hi |= 0xe000000000000;
        line[0] = 0;
    } else {
        d->known.hi |= 0xe000000000000;
        line[0] = 1;
    }
}

void volta_operand_ctl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 41 & 0xf; /* STALL */
    value[1] = hi >> 45 & 0x1; /* NOY */
    value[2] = hi >> 46 & 0x7; /* WBAR */
    value[3] = hi >> 49 & 0x7; /* RBAR */
    value[4] = hi >> 52 & 0x1; /* W1 */
    value[5] = hi >> 53 & 0x1; /* W2 */
    value[6] = hi >> 54 & 0x1; /* W3 */
    value[7] = hi >> 55 & 0x1; /* W4 */
    value[8] = hi >> 56 & 0x1; /* W5 */
    value[9] = hi >> 57 & 0x1; /* W6 */
    if ((hi & 0x3fffe0000000000) == 0xfe20000000000) {
        d->canon.hi |= 0xfe20000000000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x3f0200000000000;
        line[0] = 1;
        volta_operand_stalls(d, line + 1);
        volta_operand_sets(d, line + 2);
        volta_operand_frees(d, line + 3);
    }
}

void volta_format_flow(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_guard(d, line, value);
    line[1] = 0;
    volta_operand_ctl(d, line + 2, value + 1);
}

void volta_operand_at(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x40) != 0x40 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 2;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 4;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 5;
    }
}

void volta_operand_marks(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if (ON_SM_80 >> d->config & 1) {
        line[0] = 0;
    } else if ((hi & 0xc000000000) == 0x0) {
        line[0] = 1;
    } else if ((hi & 0x8000000000) == 0x0) {
        d->canon.hi |= 0x4000000000;
        line[0] = 2;
    } else if ((hi & 0x4000000000) == 0x0) {
        d->canon.hi |= 0x8000000000;
        line[0] = 3;
    } else {
        d->canon.hi |= 0xc000000000;
        line[0] = 4;
    }
}

void volta_format_flow_of_atom_a(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_guard(d, line, value);
    volta_operand_marks(d, line + 1);
    volta_operand_ctl(d, line + 2, value + 1);
}

bool volta_operand_wu(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x100) == 0x100) {
        d->canon.hi |= 0x100;
        line[0] = 0;
    } else if ((hi & 0x40) == 0x0) {
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ag(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc0) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0xc0) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 2;
    } else if ((hi & 0x80) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x2000000040) == 0x40) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0xc0;
        line[0] = 4;
    } else if ((hi & 0x2000000040) == 0x40) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0xc0;
        line[0] = 5;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x40) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x20000000c0;
        line[0] = 6;
    } else if ((hi & 0x40) == 0x40) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x20000000c0;
        line[0] = 7;
    } else {
        return false;
    }
    return true;
}

void volta_operand_desc(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x80) == 0x0) {
        line[0] = 0;
    } else if ((hi & 0x2000000000) == 0x2000000000) {
        d->canon.hi |= 0x2000000080;
        line[0] = 1;
    } else if ((hi & 0x3f) == 0x4) {
        d->canon.hi |= 0x84;
        line[0] = 2;
    } else {
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x80;
        line[0] = 3;
    }
}

void volta_operand_marks_of_atom_h(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0xc000000000) == 0x0) {
        line[0] = 0;
    } else if ((hi & 0x8000000000) == 0x0) {
        d->canon.hi |= 0x4000000000;
        line[0] = 1;
    } else if ((hi & 0x4000000000) == 0x0) {
        d->canon.hi |= 0x8000000000;
        line[0] = 2;
    } else {
        d->canon.hi |= 0xc000000000;
        line[0] = 3;
    }
}

void volta_format_flow_of_atom_h(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_guard(d, line, value);
    volta_operand_marks_of_atom_h(d, line + 1);
    volta_operand_ctl(d, line + 2, value + 1);
}

bool volta_operand_ag_of_atom_hd(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc0) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0xc0) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 2;
    } else if ((hi & 0x80) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x40) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0xc0;
        line[0] = 4;
    } else if ((hi & 0x40) == 0x40) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0xc0;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

void volta_operand_desc_of_atom_hd(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x80) == 0x0) {
        line[0] = 0;
    } else if ((hi & 0x3f) == 0x4) {
        d->canon.hi |= 0x84;
        line[0] = 1;
    } else {
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x80;
        line[0] = 2;
    }
}

bool volta_operand_n_ftype(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = (hi >> 9 & 0xf) | ((hi >> 23 & 0x1) << 4); /* FTYPE */
    if ((hi & 0x801400) == 0x1000 || (hi & 0x801200) == 0x1200 || (hi & 0x800c00) == 0x0 ||
        (hi & 0x800a00) == 0x200 || (hi & 0x1e00) == 0x1200) {
        d->known.hi |= 0x801e00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_casop(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 23 & 0x1; /* CAST */
    if ((hi & 0x800000) == 0x0) {
        d->known.hi |= 0x800000;
        line[0] = 0;
    } else if ((hi & 0x1000000) == 0x0) {
        d->known.hi |= 0x800000;
        line[0] = 1;
    } else {
        d->known.hi |= 0x800000;
        d->canon.hi |= 0x1000000;
        line[0] = 2;
    }
}

bool volta_operand_n_ctype3(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x7; /* CTYPE3 */
    if ((hi & 0xe00) != 0x600) {
        d->known.hi |= 0xe00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_n_ctype4(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0xf; /* CTYPE4 */
    if ((hi & 0x1e00) != 0x600) {
        d->known.hi |= 0x1e00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_n_ctype9(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x7; /* CTYPE9 */
    if ((hi & 0xe00) != 0x600) {
        d->known.hi |= 0xe00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_at_of_red_tu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x4000000) != 0x4000000 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 4;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 5;
    }
}

bool volta_operand_wu_of_red_d(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x100) == 0x100) {
        d->canon.hi |= 0x100;
        line[0] = 0;
    } else if ((hi & 0x4000000) == 0x0) {
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ag_of_red_d(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000080) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x4000080) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((hi & 0x80) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4000080;
        line[0] = 4;
    } else if ((hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4000080;
        line[0] = 5;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2004000080;
        line[0] = 6;
    } else if ((hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2004000080;
        line[0] = 7;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ag_of_redg_hd(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000080) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x4000080) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((hi & 0x80) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4000080;
        line[0] = 4;
    } else if ((hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4000080;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

void volta_operand_ars(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi >> 14 & 0x3; /* SCALE */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0xc000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0xc000;
        line[0] = 1;
    } else if ((hi & 0xc000) != 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0xc000;
        line[0] = 2;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->canon.lo |= 0xff000000;
        line[0] = 3;
    }
}

void volta_operand_als(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi >> 14 & 0x3; /* SCALE */
    value[2] = hi & 0x3f; /* Uc */
    value[3] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0xc03f;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0xc03f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc000) != 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0xc03f;
        line[0] = 2;
    } else if ((hi & 0xc000) != 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0xc03f;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 4;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 5;
    }
}

void volta_operand_marks_of_atoms_tu(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if (ON_SM_75_SM_80 >> d->config & 1) {
        line[0] = 0;
    } else if ((hi & 0xc000000000) == 0x0) {
        line[0] = 1;
    } else if ((hi & 0x8000000000) == 0x0) {
        d->canon.hi |= 0x4000000000;
        line[0] = 2;
    } else if ((hi & 0x4000000000) == 0x0) {
        d->canon.hi |= 0x8000000000;
        line[0] = 3;
    } else {
        d->canon.hi |= 0xc000000000;
        line[0] = 4;
    }
}

void volta_format_flow_of_atoms_tu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_guard(d, line, value);
    volta_operand_marks_of_atoms_tu(d, line + 1);
    volta_operand_ctl(d, line + 2, value + 1);
}

bool volta_operand_n_sctype2(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x3; /* SCTYPE2 */
    if ((hi & 0x600) != 0x600) {
        d->known.hi |= 0x600;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_px(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 26 & 0x1; /* Q0N */
    value[1] = hi >> 23 & 0x7; /* Q0 */
    if ((hi & 0x7800000) == 0x3800000) {
        d->canon.hi |= 0x3800000;
        line[0] = 0;
    } else if ((hi & 0x4000000) == 0x4000000) {
        d->known.hi |= 0x7800000;
        line[0] = 1;
    } else {
        d->known.hi |= 0x7800000;
        line[0] = 2;
    }
}

void volta_operand_marks_of_bssy(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1) {
        line[0] = 0;
    } else if ((hi & 0xc000000000) == 0x0) {
        line[0] = 1;
    } else if ((hi & 0x8000000000) == 0x0) {
        d->canon.hi |= 0x4000000000;
        line[0] = 2;
    } else if ((hi & 0x4000000000) == 0x0) {
        d->canon.hi |= 0x8000000000;
        line[0] = 3;
    } else {
        d->canon.hi |= 0xc000000000;
        line[0] = 4;
    }
}

void volta_format_flow_of_bssy(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_guard(d, line, value);
    volta_operand_marks_of_bssy(d, line + 1);
    volta_operand_ctl(d, line + 2, value + 1);
}

bool volta_operand_mb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = lo >> 32; /* UIMM */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_mlr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = (lo >> 34) | ((hi & 0x1ffff) << 30); /* LONG */
    value[2] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38); /* LONGH */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_NOT_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x1ffff;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x1ffff;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

void volta_operand_syn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* SYNCS */
    if (ON_NOT_SM_90 >> d->config & 1) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x100000;
        line[0] = 1;
    }
}

bool volta_operand_nap(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = lo >> 32; /* UIMM */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8080000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

void volta_operand_syn_of_nanosleep_c(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* SYNCS */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x100000;
        line[0] = 1;
    }
}

void volta_operand_exclusive(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 22 & 0x1; /* EXCL */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0x400000;
        line[0] = 0;
    } else {
        line[0] = 1;
    }
}

bool volta_operand_mi(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* UIMM */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 0;
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_baro(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = lo >> 42 & 0xfff; /* BCNT */
    value[2] = lo >> 54 & 0xf; /* BID */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0x3ffc0000000e00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3ffcff00000000;
        d->canon.lo |= 0x400;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3c000ff00000000;
        d->canon.lo |= 0x800;
        line[0] = 3;
    } else if ((lo & 0x3ffc0000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3c0000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 4;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3fffc0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_bara(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = lo >> 42 & 0xfff; /* BCNT */
    value[2] = lo >> 54 & 0xf; /* BID */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3ffcff00000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3c000ff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3fffc0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void volta_operand_po(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 17 & 0x7; /* P0 */
    if ((hi & 0xe0000) == 0xe0000) {
        d->canon.hi |= 0xe0000;
        line[0] = 0;
    } else {
        d->known.hi |= 0xe0000;
        line[0] = 1;
    }
}

void volta_operand_dlist(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 36 & 0x1; /* D4 */
    value[1] = lo >> 35 & 0x1; /* D3 */
    value[2] = lo >> 34 & 0x1; /* D2 */
    value[3] = lo >> 33 & 0x1; /* D1 */
    value[4] = lo >> 32 & 0x1; /* D0 */
    if ((lo & 0x3f00000000) == 0x0) {
        line[0] = 0;
    } else if ((lo & 0x2000000000) == 0x2000000000) {
        d->known.lo |= 0x1f00000000;
        d->canon.lo |= 0x2000000000;
        line[0] = 1;
    } else if ((lo & 0x1000000000) == 0x1000000000) {
        d->known.lo |= 0xf00000000;
        d->canon.lo |= 0x1000000000;
        line[0] = 2;
    } else if ((lo & 0x800000000) == 0x800000000) {
        d->known.lo |= 0x700000000;
        d->canon.lo |= 0x800000000;
        line[0] = 3;
    } else if ((lo & 0x400000000) == 0x400000000) {
        d->known.lo |= 0x300000000;
        d->canon.lo |= 0x400000000;
        line[0] = 4;
    } else if ((lo & 0x200000000) == 0x200000000) {
        d->known.lo |= 0x100000000;
        d->canon.lo |= 0x200000000;
        line[0] = 5;
    } else {
        d->canon.lo |= 0x100000000;
        line[0] = 6;
    }
}

bool volta_operand_ml(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x1ffff) << 30); /* LONG */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38); /* LONGH */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if (ON_NOT_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x1ffff;
        d->canon.lo |= 0x800;
        line[0] = 0;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x1ffff;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

void volta_operand_al(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 3;
    }
}

void volta_operand_syat(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0x3f; /* Ua */
    value[1] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0x3f000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xffffff003f000000;
        line[0] = 1;
    }
}

void volta_operand_uguard(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 12 & 0x7; /* GUP */
    if ((lo & 0xf000) == 0x7000) {
        d->canon.lo |= 0x7000;
        line[0] = 0;
    } else if ((lo & 0x8000) == 0x0) {
        d->known.lo |= 0x7000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x7000;
        d->canon.lo |= 0x8000;
        line[0] = 2;
    }
}

void volta_format_uflow(struct decoding *d, uint8_t *line, uint64_t *value)
{
    volta_operand_uguard(d, line, value);
    volta_operand_ctl(d, line + 1, value + 1);
}

void volta_operand_au(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x4000000) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    }
}

void volta_operand_ar32(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32; /* OFF32 */
    if ((lo & 0xffffffff00000000) == 0x0) {
        d->known.lo |= 0xff000000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffffffff000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    }
}

void volta_operand_al_of_cctl_u(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x3fff000000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff3fff000000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    } else {
        d->known.lo |= 0xffffff3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 3;
    }
}

void volta_operand_qsp(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x3; /* QSPACE */
    value[1] = hi >> 9 & 0x3; /* QSPACE9 */
    if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1) {
        d->known.hi |= 0x600;
        line[0] = 0;
    } else {
        d->known.hi |= 0x600;
        line[0] = 1;
    }
}

void volta_operand_at_of_qspc_tu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x3fff000000;
        line[0] = 0;
    } else if ((hi & 0x4000000) != 0x4000000 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff3fff000000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 4;
    } else {
        d->known.lo |= 0xffffff3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 5;
    }
}

void volta_operand_qsp_of_qspc_u(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x3; /* QSPACE */
    value[1] = hi >> 9 & 0x3; /* QSPACE9 */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0x600;
        line[0] = 0;
    } else {
        d->known.hi |= 0x600;
        line[0] = 1;
    }
}

void volta_operand_au_of_qspc_u(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0) {
        d->known.lo |= 0x3fff000000;
        line[0] = 0;
    } else if ((hi & 0x4000000) == 0x0) {
        d->known.lo |= 0xffffff3fff000000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0x3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else {
        d->known.lo |= 0xffffff3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    }
}

void volta_operand_upo(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 17 & 0x7; /* U0 */
    if ((hi & 0xe0000) == 0xe0000) {
        d->canon.hi |= 0xe0000;
        line[0] = 0;
    } else {
        d->known.hi |= 0xe0000;
        line[0] = 1;
    }
}

void volta_operand_to(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x3ffff) << 30); /* REL */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* RELH */
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x3ffff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x3ffff;
        line[0] = 1;
    }
}

void volta_operand_to_of_bra_u(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x3ffff) << 30); /* REL */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* RELH */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x3ffff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x3ffff;
        line[0] = 1;
    }
}

void volta_operand_place(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x1ffff) << 30); /* AT34 */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38); /* ATH */
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x1ffff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x1ffff;
        line[0] = 1;
    }
}

bool volta_operand_cb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* CBANK */
    value[1] = lo >> 40 & 0x3fff; /* COFF */
    value[2] = lo >> 32 & 0x3f; /* Ub */
    if ((hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_place_of_jmp_u(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x1ffff) << 30); /* AT34 */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38); /* ATH */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x1ffff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x1ffff;
        line[0] = 1;
    }
}

void volta_operand_by(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x3ffff) << 30); /* FAR */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* FARH */
    if (ON_NOT_SM_90 >> d->config & 1 && (lo & 0xfffffffc00000000) == 0x0 &&
        (hi & 0x3ffff) == 0x0) {
        line[0] = 0;
    } else if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x3ffff;
        line[0] = 1;
    } else if ((lo & 0xfffffffc00ff0000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        line[0] = 2;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x3ffff;
        line[0] = 3;
    }
}

void volta_operand_by_of_brxu_brxu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x3ffff) << 30); /* FAR */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* FARH */
    if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1 && (lo & 0xfffffffc00000000) == 0x0 &&
        (hi & 0x3ffff) == 0x0) {
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x3ffff;
        line[0] = 1;
    } else if ((lo & 0xfffffffc00ff0000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        line[0] = 2;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x3ffff;
        line[0] = 3;
    }
}

void volta_operand_to_of_call_ur(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = (lo >> 34) | ((hi & 0x3ffff) << 30); /* REL */
    value[1] = (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38); /* RELH */
    if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1) {
        d->known.lo |= 0xfffffffc00000000;
        d->known.hi |= 0x3ffff;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffffffc00ff0000;
        d->known.hi |= 0x3ffff;
        line[0] = 1;
    }
}

void volta_operand_bpn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 34 & 0x7; /* BPNUM */
    if ((lo & 0x1c00000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0x1c00000000;
        line[0] = 1;
    }
}

void volta_operand_cb_of_f2f_n(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    }
}

bool volta_operand_cs32(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* FIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

void volta_operand_c77(struct decoding *d, uint8_t *line)
{
    if (ON_SM_70_SM_72 >> d->config & 1) {
        line[0] = 0;
    } else if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1) {
        line[0] = 1;
    } else {
        line[0] = 2;
    }
}

bool volta_operand_cs16(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 60 & 0x3; /* CHALF */
    value[4] = lo >> 32 & 0xffff; /* HIL */
    value[5] = lo >> 54 & 0x1f; /* CBANK */
    value[6] = lo >> 40 & 0x3fff; /* COFF */
    value[7] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xb00000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xb00000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xb000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0xb000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xb000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0xb000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0xb000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0xb000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_cs64(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* DIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

void volta_operand_c86(struct decoding *d, uint8_t *line)
{
    if (ON_NOT_SM_90 >> d->config & 1) {
        line[0] = 0;
    } else {
        line[0] = 1;
    }
}

bool volta_operand_ci8(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 60 & 0x3; /* CBYTE */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x300000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ci16(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 60 & 0x3; /* CHALF */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x300000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x3000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sbu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* UIMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sbu_of_i2i(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* UIMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_cpack(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 13 & 0x1; /* CSATF */
    value[1] = hi >> 11 & 0x1; /* CRELU */
    value[2] = hi >> 12 & 0x1; /* CBF */
    if (ON_SM_80 >> d->config & 1) {
        d->known.hi |= 0x3800;
        line[0] = 0;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0x3800;
        line[0] = 1;
    } else if ((hi & 0x801000) == 0x0) {
        d->known.hi |= 0x2800;
        line[0] = 2;
    } else if ((hi & 0x800000) == 0x0) {
        d->known.hi |= 0x2800;
        d->canon.hi |= 0x1000;
        line[0] = 3;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.hi |= 0x2800;
        d->canon.hi |= 0x800000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_cx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* FIMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

void volta_operand_cpack_of_f2fp_rs(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 13 & 0x1; /* CSATF */
    value[1] = hi >> 11 & 0x1; /* CRELU */
    value[2] = hi >> 12 & 0x1; /* CBF */
    if (ON_SM_80 >> d->config & 1) {
        d->known.hi |= 0x3800;
        line[0] = 0;
    } else {
        d->known.hi |= 0x3800;
        line[0] = 1;
    }
}

bool volta_operand_cxt(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* FIMM */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x600) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0x600;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void volta_operand_cips(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 10 & 0x3; /* CPSX */
    value[1] = hi >> 10 & 0x3; /* CPSH */
    if (ON_SM_75_SM_80 >> d->config & 1) {
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1) {
        d->known.hi |= 0xc00;
        line[0] = 1;
    } else {
        d->known.hi |= 0xc00;
        line[0] = 2;
    }
}

bool volta_operand_cipc(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x300) == 0x0) {
        line[0] = 0;
    } else if ((hi & 0x200) == 0x0) {
        d->canon.hi |= 0x100;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_da(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* NA */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    if ((hi & 0x200) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        d->canon.hi |= 0x200;
        line[0] = 1;
    }
}

void volta_operand_dc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 11 & 0x1; /* NC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 60 & 0x1; /* RC */
    if ((hi & 0x400) == 0x0) {
        d->known.hi |= 0x10000000000008ff;
        line[0] = 0;
    } else {
        d->known.hi |= 0x10000000000008ff;
        d->canon.hi |= 0x400;
        line[0] = 1;
    }
}

bool volta_operand_dt(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* DIMM */
    value[1] = lo >> 63; /* NB */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000c00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

void volta_operand_dcb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 11 & 0x1; /* NC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 59 & 0x1; /* RB */
    if ((hi & 0x400) == 0x0) {
        d->known.hi |= 0x8000000000008ff;
        line[0] = 0;
    } else {
        d->known.hi |= 0x8000000000008ff;
        d->canon.hi |= 0x400;
        line[0] = 1;
    }
}

bool volta_operand_dl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = lo >> 32; /* DIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000a00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xa00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = lo >> 32; /* FIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000a00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xa00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ft(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* FIMM */
    value[1] = lo >> 63; /* NB */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000c00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fmmod(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 17 & 0x1; /* FNAN */
    value[2] = hi >> 18 & 0x1; /* FXORS */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1) {
        d->known.hi |= 0x10000;
        line[0] = 0;
    } else if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1) {
        d->known.hi |= 0x30000;
        line[0] = 1;
    } else if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0x70000;
        line[0] = 2;
    } else if ((hi & 0x2) == 0x0) {
        d->known.hi |= 0x70000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* FIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fmut(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x1; /* MUH */
    value[1] = hi >> 8 & 0x3; /* MUT */
    if (ON_SM_70_SM_72 >> d->config & 1) {
        line[0] = 0;
    } else if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0x200;
        line[0] = 1;
    } else if ((hi & 0x300) != 0x300) {
        d->known.hi |= 0x300;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fb_of_mufu_r(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fmus(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if (ON_SM_70_SM_72 >> d->config & 1) {
        line[0] = 0;
    } else if (ON_NOT_SM_90 >> d->config & 1 && (hi & 0x200) == 0x0) {
        line[0] = 1;
    } else if (ON_SM_70_SM_72_SM_90 >> d->config & 1 && (hi & 0x300) == 0x0) {
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fmuhalf(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1 && (hi & 0x200) == 0x200) {
        d->canon.hi |= 0x200;
        line[0] = 0;
    } else if (ON_SM_90 >> d->config & 1 && (hi & 0x300) == 0x100) {
        d->canon.hi |= 0x100;
        line[0] = 1;
    } else if (ON_SM_90 >> d->config & 1 && (hi & 0x300) == 0x200) {
        d->canon.hi |= 0x200;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void volta_operand_arb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 32 & 0xff; /* Rb */
    if ((lo & 0xff00000000) == 0xff00000000) {
        d->canon.lo |= 0xff00000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff00000000;
        line[0] = 1;
    }
}

void volta_operand_arc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    if ((hi & 0xff) == 0xff) {
        d->canon.hi |= 0xff;
        line[0] = 0;
    } else {
        d->known.hi |= 0xff;
        line[0] = 1;
    }
}

bool volta_operand_ipaplace(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* IFROM */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8002000) == 0x0) {
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8003000) == 0x2000) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x2000;
        line[0] = 1;
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8003000) == 0x2000) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x2000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void volta_operand_isb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 40 & 0xffff; /* ISOFF */
    if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1) {
        d->known.lo |= 0xff000000;
        line[0] = 0;
    } else if ((lo & 0xffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffff00ff000000;
        line[0] = 2;
    }
}

void volta_operand_isb_of_isbewr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 40 & 0xffff; /* ISOFF */
    if (ON_SM_75_SM_80 >> d->config & 1) {
        d->known.lo |= 0xff000000;
        line[0] = 0;
    } else if ((lo & 0xffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0xffff00ff000000;
        line[0] = 2;
    }
}

void volta_operand_htadd(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 14 & 0x1; /* HF32 */
    value[1] = (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1); /* HTY */
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0x4000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x204000;
        line[0] = 1;
    }
}

void volta_operand_hswa(struct decoding *d, uint8_t *line)
{
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0xc00;
        line[0] = 0;
    } else {
        d->known.hi |= 0xc00;
        line[0] = 1;
    }
}

void volta_operand_ha(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* NA */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[3] = hi >> 10 & 0x3; /* HSA */
    value[4] = hi >> 10 & 0x3; /* HXA */
    if ((hi & 0x200) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        line[0] = 0;
        volta_operand_hswa(d, line + 1);
    } else {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        d->canon.hi |= 0x200;
        line[0] = 1;
        volta_operand_hswa(d, line + 2);
    }
}

void volta_operand_hswb(struct decoding *d, uint8_t *line)
{
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.lo |= 0x3000000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3000000000000000;
        line[0] = 1;
    }
}

bool volta_operand_hl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = lo >> 60 & 0x3; /* HXB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 54 & 0x1f; /* CBANK */
    value[8] = lo >> 40 & 0x3fff; /* COFF */
    value[9] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswb(d, line + 1);
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswb(d, line + 2);
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000a00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xa00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswb(d, line + 7);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswb(d, line + 8);
    } else {
        return false;
    }
    return true;
}

void volta_operand_htmul(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 14 & 0x1; /* HF32 */
    value[1] = (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1); /* HXTY */
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0x4000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x204000;
        line[0] = 1;
    }
}

bool volta_operand_hb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = lo >> 60 & 0x3; /* HXB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 54 & 0x1f; /* CBANK */
    value[8] = lo >> 40 & 0x3fff; /* COFF */
    value[9] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswb(d, line + 1);
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswb(d, line + 2);
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswb(d, line + 7);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswb(d, line + 8);
    } else {
        return false;
    }
    return true;
}

bool volta_operand_htfma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 14 & 0x1; /* HF32 */
    value[1] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[2] = hi >> 13 & 0x1; /* FSAT */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1 && (hi & 0x11000) != 0x11000) {
        d->known.hi |= 0x17000;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && ((hi & 0x208000) == 0x0 &&
        (hi & 0x11000) != 0x11000)) {
        d->known.hi |= 0x17000;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && ((hi & 0xc000) == 0x0 &&
        (hi & 0x11000) != 0x11000)) {
        d->known.hi |= 0x13000;
        d->canon.hi |= 0x200000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void volta_operand_hswm(struct decoding *d, uint8_t *line)
{
    if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1) {
        d->known.lo |= 0x3000000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3000000000000000;
        d->known.hi |= 0x400000;
        line[0] = 1;
    }
}

bool volta_operand_hmb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2); /* HNB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 48; /* BIH */
    value[8] = lo >> 32 & 0xffff; /* BIL */
    value[9] = lo >> 54 & 0x1f; /* CBANK */
    value[10] = lo >> 40 & 0x3fff; /* COFF */
    value[11] = lo >> 32 & 0x3f; /* Ub */
    if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswm(d, line + 1);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswm(d, line + 1);
    } else if (ON_NOT_SM_86_SM_89_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswm(d, line + 2);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x3000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswm(d, line + 2);
    } else if (ON_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x200000;
        line[0] = 4;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswm(d, line + 6);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswm(d, line + 6);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x3000000000000e00) == 0xa00)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswm(d, line + 6);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswm(d, line + 7);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswm(d, line + 7);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 8;
        volta_operand_hswm(d, line + 8);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 8;
        volta_operand_hswm(d, line + 8);
    } else {
        return false;
    }
    return true;
}

void volta_operand_hswc(struct decoding *d, uint8_t *line)
{
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0x60000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x60000;
        line[0] = 1;
    }
}

void volta_operand_hc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = hi >> 17 & 0x3; /* HSC */
    value[4] = hi >> 17 & 0x3; /* HXC */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x10000000001000ff;
        line[0] = 0;
        volta_operand_hswc(d, line + 1);
    } else {
        d->known.hi |= 0x10000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
        volta_operand_hswc(d, line + 2);
    }
}

void volta_operand_hcb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = hi >> 17 & 0x3; /* HSC */
    value[4] = hi >> 17 & 0x3; /* HXC */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x8000000001000ff;
        line[0] = 0;
        volta_operand_hswc(d, line + 1);
    } else {
        d->known.hi |= 0x8000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
        volta_operand_hswc(d, line + 2);
    }
}

bool volta_operand_hmt(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48; /* HIH */
    value[1] = lo >> 32 & 0xffff; /* HIL */
    value[2] = lo >> 48; /* BIH */
    value[3] = lo >> 32 & 0xffff; /* BIL */
    value[4] = lo >> 63; /* NB */
    value[5] = lo >> 54 & 0x1f; /* CBANK */
    value[6] = lo >> 40 & 0x3fff; /* COFF */
    value[7] = lo >> 32 & 0x3f; /* Ub */
    value[8] = lo >> 60 & 0x3; /* HSB */
    value[9] = (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2); /* HNB */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x400 &&
        (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72_SM_75 >> d->config & 1 && (lo & 0xe00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        d->canon.hi |= 0x200000;
        line[0] = 2;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000c00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
        volta_operand_hswm(d, line + 2);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
        volta_operand_hswm(d, line + 2);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
        volta_operand_hswm(d, line + 2);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x3000000000000e00) == 0x600)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm(d, line + 4);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswm(d, line + 5);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswm(d, line + 5);
    } else if (ON_SM_75_SM_80 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswm(d, line + 6);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswm(d, line + 6);
    } else {
        return false;
    }
    return true;
}

bool volta_operand_htrel(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 14 & 0x1; /* HF32 */
    value[1] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    if ((hi & 0x200000) == 0x0 && (hi & 0x11000) != 0x11000) {
        d->known.hi |= 0x15000;
        line[0] = 0;
    } else if ((hi & 0x4000) == 0x0 && (hi & 0x11000) != 0x11000) {
        d->known.hi |= 0x11000;
        d->canon.hi |= 0x200000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_hswa_of_hfma2_rb(struct decoding *d, uint8_t *line)
{
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0xc00;
        line[0] = 0;
    } else {
        d->known.hi |= 0xc00;
        line[0] = 1;
    }
}

void volta_operand_ha_of_hfma2_rb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* NA */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = hi >> 58 & 0x1; /* RA */
    value[3] = hi >> 10 & 0x3; /* HSA */
    value[4] = hi >> 10 & 0x3; /* HXA */
    if ((hi & 0x200) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        line[0] = 0;
        volta_operand_hswa_of_hfma2_rb(d, line + 1);
    } else {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x400000000000100;
        d->canon.hi |= 0x200;
        line[0] = 1;
        volta_operand_hswa_of_hfma2_rb(d, line + 2);
    }
}

void volta_operand_hswm_of_hfma2_rb(struct decoding *d, uint8_t *line)
{
    if (ON_SM_80 >> d->config & 1) {
        d->known.lo |= 0x3000000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3000000000000000;
        d->known.hi |= 0x400000;
        line[0] = 1;
    }
}

bool volta_operand_hmb_of_hfma2_rb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2); /* HNB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 48; /* BIH */
    value[8] = lo >> 32 & 0xffff; /* BIL */
    value[9] = lo >> 54 & 0x1f; /* CBANK */
    value[10] = lo >> 40 & 0x3fff; /* COFF */
    value[11] = lo >> 32 & 0x3f; /* Ub */
    if (ON_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswm_of_hfma2_rb(d, line + 1);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswm_of_hfma2_rb(d, line + 1);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswm_of_hfma2_rb(d, line + 2);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x3000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswm_of_hfma2_rb(d, line + 2);
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x200000;
        line[0] = 3;
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm_of_hfma2_rb(d, line + 4);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm_of_hfma2_rb(d, line + 4);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswm_of_hfma2_rb(d, line + 6);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x3000000000000e00) == 0xa00)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswm_of_hfma2_rb(d, line + 6);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswm_of_hfma2_rb(d, line + 7);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswm_of_hfma2_rb(d, line + 7);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswm_of_hfma2_rb(d, line + 8);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswm_of_hfma2_rb(d, line + 8);
    } else {
        return false;
    }
    return true;
}

void volta_operand_hswc_of_hfma2_rb(struct decoding *d, uint8_t *line)
{
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0x60000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x60000;
        line[0] = 1;
    }
}

void volta_operand_hc_of_hfma2_rb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = hi >> 17 & 0x3; /* HSC */
    value[4] = hi >> 17 & 0x3; /* HXC */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x10000000001000ff;
        line[0] = 0;
        volta_operand_hswc_of_hfma2_rb(d, line + 1);
    } else {
        d->known.hi |= 0x10000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
        volta_operand_hswc_of_hfma2_rb(d, line + 2);
    }
}

void volta_operand_hcb_of_hfma2_rc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = hi >> 17 & 0x3; /* HSC */
    value[4] = hi >> 17 & 0x3; /* HXC */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x8000000001000ff;
        line[0] = 0;
        volta_operand_hswc_of_hfma2_rb(d, line + 1);
    } else {
        d->known.hi |= 0x8000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
        volta_operand_hswc_of_hfma2_rb(d, line + 2);
    }
}

bool volta_operand_hmt_of_hfma2_rc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48; /* HIH */
    value[1] = lo >> 32 & 0xffff; /* HIL */
    value[2] = lo >> 48; /* BIH */
    value[3] = lo >> 32 & 0xffff; /* BIL */
    value[4] = lo >> 63; /* NB */
    value[5] = lo >> 54 & 0x1f; /* CBANK */
    value[6] = lo >> 40 & 0x3fff; /* COFF */
    value[7] = lo >> 32 & 0x3f; /* Ub */
    value[8] = lo >> 60 & 0x3; /* HSB */
    value[9] = (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2); /* HNB */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        d->canon.hi |= 0x200000;
        line[0] = 1;
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
        volta_operand_hswm_of_hfma2_rb(d, line + 2);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
        volta_operand_hswm_of_hfma2_rb(d, line + 2);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm_of_hfma2_rb(d, line + 4);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0xe00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x3000000000000e00) == 0x600)) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswm_of_hfma2_rb(d, line + 4);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
        volta_operand_hswm_of_hfma2_rb(d, line + 5);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
        volta_operand_hswm_of_hfma2_rb(d, line + 5);
    } else if (ON_SM_80 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswm_of_hfma2_rb(d, line + 6);
    } else if (ON_SM_86_SM_89_SM_90 >> d->config & 1 && (((lo & 0x600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
        volta_operand_hswm_of_hfma2_rb(d, line + 6);
    } else {
        return false;
    }
    return true;
}

bool volta_operand_htmma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1); /* FMODE */
    value[1] = hi >> 13 & 0x1; /* FSAT */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x11000) != 0x11000) {
        d->known.hi |= 0x13000;
        line[0] = 0;
    } else if (ON_SM_90 >> d->config & 1 && ((hi & 0x204000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        d->known.hi |= 0x13000;
        line[0] = 1;
    } else if (ON_SM_90 >> d->config & 1 && ((hi & 0x200000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        d->known.hi |= 0x13000;
        d->canon.hi |= 0x4000;
        line[0] = 2;
    } else if (ON_SM_90 >> d->config & 1 && ((hi & 0x4000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        d->known.hi |= 0x13000;
        d->canon.hi |= 0x200000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_hwb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 48; /* HIH */
    value[4] = lo >> 32 & 0xffff; /* HIL */
    value[5] = lo >> 48; /* BIH */
    value[6] = lo >> 32 & 0xffff; /* BIL */
    value[7] = lo >> 54 & 0x1f; /* CBANK */
    value[8] = lo >> 40 & 0x3fff; /* COFF */
    value[9] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 3;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x200000;
        line[0] = 4;
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 8;
    } else {
        return false;
    }
    return true;
}

void volta_operand_hwc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 60 & 0x1; /* RC */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x10000000001000ff;
        line[0] = 0;
    } else {
        d->known.hi |= 0x10000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
    }
}

void volta_operand_hwcb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 20 & 0x1; /* HNC */
    value[1] = hi & 0xff; /* Rc */
    value[2] = hi >> 59 & 0x1; /* RB */
    if ((hi & 0x80000) == 0x0) {
        d->known.hi |= 0x8000000001000ff;
        line[0] = 0;
    } else {
        d->known.hi |= 0x8000000001000ff;
        d->canon.hi |= 0x80000;
        line[0] = 1;
    }
}

bool volta_operand_hwt(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 48; /* HIH */
    value[1] = lo >> 32 & 0xffff; /* HIL */
    value[2] = lo >> 48; /* BIH */
    value[3] = lo >> 32 & 0xffff; /* BIL */
    value[4] = lo >> 63; /* NB */
    value[5] = lo >> 54 & 0x1f; /* CBANK */
    value[6] = lo >> 40 & 0x3fff; /* COFF */
    value[7] = lo >> 32 & 0x3f; /* Ub */
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        d->canon.hi |= 0x200000;
        line[0] = 2;
    } else if ((lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if ((lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 2);
    } else if ((lo & 0x4000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
    } else {
        return false;
    }
    return true;
}

void volta_operand_hst(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi & 0x3; /* HSTY */
    if (ON_NOT_SM_90 >> d->config & 1) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x3;
        line[0] = 1;
    }
}

bool volta_operand_hsl(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 60 & 0x1; /* RC */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = lo >> 60 & 0x3; /* HXB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 48; /* BIH */
    value[8] = lo >> 32 & 0xffff; /* BIL */
    value[9] = lo >> 54 & 0x1f; /* CBANK */
    value[10] = lo >> 40 & 0x3fff; /* COFF */
    value[11] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswb(d, line + 1);
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x1000000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswb(d, line + 2);
    } else if (ON_NOT_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 2;
    } else if (ON_SM_90 >> d->config & 1 && ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0 &&
        (hi & 0x3) != 0x2)) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 3;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        d->canon.hi |= 0x2;
        line[0] = 4;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000a00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000e00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb(d, line + 4);
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xa00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000600;
        line[0] = 6;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb(d, line + 6);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswb(d, line + 7);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000e00;
        d->canon.hi |= 0x8000000;
        line[0] = 8;
        volta_operand_hswb(d, line + 8);
    } else {
        return false;
    }
    return true;
}

void volta_operand_hmt2(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 16 & 0x1; /* FTZ */
    value[1] = hi >> 17 & 0x1; /* FNAN */
    value[2] = hi >> 18 & 0x1; /* FXORS */
    if ((hi & 0x200000) == 0x0) {
        d->known.hi |= 0x70000;
        line[0] = 0;
    } else {
        d->known.hi |= 0x70000;
        d->canon.hi |= 0x200000;
        line[0] = 1;
    }
}

void volta_operand_hswb_of_hmnmx2(struct decoding *d, uint8_t *line)
{
    if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.lo |= 0x3000000000000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3000000000000000;
        line[0] = 1;
    }
}

bool volta_operand_hnm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 60 & 0x3; /* HSB */
    value[4] = lo >> 60 & 0x3; /* HXB */
    value[5] = lo >> 48; /* HIH */
    value[6] = lo >> 32 & 0xffff; /* HIL */
    value[7] = lo >> 48; /* BIH */
    value[8] = lo >> 32 & 0xffff; /* BIL */
    value[9] = lo >> 54 & 0x1f; /* CBANK */
    value[10] = lo >> 40 & 0x3fff; /* COFF */
    value[11] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
        volta_operand_hswb_of_hmnmx2(d, line + 1);
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x4000000000000200;
        line[0] = 1;
        volta_operand_hswb_of_hmnmx2(d, line + 2);
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x200000;
        line[0] = 3;
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 4;
        volta_operand_cb_of_f2f_n(d, line + 3);
        volta_operand_hswb_of_hmnmx2(d, line + 4);
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x4000000000000a00;
        line[0] = 5;
        volta_operand_cb_of_f2f_n(d, line + 5);
        volta_operand_hswb_of_hmnmx2(d, line + 6);
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 6;
        volta_operand_hswb_of_hmnmx2(d, line + 7);
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x4000000000000c00;
        d->canon.hi |= 0x8000000;
        line[0] = 7;
        volta_operand_hswb_of_hmnmx2(d, line + 8);
    } else {
        return false;
    }
    return true;
}

void volta_operand_co(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 17 & 0x7; /* P0 */
    value[1] = hi >> 20 & 0x7; /* P1 */
    if ((hi & 0x7e0000) == 0x7e0000) {
        d->canon.hi |= 0x7e0000;
        line[0] = 0;
    } else if ((hi & 0x700000) == 0x700000) {
        d->known.hi |= 0xe0000;
        d->canon.hi |= 0x700000;
        line[0] = 1;
    } else {
        d->known.hi |= 0x7e0000;
        line[0] = 2;
    }
}

bool volta_operand_sbn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* IMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sbi(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* IMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sbcu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* CBANK */
    value[1] = lo >> 40 & 0x3fff; /* COFF */
    value[2] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_cbn(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if (ON_SM_70_SM_72 >> d->config & 1 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1) {
        d->known.lo |= 0x8000000000000000;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* IMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sci(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* IMM */
    value[1] = lo >> 63; /* IB */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_widec(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_widecx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sb_of_imad_hi_b(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* IMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_widec_of_imad_hi_c(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_widecx_of_imad_hi_cx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x600) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0x600;
        line[0] = 0;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_scu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* UIMM */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0x600;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sb_of_isetp_o(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* IMM */
    value[3] = lo >> 54 & 0x1f; /* CBANK */
    value[4] = lo >> 40 & 0x3fff; /* COFF */
    value[5] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
    } else if (ON_SM_75 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else if (ON_SM_75 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

void volta_operand_qold(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 7 & 0x1; /* Q2N */
    value[1] = hi >> 4 & 0x7; /* Q2 */
    if ((hi & 0xf0) == 0x70) {
        d->canon.hi |= 0x70;
        line[0] = 0;
    } else if ((hi & 0x80) == 0x80) {
        d->known.hi |= 0xf0;
        line[0] = 1;
    } else {
        d->known.hi |= 0xf0;
        line[0] = 2;
    }
}

bool volta_operand_sbnu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* UIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_sbiu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 32 & 0xff; /* Rb */
    value[2] = hi >> 59 & 0x1; /* RB */
    value[3] = lo >> 32; /* UIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x800000ff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x8000000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 2;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void volta_operand_mmask(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0xf; /* MSK */
    if ((hi & 0xf00) == 0xf00) {
        d->canon.hi |= 0xf00;
        line[0] = 0;
    } else {
        d->known.hi |= 0xf00;
        line[0] = 1;
    }
}

bool volta_operand_lmod70(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* LSIZE */
    value[3] = hi >> 15 & 0x3; /* LORDER */
    value[4] = hi >> 13 & 0x3; /* SCOPE */
    value[5] = hi >> 12 & 0x1; /* PRIV */
    if ((hi & 0x600000) != 0x600000) {
        d->known.hi |= 0x71ff00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_lmod75(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 4 & 0x3; /* LTC */
    value[3] = hi >> 9 & 0x7; /* LSIZE */
    value[4] = hi >> 15 & 0x3; /* LORDER */
    value[5] = hi >> 13 & 0x3; /* SCOPE */
    value[6] = hi >> 12 & 0x1; /* PRIV */
    if ((hi & 0x600000) != 0x600000) {
        d->known.hi |= 0x71ff30;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_npred(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 3 & 0x1; /* NPN */
    value[1] = hi & 0x7; /* NP */
    if ((hi & 0xf) == 0x0) {
        line[0] = 0;
    } else if ((hi & 0x8) == 0x0) {
        d->known.hi |= 0xf;
        line[0] = 1;
    } else {
        d->known.hi |= 0xf;
        line[0] = 2;
    }
}

bool volta_operand_ag_of_ldg_d(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        d->known.lo |= 0x3fff000000;
        line[0] = 0;
    } else if ((hi & 0x4001000) == 0x0) {
        d->known.lo |= 0xffffff3fff000000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        d->known.lo |= 0x3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.lo |= 0xffffff3fff000000;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 4;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 5;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0x3fff000000;
        d->canon.hi |= 0x2004001000;
        line[0] = 6;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff3fff000000;
        d->canon.hi |= 0x2004001000;
        line[0] = 7;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 8;
    } else if (ON_SM_90 >> d->config & 1 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 9;
    } else {
        return false;
    }
    return true;
}

void volta_operand_desc_of_ldg_d(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo, hi = d->hi;
    if ((hi & 0x1000) == 0x0) {
        line[0] = 0;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x2000000000) == 0x2000000000) {
        d->canon.hi |= 0x2000001000;
        line[0] = 1;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0x3f00000000) == 0x400000000) {
        d->canon.lo |= 0x400000000;
        d->canon.hi |= 0x1000;
        line[0] = 2;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.lo |= 0x3f00000000;
        d->canon.hi |= 0x1000;
        line[0] = 3;
    } else if ((lo & 0x3f00000000) == 0x400000000) {
        d->canon.lo |= 0x400000000;
        d->canon.hi |= 0x1000;
        line[0] = 4;
    } else {
        d->known.lo |= 0x3f00000000;
        d->canon.hi |= 0x1000;
        line[0] = 5;
    }
}

bool volta_operand_smod70(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0x1; /* WIDE */
    value[1] = hi >> 20 & 0x7; /* EVICT */
    value[2] = hi >> 9 & 0x7; /* MSIZE */
    value[3] = hi >> 15 & 0x3; /* SORDER */
    value[4] = hi >> 13 & 0x3; /* SCOPE */
    value[5] = hi >> 12 & 0x1; /* PRIV */
    if ((hi & 0x600000) != 0x600000) {
        d->known.hi |= 0x71ff00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ag_of_stg_d(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x4001000) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 2;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 4;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x2004000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 5;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2004001000;
        line[0] = 6;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2004001000;
        line[0] = 7;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 8;
    } else if (ON_SM_90 >> d->config & 1 && (hi & 0x4000000) == 0x4000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x4001000;
        line[0] = 9;
    } else {
        return false;
    }
    return true;
}

void volta_operand_desc_of_stg_d(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1000) == 0x0) {
        line[0] = 0;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x2000000000) == 0x2000000000) {
        d->canon.hi |= 0x2000001000;
        line[0] = 1;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x3f) == 0x4) {
        d->canon.hi |= 0x1004;
        line[0] = 2;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1) {
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x1000;
        line[0] = 3;
    } else if ((hi & 0x3f) == 0x4) {
        d->canon.hi |= 0x1004;
        line[0] = 4;
    } else {
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x1000;
        line[0] = 5;
    }
}

void volta_operand_alocal(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x3fff000000;
        line[0] = 0;
    } else if ((hi & 0x1000) != 0x1000 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff3fff000000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.lo |= 0xffffff3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x1000;
        line[0] = 4;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x1000;
        line[0] = 5;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->canon.lo |= 0xff000000;
        d->canon.hi |= 0x1000;
        line[0] = 6;
    }
}

void volta_operand_descl(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.lo |= 0x3f00000000;
        d->canon.hi |= 0x1000;
        line[0] = 1;
    }
}

void volta_operand_alocal_of_stl_d(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x1000) != 0x1000 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.lo |= 0xffffff0000000000;
        d->known.hi |= 0x3f;
        d->canon.lo |= 0xff000000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x1000;
        line[0] = 4;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff00ff000000;
        d->canon.hi |= 0x1000;
        line[0] = 5;
    } else {
        d->known.lo |= 0xffffff0000000000;
        d->canon.lo |= 0xff000000;
        d->canon.hi |= 0x1000;
        line[0] = 6;
    }
}

void volta_operand_descl_of_stl_d(struct decoding *d, uint8_t *line)
{
    const uint64_t hi = d->hi;
    if ((hi & 0x1000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x1000;
        line[0] = 1;
    }
}

void volta_operand_als_of_lds_tu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi >> 14 & 0x3; /* SCALE */
    value[2] = lo >> 32 & 0x3f; /* Ub */
    value[3] = lo >> 40; /* OFF */
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x3fff000000;
        d->known.hi |= 0xc000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0xffffff3fff000000;
        d->known.hi |= 0xc000;
        line[0] = 1;
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc000) != 0x0) {
        d->known.lo |= 0x3fff000000;
        d->known.hi |= 0xc000;
        line[0] = 2;
    } else if ((hi & 0xc000) != 0x0) {
        d->known.lo |= 0xffffff3fff000000;
        d->known.hi |= 0xc000;
        line[0] = 3;
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 4;
    } else {
        d->known.lo |= 0xffffff3f00000000;
        d->canon.lo |= 0xff000000;
        line[0] = 5;
    }
}

void volta_operand_cindex(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 54 & 0x1f; /* CBANK */
    value[1] = lo >> 24 & 0xff; /* Ra */
    value[2] = lo >> 38 & 0xffff; /* CO16 */
    if ((lo & 0x3fffc000000000) == 0x0) {
        d->known.lo |= 0x7c00000ff000000;
        line[0] = 0;
    } else if ((lo & 0xff000000) != 0xff000000) {
        d->known.lo |= 0x7ffffc0ff000000;
        line[0] = 1;
    } else {
        d->known.lo |= 0x7ffffc000000000;
        d->canon.lo |= 0xff000000;
        line[0] = 2;
    }
}

void volta_operand_cxindex(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0x3f; /* Ua */
    value[1] = hi & 0xff; /* Rc */
    value[2] = lo >> 38 & 0xffff; /* CO16 */
    if ((lo & 0x3fffc000000000) == 0x0) {
        d->known.lo |= 0x3f000000;
        d->known.hi |= 0xff;
        line[0] = 0;
    } else if ((hi & 0xff) != 0xff) {
        d->known.lo |= 0x3fffc03f000000;
        d->known.hi |= 0xff;
        line[0] = 1;
    } else {
        d->known.lo |= 0x3fffc03f000000;
        d->canon.hi |= 0xff;
        line[0] = 2;
    }
}

bool volta_operand_uindex(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* CBANK */
    value[1] = lo >> 38 & 0xffff; /* UCOFF */
    value[2] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffffc000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fffff00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_saddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = lo >> 44; /* SOFF */
    if ((lo & 0xfffff00000000000) == 0x0) {
        d->known.lo |= 0xff0000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffff00000ff0000;
        line[0] = 1;
    }
}

bool volta_operand_gaddr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 32 & 0xfff; /* GOFF */
    if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1040) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else if ((hi & 0x1040) == 0x0) {
        d->known.lo |= 0xfffff000000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    } else if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1000) == 0x0) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 2;
    } else if ((hi & 0x1000) == 0x0) {
        d->known.lo |= 0xfffff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x40;
        line[0] = 3;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xfff00000000) == 0x0 &&
        (hi & 0x2000000040) == 0x40) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x1040;
        line[0] = 4;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x2000000040) == 0x40) {
        d->known.lo |= 0xfffff000000;
        d->canon.hi |= 0x1040;
        line[0] = 5;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (lo & 0xfff00000000) == 0x0 &&
        (hi & 0x40) == 0x40) {
        d->known.lo |= 0xff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2000001040;
        line[0] = 6;
    } else if (ON_SM_80_SM_86_SM_89 >> d->config & 1 && (hi & 0x40) == 0x40) {
        d->known.lo |= 0xfffff000000;
        d->known.hi |= 0x3f;
        d->canon.hi |= 0x2000001040;
        line[0] = 7;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xfff00000000) == 0x0 && (hi & 0x40) == 0x40) {
        d->known.lo |= 0xff000000;
        d->canon.hi |= 0x1040;
        line[0] = 8;
    } else if (ON_SM_90 >> d->config & 1 && (hi & 0x40) == 0x40) {
        d->known.lo |= 0xfffff000000;
        d->canon.hi |= 0x1040;
        line[0] = 9;
    } else {
        return false;
    }
    return true;
}

void volta_operand_saddru(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 16 & 0xff; /* Rd */
    value[1] = hi & 0x3f; /* Uc */
    value[2] = lo >> 44; /* SOFF */
    if ((lo & 0xfffff00000000000) == 0x0) {
        d->known.lo |= 0xff0000;
        d->known.hi |= 0x3f;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffff00000ff0000;
        d->known.hi |= 0x3f;
        line[0] = 1;
    }
}

void volta_operand_gaddru(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 24 & 0xff; /* Ra */
    value[1] = lo >> 32 & 0xfff; /* GOFF */
    if ((lo & 0xfff00000000) == 0x0) {
        d->known.lo |= 0xff000000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xfffff000000;
        line[0] = 1;
    }
}

void volta_operand_special(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0xff; /* SREG */
    if (ON_NOT_SM_90 >> d->config & 1) {
        d->known.hi |= 0xff00;
        line[0] = 0;
    } else if ((hi & 0xff00) != 0x8800) {
        d->known.hi |= 0xff00;
        line[0] = 1;
    } else {
        d->canon.hi |= 0x8800;
        line[0] = 2;
    }
}

bool volta_operand_show(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 15 & 0x3; /* SORDER */
    value[1] = hi >> 13 & 0x3; /* SCOPE */
    value[2] = hi >> 12 & 0x1; /* PRIV */
    value[3] = hi >> 13 & 0xf; /* LORD */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1) {
        d->known.hi |= 0x1f000;
        line[0] = 0;
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        d->known.hi |= 0x1e000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surf(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3fff; /* TWORD */
    value[2] = lo >> 40 & 0x3f; /* TSAM */
    value[3] = lo >> 46 & 0xff; /* THDR */
    value[4] = lo >> 40 & 0x3f; /* TUR */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xe00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3fff0000000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surfr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x800) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x800;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x800 &&
        (hi & 0x8000000) == 0x0) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_n_smask(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0xf; /* SMASK */
    if ((hi & 0xf00) != 0x300) {
        d->known.hi |= 0xf00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_shows(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 15 & 0x3; /* SORDER */
    value[1] = hi >> 13 & 0x3; /* SCOPE */
    value[2] = hi >> 12 & 0x1; /* PRIV */
    value[3] = hi >> 13 & 0xf; /* SORD */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1) {
        d->known.hi |= 0x1f000;
        line[0] = 0;
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        d->known.hi |= 0x1e000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_showa(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 15 & 0x3; /* AORDER */
    value[1] = hi >> 13 & 0x3; /* SCOPE */
    value[2] = hi >> 12 & 0x1; /* PRIV */
    value[3] = hi >> 13 & 0xf; /* SORD */
    if (ON_SM_70_SM_72_SM_75 >> d->config & 1) {
        d->known.hi |= 0x1f000;
        line[0] = 0;
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        d->known.hi |= 0x1e000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surf2(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3fff; /* TWORD */
    value[2] = lo >> 40 & 0x3f; /* TSAM */
    value[3] = lo >> 46 & 0xff; /* THDR */
    value[4] = lo >> 40 & 0x3f; /* TUR */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x400) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xc00) == 0x400 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xe00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3fff0000000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surfr_of_sured_dr(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x200) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x200;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_n_sctype(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 9 & 0x7; /* SCTYPE */
    if ((hi & 0xe00) != 0x600) {
        d->known.hi |= 0xe00;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surf_of_suquery_c(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3fff; /* TWORD */
    value[2] = lo >> 40 & 0x3f; /* TSAM */
    value[3] = lo >> 46 & 0xff; /* THDR */
    value[4] = lo >> 40 & 0x3f; /* TUR */
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
    } else if ((lo & 0xe00) == 0xe00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3fff0000000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_surfr_of_suquery_r(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x800;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_mupred(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 23 & 0x7; /* MUP */
    value[1] = hi >> 23 & 0x7; /* MUPC */
    if (ON_SM_80 >> d->config & 1) {
        line[0] = 0;
    } else if ((hi & 0x4000000) != 0x4000000 && (hi & 0x3800000) != 0x0) {
        d->known.hi |= 0x3800000;
        line[0] = 1;
    } else if ((hi & 0x4000000) == 0x0) {
        line[0] = 2;
    } else {
        d->known.hi |= 0x3800000;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    }
}

void volta_operand_mupred_of_imma(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 23 & 0x7; /* MUP */
    value[1] = hi >> 23 & 0x7; /* MUPC */
    if (ON_SM_75_SM_80 >> d->config & 1) {
        line[0] = 0;
    } else if ((hi & 0x4000000) != 0x4000000 && (hi & 0x3800000) != 0x0) {
        d->known.hi |= 0x3800000;
        line[0] = 1;
    } else if ((hi & 0x4000000) == 0x0) {
        line[0] = 2;
    } else {
        d->known.hi |= 0x3800000;
        d->canon.hi |= 0x4000000;
        line[0] = 3;
    }
}

bool volta_operand_tbx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 59 & 0x1; /* TB */
    if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x800000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xa00) == 0xa00) {
        d->canon.lo |= 0xe00;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_tbound(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3fff; /* TWORD */
    value[2] = lo >> 40 & 0x3f; /* TUR */
    value[3] = lo >> 46 & 0xff; /* THDR */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00 &&
        (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xe00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3fff0000000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

void volta_operand_tm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0xf; /* TMASK */
    if ((hi & 0xf00) == 0xf00) {
        d->canon.hi |= 0xf00;
        line[0] = 0;
    } else {
        d->known.hi |= 0xf00;
        line[0] = 1;
    }
}

void volta_operand_thints(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 58 & 0x7; /* THINT */
    if ((hi & 0x1c00000000000000) == 0x0) {
        line[0] = 0;
    } else {
        d->known.hi |= 0x1c00000000000000;
        line[0] = 1;
    }
}

bool volta_operand_tbound3(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3f; /* TSAM */
    value[2] = lo >> 46 & 0xff; /* THDR */
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x800000000000e00) == 0x800000000000a00) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x800000000000a00;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 &&
        (lo & 0x800000000000e00) == 0x800000000000a00 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x800000000000a00;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_tbound1(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo, hi = d->hi;
    if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x800000000000e00) == 0x800000000000200) {
        d->canon.lo |= 0x800000000000200;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 &&
        (lo & 0x800000000000e00) == 0x800000000000200 && (hi & 0x8000000) == 0x0) {
        d->canon.lo |= 0x800000000000200;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_tbx_of_footprint_c(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 59 & 0x1; /* TB */
    if ((lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x800000000000000;
        d->canon.lo |= 0xa00;
        line[0] = 0;
    } else if ((lo & 0xa00) == 0xa00) {
        d->canon.lo |= 0xe00;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_fbound(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 54 & 0x1f; /* TBANK */
    value[1] = lo >> 40 & 0x3fff; /* TWORD */
    value[2] = lo >> 40 & 0x3f; /* TUR */
    value[3] = lo >> 46 & 0xff; /* THDR */
    value[4] = lo >> 40 & 0x3f; /* TSAM */
    if ((lo & 0xfff) == 0xb72 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xb72;
        line[0] = 0;
    } else if ((lo & 0xfff) == 0xf74 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3fff0000000000;
        d->canon.lo |= 0xf74;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else if ((lo & 0x800000000000fff) == 0x800000000000b74 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x800000000000b74;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_tbound1_of_footprint_r(struct decoding *d, uint8_t *line)
{
    const uint64_t lo = d->lo, hi = d->hi;
    if ((lo & 0x800000000000e00) == 0x800000000000200 && (hi & 0x8000000) == 0x0) {
        d->canon.lo |= 0x800000000000200;
        line[0] = 0;
    } else {
        return false;
    }
    return true;
}

void volta_operand_ucarry(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 17 & 0x7; /* U0 */
    value[1] = hi >> 20 & 0x7; /* U1 */
    if ((hi & 0x7e0000) == 0x7e0000) {
        d->canon.hi |= 0x7e0000;
        line[0] = 0;
    } else if ((hi & 0x700000) == 0x700000) {
        d->known.hi |= 0xe0000;
        d->canon.hi |= 0x700000;
        line[0] = 1;
    } else {
        d->known.hi |= 0x7e0000;
        line[0] = 2;
    }
}

bool volta_operand_ubns(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 32; /* IMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ubi(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 32; /* IMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ub(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 32; /* IMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_uold(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 7 & 0x1; /* Q2N */
    value[1] = hi >> 4 & 0x7; /* V2 */
    if ((hi & 0xf0) == 0x70) {
        d->canon.hi |= 0x70;
        line[0] = 0;
    } else if ((hi & 0x80) == 0x80) {
        d->known.hi |= 0xf0;
        line[0] = 1;
    } else {
        d->known.hi |= 0xf0;
        line[0] = 2;
    }
}

bool volta_operand_ubnu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 63; /* NB */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 32; /* UIMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ubiu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 63; /* IB */
    value[1] = lo >> 32 & 0x3f; /* Ub */
    value[2] = lo >> 32; /* UIMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x8000003f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ubu(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 32; /* UIMM */
    if ((lo & 0xe00) == 0x200) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_ux(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 32; /* UIMM */
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_uclb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0x3f; /* Ub */
    value[1] = lo >> 32; /* UIMM */
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 0;
    } else if ((lo & 0xa00) == 0x800 && (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        d->canon.hi |= 0x8000000;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

void volta_operand_r2up0(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 17 & 0x7; /* P0 */
    if ((hi & 0x1e0000) == 0xe0000) {
        d->canon.hi |= 0xe0000;
        line[0] = 0;
    } else if ((hi & 0x100000) == 0x0) {
        d->known.hi |= 0xe0000;
        line[0] = 1;
    } else {
        d->known.hi |= 0xe0000;
        d->canon.hi |= 0x100000;
        line[0] = 2;
    }
}

void volta_operand_special_of_s2ur(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 8 & 0xff; /* SREG */
    if (ON_NOT_SM_70_SM_72_SM_90 >> d->config & 1) {
        d->known.hi |= 0xff00;
        line[0] = 0;
    } else if ((hi & 0xff00) != 0x8800) {
        d->known.hi |= 0xff00;
        line[0] = 1;
    } else {
        d->canon.hi |= 0x8800;
        line[0] = 2;
    }
}

bool volta_operand_scx(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32; /* IMM */
    value[1] = lo >> 54 & 0x1f; /* CBANK */
    value[2] = lo >> 40 & 0x3fff; /* COFF */
    value[3] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x400;
        line[0] = 0;
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0x600;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0x600) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0x600;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xe00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_dpb_(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 1;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 3;
    } else {
        return false;
    }
    return true;
}

void volta_operand_dpc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    value[1] = hi >> 60 & 0x1; /* RC */
    value[2] = hi >> 11 & 0x1; /* NC */
    if (ON_SM_70_SM_72 >> d->config & 1) {
        d->known.hi |= 0x10000000000000ff;
        line[0] = 0;
    } else {
        d->known.hi |= 0x10000000000008ff;
        line[0] = 1;
    }
}

void volta_operand_rdo(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 16 & 0xff; /* Rd */
    if ((lo & 0xff0000) == 0xff0000) {
        d->canon.lo |= 0xff0000;
        line[0] = 0;
    } else {
        d->known.lo |= 0xff0000;
        line[0] = 1;
    }
}

void volta_operand_udo(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 16 & 0x3f; /* Ud */
    if ((lo & 0x3f0000) == 0x3f0000) {
        d->canon.lo |= 0x3f0000;
        line[0] = 0;
    } else {
        d->known.lo |= 0x3f0000;
        line[0] = 1;
    }
}

bool volta_operand_shb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = lo >> 53 & 0x1f; /* SLANE */
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x400) {
        d->known.lo |= 0xff00000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x800 || (lo & 0xe00) == 0xe00) {
        d->known.lo |= 0x3e0000000000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_shc(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = hi & 0xff; /* Rc */
    value[1] = lo >> 40 & 0x1fff; /* SCLAMP */
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x800) {
        d->known.hi |= 0xff;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if ((lo & 0xe00) == 0x400 || (lo & 0xe00) == 0xe00) {
        d->known.lo |= 0x1fff0000000000;
        d->canon.lo |= 0x400;
        line[0] = 1;
    } else {
        return false;
    }
    return true;
}

bool volta_operand_prb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 32; /* IMM */
    value[3] = lo >> 32; /* UIMM */
    value[4] = lo >> 54 & 0x1f; /* CBANK */
    value[5] = lo >> 40 & 0x3fff; /* COFF */
    value[6] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_NOT_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 1;
    } else if (ON_SM_90 >> d->config & 1 && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xffffffff00000000;
        d->canon.lo |= 0x800;
        line[0] = 2;
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0x7ffff0000000000;
        d->canon.lo |= 0xa00;
        line[0] = 3;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->known.lo |= 0x3fff3f00000000;
        d->canon.lo |= 0xa00;
        d->canon.hi |= 0x8000000;
        line[0] = 4;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 5;
    } else {
        return false;
    }
    return true;
}

void volta_operand_qm(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t hi = d->hi;
    value[0] = hi >> 7 & 0x1; /* Q2N */
    value[1] = hi >> 4 & 0x7; /* Q2 */
    value[2] = hi >> 4 & 0x7; /* UP2 */
    if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (hi & 0x8) == 0x0) {
        d->known.hi |= 0xf0;
        line[0] = 0;
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1) {
        d->known.hi |= 0xf0;
        d->canon.hi |= 0x8;
        line[0] = 1;
    } else {
        d->known.hi |= 0xf0;
        line[0] = 2;
    }
}

bool volta_operand_signb(struct decoding *d, uint8_t *line, uint64_t *value)
{
    const uint64_t lo = d->lo, hi = d->hi;
    value[0] = lo >> 32 & 0xff; /* Rb */
    value[1] = hi >> 59 & 0x1; /* RB */
    value[2] = lo >> 54 & 0x1f; /* CBANK */
    value[3] = lo >> 40 & 0x3fff; /* COFF */
    value[4] = lo >> 32 & 0x3f; /* Ub */
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        d->known.lo |= 0xff00000000;
        d->known.hi |= 0x800000000000000;
        d->canon.lo |= 0x200;
        line[0] = 0;
    } else if (ON_SM_70_SM_72 >> d->config & 1 && (lo & 0x600) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xa00) {
        d->canon.lo |= 0xa00;
        line[0] = 1;
        volta_operand_cb_of_f2f_n(d, line + 1);
    } else if (ON_NOT_SM_70_SM_72 >> d->config & 1 && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        d->known.lo |= 0x3f00000000;
        d->canon.lo |= 0xc00;
        d->canon.hi |= 0x8000000;
        line[0] = 2;
    } else {
        return false;
    }
    return true;
}

