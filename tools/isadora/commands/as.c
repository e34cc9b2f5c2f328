/* as.c: `isadora as`, text to code. Nothing is written when there was an error. */
#include "commands/commands.h"
#include "code/assembly.h"
#include "edit/edit.h"
#include "object/text_file.h"
#include "common/message.h"
#include "common/io.h"
#include "target/targets.h"
#include "code/hex.h"

#include <string.h>

struct as {
    struct choice choice;
    const char *path, *out, *comment, *elf;
    bool raw, words, notes, cubin;
    struct number base;
};

#define TO(member) offsetof(struct as, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct as, choice),
    {'w', NULL, NULL, "output is hex words, one instruction or 32 bits a line (the default)",
     option_flag, TO(words)},
    {'i', NULL, NULL, "output is raw binary", option_flag, TO(raw)},
    {'o', "output", "OUT", "file to write; standard output when left out", option_text, TO(out)},
    {'b', "base", "ADDR", "address of the first instruction (default: the reset value of $pc)",
     option_address, TO(base)},
    {0, "comment", "TEXT", "what begins a comment, instead of `;` and `//`", option_text,
     TO(comment)},
    {0, "notes", NULL, "report each instruction that takes a longer form, and why", option_flag,
     TO(notes)},
    {0, "elf", "ELF", "write this ELF file, with its functions replaced by those of the source",
     option_text, TO(elf)},
    {0, "cubin", NULL, "write a new cubin with the kernels of the source (`.kernel NAME`)",
     option_flag, TO(cubin)},
    {.take = option_file, .to = TO(path)},
    {.take = NULL},
};

enum { LINE_BYTES = ISADORA_WORD_BYTES }; /* at most */

/* Bytes of the line at an offset: one word of 32 bits, else one instruction, or data up to the next
 * one. */
static size_t line_bytes(const struct isadora_assembly *result, struct group group, size_t at,
                         size_t *next)
{
    while (*next < result->span_count && result->spans[*next].offset < at)
        ++*next;
    const struct isadora_span *span = *next < result->span_count ? &result->spans[*next] : NULL;
    if (group.digits == 8)
        return group.bytes;
    if (span && span->offset == at && !span->is_data && span->length % group.bytes == 0 &&
        span->length <= LINE_BYTES)
        return span->length;
    size_t end = at + LINE_BYTES;
    for (size_t i = *next; i < result->span_count && result->spans[i].offset < end; i++)
        if (!result->spans[i].is_data && result->spans[i].offset > at)
            end = result->spans[i].offset;
    end = end < result->size ? end : result->size;
    return end - at > group.bytes ? (end - at) - (end - at) % group.bytes : group.bytes;
}

static bool put_words(struct output *out, const struct choice *choice,
                      const struct isadora_assembly *result)
{
    struct group group = stream_group_of(choice->target, choice->config);
    if (result->size % group.bytes)
        return complain("%zu bytes are not whole words of %u bytes, so -w cannot show them; use -i",
                        result->size, group.bytes);
    for (size_t at = 0, size, next = 0; at < result->size; at += size) {
        size = line_bytes(result, group, at, &next);
        char *p = output_room(out, 4 * ISADORA_WORD_BYTES);
        char *end = hex_groups(group, p, result->bytes + at, size);
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
    struct as as = {.choice = {.parts = PART_TEXT}};
    struct assembly assembly;
    options_read(command, argc, argv, &as);
    options_exclude(command, as.raw, "-w", as.words, "-i");
    options_exclude(command, as.cubin, "--elf", as.elf != NULL, "--cubin");
    if ((as.elf || as.cubin) && (as.raw || as.words))
        usage_error(command, "--elf and --cubin write an ELF file, neither -w nor -i");
    if (as.elf || as.cubin) {
        as.choice.parts = PARTS_ALL; /* registers that are used, where parameters are */
        struct elf_patch patch = {as.choice,  as.elf,        as.path,       as.out,
                                  as.comment, as.base.value, as.base.given, as.notes};
        return elf_assemble(&patch, command);
    }
    struct input in;
    if (!input_open(&in, as.path))
        return EXIT_IO;
    int status = text_choose(&in, &as.choice);
    status = status ? status : choice_settle(&as.choice, command);
    if (status) {
        input_close(&in);
        return status;
    }
    const uint64_t base = as.base.given ? as.base.value : as.choice.target->start;
    status = assembly_take(&assembly, &as.choice, &in, base, as.comment);
    if (!status)
        assembly_print_widened(&assembly, as.notes);
    if (!status) {
        assembly_units(&assembly, as.choice.target);
        status = write_result(&as.choice, &assembly.result, as.out, as.raw);
    }
    assembly_free(&assembly);
    return status;
}

const struct command command_as = {
    .name = "as",
    .usage =
        "-m ISA [-V VARIANT] [--mode M] [-w|-i|--elf ELF|--cubin] [-o OUT] [--base ADDR] [--notes] "
        "[FILE]",
    .summary = "assemble text",
    .text =
        "One line is `[label:]* [instruction or directive] [comment]`; comments begin with `;` or\n"
        "`//`, those of rv64 with `#`, and its `;` separates statements. Directives: .org\n"
        ".align .byte .half .word .quad .ascii .set .include .unit .function .macro .rept .if,\n"
        "others in the manual. In numbers `.` is the address of the instruction, `jnz .-4`, or\n"
        "of the number of a directive. All errors come in one run, and then nothing is\n"
        "written. Without FILE, or with `-`, reads standard input.\n"
        "\n"
        "Where an instruction would not be at a multiple of its alignment, the nearest\n"
        "instruction before it that has a longer form gets it; --notes says which. If there is\n"
        "none, that is an error. An instruction with the suffix of a form, such as `long`, or\n"
        "with ` ^0xMASK`, keeps its form. Nothing before data, `.org` or `.align` changes for the\n"
        "sake of what follows.\n"
        "\n"
        "The output is the program alone, from its first address on: --base, or that of an `.org`\n"
        "before all instructions and data. The address itself is not in the output: `isadora\n"
        "dis` and `isadora run -i` need it as --base. A later `.org` fills the gap with zeros.\n"
        "\n"
        "With --elf the output is that ELF file, in which the functions that the source has are\n"
        "replaced: what follows a line `.function NAME` belongs to that function. It may be\n"
        "longer or shorter than before: symbols, attributes, relocations, tables and "
        "sizes that refer to\n"
        "the code move along, or the message says what cannot. Where nothing was edited, the file\n"
        "stays as it is. -m may be left out, as for `dis`, and so it may with text of `isadora\n"
        "dis --text`, which says what it is. A line `.kernel NAME` adds a kernel; --cubin writes "
        "a\n"
        "new cubin of such kernels alone, for -V. Their directives are `.param NAME SIZE "
        "[ALIGN]`,\n"
        ".shared, .stack, .barriers and .registers.\n"
        "\n"
        "examples:\n"
        "  echo 'add $r1 $r2 $r3' | isadora as -m vp1-scalar\n"
        "  isadora as -m vp1-scalar -i -o program.bin program.s\n"
        "  isadora as --elf kernels.cubin kernels.s -o edited.cubin\n"
        "  isadora as --cubin -V sm_80 kernel.s -o kernel.cubin",
    .options = options,
    .run = run,
};
