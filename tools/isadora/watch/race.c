/* race.c: two accesses to one cell by different threads, of which one stores another value, and
 * nothing orders them.
 *
 * What orders accesses:
 * - The lanes of a warp are ordered by the instructions that they execute together. In one
 *   instruction nothing orders them, nor the sides of a branch that parts them, but where they
 *   wait for one another (lanes.h).
 * - State of a block: a warp that changes a register of it releases what it knows, and a warp that
 *   changed it and goes on has learnt what was released there. So do barriers.
 * - A store or an atomic operation after a fence releases what the warp knew at the fence to those
 * who read the cell. Where there are no fences, an atomic operation releases what the warp knows
 * now.
 *
 * A store is a flag, which others may look at while it happens, if since the fence the warp has
 * passed at most one barrier. */
#include "watch/clock.h"
#include "watch/lanes.h"
#include "watch/shadow.h"
#include "watch/parts.h"

#include <string.h>

enum { FLAG_BARRIERS = 2 };

/* What is released: what a warp knows, and what of it was before a fence. */
struct message {
    struct clock all, fenced;
    unsigned flags; /* barriers after the last fence, counted down */
};

struct walker { /* a warp of the block */
    struct message knows;
    struct lanes *lanes;
    uint64_t active; /* when its instruction began */
    uint32_t time;
    unsigned *objects; /* what it changed, and so waits for */
    size_t object_count, object_room;
};

/* A register of the block that warps wait for one another by. */
struct object {
    unsigned file, index;
    struct message released;
};

struct race {
    struct watch *w;
    struct isadora_machine *m;
    struct shadow *shadows; /* by space */
    struct walker *walkers; /* by warp */
    struct object *objects;
    size_t object_count, object_room;
    struct clock *released; /* by cells: number 0 is nothing */
    size_t released_count, released_room;
    uint32_t last_parts[2], last_sum; /* of the join that was made last */
    bool has_fences;
};

struct race *race_open(struct watch *w)
{
    const struct isadora_target *target = w->g->m->target;
    struct race *r = tool_alloc(sizeof *r);
    *r = (struct race){.w = w, .m = w->g->m};
    const size_t size = target->space_count * sizeof *r->shadows;
    r->shadows = memset(tool_alloc(size), 0, size);
    for (size_t i = 0; i < target->form_count; i++)
        r->has_fences |= target->forms[i].is_fence;
    r->released = tool_grow(r->released, 0, &r->released_room, sizeof *r->released);
    r->released[r->released_count++] = (struct clock){.at = NULL};
    return r;
}

static uint32_t number_of(const struct race *r, uint32_t warp)
{
    return (uint32_t)(r->w->g->grid.block * r->w->g->grid.warp_count) + warp;
}

static struct walker *walker(const struct race *r) { return &r->walkers[r->m->launch.warp]; }

static void forget(struct message *message)
{
    tool_free(message->all.at);
    tool_free(message->fenced.at);
    *message = (struct message){.flags = 0};
}

void race_begin_block(struct race *r)
{
    const struct isadora_target *target = r->m->target;
    const uint32_t count = r->w->g->grid.warp_count;
    for (uint32_t i = 0; r->walkers && i < count; i++) {
        forget(&r->walkers[i].knows);
        tool_free(r->walkers[i].objects);
        lanes_free(r->walkers[i].lanes);
    }
    for (size_t i = 0; i < r->object_count; i++)
        forget(&r->objects[i].released);
    r->object_count = 0;
    for (size_t i = 0; i < target->space_count; i++) {
        if (target->spaces[i].scope == ISADORA_BLOCK)
            shadow_clear(&r->shadows[i]);
    }
    if (!r->walkers)
        r->walkers = tool_alloc(count * sizeof *r->walkers);
    for (uint32_t i = 0; i < count; i++) {
        r->walkers[i] = (struct walker){.time = 1, .lanes = lanes_open(target->lanes)};
        clock_set(&r->walkers[i].knows.all, number_of(r, i), 1);
    }
}

void race_step(struct race *r)
{
    struct walker *k = walker(r);
    k->active = active_lanes(r->m);
    lanes_together(k->lanes, k->active);
}

