/* cmd_as.c: `isadora as`, text to code. Nothing is written when there was an error. */
#include "code/assembly.h"
#include "object/elf_patch.h"
#include "common/tool.h"

#include <string.h>

enum { OPT_WORDS = 1, OPT_RAW, OPT_OUT, OPT_BASE, OPT_COMMENT, OPT_NOTES, OPT_ELF };

static const struct option options[] = {
    TARGET_OPTIONS,
    {OPT_WORDS, 'w', NULL, NULL, "output is hex words, one a line (the default)"},
    {OPT_RAW, 'i', NULL, NULL, "output is raw binary"},
    {OPT_OUT, 'o', "output", "OUT", "file to write; standard output when left out"},
    {OPT_BASE, 'b', "base", "ADDR", "address of the first unit (default: the reset value of $pc)"},
    {OPT_COMMENT, 0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`"},
    {OPT_NOTES, 0, "notes", NULL, "tell of each sentence that takes a longer form, and why"},
    {OPT_ELF, 0, "elf", "ELF",
     "write this ELF file, with the functions of the source in the place of its own"},
    {0, 0, NULL, NULL, NULL},
};

static bool put_words(struct output *out, const struct choice *choice,
                      const struct isadora_assembly *result)
{
    struct group group = stream_group_of(choice->target, choice->config);
    if (result->size % group.bytes) {
        complain("%zu bytes are not whole words of %u bytes, so -w cannot show them; use -i",
                 result->size, group.bytes);
        return false;
    }
    for (size_t at = 0; at < result->size; at += group.bytes) {
        char *p = output_room(out, 4 * ISADORA_WORD_BYTES);
        char *end = hex_groups(group, p, result->bytes + at, group.bytes);
        *end++ = '\n';
        out->used += (size_t)(end - p);
    }
    return true;
}

static int write_result(const struct choice *choice, const struct isadora_assembly *result,
                        const char *path, bool raw)
{
    struct output out;
    bool fine = true;
    if (!output_open(&out, path))
        return EXIT_IO;
    if (raw)
        output_bytes(&out, result->bytes, result->size);
    else
        fine = put_words(&out, choice, result);
    if (!output_close(&out, fine))
        return EXIT_IO;
    return fine ? EXIT_FINE : EXIT_BAD_INPUT;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct choice choice = {.parts = PART_TEXT};
    struct options o;
    const char *path = NULL, *out = NULL, *comment = NULL, *elf = NULL;
    bool raw = false, words = false, based = false, notes = false;
    uint64_t base = 0;
    options_begin(&o, command, argc, argv);
    for (int id; (id = options_next(&o)) != OPTION_END;) {
        if (choice_option(&choice, id, o.value))
            continue;
        if (id == OPT_BASE && !read_number(o.value, &base))
            usage_error(command, "`%s` is no address", o.value);
        if (id == OPTION_PLAIN && path)
            usage_error(command, "one file at a time; `%s` is the second", o.value);
        path = id == OPTION_PLAIN ? o.value : path;
        out = id == OPT_OUT ? o.value : out;
        elf = id == OPT_ELF ? o.value : elf;
        comment = id == OPT_COMMENT ? o.value : comment;
        raw |= id == OPT_RAW;
        words |= id == OPT_WORDS;
        based |= id == OPT_BASE;
        notes |= id == OPT_NOTES;
    }
    if (raw && words)
        usage_error(command, "-w and -i exclude each other");
    if (elf && (raw || words))
        usage_error(command, "--elf writes an ELF file, neither -w nor -i");
    if (elf) {
        struct elf_patch patch = {choice, elf, path, out, comment, base, based, notes};
        return elf_assemble(&patch, command);
    }
    int status = choice_settle(&choice, command);
    if (status)
        return status;
    struct assembly assembly;
    status = assembly_make(&assembly, &choice, path, based ? base : choice.target->start, comment);
    if (!status)
        assembly_tell_widened(&assembly, notes);
    if (!status) {
        assembly_units(&assembly, choice.target);
        status = write_result(&choice, &assembly.result, out, raw);
    }
    assembly_free(&assembly);
    return status;
}

const struct command command_as = {
    .name = "as",
    .usage = "-m ISA [-V VARIANT] [--mode M] [-w|-i|--elf ELF] [-o OUT] [--base ADDR] [--notes] "
             "[FILE]",
    .summary = "assemble text",
    .text =
        "One line is `[label:]* [sentence or directive] [comment]`; comments begin with `;` or "
        "`//`.\n"
        "Directives: .org .align .byte .half .word .quad .ascii .set .include .unit .function. "
        "All errors come in\n"
        "one run, and then nothing is written. Without FILE, or with `-`, reads standard "
        "input.\n"
        "\n"
        "Where an instruction would not stand at a multiple of its alignment, the nearest "
        "sentence before it that has a\n"
        "longer form for that takes it; --notes tells which. Where there is none, that is an "
        "error. A sentence with the\n"
        "mark of a form, such as `long`, or with ` ^0xMASK`, keeps its form, and nothing in "
        "front of data or of `.org`\n"
        "and `.align` moves for what stands behind.\n"
        "\n"
        "The output holds the program alone, from its first address on: that is --base, or "
        "what an `.org` says\n"
        "that stands before all sentences and data. Nothing is written before it, and the "
        "output does not say where\n"
        "it belongs: `isadora dis` and `isadora run -i` need that address as --base. A later "
        "`.org` fills up with zeros.\n"
        "\n"
        "With --elf the output is that ELF file, in which the functions that the source has are "
        "replaced: what follows a\n"
        "line `.function NAME` belongs to that function, and must be as long as what it "
        "replaces. All other bytes stay\n"
        "as they are. -m may be left out, as for `dis`.\n"
        "\n"
        "examples:\n"
        "  echo 'add $r1 $r2 $r3' | isadora as -m vp1-scalar\n"
        "  isadora as -m vp1-scalar -i -o program.bin program.s\n"
        "  isadora as --elf kernels.cubin kernels.s -o edited.cubin",
    .options = options,
    .run = run,
};
