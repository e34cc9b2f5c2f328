/* origins.h: where registers got undefined bits from, for the reports of init.c. */
#ifndef ISADORA_WATCH_ORIGINS_H
#define ISADORA_WATCH_ORIGINS_H

#include "watch/notes.h"
#include "watch/parts.h"

struct origins;

/* Of a lane: the last load of cells that differ. */
struct lane_load {
    bool was;
    uint64_t pc, index;
    unsigned space, cells;
};

/* A warp and its instruction. */
struct warp_view {
    const struct note *note;
    uint32_t warp;
    uint64_t active;        /* lanes that began it */
    const void *now, *twin; /* its states */
    const void *before, *twin_before;
    const struct lane_load *loads;
};

/* `warps`: of a block; `pattern`: the state of one where nothing is defined. */
struct origins *origins_open(const struct isadora_machine *, uint32_t warps, const void *pattern);
void origins_close(struct origins *);
/* The registers of its warps have nothing from before. */
void origins_begin_block(struct origins *);
/* The warp has executed its instruction in both machines. */
void origins_step(struct origins *, const struct warp_view *);
/* A number for the undefined bits that the instruction of the warp has read in the lane, or 0. */
uint32_t origins_read(struct origins *, const struct warp_view *, int lane);
/* The steps back from there, in memory of the tool: how many. */
unsigned origins_chain(const struct origins *, uint32_t number, struct watch_step **);

#endif
