/* cells.c: memory as people name it and see it: the equal parts of a space that have names of
 * their own, and cells joined to larger ones. */
#include <isadora/machine.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_DIGITS = 5 };

unsigned isadora_shown_cells(const struct isadora_space *space)
{
    return space->shown ? space->shown : 1;
}

unsigned isadora_shown_bits(const struct isadora_space *space)
{
    return isadora_shown_cells(space) * space->cell_bits;
}

/* The number after the name of a space, as in `g14`; false where it is none or too large. */
static bool window_number(const char *digits, size_t size, unsigned count, unsigned *out)
{
    unsigned value = 0;
    if (size == 0 || size > MOST_DIGITS || (size > 1 && *digits == '0'))
        return false;
    for (size_t i = 0; i < size; i++) {
        if (digits[i] < '0' || digits[i] > '9')
            return false;
        value = 10 * value + (unsigned)(digits[i] - '0');
    }
    *out = value;
    return value < count;
}

bool isadora_part_find(const struct isadora_target *target, const char *name, size_t size,
                       struct isadora_part *out)
{
    const int whole = isadora_space_find(target, name, size);
    if (whole >= 0) {
        *out = (struct isadora_part){(unsigned)whole, 0, target->spaces[whole].cells};
        return true;
    }
    for (unsigned i = 0; i < target->space_count; i++) {
        const struct isadora_space *space = &target->spaces[i];
        const size_t prefix = strlen(space->name);
        unsigned number;
        if (size <= prefix || memcmp(space->name, name, prefix) != 0 ||
            !window_number(name + prefix, size - prefix, space->windows, &number))
            continue;
        const uint64_t cells = space->cells / space->windows;
        *out = (struct isadora_part){i, number * cells, cells};
        return true;
    }
    return false;
}

void isadora_cell_name(const struct isadora_target *target, unsigned number, uint64_t index,
                       unsigned cells, char out[ISADORA_CELL_NAME_MAX])
{
    const struct isadora_space *space = &target->spaces[number];
    char part[8] = "", last[24] = "";
    if (space->windows && index < space->cells) {
        const uint64_t each = space->cells / space->windows;
        snprintf(part, sizeof part, "%u", (unsigned)(index / each) & 0xffff);
        index %= each;
    }
    if (cells > 1)
        snprintf(last, sizeof last, "..0x%" PRIx64, index + cells - 1);
    snprintf(out, ISADORA_CELL_NAME_MAX, "%.48s%s[0x%" PRIx64 "%s]", space->name, part, index,
             last);
}

uint64_t isadora_look(const struct isadora_machine *m, unsigned number, uint64_t index)
{
    const struct isadora_space *space = &m->target->spaces[number];
    const unsigned cells = isadora_shown_cells(space);
    uint64_t value = 0;
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        value |= isadora_peek(m, number, index + i) << place * space->cell_bits;
    }
    return value;
}

bool isadora_put(struct isadora_machine *m, unsigned number, uint64_t index, uint64_t value)
{
    const struct isadora_space *space = &m->target->spaces[number];
    const unsigned cells = isadora_shown_cells(space);
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        if (!isadora_poke(m, number, index + i, value >> place * space->cell_bits))
            return false;
    }
    return true;
}

bool isadora_shown_value(const struct isadora_space *space, struct isadora_word value,
                         uint64_t *out)
{
    const unsigned bits = isadora_shown_bits(space);
    const bool is_negative =
        value.half[1] == UINT64_MAX && value.half[0] >> (bits - 1) == UINT64_MAX >> (bits - 1);
    *out = bits < 64 ? value.half[0] & ((UINT64_C(1) << bits) - 1) : value.half[0];
    return is_negative || (!value.half[1] && *out == value.half[0]);
}

bool isadora_part_index(const struct isadora_target *target, const struct isadora_part *part,
                        struct isadora_word given, uint64_t *index, char *why, size_t size)
{
    const struct isadora_space *space = &target->spaces[part->space];
    const unsigned step = isadora_shown_cells(space);
    if (given.half[1] || given.half[0] >= part->cells) {
        snprintf(why, size, "there is no such cell; this part of `%.40s` has 0x%" PRIx64 " cells",
                 space->name, part->cells);
        if (part->cells == space->cells)
            snprintf(why, size, "there is no such cell; `%.40s` has 0x%" PRIx64 " cells",
                     space->name, part->cells);
        return false;
    }
    if (given.half[0] % step) {
        snprintf(why, size,
                 "cells of `%.40s` are shown %u at a time; the index is a multiple of %u",
                 space->name, step, step);
        return false;
    }
    *index = part->first + given.half[0];
    return true;
}
