/* workers.c: threads that try blocks. */
#include "simt/workers.h"
#include "machine/memory.h"
#include "machine/state.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_LOOK = 1 << 16,
    SPINS = 1 << 16 /* looks at a number before a thread sleeps: waking takes longer than merging */
};

static bool is_of_block(const struct isadora_space *space)
{
    return space->scope == ISADORA_BLOCK || space->scope == ISADORA_LANE;
}

/* ---- what a trial is asked while it runs ---- */

/* Whether it read what a trial before it, which has ended, stores to. */
static bool meets_earlier(const struct rt_team *team, size_t number)
{
    const struct rt_trial *mine = &team->trials[number];
    for (size_t i = 0; i < number; i++) {
        const struct rt_trial *other = &team->trials[i];
        if (!atomic_load(&other->done))
            continue;
        if (other->grid_changed)
            return true;
        for (size_t k = 0; k < team->g->worker.m->target->space_count; k++) {
            if (mine->views[k].base && rt_view_meets(&mine->views[k], &other->views[k]))
                return true;
        }
    }
    return false;
}

static bool go_on(void *user)
{
    struct rt_mate *mate = user;
    struct rt_team *team = mate->team;
    const struct isadora_grid_plan *plan = &team->g->plan;
    if (mate->is_first && plan->go_on && !plan->go_on(plan->user)) {
        team->interrupted = true;
        atomic_store(&team->stop_from, 0);
    }
    if (mate->trial >= atomic_load(&team->stop_from))
        return false;
    if (mate->grid.worker.counts.instructions < mate->next_look)
        return true;
    mate->next_look *= 2; /* a block that waits for an earlier one finds what that has stored */
    return !meets_earlier(team, mate->trial);
}

/* Tools need not reckon with several threads. */
static void begin_block(void *user, struct isadora_machine *m)
{
    const struct rt_team *team = ((struct rt_mate *)user)->team;
    rt_lock_take(team->tool);
    team->g->plan.begin_block(team->g->plan.user, m);
    rt_lock_give(team->tool);
}

static void begin_warp(void *user, struct isadora_machine *m)
{
    const struct rt_team *team = ((struct rt_mate *)user)->team;
    rt_lock_take(team->tool);
    team->g->plan.begin_warp(team->g->plan.user, m);
    rt_lock_give(team->tool);
}

/* ---- a trial ---- */

static void look_through_views(struct rt_mate *mate, struct rt_trial *trial)
{
    struct isadora_machine *m = mate->m;
    for (size_t i = 0; i < m->target->space_count; i++) {
        if (!trial->views[i].base)
            continue;
        rt_view_begin(&trial->views[i], mate->team->fine[i]);
        memset(m->memory[i].near, 0, sizeof m->memory[i].near);
        rt_view_attach(&trial->views[i], &m->memory[i]);
    }
}

static void run_trial(struct rt_mate *mate, size_t number)
{
    struct rt_team *team = mate->team;
    struct rt_trial *trial = &team->trials[number];
    struct isadora_grid *grid = &mate->grid;
    const struct isadora_machine *base = team->g->worker.m;
    look_through_views(mate, trial);
    memcpy(mate->m->grid, base->grid, base->target->grid_size);
    grid->block = trial->first;
    grid->blocks = trial->end;
    grid->worker.began = false;
    grid->worker.counts = (struct isadora_counts){0, 0};
    grid->worker.ran_out = 0;
    mate->trial = number;
    mate->next_look = FIRST_LOOK;
    trial->by = mate;
    trial->stop = isadora_grid_run(grid, team->most);
    trial->counts = grid->worker.counts;
    trial->ran_out = grid->worker.ran_out;
    trial->grid_changed = memcmp(mate->m->grid, base->grid, base->target->grid_size) != 0;
    memcpy(trial->grid, mate->m->grid, base->target->grid_size);
    if (trial->stop != ISADORA_ENDED) { /* those after it will be run again */
        size_t from = atomic_load(&team->stop_from);
        while (number + 1 < from &&
               !atomic_compare_exchange_weak(&team->stop_from, &from, number + 1)) {
        }
    }
    atomic_store(&trial->done, true);
}

/* With the lock taken, which others may take meanwhile: waits a moment for another number. */
static void spin(struct rt_team *team, const atomic_size_t *number, size_t old)
{
    rt_lock_give(team->lock);
    for (unsigned i = 0; i < SPINS && atomic_load(number) == old; i++) {
    }
    rt_lock_take(team->lock);
}

/* Trials as long as there are any; with the lock taken. */
static void work(struct rt_mate *mate)
{
    struct rt_team *team = mate->team;
    while (team->taken < team->width) {
        const size_t number = team->taken++;
        rt_lock_give(team->lock);
        run_trial(mate, number);
        rt_lock_take(team->lock);
        if (atomic_fetch_add(&team->ended, 1) + 1 == team->width)
            rt_lock_ring(team->lock);
    }
}

