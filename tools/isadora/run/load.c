/* load.c: loads the program: assembly text, words, or a function of a text cubin; then the
 * addresses of the command line, which may be labels, are known. */
#include "code/hex.h"
#include "run/run.h"

#include <inttypes.h>
#include <string.h>

/* A number, a label of the source, or a line of it. */
static int settle_address(const struct run *run, const char *option, const char *text,
                          uint64_t *out)
{
    if (!run_address(run, text, strlen(text), out))
        return bad_usage("--%s `%s` is %s", option, text, run_no_address(text));
    *out = isadora_arrive(run->machine, *out);
    return EXIT_FINE;
}

/* Where to begin, and where to stop. */
static int settle_addresses(struct run *run)
{
    int status =
        run->entry ? settle_address(run, "entry", run->entry, &run->entry_address) : EXIT_FINE;
    run->until_at = tool_alloc(run->until.count * sizeof *run->until_at);
    for (size_t i = 0; i < run->until.count && !status; i++) {
        status = settle_address(run, "until", run->until.text[i], &run->until_at[i]);
        if (!status && !run_may_be_code(run, run->until_at[i]))
            status = bad_usage("--until: no instruction begins at 0x%" PRIx64
                               "; a line of a source is FILE:LINE",
                               run->until_at[i]);
    }
    return status;
}

void run_add_setting(struct run *run, const char *text, bool is_file)
{
    const size_t n = run->setting_count++;
    run->settings = tool_realloc(run->settings, (n + 1) * sizeof *run->settings);
    run->settings[n] = (struct setting){is_file, text};
}

/* Labels name addresses in all reports about the run. */
static void settle_labels(struct run *run)
{
    struct isadora_assembly *source = &run->source.result;
    for (size_t i = 0; i < source->label_count; i++) {
        if (!source->labels[i].is_constant)
            source->labels[i].value = isadora_arrive(run->machine, source->labels[i].value);
    }
}

/* The label `tohost` of a text, where memory has the code, in bytes. */
static int find_host(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const bool has_bytes = m->code_space >= 0 && m->target->spaces[m->code_space].cell_bits == 8;
    return has_bytes && !run->choice.target->lanes ? run_find_host(run, run->program) : EXIT_FINE;
}

/* Execution ends before sections that hold data alone. */
static void end_with_code(struct run *run)
{
    struct isadora_machine *m = run->machine;
    const struct isadora_assembly *source = &run->source.result;
    if (source->code_size > 0 && source->code_size < source->size && !m->bundle)
        m->image_end = m->image_at + source->code_size / m->pc_bytes;
}

static int load_source(struct run *run)
{
    struct assembly *source = &run->source;
    int status = assembly_take(source, &run->choice, &run->input, run->base.value, run->comment);
    if (!status)
        status = run_place(run, source->result.address, source->result.bytes, source->result.size);
    if (!status)
        end_with_code(run);
    settle_labels(run);
    return status ? status : find_host(run);
}

static int load_code(struct run *run)
{
    struct code code;
    code_take(&code, &run->choice, &run->input, run->raw);
    int status = code_fill_all(&code);
    if (!status && !base_fits(&run->choice, run->base.value))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = run_place(run, run->base.value, code.bytes, code.end);
    code_close(&code);
    return status;
}

int run_begin_launch(struct run *run, size_t index)
{
    const struct launch *launch = &run->launches[index];
    int status = EXIT_FINE;
    run->launch_index = index;
    run->function = launch->function;
    run->entry = launch->entry;
    run->shared = launch->shared;
    run->params = launch->params;
    memcpy(run->grid, launch->grid, sizeof run->grid);
    memcpy(run->block, launch->block, sizeof run->block);
    if (run->is_elf && run->choice.target->lanes)
        status = run_elf_kernel(run);
    run->machine->pc = isadora_arrive(run->machine, run->start);
    return status ? status : settle_addresses(run);
}

int run_load(struct run *run)
{
    const int status = run->is_cubin                              ? run_cubin(run)
                       : run->is_elf && run->choice.target->lanes ? run_elf(run)
                       : run->is_elf                              ? run_elf_program(run)
                       : run->words || run->raw                   ? load_code(run)
                                                                  : load_source(run);
    run->start = run->machine->pc;
    return status;
}
