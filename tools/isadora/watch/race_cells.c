/* race_cells.c: the accesses of each cell, and which of them are races (race.c). */
#include "watch/race.h"

#include <string.h>

/* ---- what cells release ---- */

static uint32_t keep(struct race *r, struct clock clock)
{
    r->released = tool_grow(r->released, r->released_count, &r->released_room, sizeof *r->released);
    r->released[r->released_count] = (struct clock){.at = NULL};
    clock_copy(&r->released[r->released_count], &clock);
    return (uint32_t)r->released_count++;
}

/* What a store of the warp releases: what it knew at the fence. `before`: what the cell released,
 * which an atomic operation hands on. */
static uint32_t released_by(struct race *r, struct walker *k, bool hands_on, uint32_t before)
{
    if (!k->kept)
        k->kept = keep(r, k->knows.fenced);
    if (!hands_on || !before || before == k->kept)
        return k->kept;
    if (r->last_parts[0] == before && r->last_parts[1] == k->kept)
        return r->last_sum;
    r->last_parts[0] = before;
    r->last_parts[1] = k->kept;
    r->last_sum = keep(r, r->released[before]);
    clock_join(&r->released[r->last_sum], &r->released[k->kept]);
    return r->last_sum;
}

/* ---- reports ---- */

/* The lane that runs; what happens once for the warp is done by the first active one. */
static int lane_of(const struct race *r)
{
    if (r->m->lane >= 0)
        return r->m->lane;
    const uint64_t active = active_lanes(r->m);
    int lane = 0;
    while (lane < 63 && !(active >> lane & 1))
        lane++;
    return active ? lane : 0;
}

static uint64_t bits_of(struct isadora_word value, unsigned at, unsigned bits)
{
    const uint64_t half = value.half[at / 64] >> at % 64;
    return bits < 64 ? half & ((UINT64_C(1) << bits) - 1) : half;
}

struct now { /* an access */
    unsigned space, cells;
    uint64_t index;
    struct isadora_word value, old;
    bool is_store, in_groups; /* in_groups: it begins and ends with a group */
};

static struct watch_place here(const struct race *r, const char *did, struct isadora_word value)
{
    const struct isadora_machine *m = r->m;
    return (struct watch_place){
        did, r->w->g->grid.block, m->launch.warp, lane_of(r), m->context.address, value, false};
}

static struct watch_place there(const struct race *r, const struct touch *t, const char *did,
                                struct isadora_word value)
{
    const uint32_t warps = r->w->g->grid.warp_count;
    return (struct watch_place){
        did, t->warp / warps, t->warp % warps, t->lane, r->m->image_at + t->at, value, false};
}

static void report(const struct race *r, const struct now *a, const struct touch *t,
                   bool other_stored)
{
    const bool same = t->step == (uint32_t)r->m->steps;
    const struct isadora_word seen = a->is_store ? a->old : a->value;
    watch_print(r->w, &(struct watch_report){
                          .kind = "race",
                          .what = same ? "two lanes store to it in one instruction"
                                  : a->is_store && other_stored
                                      ? "two threads store to it, and nothing orders them"
                                      : "one thread stores to it, another reads it, and nothing "
                                        "orders them",
                          .space = (int)a->space,
                          .index = a->index,
                          .cells = a->cells,
                          .places = {there(r, t, other_stored ? "stored" : "read", seen),
                                     here(r, a->is_store ? "stores" : "reads", a->value)},
                          .place_count = 2});
}

/* ---- accesses ---- */

/* The lane that runs; the rest is that of the instruction. */
static struct by *by_now(struct race *r)
{
    const unsigned lane = (unsigned)lane_of(r);
    struct by *by = &r->by;
    by->known = lanes_known(by->walker->lanes, lane);
    by->touch.time = by->walker->time;
    by->touch.moment = by->known[lane];
    by->touch.lane = (uint8_t)lane;
    return by;
}

