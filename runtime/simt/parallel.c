/* parallel.c: a grid by several threads, with the results of one.
 *
 * What one thread does is: blocks in order, each to its end. Several threads try blocks before
 * their turn (workers.h). A trial counts when its turn comes and it read nothing that blocks
 * before it have stored since it began: then it did what it would have done in its turn. One that
 * does not count, or does not end well, is run in its turn by one thread, as without others; so
 * traps, limits and blocks that wait for others are as there too. Where trials often do not count,
 * one thread goes on alone for longer and longer. */
#include "simt/launch.h"
#include "simt/workers.h"

enum {
    TRIAL = 1 << 17,   /* instructions that a trial should have, about */
    PENALTY = 1 << 12, /* instructions that one thread runs alone after trials for nothing */
    MOST_DOUBLED = 14,
    WIDEST = 16, /* trials of a round for each thread */
    MOST_TRIALS = 64
};

struct plan_of_rounds {
    struct rt_team team;
    struct isadora_grid *g;
    unsigned threads;
    bool is_open, alone; /* the team is there; it cannot be had */
    uint64_t first, instructions;
    uint64_t chunk, most_chunk; /* blocks of a trial */
    size_t width;               /* trials of a round */
    unsigned bad;               /* rounds for nothing, lately */
    uint64_t alone_until;       /* as many instructions one thread runs alone */
};

static uint64_t done(const struct plan_of_rounds *p)
{
    return p->g->worker.counts.instructions - p->first;
}

/* As without threads, up to a block. */
static enum isadora_stop run_alone(struct plan_of_rounds *p, uint64_t until)
{
    struct isadora_grid *g = p->g;
    const uint64_t all = g->blocks;
    if (p->is_open)
        rt_team_await(&p->team);
    if (p->instructions && done(p) >= p->instructions) {
        const enum isadora_stop why = isadora_grid_begin(g);
        return why == ISADORA_RUNNING ? ISADORA_LIMITED : why;
    }
    g->blocks = until;
    const enum isadora_stop why =
        isadora_grid_run(g, p->instructions ? p->instructions - done(p) : 0);
    g->blocks = all;
    return why;
}

/* ---- how many blocks, how many trials ---- */

static size_t widest(const struct plan_of_rounds *p)
{
    const size_t all = (size_t)p->team.count * WIDEST;
    const size_t most = all < MOST_TRIALS ? all : MOST_TRIALS;
    return most > p->team.count ? most : p->team.count;
}

/* A round went well that had so many blocks and instructions. */
static void grow(struct plan_of_rounds *p, uint64_t blocks, uint64_t instructions)
{
    const uint64_t left = p->g->blocks - p->g->block, fair = left / (4u * p->team.count);
    const uint64_t each = instructions / blocks + 1;
    p->chunk = TRIAL / each;
    if (p->chunk > fair)
        p->chunk = fair;
    if (p->chunk > p->most_chunk)
        p->chunk = p->most_chunk;
    if (!p->chunk)
        p->chunk = 1;
    p->width = 2 * p->width < widest(p) ? 2 * p->width : widest(p);
    p->bad -= p->bad > 0;
}

/* A trial did not count, the one after `good` others. */
static void shrink(struct plan_of_rounds *p, size_t good, bool failed, bool hopeful)
{
    if (failed && p->chunk > 1) {
        p->chunk = p->most_chunk = p->chunk / 2;
        return;
    }
    /* In the time of so many trials that many were done. */
    const size_t time = p->width / p->team.count + 1;
    p->width = p->team.count;
    if (hopeful || 10 * (good + 1) > 13 * time)
        return;
    p->alone_until = p->g->worker.counts.instructions + ((uint64_t)PENALTY << p->bad);
    p->bad += p->bad < MOST_DOUBLED;
}

/* ---- a round ---- */

static size_t deal(struct plan_of_rounds *p)
{
    uint64_t block = p->g->block;
    size_t width = 0;
    for (; width < p->width && block < p->g->blocks; width++) {
        const uint64_t left = p->g->blocks - block, n = p->chunk < left ? p->chunk : left;
        p->team.trials[width].first = block;
        p->team.trials[width].end = block += n;
    }
    return width;
}

