/* lanes.c: what the lanes of a warp know of one another (lanes.h). */
#include "watch/lanes.h"
#include "common/memory.h"

#include <stddef.h>
#include <string.h>

enum { MOST = 64 };

struct lane {
    uint64_t with;        /* the set of which it was part last */
    uint32_t knows[MOST]; /* the last moment of each lane; of its own: now */
};

struct lanes {
    unsigned count;
    uint64_t last; /* the set that executed last */
    struct lane lane[];
};

struct lanes *lanes_open(unsigned count)
{
    const size_t size = sizeof(struct lanes) + count * sizeof(struct lane);
    struct lanes *l = memset(tool_alloc(size), 0, size);
    l->count = count;
    return l;
}

void lanes_free(struct lanes *l) { tool_free(l); }

uint32_t lanes_moment(const struct lanes *l, unsigned lane) { return l->lane[lane].knows[lane]; }

bool lanes_know(const struct lanes *l, unsigned lane, unsigned other, uint32_t moment)
{
    return l->lane[lane].knows[other] >= moment;
}

/* What any of the lanes knows. */
static void sum(const struct lanes *l, uint64_t lanes, uint32_t knows[MOST])
{
    memset(knows, 0, MOST * sizeof *knows);
    for (unsigned i = 0; i < l->count; i++) {
        for (unsigned k = 0; (lanes >> i & 1) && k < l->count; k++) {
            if (l->lane[i].knows[k] > knows[k])
                knows[k] = l->lane[i].knows[k];
        }
    }
}

void lanes_together(struct lanes *l, uint64_t active)
{
    if (active == l->last)
        return;
    l->last = active;
    bool are_apart = false;
    for (unsigned i = 0; i < l->count; i++)
        are_apart |= (active >> i & 1) && l->lane[i].with != active;
    if (!are_apart)
        return;
    uint32_t knows[MOST];
    sum(l, active, knows);
    for (unsigned i = 0; i < l->count; i++)
        knows[i] += (uint32_t)(active >> i & 1); /* what they do from now on, together */
    for (unsigned i = 0; i < l->count; i++) {
        if (active >> i & 1) {
            l->lane[i].with = active;
            memcpy(l->lane[i].knows, knows, sizeof knows);
        }
    }
}

void lanes_learn(struct lanes *l, uint64_t active)
{
    uint32_t knows[MOST];
    sum(l, UINT64_MAX, knows);
    for (unsigned i = 0; i < l->count; i++) {
        if (active >> i & 1)
            memcpy(l->lane[i].knows, knows, sizeof knows);
        l->lane[i].with = 0; /* what a lane does from now on has another moment */
    }
    l->last = 0;
}
