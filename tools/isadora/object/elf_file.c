/* elf_file.c: reads ELF files, finds out which instruction set and variant they are for, and finds
 * their functions. */
#include "object/elf_file.h"

#include <isadora/fatbin.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct isadora_elf_kind *kind_of(const struct isadora_target *target,
                                              const struct isadora_elf *elf)
{
    for (size_t i = 0; i < target->elf_count; i++)
        if (target->elfs[i].machine == elf->machine &&
            (target->elfs[i].os < 0 || target->elfs[i].os == elf->os))
            return &target->elfs[i];
    return NULL;
}

/* ---- names ---- */

/* `machine 62 (x86-64)` */
static char *machine_text(uint16_t machine)
{
    const char *name = isadora_elf_machine(machine);
    return tool_format("machine %u%s%s%s", (unsigned)machine, name ? " (" : "", name ? name : "",
                       name ? ")" : "");
}

/* `sm_35 (Kepler)` */
static char *architecture_text(uint32_t number)
{
    const char *family = isadora_fatbin_family(number);
    return tool_format("sm_%" PRIu32 "%s%s%s", number, family ? " (" : "", family ? family : "",
                       family ? ")" : "");
}

/* ---- reading ---- */

enum { CLASS_32 = 1 };

/* Is a shipped instruction set for the machine, as far as one is known? */
static bool is_known(const struct isadora_elf *elf)
{
    bool found = !elf->machine;
    for (size_t i = 0; tool_targets[i]; i++)
        for (size_t k = 0; k < tool_targets[i]->elf_count; k++)
            found |= tool_targets[i]->elfs[k].machine == elf->machine;
    return found;
}

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
    const struct isadora_elf *elf = &file->cubin.elf;
    const char *what = "";
    if (elf->machine && !is_known(elf))
        return bad_input("%s is an ELF file for %s, and no shipped instruction set is for those; "
                         "it contains no cubin and no fatbin",
                         file->name, machine_text(elf->machine));
    if (elf->machine == ISADORA_ELF_CUDA && file->bytes[4] == CLASS_32)
        what = tool_format("; this is a cubin for %s",
                           architecture_text(isadora_elf_cubin_architecture(elf)));
    return bad_input("%s: at 0x%" PRIx64 ": %s%s", file->name, elf->where, elf->why, what);
}

void elf_close(struct elf_file *file) { isadora_elf_cubin_free(&file->cubin); }

/* ---- what it is for ---- */

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

const char *elf_variant_for(const struct isadora_target *target, uint32_t number)
{
    for (size_t i = 0; i < target->elf_count; i++)
        if (target->elfs[i].machine == ISADORA_ELF_CUDA)
            return variant_of(target, number);
    return NULL;
}

static bool fits(const struct isadora_target *target, const struct isadora_elf *elf)
{
    const struct isadora_elf_kind *kind = kind_of(target, elf);
    return kind && (kind->flags_width == 0 || variant_of(target, number_of(kind, elf)));
}

/* Bytes of a variant's name before the number at its end; 0 where it has another name. */
static size_t before_number(const char *variant, int64_t number)
{
    const char *digits = tool_format("%" PRId64, number);
    const size_t size = strlen(variant), n = strlen(digits);
    return size > n && strcmp(variant + size - n, digits) == 0 ? size - n : 0;
}

/* `sm_70`, or `old (52)`. */
static char *variant_text(const struct isadora_target *target, size_t config)
{
    const char *variant = target->configs[config].variant;
    const int64_t number = elf_number(target, config);
    return before_number(variant, number) ? tool_format("%s", variant)
                                          : tool_format("%s (%" PRId64 ")", variant, number);
}

/* `sm_70 to sm_90`: the variants with the lowest number and the highest one; "" without any. */
static char *variant_range(const struct isadora_target *target)
{
    size_t low = target->config_count, high = 0;
    for (size_t i = 0; i < target->config_count; i++) {
        if (elf_number(target, i) < 0)
            continue;
        if (low == target->config_count || elf_number(target, i) < elf_number(target, low))
            low = i;
        if (elf_number(target, i) > elf_number(target, high))
            high = i;
    }
    if (low == target->config_count)
        return tool_format("%s", "");
    const char *first = variant_text(target, low), *last = variant_text(target, high);
    return tool_format("%s%s%s", first, low == high ? "" : " to ", low == high ? "" : last);
}

