/* side.c: a file that is compared: its modules and their functions. */
#include "compare/compare.h"
#include "object/pick.h"

#include <string.h>

static void add_part(struct side *side, const char *function, struct part part)
{
    if (function && !isadora_name_is(part.name, function))
        return;
    side->parts = tool_grow(side->parts, side->count, &side->room, sizeof *side->parts);
    part.nth = side->count;
    side->parts[side->count++] = part;
}

static int open_elf(struct side *side, struct module *module, struct input *in,
                    const char *function, const struct command *command)
{
    const struct isadora_elf_function *found;
    int status = elf_take(&module->elf, in);
    if (!status)
        status = elf_choose(&module->elf, &side->choice, command);
    if (!status && function)
        status = elf_find(&module->elf, function, &found);
    const struct isadora_elf_cubin *cubin = &module->elf.cubin;
    for (size_t i = 0; !status && i < cubin->function_count; i++)
        add_part(side, function,
                 (struct part){.name = cubin->functions[i].name,
                               .module = module,
                               .elf = &cubin->functions[i]});
    return status;
}

static int open_text(struct side *side, struct module *module, struct input *in,
                     const char *function, const struct command *command)
{
    const struct isadora_cubin_function *found;
    int status = cubin_take(&module->cubin, in);
    if (!status)
        status = cubin_choose(&module->cubin, &side->choice, command);
    if (!status && function)
        status = cubin_find(&module->cubin, function, &found);
    const struct isadora_cubin *cubin = &module->cubin.module;
    for (size_t i = 0; !status && i < cubin->function_count; i++)
        add_part(side, function,
                 (struct part){.name = cubin->functions[i].name,
                               .module = module,
                               .text = &cubin->functions[i]});
    return status;
}

static int open_module(struct side *side, struct input *in, const char *function,
                       const struct command *command)
{
    struct module *module = &side->modules[side->module_count];
    const enum cubin_kind kind = cubin_sniff(in);
    if (kind == CUBIN_NONE) {
        input_close(in);
        return bad_input("%s is no cubin", in->name);
    }
    side->module_count++;
    *module = (struct module){.is_elf = kind == CUBIN_ELF};
    return module->is_elf ? open_elf(side, module, in, function, command)
                          : open_text(side, module, in, function, command);
}

int side_open(struct side *side, const char *path, const char *function,
              const struct command *command)
{
    struct images images;
    struct input in;
    side->path = path;
    if (!input_open(&in, path))
        return EXIT_IO;
    int status = pick_images(&in, &side->choice, function, &images);
    side->modules = tool_alloc((images.count + 1) * sizeof *side->modules);
    if (!status && !images.count)
        status = open_module(side, &in, function, command);
    for (size_t i = 0; i < images.count && !status; i++) {
        status = image_open(&images, &images.list[i], &in);
        if (!status)
            status = open_module(side, &in, function, command);
    }
    return status;
}

void side_close(struct side *side)
{
    for (size_t i = 0; i < side->module_count; i++) {
        if (side->modules[i].is_elf)
            elf_close(&side->modules[i].elf);
        else
            cubin_close(&side->modules[i].cubin);
    }
}

uint8_t *side_code(const struct part *part, size_t *size)
{
    if (part->text) {
        *size = 4 * part->text->words.count;
        return cubin_bytes(&part->module->cubin, part->text->words);
    }
    *size = (size_t)part->elf->code.size;
    uint8_t *bytes = tool_alloc(*size + 1);
    if (*size)
        memcpy(bytes, part->elf->code.bytes, *size);
    return bytes;
}
