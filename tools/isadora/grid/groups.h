/* groups.h: the groups of lanes of a warp that do not run. */
#ifndef ISADORA_GRID_GROUPS_H
#define ISADORA_GRID_GROUPS_H

#include "grid/grid_run.h"

struct lane_group {
    unsigned next; /* where the next one is looked for; 0 before the first */
    uint64_t lanes;
    uint64_t wait;               /* what for, a number of the description; 0: it is ready */
    uint64_t address;            /* where it waits, or goes on */
    uint64_t awaits;             /* lanes that have not come; 0: none, or it waits for the block */
    char text[ISADORA_TEXT_MAX]; /* the instruction there */
};

/* The next one of the warp that the machine shows. */
bool grid_next_group(const struct isadora_machine *, struct lane_group *);
/* `[0000ffff] wait at 0x190, k + 0x190: BSYNC B0`; memory of the tool. */
char *grid_group_text(const struct run *, const struct lane_group *);
/* The effects of a form, as they are listed, have the word `waits`. */
bool grid_form_waits(const struct isadora_form *);

#endif
