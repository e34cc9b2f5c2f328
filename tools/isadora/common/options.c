/* options.c: reads the command line of one subcommand.
 *
 * getopt_long would do, but for two things: an unknown option names the one that was probably
 * meant, and the same table prints the help. */
#include "asm/text/nearest.h"
#include "common/message.h"
#include "common/options.h"
#include "common/io.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

const char *nearest_name(const char *word, const char *const *names, size_t n)
{
    const size_t length = strlen(word);
    struct rt_nearest near;
    rt_nearest_begin(&near, word, length);
    for (size_t i = 0; i < n; i++) {
        if (length >= 2 && strncmp(word, names[i], length) == 0)
            return names[i]; /* an abbreviation */
        rt_nearest_offer(&near, names[i], strlen(names[i]));
    }
    for (size_t i = 0; i < n && near.list.count; i++) {
        if (strcmp(near.first, names[i]) == 0)
            return names[i];
    }
    return NULL;
}

int complain_no_function(const char *file, const char *word, const char *const *names, size_t n)
{
    const char *near = nearest_name(word, names, n);
    if (near)
        return bad_usage("%s has no function `%s`, did you mean `%s`?", file, word, near);
    return bad_usage("%s has no function `%s`; --functions of `isadora dis` lists those it has",
                     file, word);
}

/* A row that takes plain arguments. */
static bool is_plain(const struct option *o) { return !o->letter && !o->name; }

void command_help(const struct command *command)
{
    printf("usage: isadora %s %s\n\n%s\n", command->name, command->usage, command->text);
    if (command->examples)
        printf("\n%s\n", command->examples);
    printf("\noptions:\n");
    for (const struct option *o = command->options; o->take; o++) {
        char spelling[64];
        if (is_plain(o))
            continue;
        snprintf(spelling, sizeof spelling, "%c%c%s%s%s%s%s", o->letter ? '-' : ' ',
                 o->letter ? o->letter : ' ', o->letter && o->name ? ", " : "  ",
                 o->name ? "--" : "", o->name ? o->name : "", o->arg ? " " : "",
                 o->arg ? o->arg : "");
        printf("  %-24s %s\n", spelling, o->help);
    }
    printf("  %-24s %s\n", "-h, --help", "this text");
}

void usage_error(const struct command *command, const char *format, ...)
{
    char *where = tool_format("isadora%s%s", command ? " " : "", command ? command->name : "");
    va_list args;
    va_start(args, format);
    complain_as(where, format, args);
    va_end(args);
    fprintf(stderr, "%s --help lists the options\n", where);
    exit(EXIT_USAGE);
}

/* ---- values ---- */

void option_flag(const struct command *command, void *to, const char *value)
{
    (void)command, (void)value;
    *(bool *)to = true;
}

void option_text(const struct command *command, void *to, const char *value)
{
    (void)command;
    *(const char **)to = value;
}

static void take_number(const struct command *command, struct number *to, const char *value,
                        const char *what)
{
    to->given = true;
    if (!read_number(value, &to->value))
        usage_error(command, "`%s` is no %s", value, what);
}

void option_number(const struct command *command, void *to, const char *value)
{
    take_number(command, to, value, "number");
}

void option_address(const struct command *command, void *to, const char *value)
{
    take_number(command, to, value, "address");
}

void option_texts(const struct command *command, void *to, const char *value)
{
    struct texts *texts = to;
    (void)command;
    texts->text = tool_realloc(texts->text, (texts->count + 1) * sizeof *texts->text);
    texts->text[texts->count++] = value;
}

void option_file(const struct command *command, void *to, const char *value)
{
    const char **path = to;
    if (*path)
        usage_error(command, "one file at a time; `%s` is the second", value);
    *path = value;
}

/* ---- the command line ---- */

/* What is left of it. */
struct reader {
    const struct command *command;
    int argc, at;
    char **argv, *into;
};

static void unknown_option(const struct reader *r, const char *word)
{
    const char *names[64];
    size_t n = 0;
    names[n++] = "help";
    for (const struct option *o = r->command->options; o->take && n < 64; o++)
        if (o->name)
            names[n++] = o->name;
    const char *near = nearest_name(word + 2, names, n);
    if (word[1] == '-' && near)
        usage_error(r->command, "unknown option `%s`, did you mean `--%s`?", word, near);
    usage_error(r->command, "unknown option `%s`", word);
}

static void print_help(const struct reader *r)
{
    command_help(r->command);
    check_stdout();
    exit(EXIT_FINE);
}

/* Takes the option with its argument, which is `attached` or the next word. */
static void take(struct reader *r, const struct option *o, const char *attached)
{
    if (o->arg && !attached) {
        if (r->at >= r->argc)
            usage_error(r->command, "option `%s%s` needs %s", o->name ? "--" : "-",
                        o->name ? o->name : &o->letter, o->arg);
        attached = r->argv[r->at++];
    }
    o->take(r->command, r->into + o->to, attached);
}

/* `--NAME` or `--NAME=VALUE` */
static void read_long(struct reader *r, const char *word)
{
    const char *equals = strchr(word, '=');
    const size_t length = equals ? (size_t)(equals - word) : strlen(word);
    if (length == 6 && strncmp(word, "--help", 6) == 0)
        print_help(r);
    for (const struct option *o = r->command->options; o->take; o++) {
        if (!o->name || strlen(o->name) != length - 2 ||
            strncmp(word + 2, o->name, length - 2) != 0)
            continue;
        if (equals && !o->arg)
            usage_error(r->command, "option `--%s` takes no value", o->name);
        take(r, o, equals ? equals + 1 : NULL);
        return;
    }
    unknown_option(r, tool_format("%.*s", (int)length, word));
}

static const struct option *of_letter(const struct reader *r, char letter)
{
    for (const struct option *o = r->command->options; o->take; o++)
        if (o->letter == letter)
            return o;
    if (letter == 'h')
        print_help(r);
    unknown_option(r, (char[]){'-', letter, 0});
    return NULL;
}

/* `-abc`: flags, of which the last may have an argument, attached or as the next word. */
static void read_letters(struct reader *r, const char *word)
{
    for (bool more = true; more && *++word;) {
        const struct option *o = of_letter(r, *word);
        more = !o->arg;
        take(r, o, o->arg && word[1] ? word + 1 : NULL);
    }
}

static void read_plain(const struct reader *r, const char *word)
{
    const struct option *o = r->command->options;
    while (o->take && !is_plain(o))
        o++;
    if (!o->take)
        usage_error(r->command, "`%s` is too much", word);
    o->take(r->command, r->into + o->to, word);
}

void options_read(const struct command *command, int argc, char **argv, void *into)
{
    struct reader r = {.command = command, .argc = argc, .argv = argv, .into = into};
    bool plain_only = false;
    while (r.at < argc) {
        const char *word = argv[r.at++];
        if (plain_only || word[0] != '-' || word[1] == 0)
            read_plain(&r, word);
        else if (strcmp(word, "--") == 0)
            plain_only = true;
        else if (word[1] == '-')
            read_long(&r, word);
        else
            read_letters(&r, word);
    }
}

void options_exclude(const struct command *command, bool one, const char *name, bool two,
                     const char *other)
{
    if (one && two)
        usage_error(command, "%s and %s exclude each other", name, other);
}
