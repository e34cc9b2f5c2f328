/* init.h: what init.c and init_fill.c share. */
#ifndef ISADORA_WATCH_INIT_H
#define ISADORA_WATCH_INIT_H

#include "machine/memory.h"
#include "watch/notes.h"
#include "watch/origins.h"
#include "watch/parts.h"
#include "watch/shadow.h"

struct init_access {
    bool store;
    int lane;
    unsigned space, cells;
    uint64_t index;
    struct isadora_word value;
};

struct init_accesses {
    struct init_access *at;
    size_t count, room;
};

struct init_warp {
    struct lane_load *loads;
    void *state;             /* of the twin */
    const struct note *note; /* of the instruction that has begun */
    struct note own;
    uint64_t active;               /* lanes that began it */
    uint8_t *before, *twin_before; /* the parts that the note names, where the state has them */
};

struct init {
    struct watch *w;
    struct isadora_machine *m, *twin;
    void *twin_own; /* the state that the twin was made with */
    struct isadora_watch events;
    struct init_warp *warps;
    struct notes *notes;
    struct origins *origins;
    uint8_t *before, *twin_before; /* state of the warp before the instruction, for a report */
    void *pattern;                 /* state of a warp where nothing is defined */
    bool *undefined;               /* by file: a launch leaves its registers undefined */
    struct init_accesses done, twin_done;
    struct shadow stores; /* into buffers, where the twin stored something else */
    bool began;
};

/* Cells that nothing has defined, in the twin. */
void init_fill_page(const struct rt_memory *, struct rt_page *);

#endif
