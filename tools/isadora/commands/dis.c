/* dis.c: `isadora dis`, code to text. */
#include "commands/commands.h"
#include "dis/dis.h"
#include "common/json_write.h"
#include "object/cubin_file.h"
#include "object/demangle.h"
#include "object/pick.h"
#include "object/text_file.h"

#include <string.h>
#include <unistd.h>

/* What the command line asks for. */
struct wish {
    struct dis dis;
    const char *path;
    bool raw, words;
    struct number base;
};

#define TO(member) offsetof(struct wish, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct wish, dis.choice),
    {'w', NULL, NULL, "input is hex words separated by blanks, in memory order (the default)",
     option_flag, TO(words)},
    {'i', NULL, NULL, "input is raw binary", option_flag, TO(raw)},
    {'t', "text", NULL, "text alone, labels included, in the form that `isadora as` reads",
     option_flag, TO(dis.text)},
    {0, "labels", NULL, "of words, a listing with labels and columns, as cubins have it",
     option_flag, TO(dis.labels)},
    {0, "ctrl", NULL, "also optional suffixes, such as control fields (--text: always)",
     option_flag, TO(dis.ctrl)},
    {0, "syntax", "NAMES", "how texts are spelled; `isadora info ISA` lists the syntaxes",
     option_text, TO(dis.syntax)},
    {'j', "json", NULL, "one JSON object a line", option_flag, TO(dis.json)},
    {0, "fields", NULL, "with --json: the fields of each instruction, as numbers", option_flag,
     TO(dis.fields)},
    {0, "uses", NULL, "with --json: the registers that each instruction reads and writes",
     option_flag, TO(dis.uses)},
    {0, "registers", NULL, "also which registers are live at each instruction", option_flag,
     TO(dis.registers)},
    {'b', "base", "ADDR", "address of the first instruction (default: the reset value of $pc)",
     option_address, TO(base)},
    {0, "function", "NAME", "of a cubin, this function alone", option_text, TO(dis.function)},
    {0, "functions", NULL, "of a cubin, its functions and what it says of them, no code",
     option_flag, TO(dis.functions_only)},
    {0, "constants", NULL, "of an ELF file, also the bytes of its constant banks", option_flag,
     TO(dis.constants)},
    {0, "params", NULL, "with --text or --json, too, mark operands that are parameters",
     option_flag, TO(dis.params)},
    {0, "demangle", NULL, "of a cubin, C++ names as the source has them", option_flag,
     TO(dis.demangle)},
    {0, "whole-names", NULL, "of an ELF file, names however long they are together", option_flag,
     TO(dis.whole_names)},
    {.take = option_file, .to = TO(path)},
    {.take = NULL},
};

/* Hex words or raw binary. */
static int disassemble(struct dis *dis, struct input *in, bool raw)
{
    code_take(&dis->code, &dis->choice, in, raw);
    if (!output_open(&dis->out, NULL))
        return EXIT_IO;
    dis_code(dis);
    bool written = output_close(&dis->out, true);
    code_close(&dis->code);
    if (!written || dis->code.failed)
        return EXIT_IO;
    return dis->code.bad ? EXIT_BAD_INPUT : EXIT_FINE;
}

/* What only other files have was asked for. */
static int refuse(const struct dis *dis, const struct input *in)
{
    const char *elf = dis->constants ? "--constants" : dis->params ? "--params" : NULL;
    const char *any = dis->function ? "--function" : dis->functions_only ? "--functions" : elf;
    return any ? cubin_refuse_other(in, any) : EXIT_FINE;
}

static int dis_file(struct dis *dis, struct input *in, const struct command *command,
                    const struct wish *wish)
{
    enum cubin_kind kind = wish->raw || wish->words ? CUBIN_NONE : cubin_sniff(in);
    if (kind == CUBIN_ELF)
        return dis_elf(dis, in, command, wish->base.given);
    if (kind == CUBIN_TEXT)
        return dis_cubin(dis, in, command, wish->base.given);
    const bool is_open = !dis->choice.target;
    int status = is_open ? text_choose(in, &dis->choice) : EXIT_FINE;
    if (!status && is_open)
        status = choice_settle(&dis->choice, command);
    if (!status && !wish->base.given)
        dis->base = dis->choice.target->start;
    if (!status && !base_fits(&dis->choice, dis->base))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = uses_wanted(dis);
    if (!status)
        status = dis_syntax_settle(dis);
    if (!status)
        status = refuse(dis, in);
    if (!status)
        return disassemble(dis, in, wish->raw);
    input_close(in);
    return status;
}

