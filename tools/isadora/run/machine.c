/* machine.c: runs a program, cycle by cycle where it is observed: a device, a trace,
 * --until.
 *
 * Alone, the machine runs in pieces, so that an interrupt is noticed. Otherwise it asks before
 * every cycle, and that is also where a wait is found out that nothing will ever end. */
#include "common/json_write.h"
#include "run/run.h"

#include <inttypes.h>
#include <signal.h>

enum {
    PIECE = 1 << 20,
    FIRST_PIECE = 1 << 12,
    LOOK = 1 << 16, /* instructions for which exceptions are looked at, .. */
    LOOK_MOST = PIECE,
    PIECES_MOST = 64, /* .. after at most so many pieces in which they are not */
    QUIET_CYCLES = 2  /* what is stored may be seen a cycle late */
};

static volatile sig_atomic_t interrupted;
static struct sigaction old_action;

static void on_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

/* A second interrupt ends the program; one that is ignored stays ignored. */
void run_watch_interrupts(bool watch)
{
    if (!watch) {
        sigaction(SIGINT, &old_action, NULL);
        return;
    }
    struct sigaction new = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND | SA_RESTART};
    sigemptyset(&new.sa_mask);
    interrupted = 0;
    sigaction(SIGINT, NULL, &old_action);
    if (old_action.sa_handler != SIG_IGN)
        sigaction(SIGINT, &new, NULL);
}

bool run_interrupted(void) { return interrupted; }

uint64_t run_cycles(const struct run *run) { return device_now(run->machine); }

/* ---- the device ---- */

static void report(void *user, enum device_kind kind, const char *place, const char *value)
{
    struct run *run = user;
    struct output *out = run->out;
    const char *what = kind == DEVICE_SET ? "device" : "print";
    if (kind == DEVICE_SET && !run->tracing)
        return;
    if (!run->json) {
        output_format(out, "%6" PRIu64 "  %s: %s = %s\n", run_cycles(run), what, place, value);
        return;
    }
    json_begin_line(out);
    json_number(out, "cycle", run_cycles(run));
    json_open(out, what, '{');
    json_text(out, place, value);
    json_close(out, '}');
    json_end_line(out);
}

/* ---- a cycle ---- */

static bool end_run(struct run *run, enum run_end end)
{
    run->end = end;
    return false;
}

static bool is_until(const struct run *run)
{
    for (size_t i = 0; i < run->until.count; i++) {
        if (run->until_at[i] == run->machine->pc)
            return true;
    }
    return false;
}

/* Whether the last cycles waited, nothing is under way, and the device has nothing to do. */
static bool waits_for_ever(struct run *run, bool acted)
{
    const struct isadora_machine *m = run->machine;
    const bool waited = run->quiet && m->steps == run->last_steps && !acted;
    run->quiet_cycles = waited ? run->quiet_cycles + 1 : 0;
    run->quiet = m->pending_count == 0;
    run->last_steps = m->steps;
    return run->quiet_cycles >= QUIET_CYCLES && !device_awaits(&run->device, m);
}

enum { RAISES_MOST = 1000 };

/* Whether each exception of the last ones was raised where the one before went on, or with the same
 * registers and memory: then nothing but counters changes any more. Systems of Linux look at each
 * exception themselves. */
static bool raises_for_ever(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const bool raised = isadora_raised(m) && !run->is_linux;
    run->raises = raised && m->pc == m->raised_pc ? run->raises + 1 : 0;
    const bool again = raised && repeat_look(&run->repeat, m);
    return (again || run->raises >= RAISES_MOST) && !device_awaits(&run->device, m);
}

static void begin_watching(struct run *run)
{
    if (run->tracing)
        trace_begin(&run->trace);
    if (run->watching && run->machine->insn)
        hazards_begin(&run->hazards);
}

/* Is there something to execute, be it the exception of a word that is no instruction? */
static bool is_next(struct isadora_machine *m)
{
    const enum isadora_stop why = isadora_fetch(m);
    return why == ISADORA_RUNNING || (why == ISADORA_UNDECODED && m->target->undefined);
}

static bool before_cycle(void *user, struct isadora_machine *m)
{
    struct run *run = user;
    const struct device_listener listener = {run, report};
    trace_end(&run->trace);
    hazards_end(&run->hazards);
    counts_after(run);
    if (interrupted)
        return end_run(run, END_INTERRUPTED);
    const bool raises = raises_for_ever(run);
    if (is_until(run))
        return end_run(run, END_UNTIL);
    if (raises)
        return end_run(run, END_RAISES);
    const enum device_verdict verdict = device_cycle(&run->device, m, &listener);
    if (verdict == DEVICE_STOPPED || verdict == DEVICE_FAILED)
        return end_run(run, verdict == DEVICE_STOPPED ? END_DEVICE : END_FAILED);
    if (waits_for_ever(run, verdict == DEVICE_ACTED)) {
        run->stop = ISADORA_WAITING;
        return end_run(run, END_MACHINE);
    }
    if ((run->tracing || run->watching) && is_next(m))
        begin_watching(run);
    counts_before(run);
    return true;
}

/* ---- the host ---- */

static bool is_host_end(enum run_end end) { return end == END_HOST || end == END_HOST_FAILED; }

