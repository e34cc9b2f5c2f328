/* compare.c: `isadora compare`, what differs between two cubins. */
#include "commands/commands.h"
#include "compare/compare.h"

#include <string.h>

/* What the command line asks for. */
struct wish {
    struct choice choice;
    struct compare compare;
    struct texts paths;
    const char *function, *other;
    struct number context;
};

#define TO(member) offsetof(struct wish, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct wish, choice),
    {0, "function", "NAME", "compare this function alone", option_text, TO(function)},
    {0, "other", "NAME", "with this function of the second file (default: the same name)",
     option_text, TO(other)},
    {'r', "registers", NULL, "renumbered registers are the same", option_flag,
     TO(compare.registers)},
    {'s', "schedule", NULL, "other optional suffixes, such as control fields, are the same",
     option_flag, TO(compare.schedule)},
    {'j', "json", NULL, "one JSON object a line for each function that differs", option_flag,
     TO(compare.json)},
    {'U', "unified", "N", "lines around a difference (default: 3)", option_number, TO(context)},
    {.take = option_texts, .to = TO(paths)},
    {.take = NULL},
};

/* Both are open: an exit status. */
static int compare_sides(struct side *a, struct side *b, const struct compare *compare)
{
    struct output out;
    bool differ = false;
    if (a->choice.target != b->choice.target)
        return bad_input("%s is for %s, %s for %s, which have no instructions in common", a->path,
                         a->choice.target->name, b->path, b->choice.target->name);
    if (!output_open(&out, NULL))
        return EXIT_IO;
    compare_print(a, b, compare, &out, &differ);
    if (!output_close(&out, true))
        return EXIT_IO;
    return differ ? EXIT_BAD_INPUT : EXIT_FINE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct wish wish = {.function = NULL};
    options_read(command, argc, argv, &wish);
    if (wish.paths.count != 2)
        usage_error(command, "two files are compared");
    if (wish.other && !wish.function)
        usage_error(command, "--other needs --function");
    if (strcmp(wish.paths.text[0], "-") == 0 && strcmp(wish.paths.text[1], "-") == 0)
        usage_error(command, "both cannot be standard input");
    wish.choice.parts = wish.compare.schedule ? PART_TEXT | PART_USES : PART_TEXT;
    const char *other = wish.other ? wish.other : wish.function;
    struct side a = {.choice = wish.choice}, b = {.choice = wish.choice};
    wish.compare.pair = wish.function != NULL;
    wish.compare.context = wish.context.given ? (size_t)wish.context.value : 3;
    int status = side_open(&a, wish.paths.text[0], wish.function, command);
    if (!status)
        status = side_open(&b, wish.paths.text[1], other, command);
    if (!status)
        status = compare_sides(&a, &b, &wish.compare);
    side_close(&a);
    side_close(&b);
    return status;
}

const struct command command_compare = {
    .name = "compare",
    .usage = "[-m ISA] [-V VARIANT] [--mode M] [--function NAME [--other NAME]] [--registers] "
             "[--schedule] [--json] [-U N] FILE FILE",
    .summary = "compare two cubins, instruction by instruction",
    .text =
        "Functions of the same name are compared: what the file says of them (registers, memory,\n"
        "constants), how often they load and store local memory, as compilers do that spill\n"
        "registers, and their code. Instructions are aligned; that they are at other addresses\n"
        "is no difference, nor that the target of a branch is. Prints differences as `diff -u`\n"
        "does, with the address of each instruction; lines without a mark are those of the first\n"
        "file.\n"
        "\n"
        "With --registers, registers may have other numbers, as long as each stands for the same\n"
        "one of the other file. Where that changes, the instruction differs, and the new numbers\n"
        "hold from there on. With --schedule, optional suffixes (control fields) may differ, and\n"
        "so may marks that an operand is kept for the next instruction (`.reuse`).\n"
        "\n"
        "The alignment is the best one, but for very long and very different functions, where\n"
        "the search is cut off and more may be printed than differs.\n"
        "\n"
        "Exit status: 0 no difference, 1 some, or bad input (with a message), 2 usage, 3 input\n"
        "or output.",
    .examples = "examples:\n"
                "  isadora compare old.cubin new.cubin\n"
                "  isadora compare --registers --schedule --function product old.cubin new.cubin\n"
                "  isadora compare -V sm_80 old_program new_program",
    .options = options,
    .run = run,
};