/* Before the functions of an image of several. */
static int put_heading(const struct dis *dis, const struct code_image *image)
{
    struct output out;
    if (!output_open(&out, NULL))
        return EXIT_IO;
    if (dis->json) {
        json_begin_line(&out);
        json_number(&out, "image", image->number);
        json_text(&out, "architecture", image_architecture(image));
        json_end_line(&out);
    } else {
        output_format(&out, "%simage %zu: %s\n", dis->functions_only ? "" : "; ", image->number,
                      image_architecture(image));
    }
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}

static int dis_images(const struct dis *dis, struct images *images, const struct command *command,
                      const struct wish *wish)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < images->count && !status; i++) {
        const void *mark = tool_mark();
        struct dis one = *dis;
        struct input in;
        status = images->count > 1 ? put_heading(dis, &images->list[i]) : EXIT_FINE;
        if (!status)
            status = image_open(images, &images->list[i], &in);
        if (!status)
            status = dis_file(&one, &in, command, wish);
        tool_drop(mark);
    }
    return status;
}

/* A file, or what is meant of a file that contains several. */
static int dis_input(struct dis *dis, struct input *in, const struct command *command,
                     const struct wish *wish)
{
    struct images images;
    int status = EXIT_FINE;
    if (!wish->raw && !wish->words && dis->functions_only && images_begin(in)) {
        status = images_take(&images, in);
        if (!status)
            status = pick_fitting(&images, &dis->choice, dis->function);
        return status ? status : dis_images(dis, &images, command, wish);
    }
    images.count = 0;
    if (!wish->raw && !wish->words)
        status = pick_images(in, &dis->choice, dis->function, &images);
    if (!status && dis->text) /* edited text goes back into one cubin */
        status = pick_single(&images, &dis->choice, dis->function);
    if (status)
        return status;
    return images.count ? dis_images(dis, &images, command, wish)
                        : dis_file(dis, in, command, wish);
}

static void check_options(const struct wish *wish, const struct command *command)
{
    const struct dis *dis = &wish->dis;
    options_exclude(command, wish->raw, "-w", wish->words, "-i");
    options_exclude(command, dis->text, "--text", dis->json, "--json");
    options_exclude(command, dis->text, "--text", dis->functions_only, "--functions");
    if (dis->fields && !dis->json)
        usage_error(command, "--fields needs --json");
    options_exclude(command, dis->demangle, "--demangle", dis->text, "--text");
    options_exclude(command, dis->demangle, "--demangle", dis->json, "--json");
    options_exclude(command, dis->labels, "--labels", dis->json, "--json");
    options_exclude(command, dis->registers, "--registers", dis->text, "--text");
    options_exclude(command, dis->registers, "--registers", dis->functions_only, "--functions");
    if (dis->demangle && !demangle_is_there())
        usage_error(command, "this program was built without libsupc++, which --demangle needs");
    if (dis->uses && !dis->json)
        usage_error(command, "--uses needs --json");
    if ((wish->raw || wish->words) &&
        (dis->function || dis->functions_only || dis->constants || dis->params))
        usage_error(command, "a cubin is neither -w nor -i");
}

static int run(const struct command *command, int argc, char **argv)
{
    struct wish wish = {.path = NULL};
    struct dis *dis = &wish.dis;
    struct input in;
    options_read(command, argc, argv, &wish);
    check_options(&wish, command);
    dis->base = wish.base.value;
    dis->colour = !dis->text && !dis->json && wants_colour(STDOUT_FILENO);
    /* Only a file can say which instruction set it is for: on a terminal a missing -m is reported
     * before words are read. */
    const bool is_file = wish.path && strcmp(wish.path, "-") != 0;
    const bool named = (is_file || !isatty(STDIN_FILENO)) && !wish.raw && !wish.words;
    dis->choice.parts = dis->uses || dis->registers ? PART_TEXT | PART_USES : PART_TEXT;
    dis->labels |= dis->registers && !dis->json;
    int status = dis->choice.isa || !named ? choice_settle(&dis->choice, command) : EXIT_FINE;
    if (status)
        return status;
    return input_open(&in, wish.path) ? dis_input(dis, &in, command, &wish) : EXIT_IO;
}