/* `sm_100`: the name that a variant of this number would have; `number 53` where names have no
 * numbers. */
static char *unknown_variant(const struct isadora_target *target, uint32_t number)
{
    for (size_t i = 0; i < target->config_count; i++) {
        const char *name = target->configs[i].variant;
        const size_t size = name ? before_number(name, elf_number(target, i)) : 0;
        if (size)
            return tool_format("%.*s%" PRIu32, (int)size, name, number);
    }
    return tool_format("number %" PRIu32, number);
}

/* `target` alone is asked for; NULL: all shipped ones. */
static int complain_number(const struct elf_file *file, const struct isadora_target *target)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    const struct isadora_target *one = target;
    char *known = tool_format("%s", "");
    for (size_t i = 0; target ? i < 1 : tool_targets[i] != NULL; i++) {
        const struct isadora_target *each = target ? target : tool_targets[i];
        if (!kind_of(each, elf))
            continue;
        one = each;
        tool_list(&known, "%s (%s)", variant_range(each), each->name);
    }
    const uint32_t number = number_of(kind_of(one, elf), elf);
    const char *family = elf->machine == ISADORA_ELF_CUDA ? isadora_fatbin_family(number) : NULL;
    return bad_input("%s is compiled for %s (%s%sflags 0x%" PRIx32
                     "); known are %s, and -m and -V say which one it is read as",
                     file->name, unknown_variant(one, number), family ? family : "",
                     family ? ", " : "", elf->flags, known);
}

static int complain_machine(const struct elf_file *file, const struct isadora_target *target)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    const char *machine = machine_text(elf->machine);
    if (!target)
        complain("%s is an ELF file for %s, OS ABI %u, and no instruction set is for those%s; -m "
                 "takes a description that says so (`elf machine %u`)",
                 file->name, machine, (unsigned)elf->os,
                 elf->machine == ISADORA_ELF_CUDA ? "" : "; it contains no fatbin",
                 (unsigned)elf->machine);
    else if (target->elf_count == 0)
        complain("%s is an ELF file for %s, and %s does not say that ELF files hold its code",
                 file->name, machine, target->name);
    else
        complain("%s is an ELF file for %s, OS ABI %u, and %s is for %s", file->name, machine,
                 (unsigned)elf->os, target->name, machine_text(target->elfs[0].machine));
    return EXIT_BAD_INPUT;
}

/* The one shipped instruction set that the file is for. */
static int find_target(const struct elf_file *file, struct choice *choice)
{
    const struct isadora_elf *elf = &file->cubin.elf;
    const struct isadora_target *found = NULL;
    bool is_near = false;
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        is_near |= kind_of(target, elf) != NULL;
        if (!fits(target, elf))
            continue;
        if (found)
            return bad_usage("%s can be %s or %s; -m says which one is meant", file->name,
                             found->name, target->name);
        found = target;
    }
    if (found)
        choice->isa = found->name;
    else if (is_near)
        return complain_number(file, NULL);
    else
        return complain_machine(file, NULL);
    return EXIT_FINE;
}

static bool is_shipped(const struct isadora_target *target)
{
    size_t i = 0;
    while (tool_targets[i] && tool_targets[i] != target)
        i++;
    return tool_targets[i] != NULL;
}

/* `volta sm_80`, the first shipped instruction set that the file is for; or NULL. */
static const char *owner_of(const struct isadora_elf *elf)
{
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        const char *variant =
            fits(target, elf) ? variant_of(target, number_of(kind_of(target, elf), elf)) : NULL;
        if (variant)
            return tool_format("%s %s", target->name, variant);
    }
    return NULL;
}

