/* init_fill.c: what the twin of init.c begins a block with: PATTERN where nothing is defined. */
#include "machine/execute.h"
#include "machine/state.h"
#include "watch/init.h"

#include <string.h>

enum { PATTERN = 0xa5 };

void init_fill_page(const struct rt_memory *memory, struct rt_page *page)
{
    memset(page->bytes, PATTERN, (size_t)RT_PAGE_CELLS * memory->cell_bytes);
}

/* All that the machine has of a space. */
static void copy_pages(const struct init *s, size_t space)
{
    const struct rt_memory *from = &s->m->memory[space];
    struct rt_memory *to = &s->twin->memory[space];
    rt_memory_clear(to);
    for (size_t i = 0; from->used && i < from->slots; i++) {
        const struct rt_page *page = from->pages[i];
        if (!page)
            continue;
        struct rt_page *copy = rt_memory_page(to, page->number << RT_PAGE_SHIFT, true);
        if (!copy)
            out_of_memory();
        memcpy(copy->bytes, page->bytes, (size_t)RT_PAGE_CELLS * from->cell_bytes);
    }
}

/* Memory of the block: what was stored before its first instruction is defined. */
static void fill_block_space(struct init *s, unsigned space)
{
    const struct isadora_target *target = s->m->target;
    struct rt_memory *memory = &s->twin->memory[space];
    const uint64_t cells = memory->limit;
    const uint64_t params = isadora_params_at(target, s->m->context.config);
    const struct isadora_grid_plan *plan = &s->w->g->grid.plan;
    rt_memory_clear(memory);
    for (uint64_t i = 0; i < cells; i += RT_PAGE_CELLS) {
        struct rt_page *page = rt_memory_page(memory, i, true);
        if (!page)
            out_of_memory();
        if (memory->cell_bytes == 1 && memory->space->cell_bits == 8)
            init_fill_page(memory, page);
    }
    for (uint64_t i = 0; (int)space == target->param_space && i < plan->param_size; i++)
        isadora_poke(s->twin, space, params + i, isadora_peek(s->m, space, params + i));
    for (size_t i = 0; i < s->done.count; i++) { /* by `start block` */
        const struct init_access *a = &s->done.at[i];
        for (unsigned k = 0; a->store && a->space == space && k < a->cells; k++)
            isadora_poke(s->twin, space, a->index + k, isadora_peek(s->m, space, a->index + k));
    }
}

/* The registers of the warp that the twin has now. */
static void fill_registers(struct init *s)
{
    const struct isadora_target *target = s->m->target;
    struct isadora_register reg = {.file = NULL};
    while (isadora_register_next(s->twin, &reg)) {
        if (!s->undefined[reg.file - target->files])
            continue;
        const uint64_t ones = UINT64_C(0xa5a5a5a5a5a5a5a5);
        const uint64_t mask = reg.width < 64 ? (UINT64_C(1) << reg.width) - 1 : UINT64_MAX;
        for (unsigned lane = 0; lane < target->lanes; lane++) {
            struct isadora_register one = reg;
            one.of_lane = true;
            one.lane = (uint8_t)lane;
            isadora_register_set(s->twin, &one, (struct isadora_word){{ones & mask, 0}});
        }
    }
}

/* The same of every warp: a file has the same bytes in all of them. */
static void fill_warp(struct init *s, uint32_t warp)
{
    const struct isadora_target *target = s->m->target;
    const struct isadora_grid_plan *next = &s->w->next;
    struct init_warp *k = &s->warps[warp];
    memcpy(k->state, s->w->g->grid.worker.warps[warp].state, target->state_size);
    memset(k->loads, 0, target->lanes * sizeof(struct lane_load));
    s->twin->state = s->pattern;
    if (!s->began && !warp) {
        memcpy(s->pattern, k->state, target->state_size);
        fill_registers(s);
    }
    for (size_t i = 0; i < target->file_count; i++) {
        const struct state_part part = part_of_file(target, &target->files[i]);
        if (s->undefined[i])
            copy_part(k->state, s->pattern, &part);
    }
    s->twin->state = k->state;
    s->twin->launch.warp = warp;
    rt_join_states(s->twin);
    if (target->start_warp)
        target->start_warp(s->twin);
    if (next->begin_warp)
        next->begin_warp(next->user, s->twin);
}

static void open_warps(struct init *s, uint32_t count)
{
    const struct isadora_target *target = s->m->target;
    s->warps = memset(tool_alloc(count * sizeof *s->warps), 0, count * sizeof *s->warps);
    s->pattern = rt_state_new(target->state_size, 1);
    for (uint32_t i = 0; i < count; i++) {
        struct init_warp *k = &s->warps[i];
        k->state = rt_state_new(target->state_size, 1);
        if (!k->state || !s->pattern)
            out_of_memory();
        k->loads = tool_alloc(target->lanes * sizeof(struct lane_load));
        k->before = tool_alloc(target->state_size);
        k->twin_before = tool_alloc(target->state_size);
    }
}

static bool is_defined_space(const struct init *s, size_t i)
{
    const unsigned scope = s->m->target->spaces[i].scope;
    return scope != ISADORA_BLOCK && (scope != ISADORA_LANE || threads_have_files(s->w->g));
}

void init_begin_block(struct init *s)
{
    const struct isadora_target *target = s->m->target;
    const uint32_t count = s->w->g->grid.warp_count;
    s->twin->launch = s->m->launch;
    s->twin->context = s->m->context;
    s->twin->lane = -1;
    for (unsigned i = 0; i < target->space_count; i++) {
        const unsigned scope = target->spaces[i].scope;
        isadora_memory_limit(s->twin, i, s->m->memory[i].limit);
        isadora_memory_allow(s->twin, i, s->m->memory[i].allowed, s->m->memory[i].allowed_count);
        if (is_defined_space(s, i) && (!s->began || scope != ISADORA_GRID))
            copy_pages(s, i);
        else if (scope == ISADORA_LANE)
            rt_memory_clear(&s->twin->memory[i]);
        else if (scope == ISADORA_BLOCK)
            fill_block_space(s, i);
    }
    if (!s->warps) {
        open_warps(s, count);
        s->origins = origins_open(s->m, count, s->pattern);
    }
    origins_begin_block(s->origins);
    memcpy(s->twin->block, s->m->block, target->block_size);
    memcpy(s->twin->grid, s->m->grid, target->grid_size);
    for (uint32_t i = 0; i < count; i++)
        fill_warp(s, i);
    s->began = true;
}