const struct command command_dis = {
    .name = "dis",
    .usage = "[-m ISA] [-V VARIANT] [--mode M] [-w|-i] [--text|--json [--fields] [--uses]] "
             "[--labels] [--ctrl] [--registers] "
             "[--syntax NAMES] "
             "[--base ADDR] [--function NAME|--functions] [--constants] [--params] [--demangle] "
             "[--whole-names] "
             "[FILE]",
    .summary = "disassemble hex words, raw binary, a cubin, or a fatbin",
    .text =
        "Prints `ADDRESS: WORDS  TEXT`, one instruction a line. A word that does not decode\n"
        "prints as `.unit 0x..`, a tail shorter than an instruction as `.byte`. ` ^0xMASK` after\n"
        "an instruction shows ignored or unknown bits that differ from the usual ones; `isadora\n"
        "as` puts them back. Without FILE, or with `-`, reads standard input. The address\n"
        "of a program that begins with `.org` is not in its bytes; give it as --base. With --text\n"
        "and a --base that is not the reset value of $pc, the first line is an `.org` with it. An\n"
        "instruction that is not at a multiple of its alignment is printed as data, too; a\n"
        "comment, with --json a `note`, says what it would be elsewhere. A word that is not an\n"
        "instruction because of the value of one field has such a comment, too: `like FORM, but\n"
        "FIELD cannot be 0x..`; of thousands of such words only the first. In hex words, `ADDR:`\n"
        "at the beginning of a line is skipped; cut off the text of a listing.\n"
        "\n"
        "The listing of a cubin has labels at the targets of branches, the names of what is\n"
        "called and read after each instruction, and columns; --labels prints words like that,\n"
        "too, once all are read. On a terminal it has colours, unless NO_COLOR is set.\n"
        "\n"
        "--registers adds a column for each register that the function uses: `^` written, `v`\n"
        "read, `x` both, `:` its value is read later, `?` only code that is not here may read\n"
        "it; `#` is how many registers of the file are live. A line before the code says where\n"
        "these are most, and which registers are read that nothing in it writes.\n"
        "\n"
        "With --syntax texts are spelled as another program does it, as far as the description\n"
        "of the instruction set has that; several names may be given, with commas. `isadora as`\n"
        "reads every syntax. A brief syntax leaves out optional suffixes and ` ^0xMASK`, so that\n"
        "what it prints may assemble to other bits.\n"
        "\n"
        "A file that begins with `architecture {` is a text cubin of CUDA 1.x or 2.x: all its\n"
        "functions are printed, or that of --function. Its architecture chooses the variant,\n"
        "unless -V does.\n"
        "\n"
        "An ELF file of 64 bits is a cubin of CUDA 3.0 or later: its header chooses the\n"
        "instruction set and the variant, unless -m and -V do. Parameters, symbols, relocations,\n"
        "lines of the source and sizes of constant banks are comments; with --text, a line "
        "`.function NAME` begins\n"
        "each function, and `isadora as --elf` puts edited text back into the file.\n"
        "\n"
        "Of a fatbin, a host program with one, or an archive of these the cubins that fit are\n"
        "printed, if all are for one architecture; -V or --function chooses, else a message\n"
        "lists them. With --text it must be one. --functions lists the functions of all. `isadora "
        "extract` writes them to files.",
    .examples = "examples:\n"
                "  echo 4c0887c7 | isadora dis -m vp1-scalar\n"
                "  isadora dis -m vp1-scalar -i --text firmware.bin > firmware.s\n"
                "  isadora dis -m vp1-scalar -V nv41 --json -w dump.txt\n"
                "  isadora dis -m tesla --function scale scale.cubin\n"
                "  isadora dis --registers --function scale kernels.cubin\n"
                "  isadora dis --text kernels.cubin > kernels.s",
    .options = options,
    .run = run,
};
