/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1zzz zzzzzzzz zzzzzzzz ????????
 * ???????? ???????? ???????? ??uuuuuu ???????? ???????? .ggg1101 01011110
 * UGUARD WARPGROUPSET.AC $UR[Ub] CTL */
int volta_take_warpgroupset(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f00000fff, 0x8000000};
    value[0] = lo >> 32 & 0x3f; /* Ub */
    volta_format_uflow(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1rr ??uuuuuu
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg0011 11001000
 * UGUARD USETMAXREG{REGSW} UPO, $UR[Uc] CTL */
int volta_take_usetmaxreg_u(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t hi = d->hi;
    d->known = (struct word){0xfff, 0x800073f};
    value[0] = hi >> 8 & 0x7; /* REGSW */
    value[2] = hi & 0x3f; /* Uc */
    volta_operand_upo(d, line, value + 1);
    line[1] = 0;
    volta_format_uflow(d, line + 2, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1rr ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ggg1001 11001000
 * UGUARD USETMAXREG{REGSW} UPO, REGS CTL */
int volta_take_usetmaxreg_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff00000fff, 0x8000700};
    value[0] = hi >> 8 & 0x7; /* REGSW */
    value[2] = lo >> 32 & 0xff; /* REGS */
    volta_operand_upo(d, line, value + 1);
    volta_format_uflow(d, line + 1, value + 3);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu ???????? ???????? .ggg1001 11001001
 * UGUARD USETSHMSZ UIMM CTL */
int volta_take_usetshmsz_i(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xffffffff00000fff, 0x8000000};
    value[0] = lo >> 32; /* UIMM */
    volta_format_uflow(d, line, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? --uuuuuu .ggg0011 11001110
 * UGUARD ULEPC $UR[Ud] CTL */
int volta_take_ulepc_n(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0x3f0fff, 0x8000000};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    line[0] = 0;
    volta_format_uflow(d, line + 1, value + 1);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ??????rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr --uuuuuu .ggg1001 11001110
 * UGUARD ULEPC $UR[Ud], RELL CTL */
int volta_take_ulepc_t(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xffffffffff3f0fff, 0x803ffff};
    value[0] = lo >> 16 & 0x3f; /* Ud */
    value[1] = (lo >> 24) | ((hi & 0x3ffff) << 40); /* RELL */
    line[0] = 0;
    volta_format_uflow(d, line + 1, value + 2);
    return found(d, form, 16);
}

