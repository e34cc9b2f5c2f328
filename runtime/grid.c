/* grid.c: which warp runs when, and why a run stops. What begins is in grid_begin.c. */
#include "grid.h"
#include "lanes.h"
#include "step.h"

/* ---- one instruction of the warp that runs ---- */

static unsigned count_bits(uint64_t bits)
{
    unsigned n = 0;
    for (; bits; bits &= bits - 1)
        n++;
    return n;
}

static void count_one(struct isadora_grid *g, struct isadora_warp *w, uint64_t active)
{
    struct isadora_worker *k = &g->worker;
    if (active != k->active) {
        k->active = active;
        k->active_count = count_bits(active);
    }
    w->steps++;
    k->m->steps++;
    k->counts.instructions++;
    k->counts.threads += k->active_count;
}

static void count_address(struct isadora_grid *g)
{
    const struct isadora_machine *m = g->worker.m;
    const uint64_t i = (m->context.address - m->image_at) * m->pc_bytes /
                       isadora_smallest_unit(m->target, m->context.config)->bytes;
    if (g->profile && i < g->profile_size) {
        g->profile[i].instructions++;
        g->profile[i].threads += g->worker.active_count;
    }
}

static enum isadora_stop end_warp(struct isadora_worker *k, struct isadora_warp *w)
{
    w->ended = true;
    k->live--;
    return ISADORA_ENDED;
}

/* `$pc` is behind the program: fine while nobody has parted from the warp. */
static enum isadora_stop run_out(struct isadora_worker *k, struct isadora_warp *w)
{
    if (rt_active_lanes(w->state, k->mask_at, k->mask_bytes) != w->lanes)
        return ISADORA_LEFT;
    return end_warp(k, w);
}

/* The instruction waits, or trapped. */
static enum isadora_stop hold(struct isadora_grid *g, struct isadora_warp *w, int status,
                              uint64_t active)
{
    struct isadora_machine *m = g->worker.m;
    m->next = m->pc;
    m->halted = false;
    m->lane = -1;
    if (m->trap.kind || status != RT_WAIT)
        return ISADORA_TRAPPED;
    if (!w->again)
        count_one(g, w, active);
    w->again = m->again = true;
    return ISADORA_WAITING;
}

/* RUNNING, ENDED (this warp), WAITING (this warp), or why the run stops. */
static inline enum isadora_stop issue(struct isadora_grid *g, bool watched)
{
    struct isadora_worker *k = &g->worker;
    struct isadora_machine *m = k->m;
    struct isadora_warp *w = &k->warps[k->warp];
    struct isadora_decoded *slot;
    const enum isadora_stop why = rt_find(m, &slot);
    if (why != ISADORA_RUNNING)
        return why == ISADORA_ENDED ? run_out(k, w) : why;
    const bool again = w->again;
    m->context.address = m->pc;
    m->next = slot->next;
    if (watched) {
        m->insn = &slot->insn;
        if (g->plan.before && !again)
            g->plan.before(g->plan.user, m);
    }
    const uint64_t active = rt_active_lanes(m->state, k->mask_at, k->mask_bytes);
    const int status = slot->action(m, &slot->insn);
    if (status || m->trap.kind) {
        const enum isadora_stop held = hold(g, w, status, active);
        if (watched && g->plan.held && !again)
            g->plan.held(g->plan.user, m, held == ISADORA_WAITING);
        return held;
    }
    w->again = m->again = false;
    if (!again)
        count_one(g, w, active);
    m->pc = m->next;
    if (watched) {
        if (!again)
            count_address(g);
        if (g->plan.behind)
            g->plan.behind(g->plan.user, m);
    }
    const bool ended = m->halted || !rt_active_lanes(m->state, k->mask_at, k->mask_bytes);
    m->halted = false;
    return ended ? end_warp(k, w) : ISADORA_RUNNING;
}

/* ---- which warp ---- */

void isadora_grid_choose(struct isadora_grid *g, uint32_t warp)
{
    struct isadora_worker *k = &g->worker;
    struct isadora_machine *m = k->m;
    k->warps[k->warp].pc = m->pc;
    k->warp = warp;
    k->turn = ISADORA_TURN_INSTRUCTIONS;
    m->state = k->warps[warp].state;
    m->pc = m->next = k->warps[warp].pc;
    m->again = k->warps[warp].again;
    m->launch.warp = warp;
}

