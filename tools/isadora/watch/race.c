/* race.c: two accesses to one cell by different threads, of which one stores another value, and
 * nothing orders them.
 *
 * What orders accesses:
 * - The lanes of a warp are ordered by the instructions that they execute together. In one
 *   instruction nothing orders them, nor the sides of a branch that parts them, but where they
 *   wait for one another (lanes.h).
 * - State of a block: a warp that changes a register of it releases what it knows, and a warp that
 *   changed it and goes on has learnt what was released there. So do barriers.
 * - A strong store or an atomic operation after a fence releases what the warp knew at the fence to
 *   those who read the cell with a strong access. Where there are no fences, an atomic operation
 *   releases what the warp knows now.
 *
 * Strong accesses, as those of `volatile` variables, do not race with each other. Where the code of
 * an access cannot say whether it is strong, as that of shared memory, any read may be, and a store
 * is a flag, which others may look at while it happens, if since the fence the warp has passed at
 * most one barrier. */
#include "watch/race.h"

#include <string.h>

enum { FLAG_BARRIERS = 2 };

/* Of the field whose codes say whether accesses are strong, or -1. */
static int strong_slot(const struct isadora_target *target, const struct isadora_form *form)
{
    for (int i = 0; i < form->slot_count; i++) {
        if (target->fields[form->slots[i].field].strong)
            return i;
    }
    return -1;
}

struct race *race_open(struct watch *w)
{
    const struct isadora_target *target = w->g->m->target;
    struct race *r = tool_alloc(sizeof *r);
    *r = (struct race){.w = w, .m = w->g->m};
    const size_t size = target->space_count * sizeof *r->shadows;
    r->shadows = memset(tool_alloc(size), 0, size);
    r->has_groups = tool_alloc(target->space_count * sizeof(bool));
    for (size_t i = 0; i < target->space_count; i++)
        r->has_groups[i] = target->spaces[i].cell_bits == 8 && !target->spaces[i].big_endian;
    r->strong_slots = tool_alloc(target->form_count * sizeof *r->strong_slots);
    for (size_t i = 0; i < target->form_count; i++) {
        r->has_fences |= target->forms[i].is_fence;
        r->strong_slots[i] = strong_slot(target, &target->forms[i]);
    }
    r->released = tool_grow(r->released, 0, &r->released_room, sizeof *r->released);
    r->released[r->released_count++] = (struct clock){.at = NULL};
    return r;
}

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

enum strength { UNSAID, WEAK, STRONG };

static enum strength strength_of(const struct race *r)
{
    const struct isadora_target *target = r->m->target;
    const struct isadora_insn *insn = r->m->insn;
    const int slot = r->strong_slots[insn->form];
    if (slot < 0)
        return UNSAID;
    const uint64_t strong = target->fields[target->forms[insn->form].slots[slot].field].strong;
    return strong >> insn->value[slot] & 1 ? STRONG : WEAK;
}

void race_step(struct race *r)
{
    const struct isadora_machine *m = r->m;
    struct walker *k = walker(r);
    k->active = active_lanes(m);
    lanes_together(k->lanes, k->active);
    const enum strength strength = strength_of(r);
    const bool is_atomic = m->target->forms[m->insn->form].is_atomic;
    r->by.walker = k;
    r->by.is_atomic = is_atomic;
    r->by.touch = (struct touch){.warp = number_of(r, m->launch.warp),
                                 .step = (uint32_t)m->steps,
                                 .at = (uint32_t)(m->context.address - m->image_at),
                                 .is_strong = is_atomic || strength == STRONG,
                                 .may_look = is_atomic || strength != WEAK};
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
    k->kept = 0;
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
    k->kept = 0;
    k->knows.flags -= k->knows.flags > 0;
    tick(r, k);
}
