/* workers.h: threads that try blocks of a grid before it is their turn; parallel.c says what for.
 *
 * Work goes in rounds. In a round the memory of the grid does not change: each trial, which is some
 * blocks in a row, runs in a view of it (overlay.h). Between rounds one thread alone takes the
 * trials in order and decides which of them count. */
#ifndef ISADORA_WORKERS_H
#define ISADORA_WORKERS_H

#include <isadora/simt.h>
#include "simt/thread.h"
#include "simt/overlay.h"

#include <stdatomic.h>

struct rt_team;

/* Some blocks, and what they did. */
struct rt_trial {
    uint64_t first, end;
    struct rt_view *views; /* one for each space; base NULL: each block has its own */
    enum isadora_stop stop;
    struct isadora_counts counts;
    uint64_t ran_out;  /* as in a worker */
    void *grid;        /* the state of the grid after it */
    bool grid_changed; /* it differs from what it was before */
    struct rt_mate *by;
    atomic_bool done;
};

/* A thread with a machine of its own. The first one is the caller's. */
struct rt_mate {
    struct rt_team *team;
    struct isadora_machine *m;
    struct isadora_grid grid;
    struct rt_thread *thread;
    bool is_open, is_first;
    size_t trial;       /* its number in the round */
    uint64_t next_look; /* instructions after which it checks whether it is stale */
};

struct rt_team {
    struct isadora_grid *g;
    struct rt_mate *mates;
    unsigned count;
    struct rt_trial *trials;
    size_t room; /* trials there may be */
    bool *fine;  /* for each space: views note every line */
    struct rt_lock *lock, *tool;
    atomic_size_t stop_from; /* trials from this one on are given up */
    bool interrupted;
    atomic_size_t round, ended; /* rounds begun so far; trials of this one that have ended */
    /* With the lock: */
    uint64_t most; /* instructions of a trial, 0: any number */
    size_t width, taken;
    unsigned ready; /* threads that are open, or cannot be */
    bool quit;
};

/* Makes machines and threads; false where there is no other thread, or no memory. */
bool rt_team_open(struct rt_team *, struct isadora_grid *, unsigned count, size_t room);
void rt_team_close(struct rt_team *);
/* Waits until all threads are ready: until then they read the grid's machine, of which a round
 * changes nothing that they read. */
void rt_team_await(struct rt_team *);
/* Runs trials 0 .. width-1, whose blocks are set. */
void rt_team_round(struct rt_team *, size_t width, uint64_t most);
/* Whether it read what was changed in this round. */
bool rt_trial_is_stale(const struct rt_team *, const struct rt_trial *);
/* Whether there was no room for what it did. */
bool rt_trial_failed(const struct rt_team *, const struct rt_trial *);
/* What it did is done; false, with nothing done, where there is no memory. */
bool rt_trial_merge(const struct rt_team *, const struct rt_trial *);
/* The grid's own machine gets block memory and warps of the last block that the mate ran. */
void rt_mate_hand_over(struct rt_mate *);

#endif
