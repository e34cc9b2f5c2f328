/* cmd_run.c: `isadora run`: a program on the interpreter. */
#include "assembly.h"
#include "machine.h"
#include "state.h"
#include "tool.h"
#include "trace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    OPT_WORDS = 1,
    OPT_RAW,
    OPT_IN,
    OPT_SET,
    OPT_MEM,
    OPT_ENTRY,
    OPT_BASE,
    OPT_STEPS,
    OPT_TRACE,
    OPT_JSON,
    OPT_DUMP,
    OPT_EXPECT
};
enum { MOST_SETTINGS = 256 };

static const struct option options[] = {
    TARGET_OPTIONS,
    {OPT_WORDS, 'w', NULL, NULL, "PROGRAM is hex words"},
    {OPT_RAW, 'i', NULL, NULL, "PROGRAM is raw binary"},
    {OPT_IN, 0, "in", "STATE.json", "state before, as in vectors: {\"in\":{\"$r1\":\"0x5\"},..}"},
    {OPT_SET, 's', "set", "REG=N", "sets a register, after --in; may stand several times"},
    {OPT_MEM, 0, "mem", "SPACE@A=FILE", "loads a file into a space; may stand several times"},
    {OPT_ENTRY, 'e', "entry", "ADDR", "where to begin, a number or a label (default: where it lies)"},
    {OPT_BASE, 'b', "base", "ADDR", "where it is loaded (default: the reset value of $pc)"},
    {OPT_STEPS, 'n', "max-steps", "N", "stop after N instructions (default 100000000, 0: never)"},
    {OPT_TRACE, 't', "trace", NULL, "print each instruction and what it changed"},
    {OPT_JSON, 'j', "json", NULL, "trace and result as JSON, one object a line"},
    {OPT_DUMP, 'd', "dump", NULL, "print all registers at the end, not only those that are not 0"},
    {OPT_EXPECT, 0, "expect", "FILE.json", "compare with its `out` and `mem_out`; status 1 if different"},
    {0, 0, NULL, NULL, NULL},
};

struct setting {
    int id; /* OPT_SET or OPT_MEM */
    const char *text;
};

struct run {
    struct choice choice;
    const char *program, *entry, *in, *expect;
    bool words, raw, trace, json, dump, based;
    uint64_t base, entry_address, steps;
    struct setting settings[MOST_SETTINGS];
    size_t setting_count;
    struct state_file in_file, expect_file;
    struct isadora_machine *machine;
};

/* ---- the program ---- */

/* Where to begin: a number, or a label of the source. */
static int settle_entry(struct run *run, const struct assembly *source)
{
    if (!run->entry || read_number(run->entry, &run->entry_address) ||
        (source && assembly_label(source, run->entry, &run->entry_address)))
        return EXIT_FINE;
    complain("--entry `%s` is neither a number nor a label of the program", run->entry);
    return EXIT_USAGE;
}

static int place_program(struct run *run, uint64_t address, const uint8_t *bytes, size_t size)
{
    if (isadora_load_image(run->machine, address, bytes, size))
        return EXIT_FINE;
    complain("%s (%zu bytes) does not fit at 0x%" PRIx64, run->program, size, address);
    return EXIT_BAD_INPUT;
}

static int load_source(struct run *run)
{
    struct assembly source;
    int status = assembly_make(&source, &run->choice, run->program, run->base, NULL);
    if (!status)
        status = place_program(run, source.result.address, source.result.bytes, source.result.size);
    if (!status)
        status = settle_entry(run, &source);
    assembly_free(&source);
    return status;
}

static int load_code(struct run *run)
{
    struct code code;
    if (!code_open(&code, &run->choice, run->program, run->raw))
        return EXIT_IO;
    while (!code.ended)
        code_fill(&code, code.end - code.at + (1 << 16));
    int status = code.failed ? EXIT_IO : code.bad ? EXIT_BAD_INPUT : EXIT_FINE;
    if (!status)
        status = place_program(run, run->base, code.bytes, code.end);
    if (!status)
        status = settle_entry(run, NULL);
    code_close(&code);
    return status;
}

static int prepare_state(struct run *run)
{
    int status = run->in ? state_apply(&run->in_file, run->machine) : EXIT_FINE;
    for (size_t i = 0; i < run->setting_count && !status; i++) {
        const struct setting *setting = &run->settings[i];
        status = (setting->id == OPT_SET ? state_set : state_load)(run->machine, setting->text);
    }
    if (run->entry)
        run->machine->pc = run->entry_address;
    return status;
}

/* ---- running ---- */

