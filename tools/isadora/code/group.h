/* group.h: how code is cut into hex numbers, the same in listings, in output of the assembler, in
 * vectors and wherever words are read. */
#ifndef ISADORA_GROUP_H
#define ISADORA_GROUP_H

#include <isadora/target.h>

/* 32 bits where all units of a configuration are made of them; else the shortest unit, or the
 * greatest common divisor of all of them where that is shorter: bytes of units of 16, 24, 32. */
struct group {
    unsigned bytes;  /* in memory */
    unsigned digits; /* usual for one */
    bool big_endian;
};

static inline struct group group_of(const struct isadora_target *target, unsigned config)
{
    const struct isadora_unit *unit = isadora_smallest_unit(target, config);
    const unsigned grain = isadora_grain(target, config);
    const bool words = unit->bits == 8 * unit->bytes && grain % 4 == 0 && target->bundle == NULL;
    struct group group = {
        .bytes = words ? 4 : grain,
        .digits = words                  ? 8
                  : grain == unit->bytes ? (unit->bits + 3u) / 4
                                         : 2 * grain,
        .big_endian = unit->big_endian,
    };
    return group;
}

#endif
