/* Any program in a grid of threads, in any state: lane after lane and all lanes at once, in one go,
 * in pieces, and by two threads of this computer, end alike, and a trap leaves everything as it was
 * before its instruction. */
#include "fuzz.h"
#include <isadora/simt.h>

#include "../agree/same.h"
#include "../agree/state.h"

enum { MOST_STEPS = 300, MOST_EXTENTS = 2 };

/* What a run is, as the input says. */
struct plan {
    const struct isadora_target *target;
    unsigned config;
    uint64_t seed;
    unsigned scopes, piece; /* what is random; how many instructions at a time in pieces */
    bool team;              /* blocks beside one another, too */
    struct isadora_grid_plan grid;
    struct isadora_extent given[MOST_EXTENTS];
    unsigned given_count;
    uint8_t params[16];
    const uint8_t *code;
    size_t size;
};

struct run {
    struct isadora_machine *m;
    struct isadora_grid grid;
    const struct plan *plan;
    enum isadora_stop why;
};

/* ---- the input ---- */

static const struct isadora_target *target_with_lanes(struct fuzz_input *in)
{
    const struct isadora_target *target = fuzz_named(in), *found[8];
    unsigned count = 0;
    for (size_t i = 0; tool_targets[i] && count < 8; i++) {
        if (tool_targets[i]->lanes)
            found[count++] = tool_targets[i];
    }
    FUZZ_CHECK(count > 0);
    return target && target->lanes ? target : found[fuzz_byte(in) % count];
}

/* So many cells of a block's memory, 0 for all of them. */
static uint64_t read_shared(const struct isadora_target *target, struct fuzz_input *in)
{
    const uint64_t wanted = 16u * fuzz_byte(in);
    const int space = isadora_shared_space(target);
    return space < 0 ? 0 : wanted % (target->spaces[space].cells + 1);
}

static struct plan read_plan(struct fuzz_input *in)
{
    struct plan p = {.target = target_with_lanes(in)};
    p.config = (unsigned)(fuzz_byte(in) % p.target->config_count);
    const unsigned flags = fuzz_byte(in);
    p.seed = fuzz_number(in, 2);
    p.scopes = flags & 1 ? ALL_SCOPES : 1u << ISADORA_LANE;
    p.piece = 1 + fuzz_byte(in) % 16;
    for (unsigned i = 0; i < 3; i++)
        p.grid.grid[i] = p.grid.block[i] = 1;
    p.team = flags >> 7;
    p.grid.grid[flags >> 1 & 1] += p.team ? 3 : flags >> 2 & 1;
    p.grid.block[0] = 1 + fuzz_byte(in) % 70;
    p.grid.shared = flags & 16 ? read_shared(p.target, in) : 0;
    p.grid.warp_steps = flags & 32 ? 1 + fuzz_byte(in) : 0;
    for (uint64_t end = 0; (flags & 64) && p.given_count < MOST_EXTENTS; p.given_count++) {
        const uint64_t first = end + fuzz_number(in, 2), cells = 1 + fuzz_byte(in);
        const uint64_t at = isadora_buffers_at(p.target, p.config);
        p.given[p.given_count] = (struct isadora_extent){at + first, cells};
        end = first + cells;
    }
    for (unsigned i = 0; i < sizeof p.params; i++)
        p.params[i] = (uint8_t)fuzz_byte(in);
    p.code = in->at;
    p.size = fuzz_left(in);
    return p;
}

/* ---- a run ---- */

static void begin_warp(void *user, struct isadora_machine *m)
{
    const struct run *run = user;
    struct random r = {run->plan->seed + m->launch.warp + 64u * m->launch.at[0]};
    random_registers(&r, m, run->plan->scopes);
}

/* What the grid finds in memory: some cells in each window of each space. */
static void fill_memory(struct isadora_machine *m, uint64_t seed)
{
    struct random r = {seed};
    for (unsigned space = 0; space < m->target->space_count; space++) {
        const struct isadora_space *s = &m->target->spaces[space];
        const unsigned windows = s->windows ? s->windows : 1;
        if (s->scope != ISADORA_GRID)
            continue;
        for (unsigned i = 0; i < windows; i++) {
            const uint64_t base = s->cells / windows * i + random_below(&r, 256) * 16;
            for (unsigned k = 0; k < 16; k++)
                isadora_poke(m, space, base + k, random_corner(&r) >> 8 * (k % 4));
        }
    }
}

