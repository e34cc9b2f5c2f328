/* look.c: the warp that is looked at, which need not be the one that runs. */
#include "debug/debug.h"

uint32_t debug_running(const struct debug *d) { return d->g ? d->g->grid.worker.warp : 0; }

struct debug_look debug_look_at(struct debug *d, uint32_t warp)
{
    struct isadora_machine *m = d->m;
    const struct debug_look old = {m->state, m->pc, m->again, m->launch.warp};
    if (d->g && warp != debug_running(d)) {
        const struct isadora_warp *w = &d->g->grid.worker.warps[warp];
        m->state = w->state;
        m->pc = w->pc;
        m->again = w->again;
        m->launch.warp = warp;
    }
    return old;
}

void debug_look_back(struct debug *d, const struct debug_look *old)
{
    struct isadora_machine *m = d->m;
    if (m->launch.warp == old->warp)
        return;
    d->g->grid.worker.warps[m->launch.warp].pc = m->pc;
    m->state = old->state;
    m->pc = old->pc;
    m->again = old->again;
    m->launch.warp = old->warp;
}

uint64_t debug_active(const struct debug *d) { return d->g ? active_lanes(d->m) : 1; }

uint64_t debug_launched(const struct debug *d)
{
    return d->g ? d->g->grid.worker.warps[d->m->launch.warp].lanes : 1;
}
