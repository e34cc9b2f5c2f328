/* sync.c: a barrier of the block to which a warp came without all its threads.
 *
 * Barriers count warps, so threads of a warp that are elsewhere when the others arrive are counted,
 * too, and come to it, or pass by, later. What is seen: some lanes arrive, others have neither
 * ended nor executed a barrier last, because they execute something afterwards.
 *
 * The guard of a barrier may be false for some of the lanes that execute it. They pass by, unless
 * the next instruction that they execute is a barrier, too, before the warp is counted. */
#include "grid/groups.h"
#include "machine/execute.h"
#include "machine/state.h"
#include "run/uses.h"
#include "watch/parts.h"

#include <stdlib.h>
#include <string.h>

struct warp_lanes {
    uint64_t at_barrier; /* lanes whose last instruction was one that waits */
    uint64_t missing;    /* lanes that others did not wait for */
    struct watch_place place;
    uint64_t passed; /* lanes for which the guard of a barrier was false */
    struct watch_place barrier, passes;
};

struct sync {
    struct watch *w;
    struct warp_lanes *warps;
    struct isadora_machine *probe; /* on which a lane executes a barrier alone */
    void *probe_own;               /* the state that it was made with */
    void *state;                   /* the state of the warp there */
};

struct sync *sync_open(struct watch *w)
{
    struct sync *s = tool_alloc(sizeof *s);
    const struct isadora_machine *m = w->g->m;
    *s = (struct sync){.w = w,
                       .probe = isadora_machine_create(m->target, m->context.config),
                       .state = rt_state_new(m->target->state_size, 1)};
    if (!s->probe || !s->state)
        out_of_memory();
    s->probe_own = s->probe->state;
    return s;
}

void sync_end(struct sync *s)
{
    s->probe->state = s->probe_own;
    isadora_machine_destroy(s->probe);
    free(s->state);
}

void sync_begin_block(struct sync *s)
{
    const size_t size = s->w->g->grid.warp_count * sizeof *s->warps;
    if (!s->warps)
        s->warps = tool_alloc(size);
    memset(s->warps, 0, size);
}

static int first_lane(uint64_t lanes)
{
    int lane = 0;
    while (!(lanes >> lane & 1))
        lane++;
    return lane;
}

static struct watch_place here(const struct sync *s, const char *did, uint64_t lanes)
{
    const struct isadora_machine *m = s->w->g->m;
    return (struct watch_place){.did = did,
                                .block = s->w->g->grid.block,
                                .warp = m->launch.warp,
                                .lane = first_lane(lanes),
                                .address = m->context.address,
                                .no_value = true};
}

static bool waits(const struct isadora_machine *m)
{
    return grid_form_waits(&m->target->forms[m->insn->form]);
}

/* ---- guards ---- */

/* It reads registers that lanes have for themselves: perhaps not all lanes do the same. */
static bool may_differ(const struct isadora_machine *m)
{
    struct isadora_use uses[RUN_USES];
    const size_t count = m->target->uses ? run_uses(m, uses) : 0;
    for (size_t i = 0; i < count; i++) {
        if (uses[i].file >= 0 && m->target->files[uses[i].file].scope == ISADORA_LANE)
            return true;
    }
    return false;
}

/* Whether the lane comes to the barrier, so that it waits or changes the state of a block that has
 * just begun. */
static bool comes(const struct sync *s, unsigned lane)
{
    const struct isadora_machine *m = s->w->g->m;
    const struct isadora_target *target = m->target;
    struct isadora_machine *p = s->probe;
    uint8_t *block = p->block;
    memcpy(s->state, m->state, target->state_size);
    memset(block, 0, target->block_size);
    p->state = s->state;
    rt_join_states(p);
    rt_set_active_lanes(p, UINT64_C(1) << lane);
    p->launch = m->launch;
    p->context = m->context;
    p->pc = p->context.address;
    p->insn = m->insn;
    p->next = isadora_next_address(target, p->context.config, p->pc, m->insn->length);
    p->trap = (struct isadora_trap){.space = -1, .lane = -1};
    p->halted = p->woke = p->again = false;
    const int status = target->actions[m->insn->form](p, m->insn);
    p->lane = -1;
    for (size_t i = 0; i < target->block_size; i++) {
        if (block[i])
            return true;
    }
    return rt_waits(status) || active_lanes(p) != UINT64_C(1) << lane;
}

/* Those of the active lanes that come to the barrier. */
static uint64_t that_come(const struct sync *s, uint64_t active)
{
    uint64_t come = active;
    const bool may = (active & (active - 1)) && may_differ(s->w->g->m);
    for (unsigned lane = 0; may && lane < s->w->g->m->target->lanes; lane++) {
        if (active >> lane & 1 && !comes(s, lane))
            come &= ~(UINT64_C(1) << lane);
    }
    return come;
}

static void report_passed(struct sync *s, struct warp_lanes *k)
{
    watch_print(s->w, &(struct watch_report){
                          .kind = "sync",
                          .what = "the guard of a barrier is false for some of the threads that "
                                  "execute it",
                          .space = -1,
                          .places = {k->barrier, k->passes},
                          .place_count = 2});
    k->passed = 0;
}

void sync_before(struct sync *s)
{
    const struct isadora_machine *m = s->w->g->m;
    struct warp_lanes *k = &s->warps[m->launch.warp];
    const uint64_t active = active_lanes(m), late = k->missing & active;
    const bool is_barrier = waits(m);
    if (k->passed & active && m->context.address != k->passes.address) {
        if (!is_barrier || that_come(s, active) != active)
            report_passed(s, k);
        k->passed &= ~active;
    }
    if (late) {
        watch_print(s->w, &(struct watch_report){
                              .kind = "sync",
                              .what = "a warp came to a barrier without some of its threads",
                              .space = -1,
                              .places = {k->place, here(s, "elsewhere", late)},
                              .place_count = 2});
        k->missing = 0;
    }
    const uint64_t come = is_barrier ? that_come(s, active) : 0;
    if (come && come != active) {
        k->passed = active & ~come;
        k->barrier = here(s, "at the barrier", come);
        k->passes = here(s, "passes by", k->passed);
    }
    k->at_barrier = (k->at_barrier & ~active) | come;
}

void sync_arrive(struct sync *s)
{
    const struct isadora_machine *m = s->w->g->m;
    struct warp_lanes *k = &s->warps[m->launch.warp];
    const struct isadora_worker *worker = &s->w->g->grid.worker;
    if (!waits(m))
        return;
    if (k->passed) {
        k->at_barrier |= k->passed;
        report_passed(s, k);
    }
    k->missing = worker->warps[m->launch.warp].lanes & ~k->at_barrier;
    if (k->missing)
        k->place = here(s, "at the barrier", k->at_barrier);
}
