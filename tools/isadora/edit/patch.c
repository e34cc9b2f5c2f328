/* patch.c: `isadora as --elf`: extract, edit, insert (edit.h). */
#include "edit/edit.h"

#include "object/cubin_file.h"
#include "object/images.h"

#include <string.h>
#include <unistd.h>

/* ---- what refers to the code ---- */

void edit_match(const struct edit *edit, struct edit_part *part, bool loosely)
{
    const struct isadora_elf_section *old = &part->function->code;
    part->moves = (struct moves){
        .choice = &edit->choice,
        .cubin = &edit->file.cubin,
        .function = part->function,
        .assembly = &part->assembly.result,
        .base = edit->base,
        .pad = edit->file.kind->pad,
        .old_bytes = old->bytes,
        .new_bytes = part->code,
        .old_size = old->size,
        .new_size = part->size,
        .loosely = loosely,
    };
    moves_make(&part->moves);
}

static int change_function(struct edit *edit, struct edit_part *part)
{
    int status = edit_check_numbers(edit, part);
    const int attributes = edit_attributes(edit, part), tables = edit_tables(edit, part);
    container_replace(&edit->container, part->function->section, part->code, part->size);
    status = status ? status : attributes;
    return status ? status : tables;
}

static int change_all(struct edit *edit)
{
    bool moved = false;
    int status = EXIT_FINE;
    for (size_t i = 0; i < edit->part_count; i++) {
        struct edit_part *part = &edit->parts[i];
        if (!part->changed || !part->function)
            continue;
        edit_match(edit, part, false);
        moved |= part->moves.moved;
        const int one = change_function(edit, part);
        status = status ? status : one;
    }
    if (status)
        return status;
    if (moved)
        edit_drop_debug(edit);
    status = edit_relocations(edit);
    const int frame = status || !moved ? status : edit_frame(edit);
    if (!frame) {
        edit_symbols(edit);
        edit_registers(edit);
        edit_add_kernels(edit);
    }
    return frame;
}

/* ---- the file ---- */

static int read_source(struct edit *edit, const char *path)
{
    struct input in;
    if (!input_open(&in, path))
        return EXIT_IO;
    edit->name = in.name;
    edit->text = read_rest(&in, &edit->size);
    return edit->text ? EXIT_FINE : EXIT_IO;
}

static int write_file(struct edit *edit)
{
    uint8_t *bytes;
    size_t size;
    const int status = container_write(&edit->container, edit->file.name, &bytes, &size);
    if (status)
        return status;
    return output_file(edit->out, bytes, size) ? EXIT_FINE : EXIT_IO;
}

/* Replaces all that the source has; all mistakes come in one run, and then nothing is written. */
static int replace(struct edit *edit)
{
    edit_read_listing(edit);
    int status = edit_split(edit);
    if (!status)
        status = edit_check_head(edit);
    if (status)
        return status;
    for (size_t i = 0; i < edit->part_count; i++) {
        int one = edit_assemble(edit, &edit->parts[i]);
        one = one ? one : edit_keep_suffixes(edit, &edit->parts[i]);
        status = status ? status : one;
    }
    if (status)
        return status;
    container_open(&edit->container, &edit->file.cubin.elf);
    status = change_all(edit);
    return status ? status : write_file(edit);
}

/* What is no single ELF file: an exit status. */
static int refuse_other(struct input *in)
{
    if (images_begin(in))
        return bad_input("%s contains cubins and is none; extract the one to edit: isadora extract "
                         "%s -V VARIANT -o k.cubin",
                         in->name, in->name);
    if (cubin_sniff(in) == CUBIN_TEXT)
        return bad_input("%s is a text cubin; edited code goes back into ELF cubins alone",
                         in->name);
    return EXIT_FINE;
}

static int open_file(struct edit *edit, const char *path, const struct command *command)
{
    struct input in;
    if (!path)
        return edit_new_cubin(edit, command);
    if (!input_open(&in, path))
        return EXIT_IO;
    int status = refuse_other(&in);
    if (!status)
        status = elf_take(&edit->file, &in);
    return status ? status : elf_choose(&edit->file, &edit->choice, command);
}

int elf_assemble(struct elf_patch *patch, const struct command *command)
{
    if (!patch->out && isatty(STDOUT_FILENO))
        usage_error(command,
                    "the ELF file is binary, and this is a terminal; -o OUT writes it to a "
                    "file");
    struct edit edit = {.choice = patch->choice,
                        .out = patch->out,
                        .comment = patch->comment,
                        .base = patch->base,
                        .notes = patch->notes};
    int status = open_file(&edit, patch->elf, command);
    if (!status && !patch->based)
        edit.base = edit.choice.target->start;
    if (!status && !base_fits(&edit.choice, edit.base))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = read_source(&edit, patch->path);
    if (!status)
        status = replace(&edit);
    elf_close(&edit.file);
    return status;
}
