/* main.c: the program `isadora`: finds the subcommand and runs it. */
#include <isadora/base.h>
#include "commands/commands.h"
#include "common/json_write.h"
#include "common/message.h"
#include "object/demangle.h"
#include "target/targets.h"
#include "common/io.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const struct command *const commands[] = {
    &command_isas,    &command_info,    &command_dis,     &command_as,
    &command_run,     &command_test,    &command_lint,    &command_cfg,
    &command_explain, &command_extract, &command_compare, &command_check,
    &command_gen,     &command_diff,    &command_doc,     &command_export,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *to)
{
    fprintf(to, "usage: isadora COMMAND ...\n\n"
                "Works with instruction sets; each is described once, in .isa files.\n\n");
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-8s %s\n", commands[i]->name, commands[i]->summary);
    fprintf(to, "\n`isadora COMMAND --help` shows options and examples. `isadora "
                "--version` prints the version, with --json also what this build has.\n"
                "Exit status: 0 fine, 1 the input has errors or a comparison failed, 2 usage, 3 "
                "input or output.\n\n"
                "examples:\n"
                "  isadora isas\n"
                "  echo 4c0887c7 | isadora dis -m vp1-scalar\n"
                "  isadora check my.isa\n");
}

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

static int unknown_command(const char *word)
{
    const char *names[COMMANDS];
    for (size_t i = 0; i < COMMANDS; i++)
        names[i] = commands[i]->name;
    const char *near = nearest_name(word, names, COMMANDS);
    if (word[0] == '-')
        usage_error(NULL, "unknown option `%s`; options follow the subcommand", word);
    if (near)
        usage_error(NULL, "unknown subcommand `%s`, did you mean `%s`?", word, near);
    usage_error(NULL, "unknown subcommand `%s`", word);
}

/* Pages of the manual that are no command's. */
static bool print_page(const char *word)
{
    static const char *const pages[][2] = {
        {"grid", "how `isadora run` launches grids of threads"},
        {"step", "the debugger, `isadora run --step`"},
    };
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        const char *page = pages[i][0];
        if (strcmp(word, page) != 0)
            continue;
        printf("isadora-%s(7): %s\n\n  installed     man isadora-%s\n  built         man -l "
               "build/manual/man/isadora-%s.7\n  source        tools/isadora/manual/%s.rst\n",
               page, pages[i][1], page, page, page);
        return true;
    }
    return false;
}

/* `isadora help [COMMAND]`, `isadora --help`. */
static int help(int argc, char **argv)
{
    if (argc < 1) {
        print_help(stdout);
    } else if (!print_page(argv[0])) {
        const struct command *command = find(argv[0]);
        if (!command)
            return unknown_command(argv[0]);
        command_help(command);
    }
    return EXIT_FINE;
}

/* The version, and what this build can do, for packagers and scripts. */
static int version_json(void)
{
    struct output out;
    const char *gzip = "false", *lz4 = "false", *zstd = "false";
#ifdef ISADORA_HAVE_ZLIB
    gzip = "true";
#endif
#ifdef ISADORA_HAVE_LZ4
    lz4 = "true";
#endif
#ifdef ISADORA_HAVE_ZSTD
    zstd = "true";
#endif
    if (!output_open(&out, NULL))
        return EXIT_IO;
    json_begin_line(&out);
    json_text(&out, "isadora", ISADORA_VERSION);
    json_open(&out, "isas", '[');
    for (size_t i = 0; tool_targets[i]; i++)
        json_text(&out, NULL, tool_targets[i]->name);
    json_close(&out, ']');
    json_value(&out, "gzip", "%s", gzip);
    json_value(&out, "lz4", "%s", lz4);
    json_value(&out, "zstd", "%s", zstd);
    json_value(&out, "demangle", "%s", demangle_is_there() ? "true" : "false");
    json_end_line(&out);
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}

/* `isadora --version [--json]`, without the dashes, too, as `help` is. */
static int version(int argc, char **argv)
{
    if (argc == 1 && strcmp(argv[0], "--json") == 0)
        return version_json();
    if (argc > 0)
        usage_error(NULL, "`isadora --version` takes nothing but --json, not `%s`", argv[0]);
    printf("isadora %s\n", ISADORA_VERSION);
    return EXIT_FINE;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "version") == 0)
        return version(argc - 2, argv + 2);
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0 ||
        strcmp(argv[1], "-h") == 0)
        return help(argc - 2, argv + 2);
    const struct command *command = find(argv[1]);
    if (!command)
        return unknown_command(argv[1]);
    return command->run(command, argc - 2, argv + 2);
}

/* A standard file that is closed must not become whatever is opened next. These can only fail, as
 * closed ones do. */
static void hold_standard_files(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)!open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    hold_standard_files();
    signal(SIGPIPE,
           SIG_IGN); /* a closed pipe is seen where it is written, and ends the program quietly */
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* so is a file that may not get larger: nothing of it is left */
#endif
    int status = dispatch(argc, argv);
    check_stdout();
    return status;
}