static enum isadora_stop run_traced(struct run *run, struct output *out)
{
    struct isadora_machine *m = run->machine;
    struct trace *trace = trace_open(m, out, run->json);
    enum isadora_stop stop = ISADORA_RUNNING;
    while (stop == ISADORA_RUNNING) {
        stop = run->steps && m->steps >= run->steps ? ISADORA_LIMITED : isadora_fetch(m);
        if (stop != ISADORA_RUNNING)
            break;
        const bool alone = m->pending_count == 0;
        trace_before(trace);
        stop = isadora_step(m);
        trace_after(trace);
        if (stop == ISADORA_WAITING && !alone)
            stop = ISADORA_RUNNING;
    }
    trace_close(trace);
    return stop;
}

static enum isadora_stop run_machine(struct run *run, struct output *out)
{
    struct isadora_limits limits = {.steps = run->steps};
    if (run->trace)
        return run_traced(run, out);
    return isadora_run(run->machine, &limits);
}

/* ---- the result ---- */

static bool is_zero(struct isadora_word word) { return !word.half[0] && !word.half[1]; }

static void print_registers(const struct run *run, struct output *out)
{
    struct isadora_register reg = {.file = NULL};
    bool first = true;
    if (run->json)
        output_text(out, "{");
    while (isadora_register_next(run->machine, &reg)) {
        struct isadora_word value = isadora_register_get(run->machine, &reg);
        char name[ISADORA_NAME_MAX], text[ISADORA_VALUE_MAX];
        if (!run->dump && is_zero(value))
            continue;
        isadora_register_name(&reg, name);
        isadora_value_text(value, reg.is_signed, text);
        if (run->json) {
            json_key(out, &first, name);
            json_string(out, text);
        } else {
            output_format(out, "%s = %s\n", name, text);
        }
    }
    if (run->json)
        output_text(out, "}");
}

static void print_result(const struct run *run, struct output *out, enum isadora_stop stop)
{
    const struct isadora_machine *m = run->machine;
    if (run->json) {
        output_format(out, "{\"stop\":\"%s\",\"steps\":%" PRIu64 ",\"registers\":", isadora_stop_name(stop), m->steps);
        print_registers(run, out);
        output_text(out, "}\n");
    } else {
        output_format(out, "%s after %" PRIu64 " instruction%s at 0x%" PRIx64 "\n", isadora_stop_name(stop), m->steps,
                      m->steps == 1 ? "" : "s", m->pc);
        print_registers(run, out);
    }
}

static void complain_trap(const struct isadora_machine *m, const char *at)
{
    const char *kind = isadora_trap_name(m->trap.kind), *why = m->trap.why ? m->trap.why : "no reason given";
    if (m->trap.space < 0) {
        complain("trap at %s, %s: %s", at, kind, why);
        return;
    }
    const struct isadora_space *space = &m->target->spaces[m->trap.space];
    bool outside = m->trap.kind == ISADORA_TRAP_OUTSIDE;
    complain("trap at %s, %s: %s `%s`, index 0x%" PRIx64 " of 0x%" PRIx64, at, kind,
             outside ? "access outside" : "access that is not aligned in", space->name, m->trap.index, space->cells);
}

/* A program that ends, by itself or behind its last instruction, is fine. */
static int status_of(const struct run *run, enum isadora_stop stop)
{
    const struct isadora_machine *m = run->machine;
    const char *space = m->code_space >= 0 ? m->target->spaces[m->code_space].name : NULL;
    char at[24];
    snprintf(at, sizeof at, "0x%" PRIx64, m->pc);
    switch (stop) {
    case ISADORA_ENDED:
    case ISADORA_HALTED:
    case ISADORA_RUNNING:
        return EXIT_FINE;
    case ISADORA_TRAPPED:
        complain_trap(m, at);
        break;
    case ISADORA_LIMITED:
        complain("stopped at %s after %" PRIu64 " instructions (--max-steps)", at, m->steps);
        break;
    case ISADORA_UNDECODED:
        complain("the word at %s is not an instruction", at);
        break;
    case ISADORA_CUT_OFF:
        complain("the instruction at %s does not fit into %s%s%s", at, space ? "`" : "", space ? space : "the program",
                 space ? "`" : "");
        break;
    case ISADORA_WAITING:
        complain("the instruction at %s waits for something that nothing here will ever do", at);
        break;
    case ISADORA_NO_CODE:
        complain("there is no code at %s", at);
        break;
    }
    return EXIT_BAD_INPUT;
}

static int compare_result(const struct run *run)
{
    size_t differences = 0;
    int status = state_compare(&run->expect_file, run->machine, &differences);
    if (status || differences)
        return EXIT_BAD_INPUT;
    fprintf(stderr, "%s: as expected\n", run->expect);
    return EXIT_FINE;
}

