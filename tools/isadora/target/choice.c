/* choice.c: which instruction set, which variant and mode. */
#include "common/message.h"
#include "common/options.h"
#include "target/targets.h"

#include <string.h>
#include <sys/stat.h>

/* A shipped one, or NULL. */
static const struct isadora_target *find_target(const char *name)
{
    for (size_t i = 0; tool_targets[i]; i++)
        if (strcmp(tool_targets[i]->name, name) == 0)
            return tool_targets[i];
    return NULL;
}

/* A name that cannot be an ISA's: it has a slash, or ends in .isa, or is a folder. */
static bool is_path(const char *name)
{
    struct stat about;
    size_t n = strlen(name);
    return strchr(name, '/') || (n > 4 && strcmp(name + n - 4, ".isa") == 0) ||
           (stat(name, &about) == 0 && S_ISDIR(about.st_mode));
}

static void complain_no_isa(const char *name)
{
    const char *names[64];
    size_t n = 0;
    for (; tool_targets[n] && n < 64; n++)
        names[n] = tool_targets[n]->name;
    const char *near = nearest_name(name, names, n);
    if (near)
        complain("there is no instruction set `%s`, did you mean `%s`?", name, near);
    else
        complain("there is no instruction set `%s`; `isadora isas` lists them, and a path of a "
                 "description works too",
                 name);
}

static const char *variant_or_mode(const struct isadora_target *target, size_t config, bool mode)
{
    return mode ? target->configs[config].mode : target->configs[config].variant;
}

/* Its other names, with NULL at the end; NULL when it has none. */
static const char *const *other_names(const struct isadora_target *target, size_t config, bool mode)
{
    return mode ? target->configs[config].mode_also : target->configs[config].variant_also;
}

/* Does the variant, or mode, of a config go by that name? */
static bool goes_by(const struct isadora_target *target, size_t config, bool mode, const char *name)
{
    const char *own = variant_or_mode(target, config, mode);
    const char *const *other = other_names(target, config, mode);
    if (own && strcmp(own, name) == 0)
        return true;
    for (; other && *other; other++)
        if (strcmp(*other, name) == 0)
            return true;
    return false;
}

const char *config_called(const struct isadora_target *target, bool mode, const char *name)
{
    for (size_t i = 0; i < target->config_count; i++)
        if (goes_by(target, i, mode, name))
            return variant_or_mode(target, i, mode);
    return NULL;
}

char *config_list(const struct isadora_target *target, bool mode)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < target->config_count; i++) {
        const char *name = variant_or_mode(target, i, mode);
        const char *const *other = other_names(target, i, mode);
        size_t first = 0;
        while (name && strcmp(name, variant_or_mode(target, first, mode)) != 0)
            first++;
        if (!name || first != i)
            continue;
        tool_list(&list, "%s", name);
        for (size_t k = 0; other && other[k]; k++)
            tool_append(&list, "%s%s", k ? ", " : " (", other[k]);
        if (other && other[0])
            tool_append(&list, ")");
    }
    return list;
}

/* Complains that no config has this name of a variant or mode, listing those that there are. */
static void complain_no_config(const struct isadora_target *target, bool mode, const char *wanted)
{
    const char *what = mode ? "mode" : "variant", *list = config_list(target, mode);
    if (*list)
        complain("%s has no %s `%s`; it has %s", target->name, what, wanted, list);
    else
        complain("%s has no %ss, so `%s` is none", target->name, what, wanted);
}

int choice_config(struct choice *choice)
{
    const struct isadora_target *target = choice->target;
    const char *variant = choice->variant, *mode = choice->mode;
    bool has_variant = false;
    choice->config = 0;
    for (unsigned i = 0; i < target->config_count; i++) {
        const bool same = !variant || goes_by(target, i, false, variant);
        has_variant |= same;
        if (same && (!mode || goes_by(target, i, true, mode))) {
            choice->config = i;
            return EXIT_FINE;
        }
    }
    if (variant || mode)
        complain_no_config(target, has_variant, has_variant ? mode : variant);
    return variant || mode ? EXIT_USAGE : EXIT_FINE;
}

uint64_t choice_wanted(const struct choice *choice)
{
    return choice->variant || choice->mode ? UINT64_C(1) << choice->config : UINT64_MAX;
}

void choice_guess(struct choice *choice)
{
    const char *found = NULL;
    size_t count = 0;
    for (size_t i = 0; tool_targets[i] && !choice->isa && choice->variant; i++)
        if (config_called(tool_targets[i], false, choice->variant)) {
            found = tool_targets[i]->name;
            count++;
        }
    if (count == 1)
        choice->isa = found;
}

int choice_settle(struct choice *choice, const struct command *command)
{
    choice_guess(choice);
    if (!choice->isa)
        usage_error(command,
                    "which instruction set? -m ISA is missing (`isadora isas` lists them)");
    choice->target = find_target(choice->isa);
    if (!choice->target && is_path(choice->isa)) {
        int status =
            target_load(choice->isa, choice->parts ? choice->parts : PARTS_ALL, &choice->target);
        if (status)
            return status;
    }
    if (!choice->target) {
        complain_no_isa(choice->isa);
        return EXIT_USAGE;
    }
    return choice_config(choice);
}

const char *grade_name(unsigned grade)
{
    static const char *const names[] = {
        [ISADORA_UNKNOWN] = "unknown",
        [ISADORA_INFERRED] = "inferred",
        [ISADORA_DOCUMENT] = "document",
        [ISADORA_HARDWARE] = "hardware",
    };
    return grade < sizeof names / sizeof names[0] ? names[grade] : "unknown";
}