/* Whether the access happened before this one. */
static inline bool is_ordered(const struct by *by, const struct touch *t)
{
    struct walker *k = by->walker;
    if (!t->time)
        return true;
    if (t->warp == by->touch.warp)
        return by->known[t->lane] >= t->moment;
    if (t->warp != k->met.warp || t->time > k->met.time)
        k->met = (struct moment){t->warp, clock_of(&k->knows.all, t->warp)};
    return k->met.time >= t->time;
}

static bool in_groups(const struct race *r, unsigned space, uint64_t index, unsigned cells)
{
    return r->has_groups[space] && (index | cells) % SHADOW_GROUP == 0;
}

/* Whether a read may happen while the cell is stored to. */
static bool may_overlap(const struct touch *store, const struct touch *read)
{
    return (store->is_strong && read->is_strong) || (store->is_flag && read->may_look);
}

/* An instruction may look at a cell twice: whether it can be read, and what it has. */
static bool is_noted(const struct shadow_cell *cell, const struct touch *t)
{
    for (unsigned i = 0; i < SHADOW_READS; i++) {
        const struct touch *read = &cell->reads[i];
        if (read->step == t->step && read->time && read->warp == t->warp && read->lane == t->lane)
            return true;
    }
    return false;
}

/* The record of cell `i` of an access, and for how many cells it is. */
static inline unsigned cells_at(const struct race *r, const struct now *a, unsigned i,
                                struct shadow_group **group, struct shadow_cell **cell)
{
    struct shadow_group *g = shadow_group(&r->shadows[a->space], a->index + i);
    *group = g;
    if (!g->parts && a->in_groups && a->cells - i >= SHADOW_GROUP) {
        *cell = &g->all;
        return SHADOW_GROUP;
    }
    shadow_part(g);
    *cell = &g->parts[(a->index + i) % SHADOW_GROUP];
    return 1;
}

static void note_read(const struct by *by, struct shadow_cell *cell)
{
    const struct touch *t = &by->touch;
    unsigned oldest = 0;
    for (unsigned i = 0; i < SHADOW_READS; i++) {
        const struct touch *known = &cell->reads[i];
        if (is_ordered(by, known)) { /* none, or one that it comes after */
            cell->reads[i] = *t;
            return;
        }
        if (known->step < cell->reads[oldest].step)
            oldest = i;
    }
    cell->reads[oldest] = *t;
}

void race_load(struct race *r, unsigned space, uint64_t index, unsigned cells,
               struct isadora_word value)
{
    const struct now a = {
        space, cells, index, value, value, false, in_groups(r, space, index, cells)};
    const struct by *by = by_now(r);
    const struct touch *t = &by->touch;
    struct walker *k = by->walker;
    struct touch found = {.time = 0};
    struct shadow_group *group;
    struct shadow_cell *cell;
    for (unsigned i = 0, n; i < cells; i += n) {
        n = cells_at(r, &a, i, &group, &cell);
        const struct touch *s = &cell->store;
        if (is_noted(cell, t))
            continue;
        const uint32_t released = t->may_look ? cell->released : 0;
        if (released && s->warp != t->warp && released != k->joined) {
            clock_join(&k->knows.all, &r->released[released]);
            k->joined = released;
            k->met.time = 0;
        } else if (released && s->warp == t->warp && !is_ordered(by, s)) {
            lanes_learn(k->lanes, active_lanes(r->m));
        }
        if (!found.time && s->changed && !may_overlap(s, t) && !is_ordered(by, s))
            found = *s;
        note_read(by, cell);
    }
    if (found.time)
        report(r, &a, &found, true);
}

/* A bit for each cell where the values differ. */
static unsigned differing(uint64_t a, uint64_t b, unsigned cells, unsigned bits)
{
    unsigned mask = 0;
    for (unsigned i = 0; i < cells && a != b; i++)
        mask |= (unsigned)(bits_of((struct isadora_word){{a ^ b, 0}}, i * bits, bits) != 0) << i;
    return mask;
}

/* Whether storing to cells of another value races with the store before. */
static bool stores_race(const struct by *by, const struct touch *s)
{
    const struct touch *t = &by->touch;
    if (!s->time || (s->is_strong && t->is_strong))
        return false;
    if (s->warp == t->warp && s->step == t->step && s->lane != t->lane)
        return true;
    return !(t->is_flag && s->is_strong) && !(s->is_flag && t->is_strong) && !is_ordered(by, s);
}

