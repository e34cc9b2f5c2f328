/* state.c: random registers, put where struct isadora_file says that they are.
 *
 * Setting them by name would cost more than everything else. */
#include "state.h"

#include <string.h>

enum { MOST_LANES = 64 };

/* Where the registers of a file are. */
static unsigned char *base_of(const struct isadora_machine *m, const struct isadora_file *file)
{
    void *const of = file->scope == ISADORA_BLOCK  ? m->block
                     : file->scope == ISADORA_GRID ? m->grid
                                                   : m->state;
    return (unsigned char *)of + file->offset;
}

static void put(unsigned char *to, const struct isadora_file *file, uint64_t value)
{
    const unsigned width = file->width;
    if (width < 64) {
        value &= (UINT64_C(1) << width) - 1;
        if (file->is_signed && value >> (width - 1))
            value |= ~((UINT64_C(1) << width) - 1);
    }
    const uint8_t v8 = (uint8_t)value;
    const uint16_t v16 = (uint16_t)value;
    const uint32_t v32 = (uint32_t)value;
    if (width <= 8)
        memcpy(to, &v8, sizeof v8);
    else if (width <= 16)
        memcpy(to, &v16, sizeof v16);
    else if (width <= 32)
        memcpy(to, &v32, sizeof v32);
    else
        memcpy(to, &value, sizeof value);
}

/* Bits that no write changes have their value. */
static uint64_t held(const struct isadora_machine *m, const struct isadora_file *file,
                     uint64_t value)
{
    for (unsigned i = 0; i < file->held_count; i++) {
        const struct isadora_held *h = &file->held[i];
        if (h->configs >> m->context.config & 1)
            value = (value & ~h->mask.half[0]) | h->value.half[0];
    }
    return value;
}

static bool is_settable(const struct isadora_file *file, unsigned index)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        const struct isadora_entry *entry = &file->entries[i];
        if (entry->number == index && (entry->hardwired || entry->alias))
            return false;
    }
    return true;
}

/* One register that is not of a lane. Those as wide as a warp are mostly sets of lanes. */
static uint64_t single(struct random *r, const struct isadora_machine *m,
                       const struct isadora_file *file)
{
    const unsigned lanes = m->target->lanes;
    uint64_t row[MOST_LANES];
    if (file->most) { /* a depth */
        const uint32_t most = (uint32_t)file->most, few = most < 4 ? most : 4;
        if (random_once(r, 8))
            return most - random_below(r, 2);
        return random_once(r, 8) ? random_below(r, most + 1) : random_below(r, few + 1);
    }
    if (file == &m->target->files[m->target->masks])
        return random_lanes(r, lanes);
    if (file->width == lanes && file->scope == ISADORA_WARP)
        return random_once(r, 3) ? 0 : random_lanes(r, lanes);
    if (file->scope == ISADORA_BLOCK || file->scope == ISADORA_GRID)
        return random_once(r, 8) ? random_bits(r) : random_below(r, 4);
    random_row(r, row, lanes, file->width);
    return row[0];
}

static void fill_lanes(struct random *r, const struct isadora_machine *m,
                       const struct isadora_file *file, unsigned char *to)
{
    const unsigned lanes = m->target->lanes;
    uint64_t row[MOST_LANES];
    random_row(r, row, lanes, file->width);
    for (unsigned lane = 0; lane < lanes; lane++)
        put(to + (size_t)lane * file->lane_stride, file, held(m, file, row[lane]));
}

static void fill(struct random *r, const struct isadora_machine *m, const struct isadora_file *file)
{
    const unsigned count = file->count ? file->count : 1;
    unsigned char *const base = base_of(m, file);
    for (unsigned i = 0; i < count; i++) {
        unsigned char *const to = base + (size_t)i * file->stride;
        if (!is_settable(file, i))
            continue;
        if (file->scope != ISADORA_LANE)
            put(to, file, held(m, file, single(r, m, file)));
        else if (i > 0 && random_once(r, 8)) /* equal to the one before */
            memcpy(to, to - file->stride, (size_t)file->lane_stride * m->target->lanes);
        else
            fill_lanes(r, m, file, to);
    }
}

void random_registers(struct random *r, struct isadora_machine *m, unsigned scopes)
{
    for (size_t i = 0; i < m->target->file_count; i++) {
        const struct isadora_file *file = &m->target->files[i];
        const bool exists = file->configs >> m->context.config & 1;
        if (exists && !file->is_pc && file->width <= 64 && (scopes >> file->scope & 1))
            fill(r, m, file);
    }
}
