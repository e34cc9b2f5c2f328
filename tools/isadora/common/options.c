/* options.c: reads the command line of one subcommand.
 *
 * getopt_long would do, but for two things: an unknown option names the one that was probably
 * meant, and the same table prints the help. */
#include "common/tool.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_MOST = 31 };

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

/* Edit distance: insert, delete, replace, swap neighbours. */
static size_t distance(const char *a, const char *b)
{
    size_t m = strlen(a), n = strlen(b), d[NAME_MOST + 1][NAME_MOST + 1];
    if (m > NAME_MOST || n > NAME_MOST)
        return SIZE_MAX;
    for (size_t i = 0; i <= m; i++) {
        for (size_t j = 0; j <= n; j++) {
            d[i][j] = i ? i : j;
            if (!i || !j)
                continue;
            d[i][j] = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            d[i][j] = smaller(d[i][j], smaller(d[i - 1][j], d[i][j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = smaller(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[m][n];
}

const char *nearest_name(const char *word, const char *const *names, size_t n)
{
    const char *best = NULL;
    size_t length = strlen(word), best_distance = length / 2 + 1;
    for (size_t i = 0; i < n; i++) {
        size_t d = distance(word, names[i]);
        if (length >= 2 && strncmp(word, names[i], length) == 0)
            d = 0; /* an abbreviation */
        if (d < best_distance) {
            best_distance = d;
            best = names[i];
        }
    }
    return best;
}

void complain_no_function(const char *file, const char *word, const char *const *names, size_t n)
{
    const char *near = nearest_name(word, names, n);
    if (near)
        complain("%s has no function `%s`, did you mean `%s`?", file, word, near);
    else
        complain("%s has no function `%s`; --functions of `isadora dis` lists those it has", file,
                 word);
}

bool read_number(const char *text, uint64_t *out)
{
    unsigned base = 10;
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X' || text[1] == 'b' || text[1] == 'B')) {
        base = text[1] == 'x' || text[1] == 'X' ? 16 : 2;
        text += 2;
    }
    uint64_t value = 0;
    const char *start = text;
    for (; *text; text++) {
        unsigned digit = *text >= '0' && *text <= '9'   ? (unsigned)(*text - '0')
                         : *text >= 'a' && *text <= 'f' ? (unsigned)(*text - 'a') + 10
                         : *text >= 'A' && *text <= 'F' ? (unsigned)(*text - 'A') + 10
                                                        : 99;
        if (digit >= base || value > (UINT64_MAX - digit) / base)
            return false;
        value = value * base + digit;
    }
    *out = value;
    return text != start;
}

void command_help(const struct command *command)
{
    printf("usage: isadora %s %s\n\n%s\n", command->name, command->usage, command->text);
    if (command->examples)
        printf("\n%s\n", command->examples);
    if (command->options[0].id)
        printf("\noptions:\n");
    for (const struct option *o = command->options; o->id; o++) {
        char spelling[64];
        snprintf(spelling, sizeof spelling, "%c%c%s%s%s%s%s", o->letter ? '-' : ' ',
                 o->letter ? o->letter : ' ', o->letter && o->name ? ", " : "  ",
                 o->name ? "--" : "", o->name ? o->name : "", o->arg ? " " : "",
                 o->arg ? o->arg : "");
        printf("  %-24s %s\n", spelling, o->help);
    }
    printf("  %-24s %s\n", "-h, --help", "this text");
}

void options_begin(struct options *o, const struct command *command, int argc, char **argv)
{
    *o = (struct options){.command = command, .argc = argc, .argv = argv};
}

static void unknown_option(const struct options *o, const char *word)
{
    const char *names[64];
    size_t n = 0;
    names[n++] = "help";
    for (const struct option *k = o->command->options; k->id && n < 64; k++)
        if (k->name)
            names[n++] = k->name;
    const char *near = nearest_name(word + 2, names, n);
    if (word[1] == '-' && near)
        usage_error(o->command, "unknown option `%s`, did you mean `--%s`?", word, near);
    usage_error(o->command, "unknown option `%s`", word);
}

/* The argument of option k, which is `attached` or the next word. */
static int take_value(struct options *o, const struct option *k, const char *attached)
{
    o->value = attached;
    if (k->arg && !attached) {
        if (o->at >= o->argc)
            usage_error(o->command, "option `%s%s` needs %s", k->name ? "--" : "-",
                        k->name ? k->name : &k->letter, k->arg);
        o->value = o->argv[o->at++];
    }
    return k->id;
}

static int next_long(struct options *o, const char *word)
{
    const char *equals = strchr(word, '=');
    size_t length = equals ? (size_t)(equals - word) : strlen(word);
    if (length == 6 && strncmp(word, "--help", 6) == 0)
        return OPTION_HELP;
    for (const struct option *k = o->command->options; k->id; k++) {
        if (k->name && strlen(k->name) == length - 2 &&
            strncmp(word + 2, k->name, length - 2) == 0) {
            if (equals && !k->arg)
                usage_error(o->command, "option `--%s` takes no value", k->name);
            return take_value(o, k, equals ? equals + 1 : NULL);
        }
    }
    char *name = tool_format("%.*s", (int)length, word);
    unknown_option(o, name);
    free(name);
    return OPTION_END;
}

static int next_letter(struct options *o)
{
    char letter = *o->cluster++;
    const char *rest = *o->cluster ? o->cluster : NULL;
    for (const struct option *k = o->command->options; k->id; k++) {
        if (k->letter == letter) {
            if (k->arg || !rest)
                o->cluster = NULL;
            return take_value(o, k, k->arg ? rest : NULL);
        }
    }
    if (letter == 'h')
        return OPTION_HELP;
    char word[3] = {'-', letter, 0};
    unknown_option(o, word);
    return OPTION_END;
}

static int next_any(struct options *o)
{
    if (o->cluster)
        return next_letter(o);
    if (o->at >= o->argc)
        return OPTION_END;
    const char *word = o->argv[o->at++];
    if (o->plain_only || word[0] != '-' || word[1] == 0) {
        o->value = word;
        return OPTION_PLAIN;
    }
    if (strcmp(word, "--") == 0) {
        o->plain_only = true;
        return next_any(o);
    }
    if (word[1] == '-')
        return next_long(o, word);
    o->cluster = word + 1;
    return next_letter(o);
}

int options_next(struct options *o)
{
    int id = next_any(o);
    if (id == OPTION_HELP) {
        command_help(o->command);
        check_stdout();
        exit(EXIT_FINE);
    }
    return id;
}
