/* options.h: subcommands and their options.
 *
 * A command's options are a table, from which parsing, --help and the messages about mistakes come.
 * Each row says where its value goes: a member of the structure that options_read fills. */
#ifndef ISADORA_OPTIONS_H
#define ISADORA_OPTIONS_H

#include "common/message.h"
#include "common/number.h"

struct command;

/* Puts the argument of an option (NULL for a flag) into the member at `to`. */
typedef void option_take(const struct command *, void *to, const char *value);

struct option {
    char letter;            /* 0 when there is only the long spelling */
    const char *name;       /* without the dashes; NULL when there is only the letter */
    const char *arg, *help; /* name of its argument, NULL for a flag */
    option_take *take;      /* NULL ends the table */
    size_t to;              /* offset of the member */
};

struct command {
    const char *name;
    const char *usage;            /* what follows the name */
    const char *summary;          /* one line for `isadora help` */
    const char *text;             /* paragraphs for `isadora NAME --help`, examples included, */
    const char *examples;         /* or here where that is too long for one string; else NULL */
    const struct option *options; /* a row without letter and name takes plain arguments */
    int (*run)(const struct command *, int argc, char **argv);
};

/* A number that may be given, and arguments that may be given several times. */
struct number {
    bool given;
    uint64_t value;
};
struct texts {
    const char **text; /* allocated */
    size_t count;
};

/* Kinds of options, by the type of their member: */
option_take option_flag;                   /* bool */
option_take option_text;                   /* const char * */
option_take option_number, option_address; /* struct number */
option_take option_texts;                  /* struct texts */
option_take option_file;                   /* const char *, of which there may be one */

/* Reads all arguments after the subcommand into `into`. Prints help and exits on --help; exits 2 on
 * a mistake. */
void options_read(const struct command *, int argc, char **argv, void *into);
/* Exits 2 when both were given. */
void options_exclude(const struct command *, bool, const char *name, bool, const char *other);
void command_help(const struct command *);
/* Prints `isadora NAME: error: ...` with a pointer to --help, exits 2. */
_Noreturn void usage_error(const struct command *, const char *format, ...);

/* The name of `names` (n of them) nearest to `word`, or NULL when none is near. */
const char *nearest_name(const char *word, const char *const *names, size_t n);
/* That `file` has no function `word`: the nearest of those it has, or how to list them. An exit
 * status.
 */
int complain_no_function(const char *file, const char *word, const char *const *names, size_t n);

#endif
