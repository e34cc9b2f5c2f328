/* targets.h: instruction sets: those linked in, and those made of a description. */
#ifndef ISADORA_TARGETS_H
#define ISADORA_TARGETS_H

#include "common/options.h"
#include <isadora/target.h>

#include <stddef.h>

extern const struct isadora_target *const tool_targets[]; /* written by CMake; ends with NULL */

struct choice { /* -m, -V, --mode */
    const char *isa, *variant, *mode;
    const struct isadora_target *target;
    unsigned config;
    unsigned parts; /* enum target_parts: what is needed of a target that `-m FILE` makes; 0: all */
};

/* Members of other parts are NULL in such a target. A shipped one has all. */
enum target_parts {
    PART_TEXT = 1, /* decode, encode, format, parse, and all tables */
    PART_USES = 2, /* uses */
    PART_RUN = 4,  /* reset, execute, etc. */
    PARTS_ALL = 7,
};

/* Rows of options for a `struct choice` that is a member of a structure. */
#define TARGET_OPTIONS(type, member)                                                               \
    {'m',         "isa",                                                                           \
     "ISA",       "shipped instruction set; else the path of a description",                       \
     option_text, offsetof(type, member.isa)},                                                     \
        {'V',         "variant",                                                                   \
         "VARIANT",   "variant; the first one when left out",                                      \
         option_text, offsetof(type, member.variant)},                                             \
    {                                                                                              \
        0, "mode", "MODE", "mode; the first one when left out", option_text,                       \
            offsetof(type, member.mode)                                                            \
    }

/* Without -m: the shipped instruction set that alone has the variant. */
void choice_guess(struct choice *);
/* Finds target and config; complains and returns an exit status when there is none. */
int choice_settle(struct choice *, const struct command *);
/* Settles the config of the choice that its variant and mode name: an exit status. */
int choice_config(struct choice *);
/* The configs that were asked for: one, or all. */
uint64_t choice_wanted(const struct choice *);
/* The variant, or mode, that goes by that name, its own or another; NULL when none does. */
const char *config_called(const struct isadora_target *, bool mode, const char *name);
/* The names of all variants, or modes, of a target, parted by commas, other names in parentheses;
 * empty when there are none. */
char *config_list(const struct isadora_target *, bool mode);
/* Generates, compiles and loads these parts of the description at `path`: 0 or an exit status. */
int target_load(const char *path, unsigned parts, const struct isadora_target **out);
/* A path below the folder of data (generator, runtime sources, descriptions), or NULL with a
 * complaint. */
char *data_path(const char *relative);
const char *grade_name(unsigned grade);
/* Runs the generator, `lua5.4 gen/main.lua ARGS..` (ends with NULL): an exit status. */
int spawn_generator(const char *const args[], bool quiet);

#endif
