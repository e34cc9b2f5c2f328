/* go.c: goes on by some instructions, and stops: at a breakpoint, where a watched place
 * changed, when something is wrong, at the end.
 *
 * Each instruction is a run of its own, so that nothing here depends on how a run of many goes. */
#include "debug/debug.h"
#include <isadora/analysis.h>

#include <inttypes.h>

/* ---- one instruction ---- */

enum { USES = 16 }; /* ways of an instruction that are looked at */

/* How far to go. */
enum far { FAR_STEPS, FAR_WARP_STEP, FAR_WARP, FAR_BLOCK, FAR_ADDRESS, FAR_RETURN, FAR_END };

struct going {
    enum far far;
    uint64_t steps, address;
    uint64_t block; /* where it began */
    uint32_t warp;
    uint64_t at;          /* the instruction that was executed last */
    uint64_t call, depth; /* FAR_RETURN: the call, and calls of it within itself */
    uint64_t nexts;       /* how often it goes on so */
};

static bool go_next(const struct debug *, struct going *);

static enum isadora_stop one_cycle(struct debug *d)
{
    enum isadora_stop stop;
    do
        stop = run_cycle(d->run);
    while (stop == ISADORA_WAITING);
    return stop;
}

/* The warp that is next is chosen before, so that it is known where a stop is. */
static enum isadora_stop one_instruction(struct debug *d)
{
    if (!d->g)
        return one_cycle(d);
    const uint64_t block = d->g->grid.block;
    enum isadora_stop stop = isadora_grid_step(&d->g->grid);
    if (stop == ISADORA_RUNNING)
        stop = isadora_grid_ready(&d->g->grid);
    if (d->g->grid.block != block && stop == ISADORA_RUNNING)
        debug_watches_take(d, true);
    d->run->stop = stop;
    return stop;
}

/* ---- stops ---- */

/* What the run itself says of it goes to standard error. */
static void print_trouble(struct debug *d)
{
    output_flush(d->out);
    if (d->g)
        grid_status(d->g);
    else
        run_status(d->run);
}

static bool is_over(const struct debug *d, enum isadora_stop stop)
{
    if (stop == ISADORA_ENDED || stop == ISADORA_HALTED)
        return true;
    if (d->g || stop != ISADORA_LIMITED)
        return false;
    const enum run_end end = d->run->end; /* by what is around the machine */
    return end == END_DEVICE || end == END_FAILED || end == END_HOST || end == END_HOST_FAILED;
}

static void print_stop(struct debug *d, enum isadora_stop stop)
{
    const uint64_t n = d->m->steps;
    debug_color(d, "1");
    output_format(d->out, "%s after %" PRIu64 " instruction%s", run_reason(d->run), n, plural(n));
    debug_plain(d);
    output_text(d->out, "\n");
    d->ended = is_over(d, stop);
    if (d->ended && d->g)
        isadora_grid_choose(&d->g->grid, 0);
    if (!d->ended)
        print_trouble(d);
}

static bool at_break(struct debug *d)
{
    const struct debug_point *there = debug_break_there(d, d->m->pc);
    if (!there || !debug_holds(d, &there->condition))
        return false;
    output_format(d->out, "breakpoint %u\n", there->number);
    return true;
}

/* Whether it has come as far as it was to go. */
static bool is_there(const struct debug *d, struct going *going)
{
    switch (going->far) {
    case FAR_STEPS:
        return --going->steps == 0;
    case FAR_WARP_STEP:
        return debug_running(d) == going->warp || d->g->grid.block != going->block;
    case FAR_WARP:
        return debug_running(d) != going->warp || d->g->grid.block != going->block;
    case FAR_BLOCK:
        return d->g->grid.block != going->block;
    case FAR_ADDRESS:
        return d->m->pc == going->address;
    case FAR_RETURN:
        if (d->m->pc == going->address)
            return going->depth-- == 0;
        going->depth += d->m->pc == going->call;
        return false;
    case FAR_END:
        return false;
    }
    return true;
}

/* How many instructions one command may execute: --max-steps; without lanes there is always a
 * limit, as in a run that is not stepped. */
static uint64_t limit_of(const struct debug *d)
{
    const struct run *run = d->run;
    return (run->steps.given || !d->g) && run->steps.value ? run->steps.value : UINT64_MAX;
}

