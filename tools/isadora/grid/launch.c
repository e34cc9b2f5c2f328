/* launch.c: a program in every thread of a grid: what the command line asks for, the memory of
 * the grid, the run. */
#include "grid/profile.h"
#include "grid/services.h"
#include "simt/thread.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_RUN_THREADS = 256,
    WARM_UP = 1 << 18 /* instructions, before the run has several threads that were not asked for */
};

/* ---- what the command line asks for ---- */

bool run_has_grid(const struct run *run)
{
    return run->grid[0] || run->block[0] || run->shared || run->params.count || run->named.count ||
           run->image_texts.count || run->launch_count > 1 || run->report ||
           run->warp_steps.given || run->threads || run->checks;
}

/* `X[,Y[,Z]]` */
void option_extent(const struct command *command, void *to, const char *text)
{
    const char *at = text;
    uint32_t *out = to;
    out[0] = out[1] = out[2] = 1;
    for (int i = 0; i < 3; i++) {
        const size_t size = strcspn(at, ",");
        uint64_t value;
        if (!read_number_in(at, at + size, &value) || value == 0 || value > UINT32_MAX)
            break;
        out[i] = (uint32_t)value;
        at += size;
        if (!*at++)
            return;
    }
    usage_error(command, "`%s` is not X, X,Y or X,Y,Z, each at least 1", text);
}

void option_threads(const struct command *command, void *to, const char *text)
{
    uint64_t threads;
    if (!read_number(text, &threads) || threads < 1 || threads > MOST_RUN_THREADS)
        usage_error(command, "--threads takes 1 to %d, not `%s`", (int)MOST_RUN_THREADS, text);
    *(unsigned *)to = (unsigned)threads;
}

static void settle_extent(const struct run *run, struct isadora_grid_plan *plan)
{
    uint32_t required[3] = {1, 1, 1};
    kernel_numbers(run, ISADORA_NVINFO_REQNTID, required);
    for (int i = 0; i < 3; i++) {
        plan->grid[i] = run->grid[0] ? run->grid[i] : 1;
        plan->block[i] = run->block[0] ? run->block[i] : required[i];
    }
}

/* A kernel is hardly ever meant for one thread, and what it computes then looks fine. */
static void note_block(const struct run *run)
{
    uint32_t required[3];
    if (run->is_elf && !run->block[0] && !run->json &&
        !kernel_numbers(run, ISADORA_NVINFO_REQNTID, required))
        fputs("isadora: note: without --block, blocks have 1 thread\n", stderr);
}

/* Whether parameters lie in the memory of a block; then where they end. */
static uint64_t params_end(const struct grid_run *g)
{
    const struct isadora_target *target = g->m->target;
    if (target->param_space < 0 || target->spaces[target->param_space].scope != ISADORA_BLOCK)
        return 0;
    return g->params.size ? isadora_params_at(target, g->m->context.config) + g->params.size : 0;
}

/* `BYTES` is all of a block's memory, `+BYTES` what comes after the program's own. */
static int settle_shared(const struct grid_run *g, struct isadora_grid_plan *plan)
{
    const struct run *run = g->run;
    const bool plus = run->shared && run->shared[0] == '+';
    const bool more = plus || run->is_elf; /* as launches of CUDA count */
    const uint64_t end = params_end(g), own = run->own_shared > end ? run->own_shared : end;
    uint64_t bytes = 0;
    if (run->shared && !read_number(run->shared + plus, &bytes))
        return bad_usage("--shared takes BYTES or +BYTES, not `%s`", run->shared);
    if (!run->shared)
        plan->shared = run->is_cubin || run->is_elf ? own : 0;
    else
        plan->shared = more ? own + bytes : bytes;
    if (run->shared && plan->shared < own)
        return bad_usage("--shared %s: the program's own memory and its parameters take 0x%" PRIx64
                         " bytes",
                         run->shared, own);
    plan->dynamic = run->shared ? plan->shared - own : 0;
    return EXIT_FINE;
}

/* ---- state ---- */

/* What state files say of warps and threads that this launch does not have, or cannot be compared.
 */
