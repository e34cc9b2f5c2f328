/* tool.h: what the files of the program `isadora` share.
 *
 * Each subcommand is one file cmd_<name>.c with one `struct command`; the rest are helpers:
 * options, target choice, input, hex words, output, JSON. Messages go to standard error, results to
 * standard output. */
#ifndef ISADORA_TOOL_H
#define ISADORA_TOOL_H

#include <isadora/base.h>

#include <stdio.h>

enum tool_exit { EXIT_FINE = 0, EXIT_BAD_INPUT = 1, EXIT_USAGE = 2, EXIT_IO = 3 };

/* ---- subcommands and their options (main.c, options.c) ---- */

struct option {
    int id;           /* positive, what options_next returns */
    char letter;      /* 0 when there is only the long spelling */
    const char *name; /* without the dashes; NULL when there is only the letter */
    const char *arg;  /* name of its argument, NULL for a flag */
    const char *help;
};

struct command {
    const char *name;
    const char *usage;            /* what stands after the name */
    const char *summary;          /* one line for `isadora help` */
    const char *text;             /* paragraphs for `isadora NAME --help`, examples included, */
    const char *examples;         /* or here where that is too long for one string; else NULL */
    const struct option *options; /* ends with id 0 */
    int (*run)(const struct command *, int argc, char **argv);
};

extern const struct command command_isas, command_info, command_dis, command_as, command_run,
    command_test, command_lint, command_explain, command_check, command_gen, command_diff,
    command_doc, command_export;

enum { OPTION_END = -1, OPTION_PLAIN = -2, OPTION_HELP = -3 };

struct options {
    const struct command *command;
    int argc, at;
    char **argv;
    const char *cluster; /* the rest of `-abc` */
    bool plain_only;     /* after `--` */
    const char *value;   /* of the option, or the plain argument */
};

/* `argv[0]` is the first argument behind the subcommand. */
void options_begin(struct options *, const struct command *, int argc, char **argv);
/* The next option's id, OPTION_PLAIN or OPTION_END. Prints help and exits on --help; exits 2 on a
 * mistake. */
int options_next(struct options *);
void command_help(const struct command *);
/* The name of `names` (n of them) nearest to `word`, or NULL when none is near. */
const char *nearest_name(const char *word, const char *const *names, size_t n);
/* That `file` has no function `word`: the nearest of those it has, or how to list them. */
void complain_no_function(const char *file, const char *word, const char *const *names, size_t n);
/* An unsigned number in C spelling (also 0b); false when the text is anything else. */
bool read_number(const char *text, uint64_t *out);

/* ---- messages (message.c) ---- */

/* `isadora: error: ...` on standard error. */
void complain(const char *format, ...);
/* `FILE:LINE:COL: error: ...`. */
void complain_at(const char *file, size_t line, size_t column, const char *format, ...);
/* Prints `isadora NAME: error: ...` with a pointer to --help, exits 2. */
_Noreturn void usage_error(const struct command *, const char *format, ...);
_Noreturn void out_of_memory(void);
/* Memory that is never NULL. */
void *tool_alloc(size_t size);
void *tool_realloc(void *, size_t size);
char *tool_format(const char *format, ...); /* caller frees */
/* True when `fd` is a terminal and NO_COLOR is not set. */
bool wants_colour(int fd);
/* `LABEL n` on standard error, a few times a second, when that is a terminal and standard output is
 * none; progress_done wipes it. */
void progress(const char *label, uint64_t n);
void progress_done(void);
/* What is being worked on, on standard error: from the third second after the first call on. On a
 * terminal the same line, else one every few seconds. */
void working(const char *format, ...);

/* ---- targets (targets.c, loader.c) ---- */

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
    PART_RUN = 4,  /* reset, execute and the like */
    PARTS_ALL = 7,
};

enum { OPTION_ISA = 1000, OPTION_VARIANT, OPTION_MODE };
#define TARGET_OPTIONS                                                                             \
    {OPTION_ISA, 'm', "isa", "ISA", "instruction set, or the path of a description"},              \
        {OPTION_VARIANT, 'V', "variant", "VARIANT", "variant; the first one when left out"},       \
    {                                                                                              \
        OPTION_MODE, 0, "mode", "MODE", "mode; the first one when left out"                        \
    }

/* Takes one of the three options; false when `id` is none of them. */
bool choice_option(struct choice *, int id, const char *value);
/* Finds target and config; complains and returns an exit status when there is none. */
int choice_settle(struct choice *, const struct command *);
/* The config of a target, or -1 with a complaint. */
int config_find(const struct isadora_target *, const char *variant, const char *mode);
/* The variant, or mode, that goes by that name, its own or another; NULL when none does. */
const char *config_called(const struct isadora_target *, bool mode, const char *name);
/* The names of all variants, or modes, of a target, parted by commas, other names in parentheses; 0
 * when there are none. */
size_t config_list(const struct isadora_target *, bool mode, char *out, size_t size);
/* A shipped target by name, or NULL. */
const struct isadora_target *target_find(const char *name);
/* Generates, compiles and loads these parts of the description at `path`: 0 or an exit status. */
int target_load(const char *path, unsigned parts, const struct isadora_target **out);
/* A path below the folder of data (generator, runtime sources, descriptions), or NULL with a
 * complaint. */
char *data_path(const char *relative);
const char *grade_name(unsigned grade);

/* ---- other programs (spawn.c) ---- */

