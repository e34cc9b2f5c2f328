/* debug.h: `isadora run --step`: a program instruction by instruction, on request.
 *
 * commands.c reads commands and finds who does them; go.c goes on, and stops;
 * points.c keeps breakpoints, with their conditions, and watches;
 * address.c reads labels and lines; code.c shows where it is and the code around; place.c shows
 * registers and stacks, and sets places; registers.c prints registers of all lanes; memory.c shows
 * memory and warps. None of them knows an instruction. */
#ifndef ISADORA_RUN_DEBUG_H
#define ISADORA_RUN_DEBUG_H

#include "grid/grid_run.h"

enum { DEBUG_LANES = 64 };

/* A place, and of which lane a cell is that each lane has for itself. */
struct debug_place {
    struct place place;
    bool all; /* a register that each lane has, and no lane was named */
    int lane; /* -1: none */
};

struct debug_condition {
    bool is_there; /* else it always holds */
    struct debug_place place;
    enum relation relation;
    struct isadora_word value;
};

/* A breakpoint, or a place that is watched. */
struct debug_point {
    unsigned number;
    bool is_watch;
    /* A breakpoint: */
    uint64_t address;
    struct debug_condition condition;
    /* A watch: */
    struct debug_place place;
    uint32_t warp;
    struct isadora_word value[DEBUG_LANES]; /* [0] alone unless place.all */
};

struct debug {
    struct run *run;
    struct grid_run *g; /* NULL: no lanes */
    struct isadora_machine *m;
    struct output *out;
    bool terminal, colour, quit;
    bool ended;    /* it cannot go on */
    uint32_t view; /* the warp that is looked at */
    struct debug_point *points;
    size_t point_count, point_room;
    unsigned numbers; /* of points so far */
    char *repeated;   /* the command that an empty line repeats */
    uint64_t listed;  /* where `list` goes on */
};

/* How numbers are shown: 0 as registers are, else f, d, u or x. */
typedef char debug_format;

/* The member `debug` of a run. */
void debug_run(struct run *, struct grid_run *);

/* ---- words.c ---- */

/* A command that was not understood, or cannot be done. Returns false. */
bool debug_refuse(struct debug *, const char *format, ...);
/* The next word of *args, or NULL: moves *args after it and ends it. */
char *debug_word(char **args);
/* `/f` at the begin of the arguments. */
debug_format debug_take_format(char **args);
/* A number, of things or times, where there is one; else the refusal. */
bool debug_count(struct debug *, char **args, uint64_t otherwise, uint64_t *out);
void debug_color(struct debug *, const char *code);
void debug_plain(struct debug *);
/* Text of files and commands, without what a terminal would take as a command. */
void debug_put(struct debug *, const char *text, size_t size);
/* What a place holds, or would hold, as text. */
void debug_value(const struct place *, struct isadora_word, debug_format,
                 char out[ISADORA_VALUE_MAX]);

/* ---- the warp that is looked at (look.c) ---- */

/* What the machine shows is the warp's; without lanes nothing happens. */
struct debug_look {
    void *state;
    uint64_t pc;
    bool again;
    uint32_t warp;
};

struct debug_look debug_look_at(struct debug *, uint32_t warp);
/* Back again; a `$pc` that was set stays set. */
void debug_look_back(struct debug *, const struct debug_look *);
uint64_t debug_active(const struct debug *);
/* The lanes that the warp was launched with. */
uint64_t debug_launched(const struct debug *);
uint32_t debug_running(const struct debug *);

/* ---- go.c ---- */

void debug_start(struct debug *);
void debug_step(struct debug *, char *args);
void debug_next(struct debug *, char *args);
void debug_until(struct debug *, char *args);
void debug_continue(struct debug *, char *args);

/* ---- breakpoints and watches (watch.c) ---- */

void debug_add_break(struct debug *, uint64_t address, const struct debug_condition *);
void debug_break_at(struct debug *, char *args);
void debug_watch_place(struct debug *, char *args);
void debug_delete(struct debug *, char *args);
void debug_points(struct debug *, char *args);
/* The breakpoint there, or NULL. */
struct debug_point *debug_break_there(const struct debug *, uint64_t address);
/* Prints the watched places that changed. Returns whether one did. */
bool debug_watches_changed(struct debug *, uint64_t by);
/* Takes the values of now; `begun`: only of what a block that begins resets. */
void debug_watches_take(struct debug *, bool begun);

/* Whether the condition of a breakpoint holds for what the machine shows. */
bool debug_holds(struct debug *, const struct debug_condition *);

/* ---- addresses (address.c) ---- */

/* The address that a number, a label, FILE:LINE, `$pc`, a register, or one of these with `+N`
 * means; else the refusal. */
bool debug_address(struct debug *, const char *text, uint64_t *out);
/* A number, label or register, or one of these `+ N` or `- N`; false: it is none. */
bool debug_number(struct debug *, const char *text, size_t size, uint64_t *out);
/* The same of a label, which is not the name of a place. */
bool debug_label(struct debug *, const char *text, uint64_t *out);
/* As debug_number, where a value is wanted that a place is to hold: also wide numbers, and negative
 * ones. */
bool debug_wide(struct debug *, const char *text, struct isadora_word *out);
/* As debug_address, of code: no instruction that the program has there is cut in two. */
bool debug_code_address(struct debug *, const char *text, uint64_t *out);

/* ---- places (place.c) ---- */

bool debug_find_place(struct debug *, const char *text, struct debug_place *);
struct isadora_word debug_get(struct debug *, const struct debug_place *, unsigned lane);
void debug_print(struct debug *, char *args);
void debug_set(struct debug *, char *args);
void debug_stack(struct debug *, char *args);
void debug_pending(struct debug *, char *args);

/* ---- registers of lanes (registers.c) ---- */

void debug_registers(struct debug *, char *args);
void debug_flags(struct debug *, char *args);

/* ---- memory, warps (memory.c) ---- */

void debug_memory(struct debug *, char *args);
void debug_buffers(struct debug *, char *args);
void debug_warps(struct debug *, char *args);
void debug_warp(struct debug *, char *args);

/* ---- code (code.c) ---- */

/* The instruction at an address as text[ISADORA_TEXT_MAX]: its length in bytes, 0 where there is
 * none. */
unsigned debug_instruction(const struct debug *, uint64_t address, char *text);
/* The groups of lanes of the warp that do not run, a line each. */
void debug_print_groups(struct debug *);
/* Where it is: warp, label, instruction, line of the source. */
void debug_where(struct debug *, char *args);
void debug_list(struct debug *, char *args);

#endif
