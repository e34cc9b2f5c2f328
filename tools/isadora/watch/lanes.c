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

/* A form at which lanes wait. */
struct meeting {
    unsigned form;
    uint64_t waiting;
    uint32_t knows[MOST]; /* what those know that have come since the first one waits */
};

struct lanes {
    unsigned count;
    uint64_t last; /* the set that executed last */
    struct meeting *meetings;
    size_t meeting_count, meeting_room;
    struct lane lane[];
};

struct lanes *lanes_open(unsigned count)
{
    const size_t size = sizeof(struct lanes) + count * sizeof(struct lane);
    struct lanes *l = memset(tool_alloc(size), 0, size);
    l->count = count;
    return l;
}

void lanes_free(struct lanes *l)
{
    tool_free(l->meetings);
    tool_free(l);
}

const uint32_t *lanes_known(const struct lanes *l, unsigned lane) { return l->lane[lane].knows; }

static void learn(uint32_t *knows, const uint32_t *other, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        knows[i] = knows[i] > other[i] ? knows[i] : other[i];
}

/* What any of the lanes knows. */
static void sum(const struct lanes *l, uint64_t lanes, uint32_t knows[MOST])
{
    memset(knows, 0, MOST * sizeof *knows);
    for (unsigned i = 0; i < l->count; i++) {
        if (lanes >> i & 1)
            learn(knows, l->lane[i].knows, l->count);
    }
}

/* The lanes know that, too. */
static void teach(struct lanes *l, uint64_t lanes, const uint32_t knows[MOST])
{
    for (unsigned i = 0; i < l->count; i++) {
        if (lanes >> i & 1)
            learn(l->lane[i].knows, knows, l->count);
    }
}

/* What the lanes do from now on has another moment. */
static void begin_moment(struct lanes *l, uint64_t lanes)
{
    for (unsigned i = 0; i < l->count; i++) {
        if (lanes >> i & 1)
            l->lane[i].with = 0;
    }
    l->last = 0;
}

void lanes_learn(struct lanes *l, uint64_t active)
{
    uint32_t knows[MOST];
    sum(l, UINT64_MAX, knows);
    teach(l, active, knows);
    begin_moment(l, UINT64_MAX);
}

static struct meeting *meeting_of(struct lanes *l, unsigned form)
{
    for (size_t i = 0; i < l->meeting_count; i++) {
        if (l->meetings[i].form == form)
            return &l->meetings[i];
    }
    l->meetings = tool_grow(l->meetings, l->meeting_count, &l->meeting_room, sizeof *l->meetings);
    l->meetings[l->meeting_count] = (struct meeting){.form = form};
    return &l->meetings[l->meeting_count++];
}

/* They know what all know that have come. */
static void meet(struct lanes *l, struct meeting *m, uint64_t lanes)
{
    teach(l, lanes, m->knows);
    m->waiting &= ~lanes;
    begin_moment(l, lanes);
}

static struct meeting *come(struct lanes *l, uint64_t active, struct meeting *m)
{
    uint32_t knows[MOST];
    sum(l, active, knows);
    for (unsigned i = 0; i < l->count; i++) {
        if (!m->waiting || knows[i] > m->knows[i])
            m->knows[i] = knows[i];
    }
    begin_moment(l, active);
    return m;
}

void lanes_wait(struct lanes *l, uint64_t active, unsigned form)
{
    come(l, active, meeting_of(l, form))->waiting |= active;
}

void lanes_pass(struct lanes *l, uint64_t active, unsigned form)
{
    for (size_t i = 0; i < l->meeting_count; i++) {
        struct meeting *m = &l->meetings[i];
        if (m->form == form && m->waiting)
            meet(l, come(l, active, m), active);
    }
}

void lanes_together(struct lanes *l, uint64_t active)
{
    if (active == l->last)
        return;
    for (size_t i = 0; i < l->meeting_count; i++) {
        if (l->meetings[i].waiting & active)
            meet(l, &l->meetings[i], active);
    }
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
