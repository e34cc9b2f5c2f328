/* flow_trail.c: the places that a search through a program has come to (flow.h). */
#include "analysis/flow.h"

#include <stdlib.h>

void rt_trail_add(struct rt_flow *flow, struct rt_trail *trail, struct rt_key place,
                  struct rt_arrival arrival)
{
    int added = rt_key_add(&trail->seen, place);

    if (added > 0 && trail->seen.count > trail->room) {
        void *grown = realloc(trail->arrivals, trail->seen.capacity * sizeof *trail->arrivals);
        if (grown != NULL) {
            trail->arrivals = grown;
            trail->room = trail->seen.capacity;
        }
        added = grown == NULL ? -1 : added;
    }
    if (added > 0)
        trail->arrivals[trail->seen.count - 1] = arrival;
    flow->no_memory |= added < 0;
}

void rt_trail_hops(const struct rt_flow *flow, const struct rt_trail *trail, uint32_t place,
                   struct isadora_hazard *hazard)
{
    const unsigned grain = flow->grain;
    size_t n = 0;

    for (uint32_t i = place; i; i = trail->arrivals[i - 1].from)
        n += trail->arrivals[i - 1].taken != 0;
    hazard->hop_count = n;
    for (uint32_t i = place; i; i = trail->arrivals[i - 1].from) {
        uint64_t taken = trail->arrivals[i - 1].taken;
        if (taken == 0 || --n >= ISADORA_HOPS)
            continue;
        hazard->hops[n] =
            (struct isadora_hop){(size_t)rt_branch_from(taken) * grain,
                                 (size_t)(uint32_t)trail->seen.keys[i - 1].part[0] * grain,
                                 rt_branch_use(flow, taken)->jump};
    }
}

void rt_trail_free(struct rt_trail *trail)
{
    rt_key_free(&trail->seen);
    free(trail->arrivals);
    *trail = (struct rt_trail){.arrivals = NULL};
}
