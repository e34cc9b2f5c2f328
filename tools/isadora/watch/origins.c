/* origins.c: where registers got undefined bits from (origins.h).
 *
 * What an instruction wrote that differs from the twin's is kept for each lane:
 * its place, and where the first register that it read in that lane and that
 * differed had its bits from. What it loaded ends the chain, and a register
 * that still has what the block began with. */
#include "watch/origins.h"
#include "common/memory.h"
#include "run/run.h"
#include "watch/differ.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ORIGINS = 1 << 20, MOST_STEPS = 6 };

struct origin {
    size_t at;             /* where the state of a warp has the register, for lane 0 */
    uint64_t pc;           /* of the instruction that wrote it, or read it first */
    bool is_first;         /* none wrote it */
    uint32_t from;         /* of what that one read; 0: not known */
    uint64_t index;        /* of what it loaded */
    unsigned space, cells; /* cells 0: nothing */
};

struct origins {
    const struct isadora_machine *m;
    const void *pattern;
    struct origin *list; /* number 0: none */
    size_t count, room;
    uint32_t **warps; /* by bytes of the state: those of the registers of each lane */
    uint32_t warp_count;
    size_t state_size;
    bool any; /* in this block */
};

/* Not in memory of the tool, which reports drop. */
static uint32_t keep(struct origins *o, struct origin origin)
{
    if (o->count == MOST_ORIGINS)
        return 0;
    if (o->count == o->room) {
        o->room = o->room ? 2 * o->room : 64;
        o->list = realloc(o->list, o->room * sizeof *o->list);
        if (!o->list)
            out_of_memory();
    }
    o->list[o->count] = origin;
    return (uint32_t)o->count++;
}

struct origins *origins_open(const struct isadora_machine *m, uint32_t warps, const void *pattern)
{
    const struct isadora_target *target = m->target;
    struct origins *o = tool_alloc(sizeof *o);
    *o = (struct origins){.m = m,
                          .pattern = pattern,
                          .warps = tool_alloc(warps * sizeof *o->warps),
                          .warp_count = warps,
                          .state_size = target->state_size,
                          .any = true};
    keep(o, (struct origin){.is_first = false});
    for (uint32_t i = 0; i < warps; i++)
        o->warps[i] = tool_alloc(target->state_size * sizeof(uint32_t));
    return o;
}

void origins_close(struct origins *o)
{
    if (o)
        free(o->list);
}

void origins_begin_block(struct origins *o)
{
    for (uint32_t i = 0; i < o->warp_count && o->any; i++)
        memset(o->warps[i], 0, o->state_size * sizeof(uint32_t));
    o->any = false;
}

static bool differs(const void *a, const void *b, size_t at, size_t bytes)
{
    return memcmp((const uint8_t *)a + at, (const uint8_t *)b + at, bytes) != 0;
}

static bool has_changed(const struct warp_view *k, size_t at, size_t bytes)
{
    return differs(k->now, k->before, at, bytes) || differs(k->twin, k->twin_before, at, bytes);
}

/* Of the register of the part, that differed before the instruction. */
static uint32_t origin_of(struct origins *o, const struct warp_view *k, const struct state_part *p,
                          size_t at)
{
    uint32_t *number = &o->warps[k->warp][at];
    if (!*number && !differs(k->twin_before, o->pattern, at, p->bytes))
        *number = keep(o, (struct origin){.at = p->at, .pc = k->note->pc, .is_first = true});
    return *number;
}

/* The first register that the instruction reads and that differed in the lane. Where the target
 * does not say what is read: one that it has not written, or any. */
static uint32_t read_in_lane(struct origins *o, const struct warp_view *k, unsigned lane,
                             bool written)
{
    for (size_t i = 0; i < k->note->part_count; i++) {
        const struct state_part *p = &k->note->parts[i];
        const size_t at = p->at + lane * p->lane_stride;
        if (!p->is_read || !p->lane_stride || !differs(k->before, k->twin_before, at, p->bytes) ||
            (!written && has_changed(k, at, p->bytes)))
            continue;
        const uint32_t number = origin_of(o, k, p, at);
        if (number)
            return number;
    }
    return 0;
}

