/* load.c: loads the program: assembly text, words, or a function of a text cubin; then the
 * addresses of the command line, which may be labels, are known. */
#include "code/hex.h"
#include "run/run.h"

#include <inttypes.h>

/* A number, or a label of the source. */
static int settle_address(const struct run *run, const char *option, const char *text,
                          const struct assembly *source, uint64_t *out)
{
    if (read_number(text, out) || (source && assembly_label(source, text, out))) {
        *out = isadora_arrive(run->machine, *out);
        return EXIT_FINE;
    }
    return bad_usage("--%s `%s` is neither a number nor a label of the program", option, text);
}

/* Where to begin, and where to stop. */
static int settle_addresses(struct run *run, const struct assembly *source)
{
    int status = run->entry ? settle_address(run, "entry", run->entry, source, &run->entry_address)
                            : EXIT_FINE;
    run->until_at = tool_alloc(run->until.count * sizeof *run->until_at);
    for (size_t i = 0; i < run->until.count && !status; i++)
        status = settle_address(run, "until", run->until.text[i], source, &run->until_at[i]);
    return status;
}

void run_add_setting(struct run *run, const char *text, bool is_file)
{
    const size_t n = run->setting_count++;
    run->settings = tool_realloc(run->settings, (n + 1) * sizeof *run->settings);
    run->settings[n] = (struct setting){is_file, text};
}

int run_place(struct run *run, uint64_t address, const uint8_t *bytes, size_t size)
{
    if (isadora_load_image(run->machine, address, bytes, size))
        return EXIT_FINE;
    return bad_input("%s (%zu bytes) does not fit at 0x%" PRIx64, run->program, size, address);
}

/* Labels are where programs go, which names them in all that is told of the run. */
static void settle_labels(struct run *run)
{
    struct isadora_assembly *source = &run->source.result;
    for (size_t i = 0; i < source->label_count; i++) {
        if (!source->labels[i].is_constant)
            source->labels[i].value = isadora_arrive(run->machine, source->labels[i].value);
    }
}

static int load_source(struct run *run)
{
    struct assembly *source = &run->source;
    int status = assembly_take(source, &run->choice, &run->input, run->base.value, NULL);
    if (!status)
        status = run_place(run, source->result.address, source->result.bytes, source->result.size);
    settle_labels(run);
    return status ? status : settle_addresses(run, source);
}

static int load_code(struct run *run)
{
    struct code code;
    code_take(&code, &run->choice, &run->input, run->raw);
    while (!code.ended)
        code_fill(&code, code.end - code.at + (1 << 16));
    int status = code.failed ? EXIT_IO : code.bad ? EXIT_BAD_INPUT : EXIT_FINE;
    if (!status && (!base_fits(&run->choice, run->base.value) || !code_is_whole(&code)))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = run_place(run, run->base.value, code.bytes, code.end);
    if (!status)
        status = settle_addresses(run, NULL);
    code_close(&code);
    return status;
}

static int load_cubin(struct run *run)
{
    int status = run_cubin(run);
    return status ? status : settle_addresses(run, NULL);
}

int run_load(struct run *run)
{
    return run->is_cubin            ? load_cubin(run)
           : run->words || run->raw ? load_code(run)
                                    : load_source(run);
}
