/* cfg.c: `isadora cfg`, the graph of basic blocks of a program
 * (tools/lib/include/isadora/analysis.h), for Graphviz or as JSON.
 */
#include "commands/commands.h"
#include "common/folders.h"
#include "common/json_write.h"
#include "common/spawn.h"
#include "cfg/graph.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TO(member) offsetof(struct graphs, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct graphs, program.choice),
    {'w', NULL, NULL, "input is hex words, not assembly", option_flag, TO(program.is_words)},
    {'i', NULL, NULL, "input is raw binary, not assembly", option_flag, TO(program.is_raw)},
    {'b', "base", "ADDR", "address of the first instruction (default: the reset value of $pc)",
     option_address, TO(program.base)},
    {0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`", option_text,
     TO(program.comment)},
    {0, "function", "NAME", "the graph of one function of an ELF file", option_text,
     TO(program.function)},
    {0, "json", NULL, "print an array with one object a function", option_flag, TO(program.json)},
    {0, "svg", NULL, "print a picture: Graphviz's `dot` must be installed", option_flag, TO(svg)},
    {'o', NULL, "FILE", "write to this file", option_text, TO(to)},
    {.take = option_file, .to = TO(program.path)},
    {.take = NULL},
};

/* ---- Programs ---- */

/* Before the first graph; so that nothing is printed when there is none. */
static void begin(struct graphs *all)
{
    const struct program *p = &all->program;

    if (p->json)
        output_text(&all->out, "[");
    else
        dot_begin(&all->out, p->path ? p->path : "isadora");
}

static int visit(struct program *p)
{
    struct graphs *all = (struct graphs *)p;
    const struct isadora_program program = program_whole(p);
    struct isadora_cfg cfg;

    if (!isadora_cfg(&program, &cfg))
        out_of_memory();
    const struct graph graph = {p, &cfg, all->count};
    if (all->count == 0)
        begin(all);
    if (!p->json) {
        dot_put(&all->out, &graph);
    } else {
        output_text(&all->out, all->count ? ",\n" : "");
        all->out.comma = false;
        json_put_graph(&all->out, &graph);
    }
    all->count++;
    isadora_cfg_free(&cfg);
    return EXIT_FINE;
}

/* All graphs into a file; NULL: standard output. */
static int put_all(struct graphs *all, const char *to)
{
    if (!output_open(&all->out, to))
        return EXIT_IO;
    const int status = program_each(&all->program);
    if (!status && all->count == 0)
        begin(all);
    if (all->program.json && !status)
        output_text(&all->out, "]\n");
    else if (!status)
        dot_end(&all->out);
    return output_close(&all->out, status == EXIT_FINE) ? status : EXIT_IO;
}

/* ---- Pictures ---- */

/* What `dot` makes of a file. */
static int draw(const char *dot, const char *svg)
{
    char *const argv[] = {"dot", "-Tsvg", "-o", (char *)svg, (char *)dot, NULL};
    const int status = spawn_wait(argv, false);

    if (status == 0)
        return EXIT_FINE;
    if (status < 0 || status == 127)
        complain("--svg needs the program `dot` of Graphviz: %s; without --svg, cfg prints what it "
                 "reads",
                 status < 0 ? strerror(errno) : "it is not installed");
    else
        complain("`dot` failed with status %d", status);
    return EXIT_IO;
}

static int put_picture(struct graphs *all, const char *folder)
{
    const char *dot = tool_format("%s/graph.dot", folder),
               *svg = tool_format("%s/graph.svg", folder);
    size_t size;
    int status = put_all(all, dot);

    if (!status)
        status = draw(dot, svg);
    const char *picture = status ? NULL : read_whole(svg, &size);
    if (!status && (!picture || !output_file(all->to, picture, size)))
        status = EXIT_IO;
    return status;
}

static int put_svg(struct graphs *all)
{
    const char *temporary = getenv("TMPDIR");
    char *folder = tool_format("%s/isadora.XXXXXX", temporary && *temporary ? temporary : "/tmp");
    int status = EXIT_IO;

    signals_hold();
    if (!mkdtemp(folder)) {
        complain("cannot make the folder %s: %s", folder, strerror(errno));
    } else {
        status = put_picture(all, folder);
        folder_remove(folder);
    }
    signals_release();
    return status;
}

/* ---- The command ---- */

/* A jump in one word leads on from the last word of its bundle. */
static void check_target(const struct program *p)
{
    if (p->choice.target->together)
        usage_error(p->command,
                    "the words of a bundle of `%s` execute together, which has no graph",
                    p->choice.target->name);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct graphs all = {.program = {.choice = {.parts = PART_TEXT | PART_USES},
                                     .command = command,
                                     .check = check_target,
                                     .visit = visit}};

    options_read(command, argc, argv, &all);
    options_exclude(command, all.svg, "--svg", all.program.json, "--json");
    return all.svg ? put_svg(&all) : put_all(&all, all.to);
}

const struct command command_cfg = {
    .name = "cfg",
    .usage = "[-m ISA] [-V VARIANT] [--mode M] [-w|-i] [--base ADDR] [--function NAME] "
             "[--json|--svg] [-o FILE] [FILE]",
    .summary = "the graph of basic blocks, for Graphviz or as JSON",
    .text =
        "Prints the basic blocks of a program and the ways between them, as text for Graphviz\n"
        "(`isadora cfg k.cubin | dot -Tsvg`), each function a cluster. A block ends after what\n"
        "jumps, returns or exits, conditional or not, with its delay slots, and before what is\n"
        "jumped to or called, or said where a region (SSY, PBK, BSSY, joinat) begins. Calls come\n"
        "back and end no block; the box names what they call.\n"
        "\n"
        "Ways are `next` (no text in a picture), `jump`, `table` (a jump that reads its target\n"
        "from a table, which a cubin has beside its code), `meet` (SYNC, BRK, CONT: to the\n"
        "address that was said where the region began), and those that lead to no block:\n"
        "`return`, `exit`, `unknown` (only execution knows the address) and `outside`, an address\n"
        "where no instruction of the function is. A dashed way may or may not be taken. Blocks\n"
        "that no path from an entry leads to have a dashed frame. A block in a loop says in which\n"
        "one, and how many loops are around it; a thick way goes back to the header.\n"
        "\n"
        "The header of an ELF file, or the architecture of a text cubin, selects instruction set\n"
        "and variant; all functions are printed, or that of --function. Of a fatbin, a host\n"
        "program with one, or an archive of these, -V or --function chooses the cubins, all for\n"
        "one architecture. Without FILE, or with `-`, reads standard input. Exit status: 0 fine,\n"
        "1 errors in the input, 2 usage, 3 input or output.",
    .examples = "examples:\n"
                "  isadora cfg kernels.cubin > kernels.dot\n"
                "  isadora cfg --svg --function scale -o scale.svg kernels.cubin\n"
                "  isadora cfg --json -m my.isa program.s\n",
    .options = options,
    .run = run,
};