/* -m chose an instruction set that has no variant for the file. */
static int complain_other(const struct elf_file *file, const struct isadora_target *chosen)
{
    const char *owner = is_shipped(chosen) ? owner_of(&file->cubin.elf) : NULL;
    return owner ? bad_input("%s is for %s, not for %s; leave out -m", file->name, owner,
                             chosen->name)
                 : complain_number(file, chosen);
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
            return complain_other(file, choice->target);
    }
    if (!choice->variant)
        choice->variant = elf_attribute_variant(choice->target, elf);
    return choice_config(choice);
}

void elf_warn_other(const struct elf_file *file, const struct choice *choice)
{
    const char *owner = owner_of(&file->cubin.elf);
    const char *variant = choice->target->configs[choice->config].variant;
    const char *read = tool_format("%s %s", choice->target->name, variant ? variant : "");
    if (owner && strcmp(owner, read) != 0)
        fprintf(stderr, "    %s is for %s, and was read as %s\n", file->name, owner, read);
}

/* ---- functions ---- */

enum { NAMED = 32 }; /* functions that a message looks at */

bool elf_is_mapping(const struct isadora_elf *elf, const struct isadora_elf_symbol *s)
{
    return elf->machine != ISADORA_ELF_CUDA && s->type == ISADORA_ELF_NO_TYPE && s->binding == 0 &&
           s->name.size >= 2 && s->name.at[0] == '$' &&
           (s->name.at[1] == 'x' || s->name.at[1] == 'd');
}

const struct isadora_elf_function *elf_named(const struct elf_file *file, struct isadora_name name)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    for (size_t i = 0; i < cubin->function_count; i++) {
        if (isadora_name_same(cubin->functions[i].name, name))
            return &cubin->functions[i];
    }
    return NULL;
}

/* Where the symbol ends: what it says, else where the next function begins. */
static size_t end_of(const struct isadora_elf_cubin *cubin, const struct isadora_elf_function *f,
                     size_t mark, const struct isadora_elf_symbol *symbol)
{
    const uint64_t from = cubin->marks[mark].offset;
    uint64_t end = f->code.size;
    if (symbol->size)
        return (size_t)(symbol->size < end - from ? from + symbol->size : end);
    for (size_t i = mark + 1; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[i];
        if (!m->section && m->offset > from && m->offset < end &&
            isadora_elf_symbol(&cubin->elf, m->symbol).type == ISADORA_ELF_FUNCTION)
            end = m->offset;
    }
    return (size_t)end;
}

const struct isadora_elf_function *elf_inner(const struct elf_file *file, const char *name,
                                             size_t *from, size_t *to)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    const struct isadora_name wanted = {name, strlen(name)};
    for (size_t i = 0; isadora_elf_is_linked(&cubin->elf) && i < cubin->function_count; i++) {
        const struct isadora_elf_function *f = &cubin->functions[i];
        for (size_t k = f->first_mark; k < f->first_mark + f->mark_count; k++) {
            const struct isadora_elf_mark *m = &cubin->marks[k];
            const struct isadora_elf_symbol s = isadora_elf_symbol(&cubin->elf, m->symbol);
            if (m->section || s.type != ISADORA_ELF_FUNCTION || m->offset >= f->code.size ||
                !isadora_name_same(s.name, wanted))
                continue;
            *from = (size_t)m->offset;
            *to = end_of(cubin, f, k, &s);
            return f;
        }
    }
    return NULL;
}

int elf_find(const struct elf_file *file, const char *name, const struct isadora_elf_function **out)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    const size_t n = cubin->function_count < NAMED ? cubin->function_count : NAMED;
    const char *names[NAMED];
    size_t from, to;
    *out = elf_named(file, (struct isadora_name){name, strlen(name)});
    if (*out)
        return EXIT_FINE;
    *out = elf_inner(file, name, &from, &to);
    if (*out)
        return bad_usage("`%s` is a part of the code of `%s` in %s, which is taken as a whole",
                         name, name_text((*out)->name), file->name);
    for (size_t i = 0; i < n; i++)
        names[i] = name_text(cubin->functions[i].name);
    return complain_no_function(file->name, name, names, n);
}
