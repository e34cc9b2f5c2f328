/* race.h: what race.c and race_cells.c share. */
#ifndef ISADORA_WATCH_RACE_H
#define ISADORA_WATCH_RACE_H

#include "watch/clock.h"
#include "watch/lanes.h"
#include "watch/parts.h"
#include "watch/shadow.h"

/* What is released: what a warp knows, and what of it was before a fence. */
struct message {
    struct clock all, fenced;
    unsigned flags; /* barriers after the last fence, counted down */
};

struct walker { /* a warp of the block */
    struct message knows;
    struct moment met; /* one that it knows, of the warp asked for last */
    uint32_t joined;   /* a number of what cells release that it knows */
    uint32_t kept;     /* the number of what it knew at the fence; 0: none yet */
    struct lanes *lanes;
    uint64_t active; /* when its instruction began */
    uint32_t time;
    unsigned *objects; /* what it changed, and so waits for */
    size_t object_count, object_room;
};

/* A register of the block that warps wait for one another by. */
struct object {
    unsigned file, index;
    struct message released;
};

/* Who accesses. */
struct by {
    struct walker *walker;
    const uint32_t *known; /* moments of the lanes of its warp, see lanes_known */
    struct touch touch;
    bool is_atomic;
};

struct race {
    struct watch *w;
    struct isadora_machine *m;
    struct shadow *shadows; /* by space */
    struct walker *walkers; /* by warp */
    struct object *objects;
    size_t object_count, object_room;
    struct clock *released; /* by cells: number 0 is nothing */
    size_t released_count, released_room;
    uint32_t last_parts[2], last_sum; /* of the join that was made last */
    bool *has_groups;                 /* by space: cells are bytes, the low one first */
    struct by by;                     /* now */
    bool has_fences;
    int *strong_slots; /* by form: see struct isadora_field */
};

/* In the grid. */
static inline uint32_t number_of(const struct race *r, uint32_t warp)
{
    return (uint32_t)(r->w->g->grid.block * r->w->g->grid.warp_count) + warp;
}

static inline struct walker *walker(const struct race *r) { return &r->walkers[r->m->launch.warp]; }

#endif