/* Whether it names where to go on: lanes that take turns there do not wait for others. */
static bool is_branch(const struct race *r)
{
    const struct isadora_machine *m = r->m;
    uint64_t to;
    return m->target->branch_target && m->target->branch_target(&m->context, m->insn, &to);
}

void race_done(struct race *r, bool waits)
{
    struct walker *k = walker(r);
    const uint64_t now = active_lanes(r->m);
    const unsigned form = r->m->insn->form;
    if (waits || (now && !(now & k->active) && !is_branch(r)))
        lanes_wait(k->lanes, k->active, form);
    else
        lanes_pass(k->lanes, k->active, form);
}

/* After a release: what the warp does next is not part of it. */
static void tick(const struct race *r, struct walker *k)
{
    clock_set(&k->knows.all, number_of(r, (uint32_t)(k - r->walkers)), ++k->time);
}

/* ---- barriers and fences ---- */

static void learn(struct message *to, const struct message *from)
{
    clock_join(&to->all, &from->all);
    clock_join(&to->fenced, &from->fenced);
    to->flags = to->flags > from->flags ? to->flags : from->flags;
}

void race_fence(struct race *r)
{
    struct walker *k = walker(r);
    clock_copy(&k->knows.fenced, &k->knows.all);
    k->knows.flags = FLAG_BARRIERS;
    tick(r, k);
}

static unsigned object_of(struct race *r, unsigned file, unsigned index)
{
    for (size_t i = 0; i < r->object_count; i++) {
        if (r->objects[i].file == file && r->objects[i].index == index)
            return (unsigned)i;
    }
    r->objects = tool_grow(r->objects, r->object_count, &r->object_room, sizeof *r->objects);
    r->objects[r->object_count] = (struct object){.file = file, .index = index};
    return (unsigned)r->object_count++;
}

void race_arrive(struct race *r, unsigned file, unsigned index)
{
    struct walker *k = walker(r);
    const unsigned object = object_of(r, file, index);
    learn(&r->objects[object].released, &k->knows);
    k->objects = tool_grow(k->objects, k->object_count, &k->object_room, sizeof *k->objects);
    k->objects[k->object_count++] = object;
}

