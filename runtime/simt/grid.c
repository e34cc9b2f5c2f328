/* grid.c: which warp runs when, and why a run stops. What begins is in grid_begin.c. */
#include <isadora/simt.h>
#include "machine/state.h"
#include "machine/delayed.h"
#include "machine/execute.h"
#include "machine/fetch.h"

/* ---- what is counted ---- */

static unsigned count_bits(uint64_t bits)
{
#if defined __GNUC__ || defined __clang__
    return (unsigned)__builtin_popcountll(bits);
#else
    unsigned n = 0;
    for (; bits; bits &= bits - 1)
        n++;
    return n;
#endif
}

static inline uint64_t active_lanes(const struct isadora_worker *k)
{
    return rt_active_lanes(k->m->state, k->mask_at, k->mask_bytes);
}

/* So many instructions of a warp, and of its threads. */
static void count(struct isadora_worker *k, struct isadora_warp *w, uint64_t steps,
                  uint64_t threads)
{
    w->steps += steps;
    k->m->steps += steps;
    k->counts.instructions += steps;
    k->counts.threads += threads;
}

static void count_address(struct isadora_grid *g, uint64_t threads)
{
    const struct isadora_machine *m = g->worker.m;
    const uint64_t i =
        isadora_image_offset(m, m->context.address) / isadora_grain(m->target, m->context.config);
    if (g->profile && i < g->profile_size) {
        g->profile[i].instructions++;
        g->profile[i].threads += threads;
    }
}

/* ---- one instruction of the warp that runs ---- */

static enum isadora_stop end_warp(struct isadora_worker *k, struct isadora_warp *w)
{
    w->ended = true;
    k->live--;
    return ISADORA_ENDED;
}

/* `$pc` is after the program: fine while no thread has diverged from the warp. */
static enum isadora_stop run_out(struct isadora_worker *k, struct isadora_warp *w)
{
    if (active_lanes(k) != w->lanes)
        return ISADORA_LEFT;
    k->ran_out++;
    return end_warp(k, w);
}

/* The instruction waits, or trapped. */
static enum isadora_stop hold(struct isadora_worker *k, struct isadora_warp *w, int status)
{
    struct isadora_machine *m = k->m;
    m->next = m->pc;
    m->halted = false;
    m->lane = -1;
    if (m->trap.kind || !rt_waits(status))
        return ISADORA_TRAPPED;
    k->alike = status == RT_WAIT_ALIKE;
    k->waiting += !w->again;
    w->again = m->again = true;
    return ISADORA_WAITING;
}

static inline int act(struct isadora_machine *m, const struct rt_decoded *slot)
{
    m->context.address = m->pc;
    m->next = slot->next;
    return slot->action(m, &slot->insn);
}

/* After it: RUNNING, WAITING, or why the run stops. */
static inline enum isadora_stop acted(struct isadora_worker *k, struct isadora_warp *w,
                                      const struct rt_decoded *slot, int status)
{
    struct isadora_machine *m = k->m;
    if (!rt_is_done(status) || m->trap.kind)
        return hold(k, w, status);
    m->pc = m->next == slot->next ? slot->next : isadora_arrive(m, m->next);
    return ISADORA_RUNNING;
}

/* Executes what is at `$pc`. */
static inline enum isadora_stop execute(struct isadora_worker *k, struct isadora_warp *w,
                                        const struct rt_decoded *slot)
{
    return acted(k, w, slot, act(k->m, slot));
}

/* The same, and those after it while all is as before and decoded, until `last` instructions were
 * counted: all are but the last. */
static enum isadora_stop execute_row(struct isadora_worker *k, struct isadora_warp *w,
                                     const struct rt_decoded *slot, uint64_t active, uint64_t last)
{
    struct isadora_machine *m = k->m;
    const void *state = m->state;
    const unsigned at = k->mask_at, bytes = k->mask_bytes;
    for (;;) {
        const int status = act(m, slot);
        if (status == RT_ON) {
            m->pc = slot->next;
        } else {
            const enum isadora_stop why = acted(k, w, slot, status);
            if (why != ISADORA_RUNNING || rt_active_lanes(state, at, bytes) != active ||
                (m->halted | m->woke))
                return why;
        }
        slot = slot->then;
        if (m->launch.steps == last || slot->pc != m->pc || !slot->action)
            return ISADORA_RUNNING;
        m->launch.steps++;
    }
}

/* The same with someone who looks on. */
static enum isadora_stop execute_watched(struct isadora_grid *g, struct isadora_warp *w,
                                         struct rt_decoded *slot, uint64_t threads)
{
    const struct isadora_grid_plan *plan = &g->plan;
    struct isadora_machine *m = g->worker.m;
    m->context.address = m->pc;
    m->insn = &slot->insn;
    if (plan->before)
        plan->before(plan->user, m);
    const enum isadora_stop why = execute(&g->worker, w, slot);
    if (why != ISADORA_TRAPPED)
        count_address(g, threads);
    if (why != ISADORA_RUNNING && plan->held)
        plan->held(plan->user, m, why == ISADORA_WAITING);
    else if (why == ISADORA_RUNNING && plan->after)
        plan->after(plan->user, m);
    return why;
}

/* Asks a warp that waits: RUNNING when it goes on, ENDED when that was its end, WAITING, or why the
 * run stops. */
static enum isadora_stop ask(struct isadora_grid *g, struct isadora_warp *w)
{
    struct isadora_worker *k = &g->worker;
    struct isadora_machine *m = k->m;
    struct rt_decoded *slot;
    enum isadora_stop why = rt_find(m, &slot);
    if (why != ISADORA_RUNNING)
        return why;
    why = execute(k, w, slot);
    if (why != ISADORA_RUNNING)
        return why;
    w->again = m->again = false;
    k->waiting--;
    if (g->plan.after)
        g->plan.after(g->plan.user, m);
    const bool ended = m->halted || !active_lanes(k);
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
    m->launch.steps = k->warps[warp].steps;
}

