/* cmd_lint.c: `isadora lint`, hazards of a program over all paths (runtime/lint.h), told with the lines they stand in.
 */
#include "assembly.h"
#include "lint.h"
#include "show.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { OPT_WORDS = 1, OPT_RAW, OPT_BASE, OPT_COMMENT, OPT_JSON };

static const struct option options[] = {
    TARGET_OPTIONS,
    {OPT_WORDS, 'w', NULL, NULL, "input is hex words, not assembly"},
    {OPT_RAW, 'i', NULL, NULL, "input is raw binary, not assembly"},
    {OPT_BASE, 'b', "base", "ADDR", "address of the first unit (default: the reset value of $pc)"},
    {OPT_COMMENT, 0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`"},
    {OPT_JSON, 0, "json", NULL, "print one object a hazard, as JSON lines"},
    {0, 0, NULL, NULL, NULL},
};

/* The program, and where its bytes come from. */
struct program {
    struct choice choice;
    const char *path, *name; /* name: for messages */
    uint64_t base, address;
    const char *comment;
    bool is_text, is_raw, json;
    struct assembly assembly; /* of text */
    struct code code;         /* of words and raw bytes */
    const uint8_t *bytes;
    size_t size;
};

/* ---- Reading ---- */

static int read_code(struct program *p)
{
    if (!code_open(&p->code, &p->choice, p->path, p->is_raw))
        return EXIT_IO;
    for (size_t wanted = 1 << 16; !p->code.ended; wanted *= 2)
        code_fill(&p->code, wanted);
    p->bytes = p->code.bytes + p->code.at;
    p->size = p->code.end - p->code.at;
    p->address = p->base;
    return p->code.failed ? EXIT_IO : p->code.bad ? EXIT_BAD_INPUT : EXIT_FINE;
}

static int read_program(struct program *p)
{
    p->name = p->path && strcmp(p->path, "-") != 0 ? p->path : "(standard input)";
    if (!p->is_text)
        return read_code(p);
    int status = assembly_make(&p->assembly, &p->choice, p->path, p->base, p->comment);
    p->bytes = p->assembly.result.bytes;
    p->size = p->assembly.result.size;
    p->address = p->assembly.result.address;
    return status;
}

static void free_program(struct program *p)
{
    if (p->is_text) {
        assembly_free(&p->assembly);
    } else {
        free(p->code.bytes);
        p->code.bytes = NULL;
        code_close(&p->code);
    }
}

/* The line that an offset comes from, or NULL. */
static const struct isadora_span *span_at(const struct program *p, size_t offset)
{
    const struct isadora_assembly *a = &p->assembly.result;
    size_t low = 0, high = p->is_text ? a->span_count : 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct isadora_span *span = &a->spans[middle];
        if (offset < span->offset)
            high = middle;
        else if (offset >= span->offset + span->length)
            low = middle + 1;
        else
            return span;
    }
    return NULL;
}

/* In text, sentences are code; data is not, though it may look like instructions. */
static bool is_code(void *user, size_t offset)
{
    const struct isadora_span *span = span_at(user, offset);
    return span != NULL && !span->is_data;
}

/* ---- Names ---- */

static uint64_t address_of(const struct program *p, size_t offset)
{
    return p->address + offset / isadora_pc_step(p->choice.target, p->choice.config);
}

/* The instruction as text, or only its mnemonic. */
static char *sentence(const struct program *p, size_t offset, bool whole)
{
    const struct isadora_target *target = p->choice.target;
    struct isadora_context context = {p->choice.config, address_of(p, offset)};
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "";

    if (target->decode(&context, p->bytes + offset, p->size - offset, &insn) > 0)
        target->format(&context, &insn, text, sizeof text);
    const char *mnemonic = target->forms[insn.form].mnemonic;
    return tool_format("%s", whole || mnemonic[0] == '\0' ? text : mnemonic);
}

/* `FILE:LINE`, or the address. `in`: where the message stands; a line of the same file goes without its name. */
static char *place_name(const struct program *p, size_t offset, const struct isadora_span *in)
{
    const struct isadora_span *span = span_at(p, offset);
    if (!span)
        return tool_format("0x%" PRIx64, address_of(p, offset));
    if (in && in->source == span->source)
        return tool_format("line %zu", span->line);
    return tool_format("%s:%zu", p->assembly.result.sources[span->source].name, span->line);
}

static const char *plural(unsigned n) { return n == 1 ? "" : "s"; }

/* ---- What is wrong ---- */

static char *read_text(const struct program *p, const struct isadora_hazard *h, const char *older, const char *at)
{
    char *name = show_register_of(p->choice.target, h->begun.file, h->begun.index);
    unsigned latency = h->begun.latency + h->disturbs.late;
    char *text =
        tool_format("`%s` is read %u cycle%s after `%s` (%s) began; its result %s after %u", name, h->distance,
                    plural(h->distance), older, at, h->disturbs.late ? "can be read this way" : "arrives", latency);
    free(name);
    return text;
}

static char *land_text(const struct program *p, const struct isadora_hazard *h, const char *older, const char *at)
{
    char *name = show_register_of(p->choice.target, h->begun.file, h->begun.index);
    unsigned lands = h->distance + h->disturbs.latency;
    char *text =
        lands == h->begun.latency
            ? tool_format("the result for `%s` arrives in the same cycle as that of `%s` (%s)", name, older, at)
            : tool_format("the result for `%s` is lost: that of `%s` (%s) arrives %u cycle%s later", name, older, at,
                          h->begun.latency - lands, plural(h->begun.latency - lands));
    free(name);
    return text;
}

/* What is wrong, without the place. */
static char *hazard_text(const struct program *p, const struct isadora_hazard *h)
{
    char *older = sentence(p, h->older, false), *at = place_name(p, h->older, span_at(p, h->younger)), *text;

    switch (h->kind) {
    case ISADORA_HAZARD_READ:
        text = read_text(p, h, older, at);
        break;
    case ISADORA_HAZARD_LAND:
        text = land_text(p, h, older, at);
        break;
    case ISADORA_HAZARD_ENGINE:
        text = tool_format("engine `%s` drops the work of `%s` (%s), which takes %u cycles and began %u ago",
                           p->choice.target->engines[h->begun.engine], older, at, h->begun.busy, h->distance);
        break;
    default:
        text = tool_format("a branch in a delay slot of `%s` (%s)", older, at);
    }
    free(older);
    free(at);
    return text;
}

/* What mends it. */
static char *mend_text(const struct program *p, const struct isadora_hazard *h)
{
    const struct isadora_span *in = span_at(p, h->younger);
    char *before = place_name(p, h->before, in), *text;

    if (!h->placeable) {
        text = tool_format("let it begin %u cycle%s later; it stands in a delay slot", h->missing, plural(h->missing));
    } else if (h->straight && h->before > h->older) {
        char *after = place_name(p, h->older, in);
        text = tool_format("insert %u instruction%s between %s and %s", h->missing, plural(h->missing), after,
                           strncmp(before, "line ", 5) == 0 ? before + 5 : before);
        free(after);
    } else {
        text = tool_format("insert %u instruction%s before %s", h->missing, plural(h->missing), before);
    }
    free(before);
    return text;
}

static void put_text(const struct program *p, struct output *out, const struct isadora_hazard *h)
{
    char *text = hazard_text(p, h), *mend = mend_text(p, h);
    char *place = place_name(p, h->younger, NULL), *shown = sentence(p, h->younger, true);

    if (span_at(p, h->younger))
        output_format(out, "%s: hazard: %s (%s)\n", place, text, mend);
    else
        output_format(out, "%s: %s: hazard: `%s`: %s (%s)\n", p->name, place, shown, text, mend);
    free(place);
    free(shown);
    free(text);
    free(mend);
}

static void put_member(struct output *out, bool *first, const char *name, const char *text)
{
    json_key(out, first, name);
    json_string(out, text);
}

static void put_number(struct output *out, bool *first, const char *name, uint64_t number)
{
    json_key(out, first, name);
    output_format(out, "%" PRIu64, number);
}

static void put_place(const struct program *p, struct output *out, bool *first, const char *name, size_t offset)
{
    const struct isadora_span *span = span_at(p, offset);
    bool inner = true;
    char *text = sentence(p, offset, true);

    json_key(out, first, name);
    output_text(out, "{");
    if (span) {
        put_member(out, &inner, "file", p->assembly.result.sources[span->source].name);
        put_number(out, &inner, "line", span->line);
    }
    put_number(out, &inner, "address", address_of(p, offset));
    put_member(out, &inner, "text", text);
    output_text(out, "}");
    free(text);
}

static void put_json(const struct program *p, struct output *out, const struct isadora_hazard *h)
{
    bool first = true;
    char *text = hazard_text(p, h), *mend = mend_text(p, h);

    output_text(out, "{");
    put_member(out, &first, "hazard", isadora_hazard_name(h->kind));
    put_place(p, out, &first, "at", h->younger);
    put_place(p, out, &first, "began", h->older);
    if (h->begun.file >= 0) {
        char *name = show_register_of(p->choice.target, h->begun.file, h->begun.index);
        put_member(out, &first, "register", name);
        free(name);
    }
    if (h->kind == ISADORA_HAZARD_ENGINE)
        put_member(out, &first, "engine", p->choice.target->engines[h->begun.engine]);
    put_number(out, &first, "distance", h->distance);
    put_number(out, &first, "missing", h->missing);
    if (h->placeable)
        put_place(p, out, &first, "before", h->before);
    put_member(out, &first, "message", text);
    put_member(out, &first, "mend", mend);
    output_text(out, "}\n");
    free(text);
    free(mend);
}

/* ---- The command ---- */

static int report(const struct program *p, const struct isadora_lint *lint)
{
    struct output out;

    if (!output_open(&out, NULL))
        return EXIT_IO;
    for (size_t i = 0; i < lint->count; i++) {
        if (p->json)
            put_json(p, &out, &lint->hazards[i]);
        else
            put_text(p, &out, &lint->hazards[i]);
    }
    if (!output_close(&out, true))
        return EXIT_IO;
    if (lint->computed) {
        char *at = place_name(p, lint->first_computed, NULL);
        fprintf(stderr, "%s: note: %zu jump%s to an address that is only known when it runs; paths end there\n", at,
                lint->computed, plural((unsigned)lint->computed));
        free(at);
    }
    return lint->count ? EXIT_BAD_INPUT : EXIT_FINE;
}

static int lint(struct program *p)
{
    struct isadora_lint result;
    struct isadora_lint_input input = {
        .target = p->choice.target,
        .config = p->choice.config,
        .bytes = p->bytes,
        .size = p->size,
        .address = p->address,
        .is_code = p->is_text ? is_code : NULL,
        .user = p,
    };

    if (!isadora_lint(&input, &result))
        out_of_memory();
    int status = report(p, &result);
    isadora_lint_free(&result);
    return status;
}

static void read_options(struct program *p, const struct command *command, int argc, char **argv)
{
    struct options o;
    bool words = false;

    options_begin(&o, command, argc, argv);
    for (int id; (id = options_next(&o)) != OPTION_END;) {
        if (choice_option(&p->choice, id, o.value))
            continue;
        if (id == OPT_BASE && !read_number(o.value, &p->base))
            usage_error(command, "`%s` is no address", o.value);
        if (id == OPTION_PLAIN && p->path)
            usage_error(command, "one file at a time; `%s` is the second", o.value);
        p->path = id == OPTION_PLAIN ? o.value : p->path;
        p->comment = id == OPT_COMMENT ? o.value : p->comment;
        words |= id == OPT_WORDS;
        p->is_raw |= id == OPT_RAW;
        p->json |= id == OPT_JSON;
    }
    if (words && p->is_raw)
        usage_error(command, "-w and -i exclude each other");
    p->is_text = !words && !p->is_raw;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct program p = {.base = UINT64_MAX};

    read_options(&p, command, argc, argv);
    int status = choice_settle(&p.choice, command);
    if (status)
        return status;
    if (p.choice.target->uses == NULL) {
        usage_error(command, "the description of `%s` states no latencies, so nothing can be too early",
                    p.choice.target->name);
    }
    p.base = p.base == UINT64_MAX ? p.choice.target->start : p.base;
    status = read_program(&p);
    if (status == EXIT_FINE)
        status = lint(&p);
    free_program(&p);
    return status;
}

const struct command command_lint = {
    .name = "lint",
    .usage = "-m ISA [-V VARIANT] [--mode M] [-w|-i] [--base ADDR] [--json] [FILE]",
    .summary = "find hazards: results read too early, overtaken, lost",
    .text =
        "For instruction sets whose descriptions state latencies (`after`, `occupy`, `unforwarded`). Follows\n"
        "every path of the program and tells, with the shortest fix, where\n"
        "  - a register is read before a result that is on its way arrives,\n"
        "  - a result arrives together with a younger one for the same bits, or after it,\n"
        "  - an engine drops its work because it begins anew,\n"
        "  - a branch stands in a delay slot of another.\n"
        "\n"
        "Both ways of a branch are followed, calls into the function and back. An instruction that waits counts\n"
        "as one cycle. A path ends at a jump whose target is only known when it runs; that is said once. Code\n"
        "that nothing leads to is looked at too. Data of assembly text is not code. `isadora run --hazards` tells of\n"
        "the same things as they happen.\n"
        "\n"
        "Without FILE, or with `-`, reads standard input. Exit status: 0 no hazards, 1 hazards or errors in the\n"
        "input, 2 usage, 3 input or output.\n"
        "\n"
        "examples:\n"
        "  isadora lint -m my.isa program.s\n"
        "  isadora lint -m my.isa -w --json words.txt",
    .options = options,
    .run = run,
};
