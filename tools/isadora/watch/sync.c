/* sync.c: a barrier of the block to which a warp came without all its threads.
 *
 * Barriers count warps, so threads of a warp that are elsewhere when the others arrive are counted,
 * too, and come to it, or pass by, later. What is seen: some lanes arrive, others have neither
 * ended nor executed a barrier last, because they execute something afterwards. */
#include "watch/parts.h"

#include <string.h>

struct warp_lanes {
    uint64_t at_barrier; /* lanes whose last instruction was one that waits */
    uint64_t missing;    /* lanes that others did not wait for */
    struct watch_place place;
};

struct sync {
    struct watch *w;
    struct warp_lanes *warps;
};

struct sync *sync_open(struct watch *w)
{
    struct sync *s = tool_alloc(sizeof *s);
    *s = (struct sync){.w = w};
    return s;
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

/* The effects of a form, as they are listed, have this word. */
static bool waits(const struct isadora_machine *m)
{
    const char *effects = m->target->forms[m->insn->form].effects;
    return strcmp(effects, "waits") == 0 || strncmp(effects, "waits;", 6) == 0 ||
           strstr(effects, "; waits") != NULL;
}

void sync_before(struct sync *s)
{
    const struct isadora_machine *m = s->w->g->m;
    struct warp_lanes *k = &s->warps[m->launch.warp];
    const uint64_t active = active_lanes(m), late = k->missing & active;
    if (late) {
        watch_print(s->w, &(struct watch_report){
                              .kind = "sync",
                              .what = "a warp came to a barrier without some of its threads",
                              .space = -1,
                              .places = {k->place, here(s, "elsewhere", late)},
                              .place_count = 2});
        k->missing = 0;
    }
    if (waits(m))
        k->at_barrier |= active;
    else
        k->at_barrier &= ~active;
}

void sync_arrive(struct sync *s)
{
    const struct isadora_machine *m = s->w->g->m;
    struct warp_lanes *k = &s->warps[m->launch.warp];
    const struct isadora_worker *worker = &s->w->g->grid.worker;
    if (!waits(m))
        return;
    k->missing = worker->warps[m->launch.warp].lanes & ~k->at_barrier;
    if (k->missing)
        k->place = here(s, "at the barrier", k->at_barrier);
}