static void go_on(struct debug *d, struct going *going)
{
    for (uint64_t left = limit_of(d); left; left--) {
        going->at = d->m->pc;
        const enum isadora_stop stop = one_instruction(d);
        const bool changed = debug_watches_changed(d, going->at);
        if (stop != ISADORA_RUNNING) {
            print_stop(d, stop);
            return;
        }
        const bool there = is_there(d, going) && !go_next(d, going);
        if (at_break(d) || changed || there)
            return;
        if (run_interrupted()) {
            output_text(d->out, "interrupted\n");
            return;
        }
    }
    output_format(d->out, "%" PRIu64 " instructions (--max-steps)\n", limit_of(d));
}

static void go(struct debug *d, struct going going)
{
    if (d->ended) {
        debug_refuse(d, "the program has ended");
        return;
    }
    going.block = d->g ? d->g->grid.block : 0;
    going.warp = debug_running(d);
    d->run->quiet = false; /* what was set may end a wait */
    d->run->quiet_cycles = 0;
    output_flush(d->out);
    run_watch_interrupts(true);
    go_on(d, &going);
    run_watch_interrupts(false);
    if (d->g)
        d->run->end = END_MACHINE; /* an interrupt ends a command alone */
    d->view = debug_running(d);
    d->listed = d->m->pc;
    if (!d->ended)
        debug_where(d, NULL);
}

/* ---- commands ---- */

void debug_step(struct debug *d, char *args)
{
    struct going going = {.far = FAR_STEPS};
    if (debug_count(d, &args, 1, &going.steps))
        go(d, going);
}

/* The address to which the call that is next comes back; false: it is no call, or the call is
 * not over after it. */
static bool call_there(const struct debug *d, uint64_t *back)
{
    const struct isadora_target *target = d->m->target;
    const struct isadora_context context = {.config = d->m->context.config, .address = d->m->pc};
    struct isadora_use uses[USES];
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    const unsigned length = run_insn_at(d->m, d->m->pc, &insn, text);
    const size_t count = length ? isadora_paths(target, &context, &insn, uses, USES) : 0;
    *back = length ? isadora_next_address(target, context.config, d->m->pc, length) : 0;
    for (size_t i = 0; i < count && i < USES; i++)
        if (uses[i].jump == ISADORA_CALLS && uses[i].latency <= 1)
            return true;
    return false;
}

/* One instruction, or a call as one. */
static void plan_next(const struct debug *d, struct going *going)
{
    going->far = d->g ? FAR_WARP_STEP : FAR_STEPS;
    going->steps = 1;
    going->call = d->m->pc;
    going->depth = 0;
    if (!d->g && call_there(d, &going->address))
        going->far = FAR_RETURN;
}

/* `next N` has come as far as one of them goes: is there another one? */
static bool go_next(const struct debug *d, struct going *going)
{
    if (going->nexts < 2 || (d->g && d->g->grid.block != going->block))
        return false;
    going->nexts--;
    plan_next(d, going);
    return true;
}

void debug_next(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    struct going going = {.nexts = 1};
    plan_next(d, &going);
    if (word && read_number(word, &going.nexts)) {
        if (!going.nexts) {
            debug_refuse(d, "`%s` is not a number from 1 on", word);
            return;
        }
    } else if (word && !d->g) {
        debug_refuse(d, "`next` takes a number; there are no warps and blocks");
        return;
    } else if (word && *word != 'w' && *word != 'b') {
        debug_refuse(d, "`next` takes `warp`, `block` or a number, not `%s`", word);
        return;
    } else if (word) {
        going.far = *word == 'w' ? FAR_WARP : FAR_BLOCK;
    }
    go(d, going);
}

void debug_until(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    struct going going = {.far = FAR_ADDRESS};
    if (!word)
        debug_refuse(d, "`until` takes an address or a label");
    else if (debug_code_address(d, word, &going.address))
        go(d, going);
}

void debug_continue(struct debug *d, char *args)
{
    (void)args;
    go(d, (struct going){.far = FAR_END});
}

void debug_start(struct debug *d)
{
    enum isadora_stop stop = ISADORA_RUNNING;
    if (d->g)
        d->run->stop = stop = isadora_grid_ready(&d->g->grid);
    d->view = debug_running(d);
    d->listed = d->m->pc;
    if (stop != ISADORA_RUNNING)
        print_stop(d, stop);
    else
        debug_where(d, NULL);
}
