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
static void complain_no_config(const struct isadora_target *target, const char *what,
                               const char *wanted, bool mode)
{
    const char *list = config_list(target, mode);
    if (*list)
        complain("%s has no %s `%s`; it has %s", target->name, what, wanted, list);
    else
        complain("%s has no %ss, so `%s` is none", target->name, what, wanted);
}

int config_find(const struct isadora_target *target, const char *variant, const char *mode)
{
    bool has_variant = false;
    for (size_t i = 0; i < target->config_count; i++) {
        bool same = !variant || goes_by(target, i, false, variant);
        has_variant |= same;
        if (same && (!mode || goes_by(target, i, true, mode)))
            return (int)i;
    }
    if (!variant && !mode)
        return 0;
    if (!has_variant)
        complain_no_config(target, "variant", variant, false);
    else
        complain_no_config(target, "mode", mode, true);
    return -1;
}

int choice_settle(struct choice *choice, const struct command *command)
{
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
    int config = config_find(choice->target, choice->variant, choice->mode);
    if (config < 0)
        return EXIT_USAGE;
    choice->config = (unsigned)config;
    return EXIT_FINE;
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
