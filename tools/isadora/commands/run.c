/* run.c: `isadora run`: a program on the interpreter. */
#include "commands/commands.h"
#include "debug/debug.h"
#include "grid/grid_run.h"
#include "grid/profile.h"
#include "object/pick.h"
#include "object/text_file.h"
#include "watch/watch.h"

#include <string.h>

static void take_set(const struct command *command, void *to, const char *value)
{
    (void)command;
    run_add_setting(to, value, false);
}

static void take_mem(const struct command *command, void *to, const char *value)
{
    (void)command;
    run_add_setting(to, value, true);
}

/* What has been read is a launch; the next one is like it but for its parameters. */
static void end_launch(struct run *run)
{
    run->launches = tool_realloc(run->launches, (run->launch_count + 1) * sizeof *run->launches);
    struct launch *launch = &run->launches[run->launch_count++];
    *launch = (struct launch){.function = run->function,
                              .entry = run->entry,
                              .shared = run->shared,
                              .params = run->params};
    memcpy(launch->grid, run->grid, sizeof run->grid);
    memcpy(launch->block, run->block, sizeof run->block);
    run->params = (struct texts){.count = 0};
}

static void take_then(const struct command *command, void *to, const char *value)
{
    (void)command;
    (void)value;
    end_launch(to);
}

