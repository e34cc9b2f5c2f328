/* together.c: bundles whose words all read the state before the bundle (delayed.h). */
#include "machine/access.h"
#include "machine/delayed.h"
#include "machine/trap.h"

#include <stdlib.h>
#include <string.h>

struct rt_kept_store {
    uint64_t index;
    struct isadora_word value;
    unsigned space, cells;
};

enum { FIRST_ROOM = 16 };

/* ---- Stores to spaces ---- */

static bool make_room(struct isadora_machine *m)
{
    const size_t room = m->kept_room ? 2 * m->kept_room : FIRST_ROOM;
    struct rt_kept_store *kept = realloc(m->kept, room * sizeof *kept);
    if (!kept) {
        rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
        return false;
    }
    m->kept = kept;
    m->kept_room = room;
    return true;
}

void rt_keep_store(struct isadora_machine *m, unsigned space, uint64_t index, unsigned cells,
                   struct isadora_word value)
{
    if (m->kept_count < m->kept_room || make_room(m))
        m->kept[m->kept_count++] = (struct rt_kept_store){index, value, space, cells};
}

/* Whether there is memory for all of them. */
static bool may_store(struct isadora_machine *m)
{
    for (size_t i = 0; i < m->kept_count; i++) {
        const struct rt_kept_store *store = &m->kept[i];
        if (!rt_may_store(m, store->space, store->index, store->cells))
            return false;
    }
    return true;
}

/* ---- Bundles ---- */

static unsigned char *state_after(const struct isadora_machine *m)
{
    return (unsigned char *)m->state + m->target->state_size;
}

void rt_enter_word(struct isadora_machine *m, uint64_t next)
{
    if (!m->inside || m->inside_at != m->pc) {
        rt_drop_bundle(m);
        memcpy(state_after(m), m->state, m->target->state_size);
        m->inside = true;
    }
    if (!m->leaves)
        m->leave = next;
}

bool rt_ends_bundle(const struct isadora_machine *m, uint64_t next)
{
    return next <= m->pc || next / m->bundle->bytes != m->pc / m->bundle->bytes ||
           next == m->image_end;
}

bool rt_end_bundle(struct isadora_machine *m)
{
    if (!may_store(m))
        return false;
    memcpy(m->state, state_after(m), m->target->state_size);
    for (size_t i = 0; i < m->kept_count; i++) {
        const struct rt_kept_store *store = &m->kept[i];
        rt_store_word(m, store->space, store->index, store->cells, store->value);
    }
    m->next = m->leave;
    if (m->halts)
        m->halted = true;
    rt_drop_bundle(m);
    return true;
}

void rt_drop_bundle(struct isadora_machine *m)
{
    m->inside = m->leaves = m->halts = false;
    m->kept_count = 0;
}