/* The read that changing the value races with, or NULL. */
static const struct touch *racing_read(const struct by *by, const struct shadow_cell *cell)
{
    const struct touch *t = &by->touch;
    for (unsigned i = 0; i < SHADOW_READS; i++) {
        const struct touch *read = &cell->reads[i];
        if (!may_overlap(t, read) && !is_ordered(by, read))
            return read;
    }
    return NULL;
}

/* The earlier access that a store races with, at the first of its cells that do, or NULL; *stored:
 * it is a store. `others`: cells that have another value than the store before gave them;
 * `changed`: another one than they had. */
static const struct touch *conflict(const struct by *by, const struct shadow_cell *cell,
                                    unsigned others, unsigned changed, bool *stored)
{
    others = others && stores_race(by, &cell->store) ? others : 0;
    const struct touch *read = changed ? racing_read(by, cell) : NULL;
    changed = read ? changed & ~others : 0;
    *stored = others && (!changed || (others & (~others + 1)) < (changed & (~changed + 1)));
    return *stored ? &cell->store : read;
}

void race_forget(struct race *r, unsigned space, uint64_t index, uint64_t cells)
{
    for (uint64_t i = 0; i < cells; i++) {
        struct shadow_group *g = shadow_group(&r->shadows[space], index + i);
        if ((index + i) % SHADOW_GROUP == 0 && cells - i >= SHADOW_GROUP) {
            tool_free(g->parts);
            *g = (struct shadow_group){.parts = NULL};
            i += SHADOW_GROUP - 1;
        } else {
            *shadow_cell(&r->shadows[space], index + i) = (struct shadow_cell){.released = 0};
        }
    }
}

void race_store(struct race *r, unsigned space, uint64_t index, unsigned cells,
                struct isadora_word value, struct isadora_word old)
{
    const unsigned bits = r->m->target->spaces[space].cell_bits;
    const bool big = r->m->target->spaces[space].big_endian;
    const struct now a = {space, cells, index, value, old, true, in_groups(r, space, index, cells)};
    struct touch found = {.time = 0};
    struct shadow_group *group;
    struct shadow_cell *cell;
    bool stored = false, found_store = false;
    if (!r->has_fences && r->by.is_atomic)
        race_fence(r);
    struct by *by = by_now(r);
    struct walker *k = by->walker;
    struct touch *t = &by->touch;
    t->is_flag = t->may_look && k->knows.flags > 0;
    const bool releases = t->is_flag || (t->is_strong && k->knows.fenced.count);
    for (unsigned i = 0, n; i < cells; i += n) {
        n = cells_at(r, &a, i, &group, &cell);
        const struct touch *s = &cell->store;
        const unsigned at = (big ? cells - 1 - i : i) * bits;
        const uint64_t is = bits_of(value, at, n * bits), was = bits_of(old, at, n * bits);
        const unsigned others = s->time ? differing(is, cell->value, n, bits) : 0,
                       changed = differing(is, was, n, bits);
        const struct touch *with = found.time ? NULL : conflict(by, cell, others, changed, &stored);
        if (with) {
            found = *with;
            found_store = stored;
        }
        const bool again = s->warp == t->warp && s->time == t->time;
        t->changed = (uint8_t)(changed | (again ? s->changed : 0u));
        if (releases)
            cell->released = released_by(r, k, by->is_atomic, cell->released);
        else if (!by->is_atomic)
            cell->released = 0;
        cell->store = *t;
        cell->value = is;
        memset(cell->reads, 0, sizeof cell->reads);
        if (group->parts && a.in_groups && i % SHADOW_GROUP == SHADOW_GROUP - 1)
            shadow_join(group);
    }
    t->is_flag = false;
    t->changed = 0;
    if (!r->has_fences)
        k->knows.flags = 0;
    if (found.time)
        report(r, &a, &found, found_store);
}