/* Starts argv[0] from PATH; `quiet`: its standard output goes nowhere. False: errno says why. */
bool spawn_start(char *const argv[], bool quiet);
/* Waits for one of those that were started: its exit status. */
int spawn_next(void);
/* Both: an exit status, or -1 when it could not be started (errno). */
int spawn_wait(char *const argv[], bool quiet);
/* From hold to release, signals that ask us to end (HUP, INT, TERM) end what was started, and wait
 * for the release to end us: time to clean up. Holds may be nested. */
void signals_hold(void);
void signals_release(void);
bool signals_ended(void); /* has there been one? */
/* Runs the generator, `lua5.4 gen/main.lua ARGS..` (ends with NULL): an exit status. */
int spawn_generator(const char *const args[], bool quiet);

/* ---- input and output (io.c) ---- */

struct input {
    const char *name; /* for messages */
    int fd;
    unsigned char *data; /* data[at .. end) is read and not yet used */
    size_t at, end, capacity;
    bool ended, failed;
};

/* NULL or "-" is standard input. False with a complaint. */
bool input_open(struct input *, const char *path);
/* Reads on until `wanted` bytes are there or the input ends; what data[at..] was may move. */
void input_fill(struct input *, size_t wanted);
void input_close(struct input *);
/* The whole file, with a zero byte behind it; NULL with a complaint. */
char *read_whole(const char *path, size_t *size);
/* The same of what is left of an open input, which it closes. */
char *read_rest(struct input *, size_t *size);

struct output {
    const char *name; /* for messages */
    int fd;
    char *data;
    size_t used, capacity;
    char *temporary; /* what is renamed to `name` at the end; NULL when written in place */
    bool failed;
};

/* NULL or "-" is standard output. False with a complaint. */
bool output_open(struct output *, const char *path);
/* Whether that can be done later; nothing is changed or left behind. False with a complaint. */
bool output_check(const char *path);
/* Room for n more bytes at the returned place; the caller adds to `used`. */
char *output_room(struct output *, size_t n);
void output_text(struct output *, const char *text);
void output_format(struct output *, const char *format, ...);
void output_bytes(struct output *, const void *, size_t);
/* Writes out what is there so far. */
void output_flush(struct output *);
/* Writes out and, when `keep`, puts the file into its place; else leaves no trace of it. False with
 * a complaint. */
bool output_close(struct output *, bool keep);
/* Leaves quietly when nobody reads standard output any more. */
void check_stdout(void);

/* ---- code as hex words or raw bytes (hex.c) ---- */

/* How code is cut into hex numbers: by the shortest unit, or by 32 bits where that unit is made of
 * them. */
struct group {
    unsigned bytes;  /* in memory */
    unsigned digits; /* usual for one */
    bool big_endian;
};

struct group group_of(const struct isadora_target *, unsigned config);
/* The numbers of which a file of code is made: not the words, where these are put together to
 * units.
 */
struct group stream_group_of(const struct isadora_target *, unsigned config);
/* Bytes of one hex number into out[ISADORA_WORD_BYTES]: how many, or 0 with *why. */
size_t hex_word(struct group, const char *text, size_t size, uint8_t *out, const char **why);
/* Bytes as hex numbers parted by blanks; what does not fill a group byte by byte. Returns the end.
 */
char *hex_groups(struct group, char *out, const uint8_t *bytes, size_t size);
/* A number of at least `n` digits. */
char *hex_digits(char *out, uint64_t value, unsigned n);
/* 0x.. without leading zeros. */
char *hex_long(char *out, struct isadora_word);
/* The number that `size` bytes (at most 16) spell. */
struct isadora_word word_of(const uint8_t *bytes, size_t size, bool big_endian);

/* A stream of code, read as hex numbers or raw. */
struct code {
    struct input input;
    const struct isadora_target *target;
    unsigned config;
    struct group group;
    bool raw;
    uint8_t *bytes; /* bytes[at .. end) are read and not yet used */
    size_t at, end, capacity;
    size_t line, line_start; /* of the input: number of the line, bytes before it */
    size_t listed;           /* number of the last line that began with an address */
    size_t consumed;         /* bytes of the input that are behind us */
    uint8_t classes[256];    /* of characters */
    bool ended, bad, failed; /* bad: not hex; failed: could not be read */
    bool gathered;           /* units became words, where they are not the same */
    size_t tail;             /* then: bytes at bytes[end] that are no whole unit */
};

bool code_open(struct code *, const struct choice *, const char *path, bool raw);
/* The same of an open input, which it takes over. */
void code_take(struct code *, const struct choice *, struct input *, bool raw);
/* Code that lies in memory, allocated; it takes that over. */
void code_hold(struct code *, const struct choice *, uint8_t *bytes, size_t size);
/* Are there no bytes that are no whole unit? Complains. */
bool code_is_whole(const struct code *);
/* May a program begin there? Complains. */
bool base_fits(const struct choice *, uint64_t base);
/* Makes `wanted` bytes available, fewer only at the end of the input or after an error. */
void code_fill(struct code *, size_t wanted);
void code_close(struct code *);
/* Where words are put together to units: the bits that word n of a program has there, part by part,
 * of which the first may be an instruction by itself. */
char *hex_of_word(const struct isadora_target *, size_t n, char *out, const uint8_t *bytes,
                  size_t size);
/* Back: the bytes of a word from the parts that a listing has; 0 where they are none of this
 * target. What stands in the word before it is 0. */
size_t word_of_hex(const struct isadora_target *, char *const *parts, size_t count, uint8_t *out);

/* ---- JSON text (jsonout.c) ---- */

/* "name": with the comma before it where one is due; name NULL inside arrays. */
void json_key(struct output *, bool *first, const char *name);
void json_string(struct output *, const char *text);
/* A key with a string, or with null. */
void json_text(struct output *, bool *first, const char *key, const char *text);

#endif
