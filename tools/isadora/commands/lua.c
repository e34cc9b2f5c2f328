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
    int status = spawn_generator(args, false);
    free(args);
    return status;
}

const struct command command_check = {
    .name = "check",
    .usage = "[--strict] [--ledger] [--json] [--timings] [-j N] FOLDER...|FILE.isa...",
    .summary = "check a description: all diagnostics in one run",
    .text = "`isadora check --help` shows options and examples (needs lua5.4).",
    .options = no_options,
    .run = run,
};

const struct command command_gen = {
    .name = "gen",
    .usage = "[--check] [-j N] FOLDER...|FILE.isa... -o DIR",
    .summary = "generate C and manual pages from a description",
    .text = "`isadora gen --help` shows options and examples (needs lua5.4).",
    .options = no_options,
    .run = run,
};

const struct command command_diff = {
    .name = "diff",
    .usage = "[--json] OLD NEW",
    .summary = "what changed in meaning between two descriptions",
    .text = "`isadora diff --help` shows options and examples (needs lua5.4).",
    .options = no_options,
    .run = run,
};

const struct command command_doc = {
    .name = "doc",
    .usage = "[--check] [-j N] FOLDER...|FILE.isa... -o DIR",
    .summary = "generate the manual pages (reStructuredText) alone",
    .text = "`isadora doc --help` shows options and examples (needs lua5.4).",
    .options = no_options,
    .run = run,
};

const struct command command_export = {
    .name = "export",
    .usage = "json ISA|FILE.isa|FOLDER [-o FILE]",
    .summary = "write a checked description as JSON, for other programs",
    .text = "`isadora export --help` shows options and examples (needs lua5.4).",
    .options = no_options,
    .run = run,
};