void rt_team_round(struct rt_team *team, size_t width, uint64_t most)
{
    const struct isadora_grid_plan *plan = &team->g->plan;
    for (size_t i = 0; i < width; i++)
        atomic_store(&team->trials[i].done, false);
    atomic_store(&team->stop_from, SIZE_MAX);
    rt_lock_take(team->lock);
    team->most = most;
    team->width = width;
    team->taken = 0;
    atomic_store(&team->ended, 0);
    atomic_fetch_add(&team->round, 1);
    rt_lock_ring(team->lock);
    work(&team->mates[0]);
    for (size_t ended; (ended = atomic_load(&team->ended)) < width;) {
        spin(team, &team->ended, ended);
        if (atomic_load(&team->ended) == ended)
            rt_lock_wait(team->lock);
        if (atomic_load(&team->ended) < width && plan->go_on && !plan->go_on(plan->user)) {
            team->interrupted = true;
            atomic_store(&team->stop_from, 0);
        }
    }
    team->width = team->taken = 0;
    rt_lock_give(team->lock);
}

void rt_team_await(struct rt_team *team)
{
    rt_lock_take(team->lock);
    while (team->ready + 1 < team->count)
        rt_lock_wait(team->lock);
    rt_lock_give(team->lock);
}

/* ---- what became of it ---- */

bool rt_trial_is_stale(const struct rt_team *team, const struct rt_trial *trial)
{
    const size_t round = atomic_load(&team->round);
    bool stale = false;
    for (size_t i = 0; i < team->g->worker.m->target->space_count; i++) {
        if (trial->views[i].base && rt_view_is_stale(&trial->views[i], round)) {
            stale = true;
            /* Perhaps only the same page: from now on lines are compared. */
            team->fine[i] = true;
        }
    }
    return stale;
}

bool rt_trial_failed(const struct rt_team *team, const struct rt_trial *trial)
{
    for (size_t i = 0; i < team->g->worker.m->target->space_count; i++) {
        if (trial->views[i].failed)
            return true;
    }
    return false;
}

bool rt_trial_merge(const struct rt_team *team, const struct rt_trial *trial)
{
    struct isadora_grid *g = team->g;
    struct isadora_machine *m = g->worker.m;
    const size_t count = m->target->space_count, round = atomic_load(&team->round);
    for (size_t i = 0; i < count; i++) {
        if (trial->views[i].base && !rt_view_reserve(&trial->views[i]))
            return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (trial->views[i].base)
            rt_view_merge(&trial->views[i], round);
    }
    memcpy(m->grid, trial->grid, m->target->grid_size);
    m->steps += trial->counts.instructions;
    g->worker.counts.instructions += trial->counts.instructions;
    g->worker.counts.threads += trial->counts.threads;
    g->worker.ran_out += trial->ran_out;
    g->block = trial->end;
    return true;
}

static void swap(void *a, void *b, void *room, size_t size)
{
    memcpy(room, a, size);
    memcpy(a, b, size);
    memcpy(b, room, size);
}

void rt_mate_hand_over(struct rt_mate *mate)
{
    struct isadora_worker *k = &mate->team->g->worker, *its = &mate->grid.worker;
    struct isadora_machine *m = k->m, *from = its->m;
    struct rt_memory room;
    struct isadora_warp *warps = k->warps;
    rt_team_await(mate->team);
    void *states = k->states;
    for (size_t i = 0; i < m->target->space_count; i++) {
        if (is_of_block(&m->target->spaces[i]))
            swap(&m->memory[i], &from->memory[i], &room, sizeof room);
    }
    memcpy(m->block, from->block, m->target->block_size);
    k->warps = its->warps;
    k->states = its->states;
    its->warps = warps;
    its->states = states;
    for (uint32_t i = 0; i < m->launch.warps; i++) {
        m->state = k->warps[i].state;
        rt_join_states(m);
        from->state = its->warps[i].state;
        rt_join_states(from);
    }
    k->warp = its->warp;
    k->live = its->live;
    k->waiting = its->waiting;
    k->turn = its->turn;
    m->state = k->warps[k->warp].state;
    m->pc = m->next = from->pc;
    m->again = from->again;
    m->context.address = from->context.address;
    memcpy(m->launch.at, from->launch.at, sizeof m->launch.at);
    m->launch.steps = from->launch.steps;
    m->launch.warp = k->warp;
}

/* ---- life of a team ---- */

static bool open_trial(struct rt_team *team, struct rt_trial *trial)
{
    struct isadora_machine *m = team->g->worker.m;
    const size_t count = m->target->space_count;
    trial->views = calloc(count + 1, sizeof *trial->views);
    trial->grid = calloc(1, m->target->grid_size + 1);
    bool ok = trial->views && trial->grid;
    for (size_t i = 0; ok && i < count; i++) {
        if (!is_of_block(&m->target->spaces[i]))
            rt_view_open(&trial->views[i], &m->memory[i]);
    }
    atomic_init(&trial->done, false);
    return ok;
}

