/* result.c: how a run ended: the summary, the registers, complaints, the exit status. */
#include "common/json_write.h"
#include "run/run.h"

#include <inttypes.h>

/* A jump that the end of the program cuts off: NULL where there is none. */
static const struct isadora_pending *cut_jump(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const bool ended = run->end == END_MACHINE && run->stop == ISADORA_ENDED;
    for (unsigned i = 0; ended && i < m->pending_count; i++) {
        if (m->pending[i].file == ISADORA_PENDING_PC)
            return &m->pending[i];
    }
    return NULL;
}

const char *run_reason(const struct run *run)
{
    static const char *const names[] = {
        [END_STEPS] = "step limit",
        [END_CYCLES] = "cycle limit",
        [END_UNTIL] = "stop address reached",
        [END_DEVICE] = "stopped by the device",
        [END_FAILED] = "failed by the device",
        [END_HOST] = "ended by `tohost`",
        [END_HOST_FAILED] = "failed by `tohost`",
        [END_INTERRUPTED] = "interrupted",
        [END_QUIT] = "quit",
        [END_RAISES] = "exceptions without end",
    };
    if (run->is_linux && (run->end == END_HOST || run->end == END_HOST_FAILED))
        return run->end == END_HOST ? "ended by `exit`" : "failed";
    if (run->end != END_MACHINE)
        return names[run->end];
    if (run->choice.target->lanes && run->stop == ISADORA_ENDED)
        return "all warps ended";
    if (run->choice.target->lanes && run->stop == ISADORA_WAITING)
        return "deadlock";
    return isadora_stop_name(run->stop);
}

/* " in 12 cycles", where that differs from the number of instructions. */
static void print_cycles(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const uint64_t cycles = run_cycles(run);
    if (cycles != m->steps || m->target->write_back || m->target->tick)
        output_format(run->out, " in %" PRIu64 " cycle%s", cycles, plural(cycles));
}

static void print_json(const struct run *run, const struct isadora_pending *jump)
{
    struct output *out = run->out;
    json_begin_line(out);
    json_value(out, "stop", "\"%s%s\"", run_reason(run), jump ? " with a jump under way" : "");
    if (jump)
        json_hex(out, "jump", jump->value);
    json_number(out, "steps", run->machine->steps);
    json_number(out, "cycles", run_cycles(run));
    if (run->counts)
        run->print_profile(run);
    json_open(out, "registers", '{');
    run_registers(run, 0, ~0u, REGISTERS_RESULT);
    json_close(out, '}');
    if (run->dump)
        run_json_memory(run);
    json_end_line(out);
}

void run_print(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_pending *jump = cut_jump(run);
    struct output *out = run->out;
    if (run->json) {
        print_json(run, jump);
        return;
    }
    output_text(out, run_reason(run));
    if (jump)
        output_format(out, " with a jump under way to 0x%" PRIx64, jump->value);
    if (run->end == END_RAISES) { /* how many more there were until that was found says nothing */
        const struct isadora_raise *first = run_endless(run);
        output_format(out, " after %" PRIu64 " instruction%s at 0x%" PRIx64 "\n", first->steps,
                      plural(first->steps), first->pc);
    } else {
        output_format(out, " after %" PRIu64 " instruction%s", m->steps, plural(m->steps));
        print_cycles(run);
        output_format(out, " at 0x%" PRIx64 "\n", m->pc);
    }
    if (run->counts)
        run->print_profile(run);
    if (run->dump || !run->stepping)
        run_registers(run, 0, ~0u, REGISTERS_RESULT);
}

const char *run_limit_of(const struct isadora_machine *m)
{
    bool full = false;
    for (unsigned i = 0; m->trap.kind == ISADORA_TRAP_MEMORY && i < m->target->space_count; i++)
        full |= isadora_memory_is_full(m, i);
    return full ? " (--max-memory)" : "";
}