static int check_states(const struct run *run, const struct isadora_grid_plan *plan)
{
    const uint64_t threads = (uint64_t)plan->block[0] * plan->block[1] * plan->block[2];
    const unsigned lanes = run->choice.target->lanes;
    const struct state_launch launch = {plan->grid, threads,
                                        (uint32_t)((threads + lanes - 1) / lanes),
                                        !run->until.count && !run->stepping};
    int status = run->in ? state_check_warps(&run->in_file, &launch) : EXIT_FINE;
    if (!status && run->expect)
        status = state_check(&run->expect_file, run->machine, &launch);
    return status;
}

static void begin_grid(void *user, struct isadora_machine *m)
{
    const struct grid_run *g = user;
    run_apply(g->run, m, 1u << ISADORA_GRID);
}

static void begin_block(void *user, struct isadora_machine *m)
{
    const struct grid_run *g = user;
    run_apply(g->run, m, 1u << ISADORA_BLOCK);
}

static void begin_warp(void *user, struct isadora_machine *m)
{
    const struct grid_run *g = user;
    run_apply(g->run, m, 1u << ISADORA_WARP | 1u << ISADORA_LANE);
    threads_begin_warp(g, m);
}

static void end_block(void *user, struct isadora_machine *m) { threads_end_block(user, m); }

/* ---- memory of the grid ---- */

static int by_begin(const void *a, const void *b)
{
    const struct isadora_extent *x = a, *y = b;
    return x->first < y->first ? -1 : x->first > y->first;
}

/* Programs may access buffers, and what files were loaded into the same space, and nothing else
 * there. */
static void allow_buffers(struct grid_run *g)
{
    const struct run *run = g->run;
    const int space = g->m->target->buffer_space;
    size_t n = 0;
    if (!run->placed && !run->is_elf)
        return;
    g->extents = tool_alloc((run->placed + g->run->setting_count + g->run->extent_count + 2) *
                            sizeof *g->extents);
    for (size_t i = 0; i < g->run->extent_count; i++)
        g->extents[n++] = g->run->extents[i];
    for (size_t i = 0; i < run->placed; i++)
        g->extents[n++] = (struct isadora_extent){run->buffers[i].cell, run->buffers[i].size};
    for (size_t i = 0; i < g->run->setting_count; i++) {
        if (g->run->settings[i].is_file &&
            state_extent(g->m, g->run->settings[i].text, space, &g->extents[n]))
            n++;
    }
    if (images_extent(run, &g->extents[n]))
        n++;
    if (!n) /* none of it */
        g->extents[n++] =
            (struct isadora_extent){isadora_buffers_at(g->m->target, g->m->context.config), 0};
    qsort(g->extents, n, sizeof *g->extents, by_begin);
    g->extent_count = n;
    isadora_memory_allow(g->m, (unsigned)space, g->extents, n);
}

/* ---- the run ---- */

static bool go_on(void *user)
{
    struct grid_run *g = user;
    progress("instructions", g->grid.worker.counts.instructions);
    if (!run_interrupted())
        return true;
    g->run->end = END_INTERRUPTED;
    return false;
}

static void run_open_grid(struct grid_run *g)
{
    struct run *run = g->run;
    if (run->stepping) {
        run->debug(run, g);
        return;
    }
    g->grid.breaks = run->until_at;
    g->grid.break_count = run->until.count;
    run_watch_interrupts(true);
    const unsigned processors = rt_processors();
    const unsigned most = processors < MOST_RUN_THREADS ? processors : MOST_RUN_THREADS;
    uint64_t limit = run->steps.given ? run->steps.value : 0;
    run->stop = run->threads ? ISADORA_RUNNING : grid_run_looking(g, &limit);
    if (run->stop == ISADORA_RUNNING)
        run->stop = isadora_grid_run_threads(&g->grid, limit, run->threads ? run->threads : most,
                                             run->threads ? 0 : WARM_UP);
    run_watch_interrupts(false);
    progress_done();
}

/* Files that cannot be written are better known before the run than after it. */
static int check_outputs(const struct grid_run *g)
{
    int status = run_saves(g->run, false);
    if (!status)
        status = buffers_check(g->run);
    if (!status && g->run->report && !output_check(g->run->report))
        status = EXIT_IO;
    return status;
}