/* Asks the warps that wait whether they still do, until nothing changes: RUNNING, or why the run
 * stops, and then at the warp that it stops at. */
static enum isadora_stop wake(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    const uint32_t runs = k->warp, turn = k->turn;
    for (bool went_on = true; k->m->woke && went_on;) {
        const struct isadora_warp *alike = NULL; /* all wait that are where it does */
        k->m->woke = went_on = false;            /* one that still waits has changed nothing */
        for (uint32_t i = 0; i < g->warp_count; i++) {
            if (!k->warps[i].again || k->warps[i].ended)
                continue;
            if (alike && k->warps[i].pc == alike->pc)
                continue;
            isadora_grid_choose(g, i);
            const enum isadora_stop why = ask(g, &k->warps[i]);
            if (why != ISADORA_RUNNING && why != ISADORA_WAITING && why != ISADORA_ENDED)
                return why;
            went_on |= why != ISADORA_WAITING;
            if (why != ISADORA_WAITING || k->alike)
                alike = why == ISADORA_WAITING ? &k->warps[i] : NULL;
        }
    }
    k->m->woke = false;
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

/* The same after those that wait were asked where that may matter: at the end of a turn, and when
 * no other can run. */
static enum isadora_stop choose_or_wake(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    enum isadora_stop why = ISADORA_WAITING;
    if (k->turn)
        why = choose_next(g);
    if (why != ISADORA_WAITING)
        return why;
    k->m->woke = true;
    why = wake(g);
    return why == ISADORA_RUNNING ? choose_next(g) : why;
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

/* The warp that runs, for at most so many instructions: RUNNING, WAITING or ENDED are about the
 * warp, anything else stops the run. */
static inline enum isadora_stop run_warp(struct isadora_grid *g, uint64_t most, bool watched)
{
    struct isadora_worker *k = &g->worker;
    struct isadora_machine *m = k->m;
    struct isadora_warp *w = &k->warps[k->warp];
    enum isadora_stop why = ISADORA_RUNNING;
    const void *state = m->state;
    const unsigned at = k->mask_at, bytes = k->mask_bytes;
    const uint64_t first = m->launch.steps;
    uint64_t threads = 0, active = active_lanes(k), lanes = count_bits(active);
    while (m->launch.steps - first < most) {
        const uint64_t before = m->launch.steps;
        struct rt_decoded *slot;
        if (watched && is_break(g)) {
            why = ISADORA_BREAK;
            break;
        }
        why = rt_find(m, &slot);
        if (why != ISADORA_RUNNING) {
            why = why == ISADORA_ENDED ? run_out(k, w) : why;
            break;
        }
        why = watched ? execute_watched(g, w, slot, lanes)
                      : execute_row(k, w, slot, active, first + most - 1);
        const bool counts = why == ISADORA_RUNNING || why == ISADORA_WAITING;
        m->launch.steps += counts;
        threads += lanes * (m->launch.steps - before);
        if (!counts)
            break;
        if (watched) {
            count(k, w, 1, lanes);
            threads = 0;
        }
        const uint64_t now = rt_active_lanes(state, at, bytes);
        if (why == ISADORA_RUNNING && now == active && !(m->halted | m->woke))
            continue; /* as most often */
        if (now != active) {
            active = now;
            lanes = count_bits(now);
        }
        if (why == ISADORA_RUNNING && (!now || m->halted)) {
            m->halted = false;
            why = end_warp(k, w);
        }
        if (m->woke && k->waiting)
            break;
        m->woke = false;
        if (why != ISADORA_RUNNING)
            break;
    }
    const uint64_t steps = m->launch.steps - first;
    if (!watched)
        count(k, w, steps, threads);
    k->turn -= (uint32_t)steps;
    return why;
}

/* How many instructions the warp that runs may execute now. */
static uint64_t allowance(const struct isadora_grid *g, uint64_t left)
{
    const uint64_t most = g->plan.warp_steps, steps = g->worker.warps[g->worker.warp].steps;
    const uint64_t turn = g->worker.turn;
    left = left < turn ? left : turn;
    return most && most - steps < left ? most - steps : left;
}

static enum isadora_stop run_some(struct isadora_grid *g, uint64_t left)
{
    const struct isadora_grid_plan *plan = &g->plan;
    const uint64_t most = allowance(g, left);
    if (!most)
        return ISADORA_RUNAWAY;
    const bool watched = plan->before || plan->after || g->profile || g->break_count;
    const enum isadora_stop why = watched ? run_warp(g, most, true) : run_warp(g, most, false);
    if (why != ISADORA_RUNNING && why != ISADORA_ENDED && why != ISADORA_WAITING)
        return why;
    if (why == ISADORA_WAITING)
        g->worker.m->woke = false; /* choose_or_wake asks */
    return g->worker.m->woke ? wake(g) : ISADORA_RUNNING;
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
            why = choose_or_wake(g);
        }
        if (why == ISADORA_RUNNING)
            why = run_some(g, instructions ? instructions - done : UINT64_MAX);
        if (why != ISADORA_RUNNING)
            return why;
    }
}

enum isadora_stop isadora_grid_ready(struct isadora_grid *g)
{
    const enum isadora_stop why = isadora_grid_begin(g);
    return why == ISADORA_RUNNING && !can_run(&g->worker) ? choose_or_wake(g) : why;
}

enum isadora_stop isadora_grid_step(struct isadora_grid *g)
{
    const enum isadora_stop why = isadora_grid_run(g, 1);
    return why == ISADORA_LIMITED ? ISADORA_RUNNING : why;
}