/* Whether a trial that ended well ends before a limit. */
static bool is_allowed(const struct plan_of_rounds *p, const struct rt_trial *trial)
{
    const uint64_t all = done(p) + trial->counts.instructions;
    return !p->instructions || all < p->instructions ||
           (all == p->instructions && trial->end == p->g->blocks);
}

static unsigned count_fine(const struct rt_team *team)
{
    unsigned n = 0;
    for (size_t i = 0; i < team->g->worker.m->target->space_count; i++)
        n += team->fine[i];
    return n;
}

/* Runs in its turn, by one thread, what a trial did not do. */
static enum isadora_stop run_again(struct plan_of_rounds *p, size_t good, bool hopeful)
{
    const struct rt_trial *trial = &p->team.trials[good];
    if (p->team.interrupted) {
        const enum isadora_stop why = isadora_grid_begin(p->g);
        return why == ISADORA_RUNNING ? ISADORA_LIMITED : why;
    }
    const bool failed = rt_trial_failed(&p->team, trial);
    const enum isadora_stop why = run_alone(p, trial->end);
    if (why == ISADORA_ENDED)
        shrink(p, good, failed, hopeful);
    return why;
}

static enum isadora_stop run_round(struct plan_of_rounds *p)
{
    struct rt_team *team = &p->team;
    const size_t width = deal(p);
    const uint64_t block = p->g->block, before = done(p);
    const unsigned fine = count_fine(team);
    bool grid_changed = false;
    rt_team_round(team, width, p->instructions ? p->instructions - before : 0);
    for (size_t i = 0; i < width; i++) {
        struct rt_trial *trial = &team->trials[i];
        const bool stale = grid_changed || rt_trial_is_stale(team, trial);
        if (stale || trial->stop != ISADORA_ENDED || rt_trial_failed(team, trial) ||
            !is_allowed(p, trial) || !rt_trial_merge(team, trial))
            return run_again(p, i, count_fine(team) != fine);
        grid_changed |= trial->grid_changed;
        if (p->g->block == p->g->blocks)
            rt_mate_hand_over(trial->by);
    }
    if (p->g->block < p->g->blocks)
        grow(p, p->g->block - block, done(p) - before);
    return ISADORA_ENDED;
}

/* ---- the run ---- */

/* Whether nothing watches the run, and all that blocks share is in views. */
static bool may_share(const struct isadora_grid *g)
{
    const struct isadora_grid_plan *plan = &g->plan;
    const struct isadora_machine *m = g->worker.m;
    return !plan->before && !plan->after && !plan->held && !plan->end_block && !plan->profile &&
           !g->break_count && !m->watch && m->code_space < 0 && m->image;
}

/* The team, once it is needed. */
static bool have_team(struct plan_of_rounds *p)
{
    if (!p->is_open && !p->alone) {
        size_t room = (size_t)p->threads * WIDEST;
        room = room < MOST_TRIALS ? room : MOST_TRIALS;
        room = room > p->threads ? room : p->threads;
        p->is_open = rt_team_open(&p->team, p->g, p->threads, room);
        p->alone = !p->is_open;
        p->width = p->team.count;
    }
    return p->is_open;
}

enum isadora_stop isadora_grid_run_threads(struct isadora_grid *g, uint64_t instructions,
                                           unsigned threads, uint64_t warm_up)
{
    struct isadora_worker *k = &g->worker;
    struct plan_of_rounds p = {
        .g = g,
        .threads = threads,
        .first = k->counts.instructions,
        .instructions = instructions,
        .chunk = 1,
        .most_chunk = UINT64_MAX,
        .alone_until = k->counts.instructions + warm_up,
    };
    if (threads < 2 || !may_share(g))
        return isadora_grid_run(g, instructions);
    if (rt_begin_grid(g) != ISADORA_RUNNING)
        return ISADORA_TRAPPED;
    enum isadora_stop why = k->began ? run_alone(&p, g->block + 1) : ISADORA_ENDED;
    while (why == ISADORA_ENDED && g->block < g->blocks) {
        const bool alone = k->counts.instructions < p.alone_until || g->blocks - g->block < 2;
        if (alone || (instructions && done(&p) >= instructions) || !have_team(&p))
            why = run_alone(&p, p.alone ? g->blocks : g->block + 1);
        else
            why = run_round(&p);
    }
    if (p.is_open)
        rt_team_close(&p.team);
    return why;
}
