/* cubin_file.c: finds out whether an input is a text cubin, reads it, and chooses what it leaves
 * open: variant, mode, function. */
#include "object/cubin_file.h"

#include <isadora/fatbin.h>

#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

enum cubin_kind cubin_sniff(struct input *in)
{
    static const unsigned char elf[] = {0x7f, 'E', 'L', 'F'};
    for (;;) {
        bool undecided = true;
        size_t size = in->end - in->at;
        const unsigned char *data = in->data + in->at;
        if (size > 0 && isadora_cubin_begins((const char *)data, size, &undecided))
            return CUBIN_TEXT;
        size_t most = size < sizeof elf ? size : sizeof elf;
        bool may_be_elf = memcmp(data, elf, most) == 0;
        if (may_be_elf && most == sizeof elf)
            return CUBIN_ELF;
        if ((!undecided && !(may_be_elf && size < sizeof elf)) || in->ended)
            return CUBIN_NONE;
        input_fill(in, size + 1);
    }
}

int cubin_refuse_other(const struct input *in, const char *option)
{
    return bad_input(
        "%s is no cubin, which is an ELF file or begins with `architecture {`; %s is for these "
        "alone",
        in->name, option);
}

int cubin_take(struct cubin *cubin, struct input *in)
{
    *cubin = (struct cubin){.name = in->name};
    cubin->text = read_rest(in, &cubin->size);
    if (!cubin->text)
        return EXIT_IO;
    const struct isadora_cubin *module = &cubin->module;
    switch (isadora_cubin_read(cubin->text, cubin->size, &cubin->module)) {
    case ISADORA_CUBIN_READ:
        return EXIT_FINE;
    case ISADORA_CUBIN_BAD:
        break;
    case ISADORA_CUBIN_MEMORY:
        out_of_memory();
    }
    return complain_at(cubin->name, module->line, module->column, "%s", module->why);
}

void cubin_close(struct cubin *cubin) { isadora_cubin_free(&cubin->module); }

/* ---- what it is for ---- */

/* The variant for an architecture; `compute_11` is `sm_11` before it is code. */
static const char *variant_for(const struct isadora_target *target, const char *architecture)
{
    static const char virtual[] = "compute_";
    const char *variant = config_called(target, false, architecture);
    if (variant || strncmp(architecture, virtual, sizeof virtual - 1) != 0)
        return variant;
    return config_called(target, false, tool_format("sm_%s", architecture + sizeof virtual - 1));
}

static int complain_variant(const struct cubin *cubin, const struct isadora_target *target,
                            const char *architecture, const char *list)
{
    const struct isadora_cubin *module = &cubin->module;
    return complain_at(
        cubin->name, module->architecture_line, module->architecture_column,
        "no variant of %s goes by the name of the architecture `%s`; it has %s, and -V "
        "says which one is meant",
        target->name, architecture, list);
}

/* The shipped instruction set that has a variant for the architecture: an exit status. */
static int find_target(const struct cubin *cubin, struct choice *choice)
{
    const struct isadora_cubin *module = &cubin->module;
    const char *architecture = name_text(module->architecture);
    for (size_t i = 0; tool_targets[i] && !choice->isa; i++)
        if (variant_for(tool_targets[i], architecture))
            choice->isa = tool_targets[i]->name;
    const char *digits = strrchr(architecture, '_');
    const char *family =
        digits ? isadora_fatbin_family((uint32_t)strtoul(digits + 1, NULL, 10)) : NULL;
    return choice->isa
               ? EXIT_FINE
               : complain_at(cubin->name, module->architecture_line, module->architecture_column,
                             "this is a text cubin for `%s`%s%s%s, and no instruction set has such "
                             "a variant; -m and -V say which one it is read as",
                             architecture, family ? " (" : "", family ? family : "",
                             family ? ")" : "");
}

int cubin_choose(const struct cubin *cubin, struct choice *choice, const struct command *command)
{
    int status = choice->isa ? EXIT_FINE : find_target(cubin, choice);
    if (!status && !choice->target)
        status = choice_settle(choice, command);
    if (status)
        return status;
    const struct isadora_target *target = choice->target;
    const char *list = config_list(target, false);
    if (!choice->variant && *list) {
        const char *architecture = name_text(cubin->module.architecture);
        choice->variant = variant_for(target, architecture);
        if (!choice->variant)
            return complain_variant(cubin, target, architecture, list);
    }
    list = config_list(target, true);
    if (!choice->mode && *list) {
        choice->mode = config_called(target, true, "cubin");
        if (!choice->mode)
            return bad_usage(
                "no mode of %s goes by the name `cubin`; it has %s, and --mode says which one "
                "is meant",
                target->name, list);
    }
    return choice_config(choice);
}

/* ---- functions ---- */

enum { NAMED = 32 }; /* functions that a message names at most */

/* All names, or as many as fit, parted by commas. */
static int complain_choice(const struct cubin *cubin, const char *const *names, size_t n)
{
    enum { ROOM = 512 };
    const size_t count = cubin->module.function_count;
    char *list = tool_format("%s", "");
    size_t i = 0;
    for (; i < n && strlen(list) + strlen(names[i]) + 3 < ROOM; i++)
        tool_list(&list, "%s", names[i]);
    return bad_usage("%s has %zu functions; choose one with --function: %s%s", cubin->name, count,
                     list, i < count ? ", .." : "");
}

static int complain_function(const struct cubin *cubin, const char *name)
{
    const struct isadora_cubin *module = &cubin->module;
    const size_t n = module->function_count < NAMED ? module->function_count : NAMED;
    const char *names[NAMED];
    if (n == 0)
        return bad_input("%s has no function%s%s%s", cubin->name, name ? " `" : "",
                         name ? name : "", name ? "`; it has none at all" : "");
    for (size_t i = 0; i < n; i++)
        names[i] = name_text(module->functions[i].name);
    return name ? complain_no_function(cubin->name, name, names, n)
                : complain_choice(cubin, names, n);
}

int cubin_find(const struct cubin *cubin, const char *name,
               const struct isadora_cubin_function **out)
{
    const struct isadora_cubin *module = &cubin->module;
    *out = NULL;
    for (size_t i = 0; i < module->function_count; i++) {
        const struct isadora_cubin_function *f = &module->functions[i];
        if (name ? isadora_name_is(f->name, name) : module->function_count == 1)
            *out = f;
    }
    return *out ? EXIT_FINE : complain_function(cubin, name);
}

uint8_t *cubin_bytes(const struct cubin *cubin, struct isadora_cubin_words words)
{
    uint8_t *bytes = tool_alloc(4 * words.count);
    for (size_t i = 0; i < 4 * words.count; i++)
        bytes[i] = (uint8_t)(cubin->module.words[words.first + i / 4] >> i % 4 * 8);
    return bytes;
}

bool cubin_is_const(const struct isadora_cubin_segment *segment)
{
    return !segment->segname.at || isadora_name_is(segment->segname, "const");
}
