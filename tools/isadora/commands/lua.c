/* lua.c: `isadora check`, `gen`, `diff`, `doc`, `export`: the subcommands that read
 * descriptions are Lua scripts; they have their own options and help. */
#include "commands/commands.h"
#include "common/message.h"
#include "target/targets.h"

#include <stdlib.h>

static const struct option no_options[] = {{.take = NULL}};

static int run(const struct command *command, int argc, char **argv)
{
    const char **args = tool_alloc(((size_t)argc + 2) * sizeof *args);
    args[0] = command->name;
    for (int i = 0; i < argc; i++)
        args[i + 1] = argv[i];
    args[argc + 1] = NULL;
    return spawn_generator(args, false);
}

#define SCRIPT(NAME, USAGE, SUMMARY)                                                               \
    const struct command command_##NAME = {                                                        \
        .name = #NAME,                                                                             \
        .usage = USAGE,                                                                            \
        .summary = SUMMARY,                                                                        \
        .text = "`isadora " #NAME " --help` shows options and examples (needs lua5.4).",           \
        .options = no_options,                                                                     \
        .run = run,                                                                                \
    }

SCRIPT(check,
       "[--strict] [--encoding-space] [--types] [--json] [--timings] [-j N] "
       "FOLDER...|FILE.isa...",
       "check a description: all diagnostics in one run");
SCRIPT(gen, "[--check] [-j N] FOLDER...|FILE.isa... -o DIR",
       "generate C and manual pages from a description");
SCRIPT(diff, "[--json] OLD NEW", "what changed in meaning between two descriptions");
SCRIPT(doc, "[--check] [-j N] FOLDER...|FILE.isa... -o DIR",
       "generate the manual pages (reStructuredText) alone");
SCRIPT(export, "json ISA|FILE.isa|FOLDER [-o FILE]",
       "write a checked description as JSON, for other programs");
