/* launch.c: how a grid, its blocks and their warps begin. */
#include <isadora/simt.h>
#include "simt/launch.h"
#include "machine/memory.h"
#include "machine/state.h"
#include "machine/trap.h"

#include <stdlib.h>
#include <string.h>

/* ---- a grid ---- */

/* Cells of block memory that programs may access. */
static void limit_shared(struct isadora_machine *m, uint64_t cells)
{
    const int space = isadora_shared_space(m->target);
    if (space >= 0)
        isadora_memory_limit(m, (unsigned)space, cells);
}

static uint32_t low_word(uint64_t n) { return n < UINT32_MAX ? (uint32_t)n : UINT32_MAX; }

static void set_shared(struct isadora_machine *m, const struct isadora_grid_plan *plan)
{
    const uint64_t all = isadora_most_shared(m->target, m->context.config);
    const uint64_t cells = plan->shared || plan->no_more ? plan->shared : all;
    limit_shared(m, cells);
    m->launch.shared = low_word(cells);
    m->launch.dynamic = low_word(plan->dynamic);
    m->launch.registers = low_word(isadora_launch_registers(m->target, plan));
}

static bool make_warps(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    const size_t size = k->m->target->state_size;
    k->warps = calloc(g->warp_count, sizeof *k->warps);
    k->states = rt_state_new(size, g->warp_count);
    if (!k->warps || !k->states)
        return false;
    for (uint32_t i = 0; i < g->warp_count; i++)
        k->warps[i].state = (char *)k->states + i * rt_state_stride(size);
    return true;
}

static bool make_profile(struct isadora_grid *g)
{
    const struct isadora_machine *m = g->worker.m;
    if (!g->plan.profile)
        return true;
    g->profile_size =
        isadora_image_offset(m, m->image_end) / isadora_grain(m->target, m->context.config);
    g->profile = calloc(g->profile_size + 1, sizeof *g->profile);
    return g->profile != NULL;
}

bool isadora_grid_open(struct isadora_grid *g, struct isadora_machine *m,
                       const struct isadora_grid_plan *plan)
{
    const unsigned lanes = m->target->lanes;
    if (isadora_grid_excess(m->target, m->context.config, plan).what)
        return false;
    *g = (struct isadora_grid){.plan = *plan, .worker = {.m = m, .own = m->state}};
    g->threads = (uint64_t)plan->block[0] * plan->block[1] * plan->block[2];
    g->blocks = (uint64_t)plan->grid[0] * plan->grid[1] * plan->grid[2];
    g->warp_count = (uint32_t)((g->threads + lanes - 1) / lanes);
    rt_find_masks(m->target, &g->worker.mask_at, &g->worker.mask_bytes);
    memcpy(m->launch.grid, plan->grid, sizeof m->launch.grid);
    memcpy(m->launch.block, plan->block, sizeof m->launch.block);
    m->launch.warps = g->warp_count;
    m->launch.threads = (uint32_t)g->threads;
    set_shared(m, plan);
    if (make_warps(g) && make_profile(g))
        return true;
    isadora_grid_close(g);
    return false;
}

void isadora_grid_close(struct isadora_grid *g)
{
    struct isadora_machine *m = g->worker.m;
    const uint64_t *option = m->launch.option;
    struct isadora_launch launch = rt_single_launch;
    memcpy(launch.option, option, sizeof launch.option);
    m->state = g->worker.own;
    m->launch = launch;
    m->again = m->woke = false;
    limit_shared(m, UINT64_MAX);
    free(g->worker.warps);
    free(g->worker.states);
    free(g->profile);
    g->worker.warps = NULL;
    g->worker.states = NULL;
    g->profile = NULL;
}

/* ---- a block ---- */

/* Its memory and that of its lanes. */
static void clear_memory(struct isadora_machine *m)
{
    for (size_t i = 0; i < m->target->space_count; i++) {
        const uint8_t scope = m->target->spaces[i].scope;
        if (scope == ISADORA_BLOCK || scope == ISADORA_LANE)
            rt_memory_zero(&m->memory[i]);
    }
}