static uint32_t read_at_all(struct origins *o, const struct warp_view *k, unsigned lane)
{
    const uint32_t number = o->m->target->uses ? 0 : read_in_lane(o, k, lane, false);
    return number ? number : read_in_lane(o, k, lane, true);
}

uint32_t origins_read(struct origins *o, const struct warp_view *k, int lane)
{
    o->any = true;
    const uint32_t number = read_at_all(o, k, (unsigned)lane);
    for (unsigned i = 0; !number && i < o->m->target->lanes; i++) { /* as shuffles do */
        const uint32_t other = k->active >> i & 1 ? read_at_all(o, k, i) : 0;
        if (other)
            return other;
    }
    return number;
}

/* The instruction has written a register that differs. */
static void wrote(struct origins *o, const struct warp_view *k, const struct state_part *p,
                  unsigned lane)
{
    uint32_t *number = &o->warps[k->warp][p->at + lane * p->lane_stride];
    const struct origin *known = &o->list[*number];
    const struct lane_load *load = &k->loads[lane];
    struct origin origin = {.at = p->at, .pc = k->note->pc};
    if (*number && !known->is_first && known->pc == k->note->pc)
        return; /* in a loop: it began there */
    if (load->was && load->pc == origin.pc) {
        origin.space = load->space;
        origin.index = load->index;
        origin.cells = load->cells;
    } else {
        origin.from = origins_read(o, k, (int)lane);
    }
    *number = keep(o, origin);
    o->any = true;
}

void origins_step(struct origins *o, const struct warp_view *k)
{
    const void *now = k->now, *twins = k->twin;
    for (size_t i = 0; i < k->note->part_count; i++) {
        const struct state_part *p = &k->note->parts[i];
        if (!p->lane_stride || !differs(now, twins, p->at, p->size) ||
            !(p->is_written || has_changed(k, p->at, p->size)))
            continue;
        for (unsigned lane = 0; lane < o->m->target->lanes; lane++) {
            const size_t at = p->at + lane * p->lane_stride;
            if ((k->active >> lane & 1) && differs(now, twins, at, p->bytes) &&
                (p->is_written || has_changed(k, at, p->bytes)))
                wrote(o, k, p, lane);
        }
    }
}

/* ---- for a report ---- */

/* As the instruction at `pc` calls it. */
static const char *name_of(const struct origins *o, size_t at, const char *insn)
{
    struct isadora_register reg = {.file = NULL};
    char name[ISADORA_NAME_MAX] = "?";
    while (isadora_register_next(o->m, &reg)) {
        if (reg.file->scope == ISADORA_LANE && !reg.file->is_pc &&
            reg.file->offset + (size_t)reg.index * reg.file->stride == at)
            return tool_format("%s", differ_name(o->m->target, &reg, insn, name));
    }
    return "?";
}

static struct watch_step step_of(const struct origins *o, const struct origin *one)
{
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "", cells[ISADORA_CELL_NAME_MAX] = "";
    run_insn_at(o->m, one->pc, &insn, text);
    if (one->cells)
        isadora_cell_name(o->m->target, one->space, one->index, one->cells, cells);
    return (struct watch_step){.name = name_of(o, one->at, text),
                               .cells = one->cells ? tool_format("%s", cells) : NULL,
                               .address = one->pc,
                               .is_first = one->is_first};
}

unsigned origins_chain(const struct origins *o, uint32_t number, struct watch_step **steps)
{
    unsigned count = 0;
    *steps = tool_alloc(MOST_STEPS * sizeof **steps);
    for (; number; number = o->list[number].from) { /* the last one stays */
        const bool left_out = count == MOST_STEPS;
        if (left_out && o->list[number].from)
            continue;
        count -= left_out;
        (*steps)[count] = step_of(o, &o->list[number]);
        (*steps)[count++].left_out = left_out;
    }
    return count;
}
