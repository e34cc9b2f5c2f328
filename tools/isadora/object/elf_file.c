/* elf_file.c: reads ELF files, finds out which instruction set and variant they are for, and finds
 * their functions. */
#include "object/elf_file.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

int elf_take(struct elf_file *file, struct input *in)
{
    *file = (struct elf_file){.name = in->name};
    file->bytes = read_rest(in, &file->size);
    if (!file->bytes)
        return EXIT_IO;
    switch (isadora_elf_cubin_read((const uint8_t *)file->bytes, file->size, &file->cubin)) {
    case ISADORA_ELF_CUBIN_READ:
        return EXIT_FINE;
    case ISADORA_ELF_CUBIN_BAD:
        break;
    case ISADORA_ELF_CUBIN_MEMORY:
        out_of_memory();
    }
    return bad_input("%s: at 0x%" PRIx64 ": %s", file->name, file->cubin.elf.where,
                     file->cubin.elf.why);
}

void elf_close(struct elf_file *file) { isadora_elf_cubin_free(&file->cubin); }

/* ---- what it is for ---- */

static const struct isadora_elf_kind *kind_of(const struct isadora_target *target,
                                              const struct isadora_elf *elf)
{
    for (size_t i = 0; i < target->elf_count; i++)
        if (target->elfs[i].machine == elf->machine &&
            (target->elfs[i].os < 0 || target->elfs[i].os == elf->os))
            return &target->elfs[i];
    return NULL;
}

static uint32_t number_of(const struct isadora_elf_kind *kind, const struct isadora_elf *elf)
{
    const uint32_t bits = elf->flags >> kind->flags_lo;
    return kind->flags_width < 32 ? bits & ((UINT32_C(1) << kind->flags_width) - 1) : bits;
}

static int64_t elf_number(const struct isadora_target *target, size_t config)
{
    return target->elf_numbers && target->configs[config].variant ? target->elf_numbers[config]
                                                                  : -1;
}

/* The variant of that number, or NULL. */
static const char *variant_of(const struct isadora_target *target, uint32_t number)
{
    for (size_t i = 0; i < target->config_count; i++)
        if (elf_number(target, i) == (int64_t)number)
            return target->configs[i].variant;
    return NULL;
}

static bool fits(const struct isadora_target *target, const struct isadora_elf *elf)
{
    const struct isadora_elf_kind *kind = kind_of(target, elf);
    return kind && (kind->flags_width == 0 || variant_of(target, number_of(kind, elf)));
}

/* `52 (sm_52), ..`: the numbers of a target. */
static void list_numbers(const struct isadora_target *target, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    for (size_t i = 0; i < target->config_count; i++) {
        const int64_t number = elf_number(target, i);
        bool again = number < 0;
        for (size_t k = 0; k < i; k++)
            again |= elf_number(target, k) == number;
        if (again || used + strlen(target->configs[i].variant) + 32 > size)
            continue;
        used += (size_t)snprintf(out + used, size - used, "%s%" PRId64 " (%s)", used ? ", " : "",
                                 number, target->configs[i].variant);
    }
}

static int complain_number(const struct elf_file *file, const struct isadora_target *target,
                           uint32_t number)
{
    char list[512];
    list_numbers(target, list, sizeof list);
    return bad_input(
        "%s: its flags 0x%" PRIx32 " have the number %" PRIu32
        ", and no variant of %s has that; there are %s, and -V says which one is meant",
        file->name, file->cubin.elf.flags, number, target->name, list);
}

static int complain_machine(const struct elf_file *file, const struct isadora_target *target)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    if (!target)
        complain("%s is an ELF file for machine %u, OS ABI %u, and no instruction set is for "
                 "those; -m takes a description that says so (`elf machine %u`)",
                 file->name, (unsigned)elf->machine, (unsigned)elf->os, (unsigned)elf->machine);
    else if (target->elf_count == 0)
        complain("%s is an ELF file for machine %u, and %s does not say that ELF files hold its "
                 "code",
                 file->name, (unsigned)elf->machine, target->name);
    else
        complain("%s is an ELF file for machine %u, OS ABI %u, and %s is for machine %u",
                 file->name, (unsigned)elf->machine, (unsigned)elf->os, target->name,
                 (unsigned)target->elfs[0].machine);
    return EXIT_BAD_INPUT;
}

/* The one shipped instruction set that the file is for. */
static int find_target(const struct elf_file *file, struct choice *choice)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    const struct isadora_target *near = NULL, *found = NULL;
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        near = near || !kind_of(target, elf) ? near : target;
        if (!fits(target, elf))
            continue;
        if (found)
            return bad_usage("%s can be %s or %s; -m says which one is meant", file->name,
                             found->name, target->name);
        found = target;
    }
    if (found)
        choice->isa = found->name;
    else if (near)
        return complain_number(file, near, number_of(kind_of(near, elf), elf));
    else
        return complain_machine(file, NULL);
    return EXIT_FINE;
}

int elf_choose(struct elf_file *file, struct choice *choice, const struct command *command)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    int status = choice->isa ? EXIT_FINE : find_target(file, choice);
    if (!status && !choice->target)
        status = choice_settle(choice, command);
    if (status)
        return status;
    file->kind = kind_of(choice->target, elf);
    if (!file->kind)
        return complain_machine(file, choice->target);
    file->number = number_of(file->kind, elf);
    if (!choice->variant && file->kind->flags_width) {
        choice->variant = variant_of(choice->target, file->number);
        if (!choice->variant)
            return complain_number(file, choice->target, file->number);
    }
    return choice_config(choice);
}

/* ---- functions ---- */

enum { NAMED = 32 }; /* functions that a message looks at */

const struct isadora_elf_function *elf_named(const struct elf_file *file, struct isadora_name name)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    for (size_t i = 0; i < cubin->function_count; i++) {
        if (isadora_name_same(cubin->functions[i].name, name))
            return &cubin->functions[i];
    }
    return NULL;
}

int elf_find(const struct elf_file *file, const char *name, const struct isadora_elf_function **out)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    const size_t n = cubin->function_count < NAMED ? cubin->function_count : NAMED;
    const char *names[NAMED];
    *out = elf_named(file, (struct isadora_name){name, strlen(name)});
    if (*out)
        return EXIT_FINE;
    for (size_t i = 0; i < n; i++)
        names[i] = name_text(cubin->functions[i].name);
    return complain_no_function(file->name, name, names, n);
}