/* Whether parameters lie in memory of this scope and were stored there, or lie elsewhere. */
static bool store_params(const struct isadora_grid *g, unsigned scope)
{
    struct isadora_machine *m = g->worker.m;
    const struct isadora_target *target = m->target;
    const uint64_t at = isadora_params_at(target, m->context.config);
    if (g->plan.param_size && target->spaces[target->param_space].scope != scope)
        return true;
    for (size_t i = 0; i < g->plan.param_size; i++) {
        if (!isadora_poke(m, (unsigned)target->param_space, at + i, g->plan.params[i])) {
            rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
            return false;
        }
    }
    return true;
}

/* What is there once: before the first block. */
enum isadora_stop rt_begin_grid(struct isadora_grid *g)
{
    struct isadora_machine *m = g->worker.m;
    if (g->began)
        return ISADORA_RUNNING;
    if (!store_params(g, ISADORA_GRID) || (m->target->start_grid && m->target->start_grid(m)))
        return ISADORA_TRAPPED;
    if (g->plan.begin_grid)
        g->plan.begin_grid(g->plan.user, m);
    g->began = true;
    return ISADORA_RUNNING;
}

static uint64_t lanes_of(const struct isadora_grid *g, uint32_t warp)
{
    const unsigned lanes = g->worker.m->target->lanes;
    const uint64_t left = g->threads - (uint64_t)warp * lanes;
    const unsigned used = left < lanes ? (unsigned)left : lanes;
    return used < 64 ? (UINT64_C(1) << used) - 1 : UINT64_MAX;
}

static void place_block(struct isadora_grid *g)
{
    struct isadora_launch *launch = &g->worker.m->launch;
    const uint64_t plane = (uint64_t)g->plan.grid[0] * g->plan.grid[1];
    launch->at[0] = (uint32_t)(g->block % g->plan.grid[0]);
    launch->at[1] = (uint32_t)(g->block % plane / g->plan.grid[0]);
    launch->at[2] = (uint32_t)(g->block / plane);
}

/* State of all warps; the first one is the one that runs. */
static void reset_warps(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    struct isadora_machine *m = k->m;
    for (uint32_t i = g->warp_count; i-- > 0;) {
        struct isadora_warp *w = &k->warps[i];
        *w = (struct isadora_warp){
            .state = w->state, .pc = isadora_arrive(m, g->plan.entry), .lanes = lanes_of(g, i)};
        m->state = w->state;
        rt_begin_warp(m, w->lanes);
    }
    k->warp = 0;
    k->live = g->warp_count;
    k->waiting = 0;
    m->pc = k->warps[0].pc;
    m->woke = false;
    isadora_grid_choose(g, 0);
}

static bool start_warps(struct isadora_grid *g)
{
    struct isadora_machine *m = g->worker.m;
    for (uint32_t i = 0; i < g->warp_count; i++) {
        isadora_grid_choose(g, i);
        if (m->target->start_warp && m->target->start_warp(m))
            return false;
        if (g->plan.begin_warp)
            g->plan.begin_warp(g->plan.user, m);
    }
    isadora_grid_choose(g, 0);
    return true;
}

static enum isadora_stop begin_block(struct isadora_grid *g)
{
    struct isadora_machine *m = g->worker.m;
    place_block(g);
    clear_memory(m);
    memset(m->block, 0, m->target->block_size);
    reset_warps(g);
    if (!store_params(g, ISADORA_BLOCK))
        return ISADORA_TRAPPED;
    g->worker.began = true;
    if (m->target->start_block && m->target->start_block(m))
        return ISADORA_TRAPPED;
    if (g->plan.begin_block)
        g->plan.begin_block(g->plan.user, m);
    return start_warps(g) ? ISADORA_RUNNING : ISADORA_TRAPPED;
}

enum isadora_stop isadora_grid_begin(struct isadora_grid *g)
{
    struct isadora_worker *k = &g->worker;
    if (k->began && k->live)
        return ISADORA_RUNNING;
    if (k->began) {
        if (g->plan.end_block)
            g->plan.end_block(g->plan.user, k->m);
        k->began = false;
        g->block++;
    }
    if (g->block == g->blocks)
        return ISADORA_ENDED;
    const enum isadora_stop why = rt_begin_grid(g);
    return why == ISADORA_RUNNING ? begin_block(g) : why;
}
