/* clock.h: what a warp knows of the others: up to which moment of each.
 *
 * The time of a warp counts what it releases to others: barriers and fences. What it did at a
 * moment that another one knows happened before whatever that one does now. */
#ifndef ISADORA_WATCH_CLOCK_H
#define ISADORA_WATCH_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct moment {
    uint32_t warp, time; /* of the grid, blocks in their order */
};

struct clock {
    struct moment *at; /* by warp */
    size_t count, room;
};

/* The last moment of a warp that it knows; 0: none. */
uint32_t clock_of(const struct clock *, uint32_t warp);
/* A moment that is not before the one it knows. */
void clock_set(struct clock *, uint32_t warp, uint32_t time);
/* It knows what the other one knows, too. */
void clock_join(struct clock *, const struct clock *other);
void clock_copy(struct clock *, const struct clock *from);

#endif