static int save(const struct grid_run *g)
{
    int status = buffers_save(g->run);
    if (!status)
        status = run_saves(g->run, true);
    if (!status && g->grid.worker.began) /* stopped in a block */
        threads_end_block(g, g->m);
    return status ? status : threads_save(g);
}

static bool choose(void *user, uint32_t warp)
{
    struct grid_run *g = user;
    if (warp >= g->grid.warp_count)
        return false;
    isadora_grid_choose(&g->grid, warp);
    return true;
}

static int compare(struct grid_run *g)
{
    const uint32_t shown = g->grid.worker.warp;
    const int status = run_compare(g->run, choose, g);
    isadora_grid_choose(&g->grid, shown);
    return status;
}

static int finish(struct grid_run *g)
{
    if (g->run->stop == ISADORA_ENDED) /* registers are those of the first warp */
        isadora_grid_choose(&g->grid, 0);
    grid_print(g);
    if (!g->run->json) /* so that an error follows it */
        output_flush(g->run->out);
    int status = grid_status(g);
    const int checked = g->run->checks ? g->run->watched(g) : EXIT_FINE;
    const bool is_last =
        g->run->stop != ISADORA_ENDED || g->run->launch_index + 1 == g->run->launch_count;
    if (checked)
        g->run->check_status = checked;
    if (!is_last)
        return status;
    const int saved = save(g);
    const int reported = g->run->report ? report_write(g, g->run->report) : EXIT_FINE;
    if (!status)
        status = g->run->check_status;
    if (!status)
        status = reported;
    if (!status)
        status = saved;
    if (!status && g->run->expect)
        status = compare(g);
    return status;
}

static int run_plan(struct grid_run *g, struct isadora_grid_plan *plan)
{
    struct output out;
    if (!output_open(&out, NULL))
        return EXIT_IO;
    g->run->out = &out;
    if (g->run->tracing)
        grid_trace_open(g, plan);
    if (g->run->checks)
        g->run->watch(g, plan);
    const int served = services_open(g, plan);
    if (served)
        return served;
    if (!isadora_grid_open(&g->grid, g->m, plan))
        out_of_memory();
    run_open_grid(g);
    const int status = finish(g);
    isadora_grid_close(&g->grid);
    isadora_machine_watch(g->m, NULL);
    return output_close(&out, true) ? status : EXIT_IO;
}

int run_grid(struct run *run)
{
    struct grid_run g = {.run = run, .m = run->machine};
    struct isadora_grid_plan plan = {
        .entry = run->entry ? run->entry_address : run->machine->pc,
        .go_on = go_on,
        .user = &g,
        .warp_steps = run->warp_steps.given ? run->warp_steps.value
                      : run->steps.given    ? 0
                                            : WARP_STEPS,
        .profile = run->profile || run->report,
        .no_more = run->is_elf,
        .registers = run->is_elf && run->kernel->has_registers ? run->kernel->registers : 0,
    };
    settle_extent(run, &plan);
    int status = run->launch_index ? EXIT_FINE : buffers_read(run);
    if (!status && !run->launch_index)
        status = images_bind(run);
    if (!status)
        status = params_read(&g.params, run);
    plan.params = g.params.bytes;
    plan.param_size = g.params.size;
    if (!status)
        status = settle_shared(&g, &plan);
    if (!status)
        status = grid_check_limits(&g, &plan);
    if (!status)
        status = kernel_check(run, &plan);
    const bool is_first = run->launch_index == 0;
    if (!status && is_first) /* a later launch finds what the one before it left */
        status = run_apply(run, g.m, ~0u);
    if (!status)
        status = check_states(run, &plan);
    if (!status)
        status = check_outputs(&g);
    if (!status)
        status = threads_open(&g, &plan);
    if (!status)
        status = params_place(&g.params, run);
    if (!status)
        status = images_place(run);
    if (run->in || run->setting_count || threads_have_files(&g)) {
        plan.begin_grid = is_first && g.m->target->start_grid ? begin_grid : NULL;
        plan.begin_block = begin_block;
        plan.begin_warp = begin_warp;
    }
    if (threads_have_files(&g))
        plan.end_block = end_block;
    if (!status) {
        note_block(run);
        allow_buffers(&g);
        status = run_plan(&g, &plan);
    }
    return status;
}