/* Asks the warps that wait whether they still do, until nothing changes: RUNNING, or why the run
 * stops, and then at the warp that it stops at. */
static enum isadora_stop wake(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    const uint32_t runs = k->warp, turn = k->turn;
    while (k->m->woke) {
        k->m->woke = false;
        for (uint32_t i = 0; i < g->warp_count; i++) {
            if (!k->warps[i].again || k->warps[i].ended)
                continue;
            isadora_grid_choose(g, i);
            const enum isadora_stop why = issue(g, true);
            if (why != ISADORA_RUNNING && why != ISADORA_WAITING && why != ISADORA_ENDED)
                return why;
        }
    }
    isadora_grid_choose(g, runs);
    k->turn = turn;
    return ISADORA_RUNNING;
}

/* The next warp that can run: RUNNING; WAITING when all that have not ended wait. */
static enum isadora_stop choose_next(struct isadora_grid *g)
{
    const struct isadora_worker *k = &g->worker;
    for (uint32_t i = 1; i <= g->warp_count; i++) {
        const uint32_t warp = (k->warp + i) % g->warp_count;
        if (!k->warps[warp].ended && !k->warps[warp].again) {
            isadora_grid_choose(g, warp);
            return ISADORA_RUNNING;
        }
    }
    return ISADORA_WAITING;
}

static bool can_run(const struct isadora_worker *k)
{
    const struct isadora_warp *w = &k->warps[k->warp];
    return !w->ended && !w->again && k->turn;
}

/* ---- stops ---- */

static bool is_break(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    const bool passed = k->passed;
    k->passed = false;
    for (size_t i = 0; i < g->break_count && !passed; i++) {
        if (g->breaks[i] == k->m->pc) {
            k->passed = true;
            return true;
        }
    }
    return false;
}

/* The warp that runs, for at most so many instructions and its turn. */
static inline enum isadora_stop run_warp(struct isadora_grid *g, uint64_t most, bool watched)
{
    struct isadora_worker *k = &g->worker;
    enum isadora_stop why = ISADORA_RUNNING;
    for (; why == ISADORA_RUNNING && most && k->turn; most--) {
        if (watched && is_break(g))
            return ISADORA_BREAK;
        k->turn--;
        why = issue(g, watched);
        if (k->m->woke) {
            const enum isadora_stop woken = wake(g);
            if (woken != ISADORA_RUNNING)
                return woken;
        }
    }
    return why;
}

/* How many instructions the warp that runs may execute now. */
static uint64_t allowance(const struct isadora_grid *g, uint64_t left)
{
    const uint64_t most = g->plan.warp_steps, steps = g->worker.warps[g->worker.warp].steps;
    if (!most)
        return left;
    return most - steps < left ? most - steps : left;
}

static enum isadora_stop run_some(struct isadora_grid *g, uint64_t left)
{
    const struct isadora_grid_plan *plan = &g->plan;
    const uint64_t most = allowance(g, left);
    if (!most)
        return ISADORA_RUNAWAY;
    const bool watched = plan->before || plan->behind || g->profile || g->break_count;
    const enum isadora_stop why = watched ? run_warp(g, most, true) : run_warp(g, most, false);
    return why == ISADORA_ENDED || why == ISADORA_WAITING ? ISADORA_RUNNING : why;
}

enum isadora_stop isadora_grid_run(struct isadora_grid *g, uint64_t instructions)
{
    struct isadora_worker *k = &g->worker;
    const uint64_t first = k->counts.instructions;
    k->m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    for (;;) {
        enum isadora_stop why = isadora_grid_begin(g);
        const uint64_t done = k->counts.instructions - first;
        if (why != ISADORA_RUNNING)
            return why;
        if (instructions && done >= instructions)
            return ISADORA_LIMITED;
        if (!can_run(k)) {
            if (g->plan.go_on && !g->plan.go_on(g->plan.user))
                return ISADORA_LIMITED;
            why = choose_next(g);
        }
        if (why == ISADORA_RUNNING)
            why = run_some(g, instructions ? instructions - done : UINT64_MAX);
        if (why != ISADORA_RUNNING)
            return why;
    }
}

enum isadora_stop isadora_grid_step(struct isadora_grid *g)
{
    const enum isadora_stop why = isadora_grid_run(g, 1);
    return why == ISADORA_LIMITED ? ISADORA_RUNNING : why;
}