static int run_program(struct run *run)
{
    struct output out;
    int status = run->words || run->raw ? load_code(run) : load_source(run);
    if (!status)
        status = prepare_state(run);
    if (status)
        return status;
    if (!output_open(&out, NULL))
        return EXIT_IO;
    enum isadora_stop stop = run_machine(run, &out);
    print_result(run, &out, stop);
    if (!output_close(&out, true))
        return EXIT_IO;
    status = status_of(run, stop);
    if (!status && run->expect)
        status = compare_result(run);
    return status;
}

/* The state files may name variant and mode; the command line is stronger. */
static int read_states(struct run *run)
{
    int status = run->in ? state_read(&run->in_file, run->in) : EXIT_FINE;
    if (!status && run->expect)
        status = state_read(&run->expect_file, run->expect);
    const struct state_file *files[] = {&run->in_file, &run->expect_file};
    for (size_t i = 0; i < 2 && !status; i++) {
        if (!run->choice.variant)
            run->choice.variant = files[i]->variant;
        if (!run->choice.mode)
            run->choice.mode = files[i]->mode;
    }
    return status;
}

static int start(struct run *run, const struct command *command)
{
    int status = read_states(run);
    if (!status)
        status = choice_settle(&run->choice, command);
    if (!status) {
        if (!run->based)
            run->base = run->choice.target->start;
        run->machine = isadora_machine_create(run->choice.target, run->choice.config);
        if (!run->machine)
            out_of_memory();
        status = run_program(run);
        isadora_machine_destroy(run->machine);
    }
    state_close(&run->in_file);
    state_close(&run->expect_file);
    return status;
}

static void take_number(const struct command *command, const char *text, uint64_t *out)
{
    if (!read_number(text, out))
        usage_error(command, "`%s` is no number", text);
}

static void take_option(struct run *run, const struct command *command, int id, const char *value)
{
    switch (id) {
    case OPT_WORDS:
        run->words = true;
        break;
    case OPT_RAW:
        run->raw = true;
        break;
    case OPT_IN:
        run->in = value;
        break;
    case OPT_EXPECT:
        run->expect = value;
        break;
    case OPT_TRACE:
        run->trace = true;
        break;
    case OPT_JSON:
        run->json = true;
        break;
    case OPT_DUMP:
        run->dump = true;
        break;
    case OPT_BASE:
        take_number(command, value, &run->base);
        run->based = true;
        break;
    case OPT_STEPS:
        take_number(command, value, &run->steps);
        break;
    case OPT_ENTRY:
        run->entry = value;
        break;
    case OPT_SET:
    case OPT_MEM:
        if (run->setting_count == MOST_SETTINGS)
            usage_error(command, "more than %d settings; use --in", (int)MOST_SETTINGS);
        run->settings[run->setting_count++] = (struct setting){id, value};
        break;
    default:
        if (run->program)
            usage_error(command, "one program at a time; `%s` is the second", value);
        run->program = value;
    }
}

static int run(const struct command *command, int argc, char **argv)
{
    static struct run run; /* large */
    struct options o;
    run.steps = 100000000;
    options_begin(&o, command, argc, argv);
    for (int id; (id = options_next(&o)) != OPTION_END;)
        if (!choice_option(&run.choice, id, o.value))
            take_option(&run, command, id, o.value);
    if (run.words && run.raw)
        usage_error(command, "-w and -i exclude each other");
    if (!run.program)
        run.program = "-";
    return start(&run, command);
}

const struct command command_run = {
    .name = "run",
    .usage = "-m ISA [-V VARIANT] [--mode M] [-w|-i] [--in STATE.json] [--set REG=N] [--trace] PROGRAM",
    .summary = "run a program; registers, memory, trace on request",
    .text = "PROGRAM is assembly text unless -w or -i says otherwise. Runs until it halts, runs "
            "behind its last\n"
            "instruction, traps, or --max-steps; then prints why it stopped and the registers. "
            "State files are written\n"
            "like vectors; they may name variant and mode. Status 1 when it did not end by itself, "
            "or not as expected.\n"
            "\n"
            "The program lies at --base, without it at the reset value of $pc; text that begins "
            "with `.org` lies there.\n"
            "It begins at its first address, unless --entry or a `$pc` of --in or --set says "
            "otherwise.\n"
            "\n"
            "examples:\n"
            "  isadora run -m vp1-scalar program.s --set '$r1=5' --trace\n"
            "  isadora run -m vp1-scalar box4.s --in box4.json --expect box4.json\n"
            "  echo 4c0887c7 | isadora run -m vp1-scalar -w --set '$r2=5' --set '$r3=6'",
    .options = options,
    .run = run,
};