static void begin(struct run *run, const struct plan *p, bool quick)
{
    *run = (struct run){.plan = p};
    run->m = isadora_machine_create(p->target, p->config);
    FUZZ_CHECK(run->m);
    isadora_machine_quick(run->m, quick);
    for (size_t i = 0; i < p->target->option_count; i++)
        run->m->launch.option[i] = p->seed >> i & 1;
    struct isadora_grid_plan plan = p->grid;
    plan.begin_warp = begin_warp;
    plan.user = run;
    plan.params = p->params;
    plan.param_size = p->target->param_space >= 0 ? sizeof p->params : 0;
    FUZZ_CHECK(isadora_load_image(run->m, 0, p->code, p->size));
    fill_memory(run->m, p->seed);
    if (p->given_count && p->target->buffer_space >= 0)
        isadora_memory_allow(run->m, (unsigned)p->target->buffer_space, p->given, p->given_count);
    FUZZ_CHECK(isadora_grid_open(&run->grid, run->m, &plan));
}

static void end(struct run *run)
{
    isadora_grid_close(&run->grid);
    isadora_machine_destroy(run->m);
}

/* ---- alike ---- */

/* Which difference it was is in the message. */
#define FUZZ_SAME(holds, text)                                                                     \
    do {                                                                                           \
        if (!(holds)) {                                                                            \
            fprintf(stderr, "%s\n", text);                                                         \
            fuzz_fail(__FILE__, __LINE__, #holds);                                                 \
        }                                                                                          \
    } while (0)

static void check_warps(struct run *a, struct run *b)
{
    char text[SAME_TEXT_MAX] = "";
    const uint32_t here = a->grid.worker.warp;
    FUZZ_CHECK(here == b->grid.worker.warp);
    for (uint32_t i = 0; i < a->grid.warp_count; i++) {
        isadora_grid_choose(&a->grid, i);
        isadora_grid_choose(&b->grid, i);
        const struct isadora_warp *x = &a->grid.worker.warps[i], *y = &b->grid.worker.warps[i];
        FUZZ_CHECK(x->pc == y->pc && x->steps == y->steps);
        FUZZ_CHECK(x->again == y->again && x->ended == y->ended);
        FUZZ_SAME(same_registers(a->m, b->m, text), text);
    }
    isadora_grid_choose(&a->grid, here);
    isadora_grid_choose(&b->grid, here);
}

static void check_alike(struct run *a, struct run *b)
{
    char text[SAME_TEXT_MAX] = "";
    const struct isadora_counts *x = &a->grid.worker.counts, *y = &b->grid.worker.counts;
    FUZZ_CHECK(a->why == b->why);
    if (a->why == ISADORA_TRAPPED)
        FUZZ_SAME(same_trap(a->m, b->m, text), text);
    FUZZ_CHECK(x->instructions == y->instructions && x->threads == y->threads);
    FUZZ_CHECK(a->grid.block == b->grid.block);
    check_warps(a, b);
    FUZZ_SAME(same_memory(a->m, b->m, text), text);
}

/* In pieces, until it ends or has done as much as the other. */
static void run_in_pieces(struct run *run, uint64_t most)
{
    const struct isadora_counts *counts = &run->grid.worker.counts;
    do {
        const uint64_t left = most - counts->instructions;
        run->why = isadora_grid_run(&run->grid, left < run->plan->piece ? left : run->plan->piece);
    } while (run->why == ISADORA_LIMITED && counts->instructions < most);
}

static void check_team(struct run *other, const struct plan *plan)
{
    struct run team;
    begin(&team, plan, true);
    team.why = isadora_grid_run_threads(&team.grid, MOST_STEPS, 2, plan->piece - 1);
    check_alike(other, &team);
    end(&team);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    const struct plan plan = read_plan(&in);
    struct run plain, quick;
    begin(&plain, &plan, false);
    begin(&quick, &plan, true);
    plain.why = isadora_grid_run(&plain.grid, MOST_STEPS);
    FUZZ_CHECK(plain.why != ISADORA_RUNNING && isadora_stop_name(plain.why));
    run_in_pieces(&quick, MOST_STEPS);
    check_alike(&plain, &quick);
    if (plan.team)
        check_team(&plain, &plan);
    if (plain.why == ISADORA_TRAPPED) { /* it was not begun, so it traps again */
        plain.why = isadora_grid_run(&plain.grid, 1);
        FUZZ_CHECK(plain.why == ISADORA_TRAPPED);
        check_alike(&plain, &quick);
    }
    end(&plain);
    end(&quick);
    return 0;
}