static void complain_trap(const struct isadora_machine *m, const char *at)
{
    const char *kind = isadora_trap_name(m->trap.kind),
               *why = m->trap.why ? m->trap.why : "no reason given";
    if (m->trap.space < 0) {
        complain("trap at %s, %s: %s%s", at, kind, why, run_limit_of(m));
        return;
    }
    const struct isadora_space *space = &m->target->spaces[m->trap.space];
    bool outside = m->trap.kind == ISADORA_TRAP_OUTSIDE;
    if (space->windows && !outside) {
        char name[ISADORA_CELL_NAME_MAX];
        isadora_cell_name(m->target, (unsigned)m->trap.space, m->trap.index, 1, name);
        complain("trap at %s, %s: %s: `%s`", at, kind, why, name);
        return;
    }
    complain("trap at %s, %s: %s `%s`, index 0x%" PRIx64 " of 0x%" PRIx64, at, kind,
             outside ? "access outside" : "access that is not aligned in", space->name,
             m->trap.index, space->cells);
}

/* Why the machine itself did not go on. */
static int machine_status(const struct run *run, const char *at)
{
    const struct isadora_machine *m = run->machine;
    const char *space = m->code_space >= 0 ? m->target->spaces[m->code_space].name : NULL;
    const struct isadora_pending *jump = cut_jump(run);
    if (jump)
        return bad_input("end of program with a jump under way to 0x%" PRIx64 ", from 0x%" PRIx64
                         ": its delay slot is past the end",
                         jump->value, jump->from);
    switch (run->stop) {
    case ISADORA_ENDED:
    case ISADORA_HALTED:
    case ISADORA_RUNNING:
    case ISADORA_LIMITED:
    case ISADORA_BREAK:
    case ISADORA_STORED:
        return EXIT_FINE;
    case ISADORA_TRAPPED:
        complain_trap(m, at);
        break;
    case ISADORA_UNDECODED:
        complain("the word at %s is not an instruction", at);
        run_warn_filler(run, m->pc);
        break;
    case ISADORA_CUT_OFF:
        complain("the instruction at %s does not fit into %s%s%s", at, space ? "`" : "",
                 space ? space : "the program", space ? "`" : "");
        break;
    case ISADORA_WAITING:
        complain("the instruction at %s waits for something that nothing here will ever do", at);
        break;
    case ISADORA_RUNAWAY:
    case ISADORA_LEFT:
        break; /* only in grids */
    case ISADORA_NO_CODE:
        complain("there is no code at %s", at);
        break;
    }
    run_note_raises(run);
    return EXIT_BAD_INPUT;
}

/* Success: the program ends by itself, runs past its last instruction, or reaches --until. */
int run_status(const struct run *run)
{
    const uint64_t steps = run->machine->steps, cycles = run_cycles(run);
    char at[24];
    snprintf(at, sizeof at, "0x%" PRIx64, run->machine->pc);
    switch (run->end) {
    case END_MACHINE:
        return machine_status(run, at);
    case END_UNTIL:
    case END_DEVICE:
    case END_HOST:
    case END_QUIT:
        return EXIT_FINE;
    case END_FAILED:
        break;
    case END_HOST_FAILED:
        if (!*run->host.why) {
            run_complain_raise(run);
            return EXIT_BAD_INPUT;
        }
        complain("the program failed at %s: %s", at, run->host.why);
        break;
    case END_STEPS:
        complain("stopped at %s after %" PRIu64 " instruction%s (--max-steps)", at, steps,
                 plural(steps));
        break;
    case END_CYCLES:
        complain("stopped at %s after %" PRIu64 " cycle%s (--max-cycles)", at, cycles,
                 plural(cycles));
        break;
    case END_RAISES:
        run_complain_raises(run);
        return EXIT_BAD_INPUT;
    case END_INTERRUPTED:
        complain("interrupted at %s after %" PRIu64 " instruction%s in %" PRIu64 " cycle%s", at,
                 steps, plural(steps), cycles, plural(cycles));
        break;
    }
    run_note_raises(run);
    return EXIT_BAD_INPUT;
}
