/* parts.h: what the parts of `--check` (watch.h) share, and what each of them does. */
#ifndef ISADORA_WATCH_PARTS_H
#define ISADORA_WATCH_PARTS_H

#include "grid/grid_run.h"

struct race;
struct sync;
struct init;

/* One side of a report: a thread, and what it did. */
struct watch_place {
    const char *did; /* "stored", "read" */
    uint64_t block;  /* number of it */
    uint32_t warp;   /* of the block */
    int lane;
    uint64_t address;
    struct isadora_word value;
    bool no_value;
};

/* Where undefined bits come from, a step back. */
struct watch_step {
    const char *name;  /* of the register that has them */
    const char *cells; /* that were loaded, or NULL */
    uint64_t address;  /* of the instruction that wrote it */
    bool is_first;     /* none did */
    bool left_out;     /* steps before this one are not shown */
};

/* What was found; equal ones, between the same instructions, are counted. */
struct watch_report {
    const char *kind, *what; /* "race"; what is printed */
    int space;               /* of the cells, or -1 */
    uint64_t index;
    unsigned cells;
    struct watch_place places[2];
    unsigned place_count;
    bool explains; /* the second place says what led to the first one */
    const struct watch_step *steps;
    unsigned step_count;
};

struct watch_known {
    const char *kind;
    uint64_t addresses[2];
    int space;
    uint64_t again;
};

struct watch {
    struct grid_run *g;
    struct race *race; /* NULL: not asked for; so are the others */
    struct sync *sync;
    struct init *init;
    struct isadora_watch events;
    const struct isadora_watch *next_events; /* who watched before, and still does */
    struct isadora_grid_plan next;           /* the same of its functions */
    bool *is_shared;                         /* by space: threads share it, and change it */
    uint8_t *block;                          /* its state before the instruction */
    bool open;                               /* an instruction has begun */
    uint64_t of_block;                       /* number of the block that runs */
    struct watch_known *known;
    size_t known_count, known_room;
    uint64_t found;
};

/* ---- report.c ---- */

void watch_print(struct watch *, const struct watch_report *);
/* Before it, where memory of the tool is dropped after it that was marked before it. */
void watch_make_room(struct watch *);
/* How often each was found. */
void watch_print_counts(const struct watch *);

/* ---- written.c ---- */

/* Whether an instruction writes registers of the file. */
bool watch_is_written(const struct isadora_target *, const char *name);

/* ---- race.c ---- */

struct race *race_open(struct watch *);
void race_begin_block(struct race *);
/* The active warp begins an instruction, and has executed it; with it, it may begin to wait. */
void race_step(struct race *);
void race_done(struct race *, bool waits);
/* What it does: an access of cells, `old`: what they had before a store. */
void race_load(struct race *, unsigned space, uint64_t index, unsigned cells,
               struct isadora_word value);
void race_store(struct race *, unsigned space, uint64_t index, unsigned cells,
                struct isadora_word value, struct isadora_word old);
void race_fence(struct race *);
/* These cells have not been accessed yet. */
void race_forget(struct race *, unsigned space, uint64_t index, uint64_t cells);
/* It has changed state of the block: the register, by file and index. */
void race_arrive(struct race *, unsigned file, unsigned index);
/* It goes on: all that it waited for by what it changed has happened. */
void race_pass(struct race *);

/* ---- sync.c ---- */

struct sync *sync_open(struct watch *);
void sync_begin_block(struct sync *);
/* The active warp executes an instruction; with it, it has changed state of the block. */
void sync_before(struct sync *);
void sync_arrive(struct sync *);
void sync_end(struct sync *);

/* ---- init.c ---- */

struct init *init_open(struct watch *);
void init_begin_block(struct init *);
void init_access(struct init *, bool store, unsigned space, uint64_t index, unsigned cells,
                 struct isadora_word value);
/* An instruction begins; it was executed, or has begun to wait. `again`: it had waited. */
void init_before(struct init *);
void init_after(struct init *, bool again, bool waits);
/* The end of the run: looks at what the buffers hold, and frees what is not an allocation of the
 * tool. */
void init_end(struct init *);

#endif