#define TO(member) offsetof(struct run, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct run, choice),
    {'w', NULL, NULL, "PROGRAM is hex words", option_flag, TO(words)},
    {'i', NULL, NULL, "PROGRAM is raw binary", option_flag, TO(raw)},
    {0, "in", "STATE.json", "state before, as in vectors: {\"in\":{\"$r1\":\"0x5\"},..}",
     option_text, TO(in)},
    {'s', "set", "PLACE=N", "sets a register, bits, a cell, after --in; may be repeated", take_set,
     0},
    {0, "mem", "SPACE@A=FILE", "loads a file into a space, see above; may be repeated", take_mem,
     0},
    {0, "memory", "SPACE[@A]:FILE", "the same, from cell 0 on when left out", take_mem, 0},
    {0, "save", "SPACE@A+N:FILE",
     "writes N bytes from cell A on into a file, at the end; may be repeated", option_texts,
     TO(saves)},
    {0, "grid", "X[,Y[,Z]]",
     "with lanes: blocks of the grid (default 1); `isadora info ISA` shows the limits",
     option_extent, TO(grid)},
    {0, "block", "X[,Y[,Z]]", "with lanes: threads of a block (default 1)", option_extent,
     TO(block)},
    {0, "shared", "BYTES",
     "with lanes: shared memory of a block; +BYTES, and of ELF cubins BYTES: beyond what the "
     "program "
     "declares",
     option_text, TO(shared)},
    {'p', "param", "[N=]TYPE:VALUE", "with lanes: the next parameter, see above; may be repeated",
     option_texts, TO(params)},
    {0, "buffer", "NAME=IN",
     "with lanes: a buffer that launches share, for --param @NAME; as `buffer:IN`; may be repeated",
     option_texts, TO(named)},
    {0, "image", "NAME=IN,FORMAT,SIZE",
     "with lanes: a texture or surface, bound to the NAME of a cubin, or for --param @NAME; may be "
     "repeated",
     option_texts, TO(image_texts)},
    {0, "then", NULL,
     "with lanes: what follows is the next launch, with its own --param; --function, --entry, "
     "--grid, --block and --shared stay unless they are given again",
     take_then, 0},
    {0, "max-warp-steps", "N",
     "with lanes: stop after N instructions of one warp (default 100000000, 0: never)",
     option_number, TO(warp_steps)},
    {0, "profile", NULL,
     "count instructions, with lanes also active ones, of every address, block of code and label",
     option_flag, TO(profile)},
    {0, "report", "FILE.html", "with lanes: writes the profile as a page with a picture",
     option_text, TO(report)},
    {0, "check", "KINDS",
     "with lanes: report mistakes of threads: race, init, sync, separated by commas, or all; "
     "status 1 if any",
     option_check, TO(checks)},
    {0, "threads", "N",
     "with lanes: run blocks in N threads (default: one for each processor, in long runs)",
     option_threads, TO(threads)},
    {0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`", option_text,
     TO(comment)},
    {'e', "entry", "ADDR", "where to begin, a number or a label (default: the first address)",
     option_text, TO(entry)},
    {'b', "base", "ADDR", "where it is loaded (default: the reset value of $pc)", option_address,
     TO(base)},
    {0, "no-host", NULL, "a store to the symbol, or label, `tohost` is a store and no more",
     option_flag, TO(no_host)},
    {0, "linux", NULL, "of ELF programs: system calls are those of Linux, see isadora-run(1)",
     option_flag, TO(is_linux)},
    {0, "arg", "TEXT", "with --linux: the next argument of the program; may be repeated",
     option_texts, TO(linux_arguments)},
    {0, "signature", "FILE",
     "of ELF programs: writes the numbers from begin_signature to end_signature, at the end",
     option_text, TO(signature)},
    {0, "signature-bytes", "N", "of these numbers: 8 (default) or 4", option_number,
     TO(signature_bytes)},
    {0, "function", "NAME", "of a cubin, the function to run", option_text, TO(function)},
    {'n', "max-steps", "N",
     "stop after N instructions (default 100000000, with lanes and of ELF programs none; 0: never)",
     option_number, TO(steps)},
    {0, "max-cycles", "N", "stop after N cycles, waiting ones too (default 0: never)",
     option_number, TO(cycles)},
    {0, "max-memory", "BYTES",
     "what the cells of one space, such as global memory, may take of this computer's memory "
     "(default 0: any number); a page is 4096 cells",
     option_number, TO(most)},
    {'u', "until", "ADDR",
     "stop before the instruction at a number, a label or a line, FILE:LINE; may be repeated",
     option_texts, TO(until)},
    {0, "device", "FILE", "rules for the surroundings of the machine, see above", option_file,
     TO(device_path)},
    {'t', "trace", NULL,
     "print each instruction, what it reads and writes, and what takes effect when", option_flag,
     TO(tracing)},
    {0, "step", NULL, "read commands, such as to run one instruction: `help` lists them",
     option_flag, TO(stepping)},
    {0, "hazards", NULL,
     "report results that are read too early, overtaken or lost; status 1 if any", option_flag,
     TO(watching)},
    {0, "reference", NULL,
     "one instruction and one lane after the other, by the plain functions: the same results",
     option_flag, TO(reference)},
    {'j', "json", NULL, "trace, hazards and result as JSON, one object a line", option_flag,
     TO(json)},
    {'d', "dump", NULL, "print all registers at the end, not only those that are not 0",
     option_flag, TO(dump)},
    {0, "expect", "FILE.json", "compare with its `out` and `mem_out`; status 1 if different",
     option_text, TO(expect)},
    {.take = option_file, .to = TO(program)},
    {.take = NULL},
};

/* ---- the program ---- */

/* The headers of a program say where it goes, and it takes as long as it takes. */
static void check_program(struct run *run, const struct command *command)
{
    if (run->base.given)
        usage_error(command, "%s is loaded where its headers say; there is no --base",
                    run->elf.name);
    for (size_t i = 0; i < run->launch_count; i++)
        if (run->launches[i].function)
            usage_error(command, "--function is for cubins; --entry takes symbols of %s",
                        run->elf.name);
    if (!run->steps.given)
        run->steps.value = 0;
}

/* An ELF file chooses instruction set and variant, too, unless the command line did. */
static int open_elf(struct run *run, const struct command *command)
{
    int status = elf_take(&run->elf, &run->input);
    if (!status)
        status = elf_choose(&run->elf, &run->choice, command);
    if (!status && !run->choice.target->lanes)
        check_program(run, command);
    return status;
}

/* Opens the program. A cubin is read at once, because it may choose the variant. */
static int open_program(struct run *run, const struct command *command)
{
    if (run->words || run->raw)
        return EXIT_FINE;
    enum cubin_kind kind = cubin_sniff(&run->input);
    run->is_cubin = kind == CUBIN_TEXT;
    run->is_elf = kind == CUBIN_ELF;
    if (run->is_elf)
        return open_elf(run, command);
    if (!run->is_cubin)
        return run->function ? cubin_refuse_other(&run->input, "--function") : EXIT_FINE;
    int status = cubin_take(&run->cubin, &run->input);
    return status ? status : cubin_choose(&run->cubin, &run->choice, command);
}

/* ---- running ---- */

static int run_to_end(struct run *run)
{
    struct output out;
    if (!output_open(&out, NULL))
        return EXIT_IO;
    run->out = &out;
    run_machine(run);
    run_print(run);
    if (!output_close(&out, true))
        return EXIT_IO;
    int status = run_status(run);
    const int saved = run_saves(run, true), signature = run_save_signature(run);
    status = status ? status : saved ? saved : signature;
    if (!status && run->expect)
        status = run_compare(run, NULL, NULL);
    else if (run->expect)
        fprintf(stderr, "%s: not compared, because the program did not come to its end\n",
                run->expect);
    if (run->hazards.found) {
        hazards_complain(&run->hazards);
        status = EXIT_BAD_INPUT;
    }
    return status;
}

static int run_program(struct run *run)
{
    int status = run->choice.target->lanes ? images_read(run) : EXIT_FINE;
    if (!status)
        status = run_load(run);
    if (run->choice.target->lanes) {
        run->stop = ISADORA_ENDED;
        for (size_t i = 0; i < run->launch_count && !status && run->stop == ISADORA_ENDED; i++) {
            status = run_begin_launch(run, i);
            status = status ? status : run_grid(run);
        }
        assembly_free(&run->source);
        return status;
    }
    if (!status)
        status = run_begin_launch(run, 0);
    if (!status)
        status = run_saves(run, false);
    if (!status)
        status = run_apply(run, run->machine, ~0u);
    if (!status && run->entry)
        run->machine->pc = run->entry_address;
    if (!status && run->device_path)
        status = device_open(&run->device, run->device_path, run->machine);
    if (!status && run->expect)
        status = state_check(&run->expect_file, run->machine, NULL);
    if (!status)
        status = run_to_end(run);
    assembly_free(&run->source);
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

/* Some options are for lanes, some for what is without them. */
static void check_lanes(const struct run *run, const struct command *command)
{
    const struct isadora_target *target = run->choice.target;
    if (!target->lanes && run_has_grid(run))
        usage_error(command,
                    "`%s` has no lanes, so there are no --grid, --block, --shared, --param, "
                    "--buffer, --image, --then, --max-warp-steps, --report, --check and "
                    "--threads",
                    target->name);
    if (target->lanes && (run->device_path || run->watching || run->cycles.value))
        usage_error(
            command,
            "--device, --hazards and --max-cycles are not supported for `%s`, which has lanes",
            target->name);
}

/* The function of a launch, by which an image of several is chosen; or NULL. */
static const char *first_function(const struct run *run)
{
    for (size_t i = 0; i < run->launch_count; i++)
        if (run->launches[i].function)
            return run->launches[i].function;
    return NULL;
}

/* Instruction set, variant, and the program, which may say what they are. */
static int open_all(struct run *run, const struct command *command)
{
    int status = read_states(run);
    if (!status && !input_open(&run->input, run->program))
        status = EXIT_IO;
    const bool is_code = run->words || run->raw;
    if (!status && !is_code && !images_begin(&run->input))
        status = text_choose(&run->input, &run->choice);
    if (!status && run->choice.isa)
        status = choice_settle(&run->choice, command);
    if (!status && !is_code)
        status = pick_image(&run->input, &run->choice, first_function(run));
    if (!status)
        status = open_program(run, command);
    if (!status && !run->choice.target)
        status = choice_settle(&run->choice, command);
    if (!status)
        check_lanes(run, command);
    if (!status && run->is_linux && (!run->is_elf || run->choice.target->lanes))
        usage_error(command,
                    "--linux is for programs in ELF files, of instruction sets without lanes");
    if (!status && run->linux_arguments.count && !run->is_linux)
        usage_error(command, "--arg is for --linux");
    if (!status && run->signature && (!run->is_elf || run->choice.target->lanes))
        usage_error(command,
                    "only programs in ELF files, of instruction sets without lanes, have a "
                    "--signature");
    return status;
}

static int start(struct run *run, const struct command *command)
{
    int status = open_all(run, command);
    if (!status && run->watching && !run->choice.target->uses)
        usage_error(command, "the description of `%s` states no latencies, so there are no hazards",
                    run->choice.target->name);
    if (!status && run->watching && run->choice.target->schedule)
        usage_error(
            command,
            "what %s waits for is in its instruction words: `isadora lint` looks for hazards",
            run->choice.target->name);
    if (!status) {
        if (!run->base.given)
            run->base.value = run->choice.target->start;
        run->machine = isadora_machine_create(run->choice.target, run->choice.config);
        if (!run->machine)
            out_of_memory();
        isadora_machine_quick(run->machine, !run->reference);
        isadora_memory_most(run->machine, run->most.value);
        status = run_program(run);
        isadora_machine_destroy(run->machine);
    }
    if (!status && run->mistakes)
        status = bad_input("%zu command%s of the script could not be done", run->mistakes,
                           plural(run->mistakes));
    input_close(&run->input);
    cubin_close(&run->cubin);
    elf_close(&run->elf);
    return status;
}

/* Commands come from standard input, and what they say goes to standard output. */
static void check_step(const struct run *run, const struct command *command)
{
    if (run->stepping && strcmp(run->program, "-") == 0)
        usage_error(command, "--step reads commands from standard input; the program is a file");
    options_exclude(command, run->stepping, "--step", run->json, "--json");
}

static int run(const struct command *command, int argc, char **argv)
{
    static struct run run; /* large */
    run.steps.value = 100000000;
    options_read(command, argc, argv, &run);
    end_launch(&run);
    run.params = run.launches[run.launch_count - 1].params;
    options_exclude(command, run.words, "-w", run.raw, "-i");
    options_exclude(command, run.launch_count > 1, "--then", run.report != NULL, "--report");
    if ((run.words || run.raw) && run.function)
        usage_error(command, "a text cubin is neither -w nor -i");
    if (!run.program)
        run.program = "-";
    check_step(&run, command);
    run.debug = run.stepping ? debug_run : NULL;
    run.print_profile = profile_print_run;
    run.watch = watch_open;
    run.watched = watch_close;
    return start(&run, command);
}

const struct command command_run = {
    .name = "run",
    .usage = "-m ISA [-V VARIANT] [--mode M] [-w|-i] [--function NAME] [--in STATE.json] [--set "
             "PLACE=N] [--device FILE] [--trace] [--step] PROGRAM",
    .summary = "run a program; registers, memory, trace on request",
    .text =
        "PROGRAM is assembly text unless -w or -i says otherwise. Runs until it halts, runs past\n"
        "its last instruction, traps, deadlocks, or a limit; then prints why it stopped and the\n"
        "registers. State files have the format of vectors; they may name variant and mode. The\n"
        "status is 1 if the program did not end by itself (or at --until, or by the device), if a\n"
        "jump was pending at the end, or if the state at its end is not that of --expect. Without\n"
        "PROGRAM, or with `-`, the program is read from standard input.\n"
        "\n"
        "The program is loaded at --base, by default the reset value of $pc; text that begins\n"
        "with `.org` is loaded there. A text cubin of CUDA 1.x or 2.x gives the code and the\n"
        "constants of one function, and the variant, unless -V does. Of an ELF cubin a kernel is\n"
        "launched, --function where there are several; it needs no -m. Of a fatbin -V or\n"
        "--function chooses it. Another ELF file is a program, loaded where its headers say; it\n"
        "needs no -m, its symbols are names, and a store to the symbol `tohost` ends it, prints,\n"
        "or is a system call (isadora-run(1)). A program begins at its first address, an ELF\n"
        "program at its entry point, unless --entry or a `$pc` of --in or --set says otherwise.\n"
        "\n"
        "A place is a register, `$r1`, a part of it, `$stat[3]`, `$stat[3..5]`, or a cell,\n"
        "`D[0x10]`. A file of --mem has the cells of a space one after the other: a cell of 16\n"
        "bits is two bytes, the low one first unless the space says `big`. What is printed has\n"
        "the names that programs write; with --json a register has its number, as in vectors.\n"
        "State files take both, and what --json printed is a state file itself, with --dump the\n"
        "whole state.\n"
        "\n"
        "With --hazards each hazard that happens is one line on standard error (with --json an\n"
        "object in the output); what happens again between the same two instructions is counted,\n"
        "and reported at the end. Unlike `isadora lint`, which follows every path, this sees the\n"
        "path that is run.\n"
        "\n"
        "Where instructions work on lanes, the program runs in every thread of --grid times\n"
        "--block. Its parameters (u8 u16 u32 u64 s8 s16 s32 s64 f32 f64, or buffer) are stored in\n"
        "the order of --param, each at a multiple of its size, or where a cubin says; there "
        "N=TYPE:VALUE\n"
        "is parameter N. `buffer:IN` is the contents of a\n"
        "file, `buffer:SIZE` that many zero bytes; with `:OUT` after it, the buffer is written to\n"
        "a file at the end. The parameter is its address, of 64 bits with `buffer64:`, which\n"
        "kernels of Tesla for 64-bit hosts need; an access outside of all buffers traps.\n"
        "A load from right after the parameters, where nothing was stored, is reported as a note.\n"
        "`$r5@7` is the register of lane 7, `$r5` that of all lanes, in every warp; in state\n"
        "files an array has the values of the lanes. --set also selects the options of the\n"
        "description, such as branch_order=fallthrough. Blocks run one after another; in a block\n"
        "a warp runs until it waits or ends. Files of --mem and --save for a space that is\n"
        "private to each thread have the cells of all threads, one thread after the other; N\n"
        "bytes are those of one. The result reports how many instructions there were, and with\n"
        "one warp its registers, with --until those of the warp that reached it. A warp that runs\n"
        "past the last instruction with all its lanes has ended too; the result says how many\n"
        "did. With several --threads blocks run in parallel; the results are the same as with\n"
        "one, also where blocks depend on one another. --trace, --profile, --report, --step and\n"
        "--until use one thread. In state files\n"
        "`\"warps\":[{\"warp\":1,\"block\":[0,0,0],\"in\":{..},\"out\":{..}}]` has the values of "
        "single\n"
        "warps. --dump prints the registers of all warps of the block that ran last, with --json\n"
        "also what memory holds.\n"
        "\n"
        "With --step commands are read from standard input, before the first instruction and\n"
        "wherever they stop the program; `help` lists them. If standard input is not a terminal,\n"
        "a command that fails makes the status 1. --until sets breakpoints.",
    .examples =
        "The file of --device has a rule on each line, carried out before a cycle; cycles count\n"
        "from 0; # is a comment:\n"
        "  at 100: $h2v = 0x1234; $stat[11] = 1          once, in that cycle\n"
        "  when $v2h != 0 and $stat[0..3] == 5: stop     once, as soon as it holds\n"
        "  every when $stat[3]: D[0x10] = 7; print $v2h  each time that it begins to hold\n"
        "Statements: PLACE = NUMBER, PLACE = PLACE, print PLACE, .., stop, fail \"why\" (status "
        "1).\n"
        "Comparisons: == != < <= > >=; `and` joins them; for `or`, write two rules.\n"
        "\n"
        "examples:\n"
        "  isadora run -m vp1-scalar program.s --set '$r1=5' --trace\n"
        "  isadora run -m my.isa program.s --hazards\n"
        "  isadora run -m vuc program.s --step --until next\n"
        "  isadora run -m tesla -V g80 add.s --grid 8 --block 128 --param u32:1000 --param "
        "buffer:a.bin --param buffer:4000:b.bin\n"
        "  isadora run -m vp1-scalar box4.s --in box4.json --expect box4.json\n"
        "  echo 4c0887c7 | isadora run -m vp1-scalar -w --set '$r2=5' --set '$r3=6'",
    .options = options,
    .run = run,
};
