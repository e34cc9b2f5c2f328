/* lint.c: `isadora lint`, hazards of a program over all paths
 * (tools/lib/include/isadora/analysis.h), each reported with its line.
 */
#include "commands/commands.h"
#include "lint/print.h"

#include <stdlib.h>
#include <string.h>

#define TO(member) offsetof(struct program, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct program, choice),
    {'w', NULL, NULL, "input is hex words, not assembly", option_flag, TO(is_words)},
    {'i', NULL, NULL, "input is raw binary, not assembly", option_flag, TO(is_raw)},
    {'b', "base", "ADDR", "address of the first instruction (default: the reset value of $pc)",
     option_address, TO(base)},
    {0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`", option_text,
     TO(comment)},
    {0, "function", "NAME", "check one function of an ELF file", option_text, TO(function)},
    {0, "json", NULL, "print one object a hazard and one a place to insert at, as JSON lines",
     option_flag, TO(json)},
    {.take = option_file, .to = TO(path)},
    {.take = NULL},
};

/* ---- Findings that the text excuses ---- */

/* A comment that begins with this excuses what is found at its line. */
static const char excuse[] = "lint: ok";

static bool is_excused(const struct program *p, const struct isadora_source *source, size_t line)
{
    size_t length;
    const char *at = assembly_line(source, line, &length);
    char *text = tool_format("%.*s", (int)length, at);
    bool found = false;
    for (const char *mark = text; !found && (mark = strstr(mark, excuse)) != NULL; mark++) {
        size_t n = (size_t)(mark - text), size = p->comment ? strlen(p->comment) : 0;
        while (n && (text[n - 1] == ' ' || text[n - 1] == '\t'))
            n--;
        found = p->comment ? size && n >= size && memcmp(text + n - size, p->comment, size) == 0
                           : n && (text[n - 1] == ';' ||
                                   (n > 1 && text[n - 1] == '/' && text[n - 2] == '/'));
    }
    return found;
}

static void drop_excused(const struct program *p, struct isadora_lint *lint)
{
    const struct isadora_assembly *a = &p->assembly.result;
    bool any = false;
    size_t kept = 0;

    for (size_t i = 0; p->is_text && i < a->source_count; i++)
        any |= strstr(a->sources[i].text, excuse) != NULL; /* a zero byte follows a text */
    for (size_t i = 0; any && i < lint->count; i++) {
        const struct isadora_span *span = span_at(p, lint->hazards[i].younger);
        if (!span || !is_excused(p, &a->sources[span->source], span->line))
            lint->hazards[kept++] = lint->hazards[i];
    }
    lint->count = any ? kept : lint->count;
}

/* ---- The command ---- */

static int report(const struct program *p, const struct isadora_lint *lint)
{
    struct output out;

    if (!output_open(&out, NULL))
        return EXIT_IO;
    for (size_t i = 0; i < lint->count; i++)
        put_hazard(p, &out, &lint->hazards[i]);
    put_plan(p, &out, lint);
    if (!output_close(&out, true))
        return EXIT_IO;
    if (lint->computed) {
        fprintf(
            stderr,
            "%s: note: %zu jump%s to an address that is only known when it runs; paths end there\n",
            place_name(p, lint->first_computed, NULL), lint->computed, plural(lint->computed));
    }
    if (lint->unknown) {
        fprintf(stderr,
                "%s%s%s: note: %zu instruction%s an unknown latency; %s results are not checked\n",
                p->is_text ? "" : p->name, p->is_text ? "" : ": ",
                place_name(p, lint->first_unknown, NULL), lint->unknown,
                lint->unknown == 1 ? " has" : "s have", lint->unknown == 1 ? "its" : "their");
    }
    for (size_t i = 0; i < lint->count; i++) {
        if (!isadora_hazard_is_harmless(lint->hazards[i].kind))
            return EXIT_BAD_INPUT;
    }
    return EXIT_FINE;
}

static int lint(struct program *p)
{
    struct isadora_lint result;
    const struct isadora_program input = program_whole(p);

    if (!isadora_lint(&input, &result))
        out_of_memory();
    drop_excused(p, &result);
    int status = report(p, &result);
    isadora_lint_free(&result);
    return status;
}

static void check_target(const struct program *p)
{
    if (p->choice.target->uses == NULL)
        usage_error(p->command,
                    "the description of `%s` states no latencies, so nothing can be too early",
                    p->choice.target->name);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct program p = {.choice = {.parts = PART_TEXT | PART_USES},
                        .command = command,
                        .check = check_target,
                        .visit = lint};

    options_read(command, argc, argv, &p);
    return program_each(&p);
}

const struct command command_lint = {
    .name = "lint",
    .usage = "[-m ISA] [-V VARIANT] [--mode M] [-w|-i] [--base ADDR] [--function NAME] [--json] "
             "[FILE]",
    .summary = "find hazards: results read too early, overtaken, lost",
    .text =
        "For instruction sets whose descriptions state latencies (`after`, `occupy`,\n"
        "`unforwarded`), or whose words select what they wait for (`schedule`). Follows every\n"
        "path of the program and reports, with the shortest fix, where\n"
        "  - a register is read before a result that is on its way arrives,\n"
        "  - a result arrives together with a younger one for the same bits, or after it,\n"
        "  - an engine drops its work because it is restarted,\n"
        "  - a branch is in a delay slot of another,\n"
        "  - a delay slot holds no instruction, because the code ends there;\n"
        "with a schedule, where\n"
        "  - a register is read or stored to before the cycles or the scoreboard of its result "
        "say that it is available,\n"
        "  - a register is stored to before the scoreboard says that it has been read,\n"
        "  - a register that is kept for the next instruction is changed;\n"
        "and as a note, a scoreboard that nothing waits for, and a wait for one that nothing\n"
        "sets.\n"
        "\n"
        "If one inserted instruction fixes several hazards, the last line gives the smallest set\n"
        "of insertions that fixes all. Instructions are inserted after the label of a line. On a\n"
        "line whose comment begins with `lint: ok` no hazards are reported.\n"
        "\n"
        "Both ways of a branch are followed, calls into the function and back. An instruction\n"
        "that waits counts as one cycle, with a schedule as many cycles as its word says. A path\n"
        "ends at a jump whose target is only known when it runs; that is reported once.\n"
        "Unreachable code is checked too. Data of assembly text is not code. `isadora run\n"
        "--hazards` reports what `after`, `occupy` and `unforwarded` cause as it happens.\n"
        "\n"
        "The header of a 64-bit ELF file selects instruction set and variant; all functions are\n"
        "checked, or that of --function. Of a fatbin, a host program with one, or an archive of\n"
        "these, -V or --function chooses the cubins, all for one architecture. Without FILE, or\n"
        "with `-`, reads standard input. Exit status: 0 no hazards, 1 hazards or errors in the\n"
        "input, 2 usage, 3 input or output.",
    .examples = "examples:\n"
                "  isadora lint -m my.isa program.s\n"
                "  isadora lint -m my.isa -w --json words.txt\n"
                "  isadora lint kernels.cubin",
    .options = options,
    .run = run,
};