/* Whether the run goes on after such a stop; `end` says what ended it otherwise. */
static bool goes_on(struct run *run, enum isadora_stop stop)
{
    struct linux_system *system = &run->linux_system;
    const bool calls =
        stop == ISADORA_NO_CODE && system->kind && run->machine->pc == system->vector;
    enum host_verdict verdict = HOST_ON;
    if (calls)
        verdict = linux_look(system, run->out);
    else if (stop == ISADORA_STORED || stop == ISADORA_HALTED)
        verdict = host_look(&run->host, run->machine, run->out);
    if (calls || stop == ISADORA_STORED)
        repeat_forget(&run->repeat);
    if (verdict != HOST_ON)
        run->end = verdict == HOST_ENDED ? END_HOST : END_HOST_FAILED;
    return verdict == HOST_ON && (calls || stop == ISADORA_STORED);
}

/* ---- running ---- */

static void open_watched(struct run *run)
{
    run->end = END_STEPS;
    run->stop = ISADORA_LIMITED;
    if (run->tracing)
        trace_open(&run->trace, run->machine, run->out, run->json);
    if (run->profile)
        counts_open(run);
    run->trace.source = &run->source.result; /* without labels where the program is no text */
    if (run->watching)
        hazards_open(&run->hazards, run->machine, run->json ? run->out : NULL);
}

static void close_watched(struct run *run)
{
    trace_end(&run->trace);
    hazards_end(&run->hazards);
    counts_after(run);
    if (run->watching)
        hazards_close(&run->hazards);
    isadora_machine_watch(run->machine, NULL);
}

/* Did neither limit end the run just when the program stored to what the host looks at? 0 is no
 * limit for the machine. */
static bool is_left(const struct run *run, const struct isadora_limits *limits)
{
    return (!run->steps.value || limits->steps) && (!run->cycles.value || limits->cycles);
}

static void run_watched(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const uint64_t steps = m->steps, cycles = m->now;
    struct isadora_limits limits = {run->steps.value, run->cycles.value, before_cycle, run};
    enum isadora_stop stop;
    open_watched(run);
    do {
        stop = isadora_run(run->machine, &limits);
        if (limits.steps)
            limits.steps = run->steps.value - (m->steps - steps);
        if (limits.cycles)
            limits.cycles = run->cycles.value - (m->now - cycles);
    } while (goes_on(run, stop) && is_left(run, &limits));
    close_watched(run);
    if (is_host_end(run->end)) {
        run->stop = stop;
    } else if (stop != ISADORA_LIMITED && stop != ISADORA_STORED) {
        run->stop = stop;
        run->end = END_MACHINE;
    } else if (run->end == END_STEPS && run->cycles.value && run_cycles(run) >= run->cycles.value) {
        run->end = END_CYCLES;
    }
}

enum isadora_stop run_cycle(struct run *run)
{
    run->end = END_STEPS;
    if (!before_cycle(run, run->machine))
        return ISADORA_LIMITED;
    const enum isadora_stop stop = isadora_step(run->machine);
    trace_end(&run->trace);
    hazards_end(&run->hazards);
    if (goes_on(run, stop))
        return ISADORA_RUNNING;
    if (is_host_end(run->end)) {
        run->stop = stop;
        return ISADORA_LIMITED;
    }
    if (stop != ISADORA_RUNNING && stop != ISADORA_WAITING) {
        run->stop = stop;
        run->end = END_MACHINE;
    }
    return stop;
}

static void run_stepped(struct run *run)
{
    open_watched(run);
    run->debug(run, NULL);
    close_watched(run);
    host_end(&run->host, run->out);
    repeat_free(&run->repeat);
}

/* How a machine that runs alone is looked at: for some instructions, whether exceptions are without
 * end; then not for some pieces, twice as many each time that they are not. */
struct looking {
    uint64_t piece, begin, look;
    unsigned pieces, left; /* without looking */
    bool now;
};

static void look_next(struct looking *l, const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_raise *last = isadora_last_raise(m);
    const bool raised = last && last->steps >= l->begin;
    if (l->now) {
        if (!raised && l->look < LOOK_MOST)
            l->look *= 2;
        l->pieces = run->repeat.times ? 1 : l->pieces < PIECES_MOST ? 2 * l->pieces : PIECES_MOST;
        l->left = l->pieces;
        l->now = false;
    } else if (l->left > 0) {
        l->left--;
    } else {
        l->now = last && !run->is_linux;
    }
    l->piece = l->piece < PIECE ? 2 * l->piece : PIECE;
    l->begin = m->steps;
}

static void run_alone(struct run *run)
{
    struct isadora_machine *m = run->machine;
    const uint64_t steps = run->steps.value;
    struct looking looking = {.piece = FIRST_PIECE, .look = LOOK, .pieces = 1};
    run->end = END_MACHINE;
    do {
        struct isadora_limits limits = {.steps = looking.piece};
        if (looking.now)
            limits = (struct isadora_limits){
                .steps = looking.look, .each_cycle = before_cycle, .user = run};
        if (steps && steps - m->steps < limits.steps)
            limits.steps = steps - m->steps;
        run->stop = isadora_run(m, &limits);
        if (run->end != END_MACHINE)
            return;
        if (goes_on(run, run->stop))
            run->stop = ISADORA_LIMITED;
        if (run->stop == ISADORA_LIMITED && steps && m->steps >= steps)
            run->end = END_STEPS;
        else if (run->stop == ISADORA_LIMITED && interrupted)
            run->end = END_INTERRUPTED;
        look_next(&looking, run);
    } while (run->stop == ISADORA_LIMITED && run->end == END_MACHINE);
}

void run_machine(struct run *run)
{
    if (run->stepping) {
        run_stepped(run);
        return;
    }
    run_watch_interrupts(true);
    if (run->tracing || run->watching || run->device_path || run->until.count ||
        run->cycles.value || run->profile)
        run_watched(run);
    else
        run_alone(run);
    run_watch_interrupts(false);
    host_end(&run->host, run->out);
    repeat_free(&run->repeat);
}
