/* clock.c: what a warp knows of the others (clock.h). */
#include "watch/clock.h"
#include "common/memory.h"

#include <string.h>

/* The first entry that is not before the warp's. */
static size_t place_of(const struct clock *c, uint32_t warp)
{
    size_t low = 0, high = c->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (c->at[middle].warp < warp)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

uint32_t clock_of(const struct clock *c, uint32_t warp)
{
    const size_t i = place_of(c, warp);
    return i < c->count && c->at[i].warp == warp ? c->at[i].time : 0;
}

void clock_set(struct clock *c, uint32_t warp, uint32_t time)
{
    const size_t i = place_of(c, warp);
    if (i == c->count || c->at[i].warp != warp) {
        c->at = tool_grow(c->at, c->count, &c->room, sizeof *c->at);
        memmove(c->at + i + 1, c->at + i, (c->count - i) * sizeof *c->at);
        c->count++;
        c->at[i].warp = warp;
    }
    c->at[i].time = time;
}

/* Whether the other one knows nothing that this one does not. */
static bool covers(const struct clock *c, const struct clock *other)
{
    size_t i = 0;
    for (size_t k = 0; k < other->count; k++) {
        while (i < c->count && c->at[i].warp < other->at[k].warp)
            i++;
        if (i == c->count || c->at[i].warp != other->at[k].warp ||
            c->at[i].time < other->at[k].time)
            return false;
    }
    return true;
}

void clock_join(struct clock *c, const struct clock *other)
{
    if (covers(c, other))
        return;
    struct moment *both = tool_alloc((c->count + other->count) * sizeof *both);
    size_t n = 0, i = 0, k = 0;
    while (i < c->count || k < other->count) {
        const bool mine = k == other->count || (i < c->count && c->at[i].warp < other->at[k].warp);
        if (!mine && i < c->count && c->at[i].warp == other->at[k].warp) {
            both[n] = c->at[i++];
            if (other->at[k].time > both[n].time)
                both[n] = other->at[k];
            k++;
        } else {
            both[n] = mine ? c->at[i++] : other->at[k++];
        }
        n++;
    }
    tool_free(c->at);
    *c = (struct clock){both, n, n};
}

void clock_copy(struct clock *c, const struct clock *from)
{
    c->count = 0;
    clock_join(c, from);
}