void race_pass(struct race *r)
{
    struct walker *k = walker(r);
    if (!k->object_count)
        return;
    for (size_t i = 0; i < k->object_count; i++)
        learn(&k->knows, &r->objects[k->objects[i]].released);
    lanes_learn(k->lanes, active_lanes(r->m));
    k->object_count = 0;
    k->knows.flags -= k->knows.flags > 0;
    tick(r, k);
}

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
static uint32_t released_by(struct race *r, const struct walker *k, bool hands_on, uint32_t before,
                            uint32_t *own)
{
    if (!*own)
        *own = keep(r, k->knows.fenced);
    if (!hands_on || !before)
        return *own;
    if (r->last_parts[0] == before && r->last_parts[1] == *own)
        return r->last_sum;
    r->last_parts[0] = before;
    r->last_parts[1] = *own;
    r->last_sum = keep(r, r->released[before]);
    clock_join(&r->released[r->last_sum], &r->released[*own]);
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
    bool is_store;
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

static bool is_ordered(const struct race *r, const struct touch *t)
{
    if (!t->time)
        return true;
    if (t->warp == number_of(r, r->m->launch.warp))
        return lanes_know(walker(r)->lanes, (unsigned)lane_of(r), t->lane, t->moment);
    return clock_of(&walker(r)->knows.all, t->warp) >= t->time;
}

static bool is_atomic(const struct race *r)
{
    return r->m->target->forms[r->m->insn->form].is_atomic;
}

static struct touch touch_now(const struct race *r)
{
    const struct isadora_machine *m = r->m;
    const unsigned lane = (unsigned)lane_of(r);
    return (struct touch){.warp = number_of(r, m->launch.warp),
                          .time = walker(r)->time,
                          .moment = lanes_moment(walker(r)->lanes, lane),
                          .step = (uint32_t)m->steps,
                          .at = (uint32_t)(m->context.address - m->image_at),
                          .lane = (uint8_t)lane,
                          .is_atomic = is_atomic(r)};
}

/* An instruction may look at a cell twice: whether it can be read, and what it has. */
static bool is_noted(const struct shadow_cell *cell, const struct touch *t)
{
    for (unsigned i = 0; i < SHADOW_READS; i++) {
        const struct touch *read = &cell->reads[i];
        if (read->time && read->warp == t->warp && read->lane == t->lane && read->step == t->step)
            return true;
    }
    return false;
}

static void note_read(const struct race *r, struct shadow_cell *cell, const struct touch *t)
{
    unsigned oldest = 0;
    for (unsigned i = 0; i < SHADOW_READS; i++) {
        const struct touch *known = &cell->reads[i];
        if (is_ordered(r, known)) { /* none, or one that it comes after */
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
    const struct now a = {space, cells, index, value, value, false};
    const struct touch t = touch_now(r);
    const struct touch *with = NULL;
    struct touch found = {.time = 0};
    for (unsigned i = 0; i < cells; i++) {
        struct shadow_cell *cell = shadow_cell(&r->shadows[space], index + i);
        const struct touch *s = &cell->store;
        if (is_noted(cell, &t))
            continue;
        if (cell->released && s->warp != t.warp)
            clock_join(&walker(r)->knows.all, &r->released[cell->released]);
        else if (cell->released && !is_ordered(r, s))
            lanes_learn(walker(r)->lanes, active_lanes(r->m));
        if (!with && s->changed && !s->is_flag && !(s->is_atomic && t.is_atomic) &&
            !is_ordered(r, s)) {
            found = *s;
            with = &found;
        }
        note_read(r, cell, &t);
    }
    if (with)
        report(r, &a, with, true);
}

/* The earlier access that a store of a value races with, or NULL; *stored: it is a store. */
static const struct touch *conflict(const struct race *r, const struct shadow_cell *cell,
                                    const struct touch *t, uint64_t value, uint64_t old,
                                    bool *stored)
{
    const struct touch *s = &cell->store;
    *stored = true;
    if (s->time && cell->value != value && !(s->is_atomic && t->is_atomic)) {
        if (s->warp == t->warp && s->step == t->step && s->lane != t->lane)
            return s;
        if (!is_ordered(r, s) && !(t->is_flag && s->is_atomic) && !(s->is_flag && t->is_atomic))
            return s;
    }
    *stored = false;
    for (unsigned i = 0; i < SHADOW_READS && value != old && !t->is_flag; i++) {
        const struct touch *read = &cell->reads[i];
        if (!is_ordered(r, read) && !(read->is_atomic && t->is_atomic))
            return read;
    }
    return NULL;
}

void race_forget(struct race *r, unsigned space, uint64_t index, uint64_t cells)
{
    for (uint64_t i = 0; i < cells; i++)
        *shadow_cell(&r->shadows[space], index + i) = (struct shadow_cell){.released = 0};
}

void race_store(struct race *r, unsigned space, uint64_t index, unsigned cells,
                struct isadora_word value, struct isadora_word old)
{
    const unsigned bits = r->m->target->spaces[space].cell_bits;
    const bool big = r->m->target->spaces[space].big_endian;
    const struct now a = {space, cells, index, value, old, true};
    struct walker *k = walker(r);
    struct touch t = touch_now(r), found = {.time = 0};
    bool stored = false, any = false;
    uint32_t own = 0;
    if (!r->has_fences && t.is_atomic)
        race_fence(r);
    t.is_flag = k->knows.flags > 0;
    t.time = k->time;
    for (unsigned i = 0; i < cells; i++) {
        struct shadow_cell *cell = shadow_cell(&r->shadows[space], index + i);
        const unsigned at = (big ? cells - 1 - i : i) * bits;
        const uint64_t is = bits_of(value, at, bits), was = bits_of(old, at, bits);
        const struct touch *with = any ? NULL : conflict(r, cell, &t, is, was, &stored);
        if (with) {
            any = true;
            found = *with;
        }
        const struct touch *s = &cell->store;
        t.changed = is != was || (s->changed && s->warp == t.warp && s->time == t.time);
        if (t.is_flag)
            cell->released = released_by(r, k, t.is_atomic, cell->released, &own);
        else if (!t.is_atomic)
            cell->released = 0;
        cell->store = t;
        cell->value = is;
        memset(cell->reads, 0, sizeof cell->reads);
    }
    if (!r->has_fences)
        k->knows.flags = 0;
    if (any)
        report(r, &a, &found, stored);
}