static void close_trial(struct rt_team *team, struct rt_trial *trial)
{
    for (size_t i = 0; trial->views && i < team->g->worker.m->target->space_count; i++)
        rt_view_close(&trial->views[i]);
    free(trial->views);
    free(trial->grid);
}

/* A machine with the same program and choices; views show it the memory of the grid. */
static struct isadora_machine *like(const struct isadora_machine *base)
{
    struct isadora_machine *m = isadora_machine_create(base->target, base->context.config);
    if (!m)
        return NULL;
    isadora_machine_quick(m, base->quick != NULL);
    m->launch = base->launch;
    for (unsigned i = 0; i < base->target->space_count; i++) {
        const struct rt_memory *memory = &base->memory[i];
        m->memory[i].most = memory->most;
        isadora_memory_limit(m, i, memory->limit);
        isadora_memory_allow(m, i, memory->allowed, memory->allowed_count);
    }
    if (isadora_load_image(m, base->image_at, base->image, base->image_size))
        return m;
    isadora_machine_destroy(m);
    return NULL;
}

static void open_mate(struct rt_mate *mate)
{
    struct isadora_grid_plan plan = mate->team->g->plan;
    plan.begin_block = plan.begin_block ? begin_block : NULL;
    plan.begin_warp = plan.begin_warp ? begin_warp : NULL;
    plan.go_on = go_on;
    plan.user = mate;
    mate->m = like(mate->team->g->worker.m);
    mate->is_open = mate->m && isadora_grid_open(&mate->grid, mate->m, &plan);
    mate->grid.began = true; /* that of the team was */
}

static void close_mate(struct rt_mate *mate)
{
    for (size_t i = 0; mate->m && i < mate->m->target->space_count; i++)
        rt_view_attach(NULL, &mate->m->memory[i]);
    if (mate->is_open)
        isadora_grid_close(&mate->grid);
    isadora_machine_destroy(mate->m);
}

/* What a thread of the team does. */
static void help(void *user)
{
    struct rt_mate *mate = user;
    struct rt_team *team = mate->team;
    open_mate(mate);
    rt_lock_take(team->lock);
    team->ready++;
    rt_lock_ring(team->lock);
    while (!team->quit && mate->is_open) {
        const size_t round = atomic_load(&team->round);
        work(mate);
        spin(team, &team->round, round);
        if (!team->quit && atomic_load(&team->round) == round)
            rt_lock_wait(team->lock);
    }
    rt_lock_give(team->lock);
    close_mate(mate);
}

/* All at once, because machines take their time; false where the first one cannot be had, or no
 * thread beside it. Others come when they are ready. */
static bool open_mates(struct rt_team *team, unsigned count)
{
    for (; team->count < count; team->count++) {
        struct rt_mate *mate = &team->mates[team->count];
        *mate = (struct rt_mate){.team = team, .is_first = mate == team->mates};
        mate->thread = mate->is_first ? NULL : rt_thread_start(help, mate);
        if (!mate->is_first && !mate->thread)
            break;
    }
    if (team->count)
        open_mate(&team->mates[0]);
    return team->count >= 2 && team->mates[0].is_open;
}

bool rt_team_open(struct rt_team *team, struct isadora_grid *g, unsigned count, size_t room)
{
    *team = (struct rt_team){.g = g, .room = room};
    atomic_init(&team->stop_from, SIZE_MAX);
    team->mates = calloc(count, sizeof *team->mates);
    team->trials = calloc(room, sizeof *team->trials);
    team->fine = calloc(g->worker.m->target->space_count + 1, sizeof *team->fine);
    team->lock = rt_lock_new();
    team->tool = rt_lock_new();
    bool ok = team->mates && team->trials && team->fine && team->lock && team->tool;
    for (size_t i = 0; ok && i < room; i++)
        ok = open_trial(team, &team->trials[i]);
    if (ok && open_mates(team, count))
        return true;
    rt_team_close(team);
    return false;
}

void rt_team_close(struct rt_team *team)
{
    if (team->lock) {
        rt_lock_take(team->lock);
        team->quit = true;
        rt_lock_ring(team->lock);
        rt_lock_give(team->lock);
    }
    if (team->count)
        close_mate(&team->mates[0]);
    for (unsigned i = 1; i < team->count; i++)
        rt_thread_join(team->mates[i].thread);
    for (size_t i = 0; team->trials && i < team->room; i++)
        close_trial(team, &team->trials[i]);
    rt_lock_free(team->lock);
    rt_lock_free(team->tool);
    free(team->mates);
    free(team->trials);
    free(team->fine);
}
