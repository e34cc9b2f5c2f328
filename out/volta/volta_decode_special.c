/* Generated from the description volta by gen/emit/decode.lua. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg1001 00011001
 * GUARD S2R $R[Rd], SPECIAL MARKS CTL */
int volta_take_s2r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo;
    d->known = (struct word){0xff0fff, 0x8000000};
    value[0] = lo >> 16 & 0xff; /* Rd */
    volta_operand_special(d, line, value + 1);
    volta_format_flow_of_bssy(d, line + 1, value + 2);
    return found(d, form, 16);
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------s ssssssss --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg1000 00000101
 * GUARD CS2R{SWIDE} $R[Rd], SPECIAL MARKS CTL */
int volta_take_cs2r(struct decoding *d, uint16_t form)
{
    uint8_t *const line = d->out->line;
    uint64_t *const value = d->out->value;
    const uint64_t lo = d->lo, hi = d->hi;
    d->known = (struct word){0xff0fff, 0x8010000};
    value[0] = hi >> 16 & 0x1; /* SWIDE */
    value[1] = lo >> 16 & 0xff; /* Rd */
    volta_operand_special(d, line, value + 2);
    volta_format_flow_of_bssy(d, line + 1, value + 3);
    return found(d, form, 16);
}

